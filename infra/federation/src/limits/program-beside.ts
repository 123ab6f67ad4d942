import { extname } from 'node:path'

/** A program that stands beside the module that starts it: with the ending of that module, whether it is a source or what was built of it. */
export const programBeside = (module: string, name: string): URL =>
  new URL(`./${name}${extname(new URL(module).pathname)}`, module)
