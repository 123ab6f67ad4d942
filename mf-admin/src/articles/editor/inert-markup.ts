/** What may run, restyle the page or leave it. The server drops them on saving too (ARTICLE-9). */
const REFUSED =
  'script,style,link,meta,base,title,object,embed,applet,svg,math,template,noscript,form,input,button,textarea,select,frame,frameset,xmp'
const ADDRESSES = new Set(['href', 'src', 'poster', 'action', 'formaction', 'cite', 'background', 'data'])

/**
 * HTML as nodes that run nothing, to be shown on an administrator's page while it is written. It is parsed in a document
 * without scripts; only nodes cross over, never text that would be parsed again.
 */
export function inertNodes(html: string): DocumentFragment {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(REFUSED)) element.remove()
  for (const element of body.querySelectorAll('*')) disarm(element)
  const fragment = document.createDocumentFragment()
  fragment.append(...[...body.childNodes].map((node) => document.adoptNode(node)))
  return fragment
}

function disarm(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const isRefused =
      /^on|^(style|srcdoc|contenteditable|autofocus|accesskey|tabindex|slot|is)$/i.test(name) ||
      (ADDRESSES.has(name.toLowerCase()) && !isAddress(value, element))
    if (isRefused) element.removeAttribute(name)
  }
}

/** http(s), mail and telephone, addresses of the site, and data for pictures alone. */
function isAddress(value: string, element: Element): boolean {
  // Browsers ignore control characters and spaces in a scheme.
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(withoutControls(value))?.[1]?.toLowerCase()
  if (scheme === undefined) return true
  if (scheme === 'data') return element.localName === 'img' && /^data:image\//i.test(value.trim())
  return ['http', 'https', 'mailto', 'tel'].includes(scheme)
}

const withoutControls = (text: string) =>
  [...text].filter((character) => character > ' ' && character !== '\u007f').join('')

/** The surface's content as HTML: what browsers add while typing goes, all that was there stays. */
export function readSurface(surface: HTMLElement): string {
  const copy = surface.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style')
  for (const span of [...copy.querySelectorAll('span')].reverse()) {
    if (span.attributes.length === 0) span.replaceWith(...span.childNodes)
  }
  for (const child of [...copy.childNodes]) if (isEmptyLine(child)) child.remove()
  return copy.innerHTML
}

/** What is left of a surface that was emptied. */
const isEmptyLine = (node: ChildNode) =>
  node.nodeName === 'BR' ||
  (node.nodeName === 'P' && node instanceof HTMLElement && node.innerHTML === '<br>')
