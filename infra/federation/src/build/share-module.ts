import { sharedNames } from './shared-names.ts'

/** A module that exports a shared package by all of its names, from what the shell has given: an object, named by `given` as code, that has the packages by name. */
export const shareModule = (name: string, given: string): string =>
  [
    `const given = ${given}[${JSON.stringify(name)}]`,
    ...sharedNames(name).map((exported) => `export const ${exported} = given.${exported}`),
    'export { given as __moduleExports }',
    'export default given.default ?? given'
  ].join('\n')
