import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../repository/paths.ts'
import { remoteNames } from '../repository/remotes.ts'

/** The front ends of the repository, the shell first. */
export const FRONT_ENDS: readonly string[] = ['shell', ...remoteNames()]

/** Those of them in whose own sources this text stands, tests aside. */
export const frontEndsNaming = (text: string): string[] =>
  FRONT_ENDS.filter((name) => {
    const src = join(REPOSITORY, name, 'src')
    return readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .some((file) => readFileSync(join(src, file), 'utf8').includes(text))
  })
