import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

/**
 * Class names of CSS Modules, scoped with the unit: 'mf-blog_card_x1y2z'. They depend on the file's path below the
 * repository and the name alone, so that client and server builds agree, and builds in another folder too.
 */
export function scopedClassNames(unit: string, repository: string) {
  return (name: string, file: string): string => {
    const path = relative(repository, file.split('?')[0] ?? file)
      .split(sep)
      .join('/')
    const hash = createHash('sha256').update(`${unit}\n${path}\n${name}`).digest('base64url')
    return `${unit}_${name}_${hash.replaceAll(/[-_]/g, '').slice(0, 5)}`
  }
}
