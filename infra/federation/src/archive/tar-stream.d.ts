// The part of the package that is used here; it brings no types.
declare module 'tar-stream' {
  import type { Readable, Writable } from 'node:stream'

  export interface Header {
    name: string
    size?: number
    mtime?: Date
    type?: string
    linkname?: string
  }

  export interface Pack extends Readable {
    entry(header: Header, content: Buffer): void
    finalize(): void
  }

  /** Entries in the order of the archive; each must be read before the next one comes. */
  export interface Extract extends Writable, AsyncIterable<Readable & { header: Required<Header> }> {}

  export function pack(): Pack
  export function extract(): Extract
}
