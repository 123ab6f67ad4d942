import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../repository/list-files.ts'

export interface NewRemote {
  /** 'mf-jobs'; its first page is then /jobs. */
  name: string
  /** Folder that is made. */
  dir: string
  /** Folder of the templates. */
  templates: string
  /** Those it is made of, in their order: folders of `templates`. */
  parts: string[]
  /** What its package.json says besides name and version. */
  manifest: Record<string, unknown>
}

/** A name is a folder, an identifier of the store and the beginning of an address. */
export const isRemoteName = (name: string): boolean => /^mf-[a-z][a-z0-9-]{0,30}$/.test(name)

/**
 * Makes the folder of a new remote: a page that is rendered on the server, its words, its test. Nothing is written over.
 *
 * @returns the files, as paths below it
 * @throws when there is something of that name
 */
export function makeRemote({ name, dir, templates, parts, manifest }: NewRemote): string[] {
  if (existsSync(dir)) throw new Error(`${dir} exists: nothing was written`)
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
    return file
  }
  const about = { name: `@site/${name}`, version: '0.1.0', private: true, type: 'module', ...manifest }
  const files = parts.flatMap((part) =>
    listFiles(join(templates, part)).map((file) => {
      const text = readFileSync(join(templates, part, file), 'utf8')
      return put(placeOf(file), text.replaceAll('mf-sample', name).replaceAll('/sample', pathOf(name)))
    })
  )
  return [put('package.json', `${JSON.stringify(about, null, 2)}\n`), ...files].sort()
}

/** Settings of tools, which would count for the templates themselves under their own names; and npm takes no .gitignore into a package. */
const placeOf = (file: string): string => file.replace(/^_git/, '.git').replace(/^_/, '')

/** The address of its first page. */
export const pathOf = (name: string): string => `/${name.slice('mf-'.length)}`
