import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { listFiles } from '../repository/list-files.ts'

const TEXT = /\.(m?js|css|svg|json|txt|html|xml|map)$/

/** Writes `.br` and `.gz` beside every text file, and returns the bytes after brotli by path. */
export function compressFolder(dir: string): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const file of listFiles(dir)) {
    if (!TEXT.test(file)) continue
    const content = readFileSync(join(dir, file))
    const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    writeFileSync(join(dir, `${file}.br`), brotli)
    writeFileSync(join(dir, `${file}.gz`), gzipSync(content, { level: 9 }))
    sizes.set(file, brotli.length)
  }
  return sizes
}
