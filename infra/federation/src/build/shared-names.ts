import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PLATFORM_INDEX } from '../repository/web-package.ts'

const PLATFORM = '@site/web/platform'
const require = createRequire(import.meta.url)

/** Every name that a shared package exports, types left out. Throws when the platform's list of names is no plain list. */
export function sharedNames(name: string): string[] {
  return name === PLATFORM ? listedNames(readFileSync(PLATFORM_INDEX, 'utf8')) : Object.keys(require(name))
}

/** A module that exports a shared package by all of its names, from what the shell has given: an object, named by `given` as code, that has the packages by name. */
export const shareModule = (name: string, given: string): string =>
  [
    `const given = ${given}[${JSON.stringify(name)}]`,
    ...sharedNames(name).map((exported) => `export const ${exported} = given.${exported}`),
    'export { given as __moduleExports }',
    'export default given.default ?? given'
  ].join('\n')

/** Names in a module that holds nothing but `export { … } from '…'` and `export type { … } from '…'`. */
export function listedNames(source: string): string[] {
  const code = source.replace(/\/\*.*?\*\//gs, '')
  const lists = [...code.matchAll(/export (type )?\{([^}]*)\} from '[^']+'/g)]
  if (lists.length === 0 || lists.length !== [...code.matchAll(/\bexport\b/g)].length)
    throw new Error(`${PLATFORM_INDEX} must list its names: export { … } from '…'`)
  return lists
    .filter(([, isType]) => !isType)
    .flatMap(([, , names = '']) => names.split(','))
    .map((entry) => entry.trim().replace(/^\w+ as /, ''))
    .filter((entry) => entry !== '' && !entry.startsWith('type '))
}
