import { JSDOM } from 'jsdom'

/** Gives Node the one thing of a browser that reading an article needs. */
export function provideDom(): void {
  globalThis.DOMParser ??= new JSDOM('').window.DOMParser
}
