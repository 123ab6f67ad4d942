const KINDS = { js: /\.m?js$/, css: /\.css$/ }

/**
 * What a version’s scripts and its stylesheets weigh, as its budget counts them (FED-54): a module that is called .mjs, as Rspack and webpack do, is a script.
 *
 * @param sizes bytes after brotli by path
 * @returns bytes
 */
export function sizeOfKinds(sizes: Iterable<[string, number]>): { js: number; css: number } {
  const all = [...sizes]
  const sumOf = (kind: RegExp) => all.reduce((sum, [file, size]) => (kind.test(file) ? sum + size : sum), 0)
  return { js: sumOf(KINDS.js), css: sumOf(KINDS.css) }
}
