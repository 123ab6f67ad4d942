import {
  type BrowserError,
  DESCRIBE,
  DESCRIBED,
  type DescribedError
} from '@site/contracts/federation/development/dev-errors'

/** The part of Vite's `import.meta.hot` that asks its server. */
export interface HotChannel {
  send: (event: string, data: BrowserError) => void
  on: (event: string, hear: (answer: DescribedError) => void) => void
  off: (event: string, hear: (answer: DescribedError) => void) => void
}

let asked = 0

/** What an error that sources have thrown in this browser is for a developer: its message, and its stack with lines of the sources, as the server says them of a page. */
export function describeError(hot: HotChannel, error: unknown): Promise<string> {
  const question = questionOf(error, false)
  return new Promise((resolve) => {
    const hear = ({ id, text }: DescribedError) => {
      if (id !== question.id) return
      hot.off(DESCRIBED, hear)
      resolve(text)
    }
    hot.on(DESCRIBED, hear)
    hot.send(DESCRIBE, question)
  })
}

/** Shows why sources that have changed could not be loaded, over the page, which stays what it was. `load` loads them once more. */
export function showLoadError(hot: HotChannel, load: () => Promise<unknown>): void {
  // What does not compile Vite has shown by now.
  if (document.querySelector('vite-error-overlay')) return
  void load().catch((error: unknown) => hot.send(DESCRIBE, questionOf(error, true)))
}

function questionOf(error: unknown, isUnseen: boolean): BrowserError {
  asked += 1
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { id: asked, message, stack, isUnseen }
}
