import { writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { MF_TYPES } from '@site/contracts/foreign-hosts/mf-manifest'
import { zipSync } from 'fflate'
import { withoutEnding } from './emit-declarations.ts'

/** Folder of the archive with the declarations of the sources; beside it stands one file for each view. */
const COMPILED = 'compiled-types'
/** A host puts its own name of the remote in the place of this. */
const ALIAS = 'REMOTE_ALIAS_IDENTIFIER'
/** The same bytes for the same types: a zip has no earlier day. */
const MTIME = new Date(1980, 0, 1)
/** Names of modules beside each other, in a declaration. */
const BESIDE = /(\b(?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"\n]*)\2/g

/**
 * Writes beside the files of a remote's version the types of what it exposes, in the form of Module Federation's own tools: `@mf-types.zip` and
 * `@mf-types.d.ts`. Nothing where nothing has types. No page of the site asks for them.
 *
 * @param client folder of the files of the version
 * @param exposes source of each view: { './widget': './src/remote/widget.tsx' }
 * @param declarations as `emitDeclarations` gives them
 */
export function writeTypes(
  client: string,
  exposes: Record<string, string>,
  declarations: ReadonlyMap<string, string>
): void {
  const views = Object.entries(exposes)
    .map(([path, source]): [string, string] => [posix.normalize(path), moduleOf(source)])
    .filter(([, source]) => declarations.has(source))
  if (views.length === 0) return
  const files = { ...compiledFiles(views, declarations), ...viewFiles(views, declarations) }
  const entries = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))
  const encoded = entries.map(([file, text]) => [file, new TextEncoder().encode(text)])
  writeFileSync(join(client, MF_TYPES.zip), zipSync(Object.fromEntries(encoded), { mtime: MTIME, level: 9 }))
  writeFileSync(join(client, MF_TYPES.api), typesOfLoading(views.map(([path]) => `${ALIAS}/${path}`)))
}

const moduleOf = (source: string) => withoutEnding(posix.normalize(source))

const beside = (path: string) => (path.startsWith('.') ? path : `./${path}`)

/** What a host imports: 'widget.d.ts', 'pages/blog.d.ts'. */
function viewFiles(views: [string, string][], declarations: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    views.map(([path, source]) => {
      const from = `'${beside(posix.relative(posix.dirname(path), `${COMPILED}/${source}`))}'`
      const hasDefault = /\bexport default\b|\bas default\b/.test(declarations.get(source) ?? '')
      const lines = [`export * from ${from}`, ...(hasDefault ? [`export { default } from ${from}`] : [])]
      return [`${path}.d.ts`, `${lines.join('\n')}\n`]
    })
  )
}

/** The declarations of the views, and of what these name of the remote's own modules. */
function compiledFiles(views: [string, string][], declarations: ReadonlyMap<string, string>) {
  const files: Record<string, string> = {}
  const take = (source: string) => {
    const file = `${COMPILED}/${source}.d.ts`
    const text = declarations.get(source)
    if (text === undefined || file in files) return
    files[file] = text.replace(
      BESIDE,
      (_, before, quote, name) => `${before}${quote}${withoutEnding(name)}${quote}`
    )
    for (const [, , , name = ''] of text.matchAll(BESIDE)) {
      const named = posix.join(posix.dirname(source), withoutEnding(name).replace(/\.jsx?$/, ''))
      take(named)
      take(`${named}/index`)
    }
  }
  for (const [, source] of views) take(source)
  return files
}

/** What `loadRemote` gives a host, by the name that it is called with. */
function typesOfLoading(names: string[]): string {
  const cases = names.map((name) => `T extends '${name}' ? typeof import('${name}') :`)
  return [
    `export type RemoteKeys = ${names.map((name) => `'${name}'`).join(' | ')};`,
    `export type PackageType<T> = ${[...cases, 'any;'].join('\n  ')}`,
    ''
  ].join('\n')
}
