import type { Manifest } from 'vite'

export interface ChunkFiles {
  modules: string[]
  styles: string[]
}

/**
 * The static closure of chunks in Vite's manifest: their files and everything they import, not what they import
 * dynamically. This is what a browser needs before the chunk runs. The styles of what is imported come first: those of the importer change them.
 *
 * @param keys keys of the manifest ('src/pages/list/page.tsx')
 */
export function closureOf(manifest: Manifest, keys: string[]): ChunkFiles {
  const seen = new Set<string>()
  const modules: string[] = []
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    modules.push(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  for (const key of keys) visit(key)
  return { modules, styles: [...styles] }
}

/** Key of the chunk that was written to `file`. Throws when there is none. */
export function keyOfFile(manifest: Manifest, file: string): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.file === file)
  if (!found) throw new Error(`The build made no ${file}`)
  return found[0]
}

/** `files` without what `others` hold already. */
export function without({ modules, styles }: ChunkFiles, ...others: ChunkFiles[]): ChunkFiles {
  const known = new Set(others.flatMap((other) => [...other.modules, ...other.styles]))
  const fresh = (file: string) => !known.has(file)
  return { modules: modules.filter(fresh), styles: styles.filter(fresh) }
}
