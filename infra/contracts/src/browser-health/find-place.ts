/** A place in a version of a deployable: which file, and where in it. */
export interface Place {
  deployable: string
  version: string
  file?: string
  line?: number
  column?: number
}

/**
 * The address of a version's file, wherever it stands in a text, with line and column: '…/mf-blog/0.1.0-3f9c2ab417/assets/page.js:1:204', or with
 * 'files' in place of the version, where versions share the addresses of equal files.
 */
const FILE =
  /\/(shell|mf-[a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+-[0-9a-f]{8,16}|files)\/([\w@./-]+)(?:\?[\w=&]*)?(?::(\d+):(\d+))?/g

/**
 * Whose fault it is, by the first file of a remote in a stack or message: React and the platform stand in the shell's file, and throw what
 * remotes made them throw. Else by the boundary that caught it, else the shell where a file of its own is named. Null: nobody's of ours.
 *
 * @param boundary the view that was being shown
 * @param serving the version of a deployable that the page loads its files of
 */
export function findPlace(
  text: string,
  boundary: Place | null,
  serving: (deployable: string) => string
): Place | null {
  const places = [...text.matchAll(FILE)].map(
    ([, deployable = '', version = '', file = '', line, column]) => ({
      deployable,
      version: version === 'files' ? serving(deployable) : version,
      file,
      ...(line && { line: Number(line), column: Number(column) })
    })
  )
  return places.find(({ deployable }) => deployable !== 'shell') ?? boundary ?? places[0] ?? null
}
