// Plain JavaScript: the rendering worker imports it (infra/decisions/0020).
import { compileFunction } from 'node:vm'

/**
 * Runs a server bundle (CommonJS) and returns what it exports. It has no module but those it is given.
 *
 * @param {string} code
 * @param {{ filename: string, give: (name: string) => unknown }} options `filename` is what stack traces call it; `give` answers
 *   its `require`, and throws for what the bundle may not have
 * @returns {any}
 */
export function evaluateBundle(code, { filename, give }) {
  const module = { exports: {} }
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename })
  run(module, module.exports, give)
  return module.exports
}
