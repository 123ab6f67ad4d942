import { StringDecoder } from 'node:string_decoder'

/**
 * The lines of a UTF-8 stream, without their ends; a last line without an end counts. Only "\n" ends a line: since Node 24
 * node:readline also ends one at U+2028 and U+2029, which JSON leaves as they are inside a text. Errors of the stream are thrown.
 */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  // Parts of a line that has not ended: only what is new is searched, so that a line of many megabytes costs what it weighs.
  let parts: string[] = []
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.write(chunk).split('\n')
    parts.push(first)
    for (const text of others) {
      yield parts.join('')
      parts = [text]
    }
  }
  const last = parts.join('') + decoder.end()
  if (last !== '') yield last
}
