import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { PUBLICATION } from '@site/registry/publication'
import { SIGNATURE } from '@site/registry/version-signature'
import { pack } from 'tar-stream'
import { listFiles } from '../repository/list-files.ts'

/**
 * The folder of a built version as the release API takes it: a .tar.gz of its files, the same bytes for the same files. Notes of the store that it may come
 * from stay there.
 *
 * @param signature takes the place of the one that it may have
 */
export async function packVersion(dir: string, signature: string | null = null): Promise<Buffer> {
  const archive = pack()
  const packed = buffer(archive.pipe(createGzip()))
  for (const file of listFiles(dir)) {
    if (file === PUBLICATION || file.startsWith('.') || (signature && file === SIGNATURE)) continue
    const content = readFileSync(join(dir, file))
    archive.entry({ name: file, size: content.length, mtime: new Date(0) }, content)
  }
  if (signature) archive.entry({ name: SIGNATURE, mtime: new Date(0) }, Buffer.from(signature))
  archive.finalize()
  return packed
}
