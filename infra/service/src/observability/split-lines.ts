import { StringDecoder } from 'node:string_decoder'

/**
 * The lines of a UTF-8 stream, without their newlines; the last line may lack one. Only "\n" ends a line: since Node 24
 * node:readline also ends one at U+2028 and U+2029, which JSON does not escape. Throws the errors of the stream.
 */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  // The parts of an unfinished line: only new chunks are searched, so that the cost of a line grows linearly with its length.
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
