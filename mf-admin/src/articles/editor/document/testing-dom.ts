import { JSDOM } from 'jsdom'

/** Gives Node the one thing of a browser that reading an article needs. */
export function provideDom(): void {
  globalThis.DOMParser ??= new JSDOM('').window.DOMParser
}

/** Gives another one in its place: jsdom keeps what it has parsed, and takes longer for each document after some hundred. */
export function renewDom(): void {
  globalThis.DOMParser = new JSDOM('').window.DOMParser
}
