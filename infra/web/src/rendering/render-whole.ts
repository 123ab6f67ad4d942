import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

/**
 * Complete markup of a tree. Waits for everything and fails on the first error: an incomplete page is not sent. The size of chunks is unlimited, or React
 * would move what is long behind an inline script.
 */
export async function renderWhole(tree: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(tree, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error)
  })
  await stream.allReady
  if (errors.length > 0) {
    await stream.cancel()
    throw errors[0]
  }
  return new Response(stream).text()
}
