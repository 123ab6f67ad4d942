// Plain JavaScript: the rendering worker imports it (infra/decisions/0020).
import { createHash } from 'node:crypto'

/**
 * 'sha384-…' as integrity attributes, import maps and manifests hold it.
 *
 * @param {string | Buffer} content
 * @returns {string}
 */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`
