import { WriterError } from '../draft/writer-error.ts'

/** The text of an answer of `limit` bytes at most, so that an endless answer does not fill the memory. */
export async function readBounded(response: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Throwing leaves the loop, which cancels the body.
    if (size > limit) throw new WriterError('failing', `The model sent more than ${limit} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
