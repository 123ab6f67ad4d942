import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../run/command.ts'
import type { Edit } from './proof.ts'

/** A copy of the checkout that may be broken. */
export interface CheckoutCopy {
  folder: string
  /** Makes the edits, and gives what takes them back. Throws when a text is not there exactly once. */
  apply(edits: Edit[]): () => void
  remove(): void
}

/** What git tracks or would track, as it lies on the disk; packages are linked, workspaces are the copy's own. */
export function copyCheckout(): CheckoutCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-proofs-'))
  for (const file of listFiles()) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(join(ROOT, file), join(folder, file))
  }
  linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    apply(edits) {
      const before = new Map(
        edits.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')] as const)
      )
      const restore = () => {
        for (const [file, text] of before) writeFileSync(join(folder, file), text)
      }
      for (const { file, find, replace } of edits) {
        const parts = readFileSync(join(folder, file), 'utf8').split(find)
        if (parts.length !== 2) {
          restore()
          throw new Error(`${file} holds this ${parts.length - 1} times: ${find}`)
        }
        writeFileSync(join(folder, file), parts.join(replace))
      }
      return restore
    },
    remove: () => rmSync(folder, { recursive: true, force: true })
  }
}

function listFiles(): string[] {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const names = execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return [...new Set(names.split('\0'))].filter((name) => name !== '' && existsSync(join(ROOT, name)))
}

/** The folder itself is new: what builds keep in it is the copy's own, and so are its links to workspaces. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name.startsWith('.vite') || name.startsWith('__')) continue
    if (name === '@site') {
      mkdirSync(join(to, name))
      for (const one of readdirSync(join(from, name)))
        symlinkSync(readlinkSync(join(from, name, one)), join(to, name, one))
    } else
      symlinkSync(
        join(from, name),
        join(to, name),
        lstatSync(join(from, name)).isDirectory() ? 'dir' : 'file'
      )
  }
}
