import { WriterFault } from '../draft/writer-fault.ts'

/** The text of an answer, given up past `limit` bytes: whoever sends without end does not fill our memory. */
export async function readBounded(response: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the body.
    if (size > limit) throw new WriterFault('failing', `The model sent more than ${limit} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
