/** Over the web socket of a development server: a page asks what an error of its sources is for a developer, and gets its answer. */
export const DESCRIBE = 'site:describe-error'
export const DESCRIBED = 'site:described-error'

/** What a browser knows of an error: its stack names the files that it was served. */
export interface BrowserError {
  id: number
  message: string
  stack: string
  /** No part of the page can show it: Vite's overlay does. */
  isUnseen: boolean
}

export interface DescribedError {
  id: number
  /** Message and stack, with the lines of the sources. */
  text: string
}
