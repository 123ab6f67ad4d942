import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DeployableSource, readDeployableSource } from '@site/federation/build/deployable-source'
import { ROOT } from '../run/command.ts'

export interface RemoteCopy extends DeployableSource {
  /** Replaces text in one of its files; the text must be there. */
  edit: (file: string, from: string, to: string) => void
  remove: () => void
}

/** Copies a remote so that a test may change it. The copy is in a folder that git ignores, from which packages are still found. */
export function copyRemote(name: string): RemoteCopy {
  const parent = join(ROOT, 'infra/tests/.cache', randomUUID())
  const dir = join(parent, name)
  mkdirSync(parent, { recursive: true })
  cpSync(join(ROOT, name), dir, { recursive: true, filter: (path) => !/\/(node_modules|dist)$/.test(path) })
  const edit = (file: string, from: string, to: string) => {
    const path = join(dir, file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not hold '${from}'`)
    writeFileSync(path, text.replaceAll(from, to))
  }
  return {
    ...readDeployableSource(dir),
    edit,
    remove: () => rmSync(parent, { recursive: true, force: true })
  }
}
