import { articleIdIn } from '@site/contracts/blog/article-address'
import { isTopic } from '@site/contracts/blog/topics'
import type { Finding } from '@site/contracts/operations/draft-reading'
import { PUBLIC_PAGES } from '@site/contracts/site/pages'
import { findingCopy } from '../content/findings.ts'
import type { LinkAnswer } from './ask-address.ts'

/** More links than this lead out of the site: none of them is asked, and the draft is held. */
const MOST_LINKS = 10

/** Anchors of the home page that an article may link to, as to any public page; articles are looked up. */
const ANCHORS = new Set(
  'hero missions-concretes-anchor about formations-anchor implementations faq contact'.split(' ')
)

export interface LinkDeps {
  /** Is there an article of this id? */
  hasArticle: (id: number) => boolean
  /** Asks an address outside the site (ask-address.ts). */
  ask: (address: string) => Promise<LinkAnswer>
  /** What the writer was given: an address in it is the house's own choice, and is not asked. */
  material?: string | undefined
}

/** Links of a cleaned draft that a reader could not follow: to pages that are not there, to what does not answer. */
export async function checkLinks(
  html: string,
  { hasArticle, ask, material = '' }: LinkDeps
): Promise<Finding[]> {
  const addresses = [
    ...new Set(
      [...html.matchAll(/<(?:a|img|iframe)\b[^>]*?(?:href|src)="([^"]*)"/g)].map(([, address = '']) =>
        address.replaceAll('&amp;', '&')
      )
    )
  ]
  const outside = addresses.filter(
    (address) => !/^[/#]|^mailto:|^tel:/.test(address) && !material.includes(address)
  )
  const own = addresses
    .filter((address) => /^[/#]/.test(address) && !isOwnPage(address, html, hasArticle))
    .map((address) => found(findingCopy.unknownPage(address), address))
  if (outside.length > MOST_LINKS)
    return [...own, found(findingCopy.tooManyLinks(outside.length), findingCopy.inText)]
  const answers = await Promise.all(outside.map(async (address) => ({ address, answer: await ask(address) })))
  return [
    ...own,
    ...answers.flatMap(({ address, answer }) => {
      if (answer === 'answers') return []
      const text = answer === 'refused' ? findingCopy.refusedLink(address) : findingCopy.deadLink(address)
      return [found(text, address)]
    })
  ]
}

const found = (sentence: string, place: string): Finding => ({
  check: 'links',
  severity: 'serious',
  sentence,
  place: place.slice(0, 160)
})

function isOwnPage(address: string, html: string, hasArticle: (id: number) => boolean): boolean {
  if (address.startsWith('#')) return html.includes(`id="${address.slice(1)}"`)
  const { pathname, hash } = new URL(address, 'https://site.invalid')
  const article = articleIdIn(/^\/article\/([^/]+)$/.exec(pathname)?.[1])
  if (article) return hasArticle(Number(article))
  // The page of a topic is there from its first article on.
  const [, topic] = /^\/blog\/sujet\/([^/]+)$/.exec(pathname) ?? []
  if (topic) return isTopic(topic)
  return PUBLIC_PAGES.has(pathname) && (pathname !== '/' || hash === '' || ANCHORS.has(hash.slice(1)))
}
