import { addressHere, type MovedAddresses } from '@site/contracts/addresses/moved-addresses'
import type { Article } from '@site/contracts/articles/article'
import { articleListSchema } from '@site/contracts/articles/article'
import { subjectOf } from '@site/contracts/articles/article-subject'
import { cutAtWord, htmlToText } from '@site/contracts/articles/article-text'
import { describeOrigin } from '@site/contracts/articles/describe-origin'
import { articleAddress } from '@site/contracts/blog/article-address'
import { FEED_PATH } from '@site/contracts/blog/feed-path'
import { blogCalls } from '@site/contracts/operations/calls/blog'
import { addressOf } from '@site/contracts/operations/calls/call'
import type { Site } from '@site/contracts/site/site'
import { unavailable } from '@site/service/http/errors'
import type { Middleware } from 'koa'
import type { BlogCache } from '../../data/blog-cache.ts'
import { createRenewedStore } from '../../data/renewed-store.ts'
import type { DataRevision } from '../../data/revision.ts'
import { escapeHtml, escapeXml } from '../../http/escape.ts'
import { createRepresentation, type Representation, sendRepresentation } from '../../http/representation.ts'
import { content } from '../content/pages-content.ts'
import { withAbsoluteLinks } from './absolute-links.ts'

/** The whole address of what is declared at a path. */
type AddressOnSite = (declared: string) => string

/** Where the feed stands, and where readers also look for one. */
const PATHS = [FEED_PATH, '/feed.xml']
/** Where people type it. */
const ALIASES = /^\/(feed|rss)\/?$/
/** Articles of the feed, and the page of the list they are taken from. */
const LENGTH = 30
const SOURCE = addressOf(blogCalls.listArticles, {}, { limit: 200 })
/** Characters of the text in an item's description. */
const DESCRIPTION_LENGTH = 300

/** /rss.xml: the newest articles, whole (RSS 2.0 with content:encoded), each with its subject and how it was made; kept until an article changes. */
export function serveFeed({
  site,
  blog,
  data,
  moved
}: {
  site: Site
  blog: BlogCache
  data: DataRevision
  /** Where this host has what the blog declares. */
  moved: MovedAddresses | undefined
}): Middleware {
  const addressOnSite: AddressOnSite = (declared) => new URL(addressHere(declared, moved), site.origin).href
  const store = createRenewedStore<Representation>({
    maxEntries: 1,
    maxSize: 32 * 1024 * 1024,
    sizeOf: ({ size }) => size
  })
  const make = async () => {
    const mark = data.mark()
    const answer = await blog.read(SOURCE)
    if (answer?.status !== 200) throw unavailable(30, new Error(`The list answered ${answer?.status}`))
    const articles = articleListSchema.parse(JSON.parse(answer.body))
    const value = createRepresentation(
      feedXml(site, articles, addressOnSite),
      'application/rss+xml; charset=utf-8'
    )
    return { value, keep: true, isFresh: () => data.isFresh(mark) }
  }
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ALIASES.test(ctx.path)) {
      ctx.status = 301
      ctx.redirect(FEED_PATH)
      return
    }
    if (!PATHS.includes(ctx.path)) return next()
    const { value } = await store.read('feed', String(data.mark().revision), make)
    ctx.set('Cache-Control', 'public, no-cache')
    await sendRepresentation(ctx, value)
  }
}

/** Pins say what to read first on the page; a feed is in the order of time. */
function feedXml(site: Site, articles: Article[], addressOnSite: AddressOnSite): string {
  const newest = [...articles]
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, LENGTH)
  const blog = addressOnSite('/blog')
  const built = newest
    .map(({ createdAt, editedAt }) => editedAt ?? createdAt)
    .sort()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', content.feedTitle(site.fullName)),
    element('link', blog),
    element('description', content.feedDescription),
    '<language>fr</language>',
    `<atom:link href="${escapeHtml(new URL(FEED_PATH, site.origin).href)}" rel="self" type="application/rss+xml"/>`,
    built ? element('lastBuildDate', new Date(built).toUTCString()) : '',
    ...newest.map((article) => itemXml(site, article, addressOnSite)),
    '</channel>',
    '</rss>',
    ''
  ].join('\n')
}

function itemXml(site: Site, article: Article, addressOnSite: AddressOnSite): string {
  const { id, title, content: html, createdAt } = article
  const address = addressOnSite(articleAddress(article))
  // Readers know an item by it: a title that changes, or that addresses did not have, makes no new item.
  const guid = addressOnSite(`/article/${id}`)
  const made = describeOrigin(article).join(' ')
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeHtml(guid)}</guid>`,
    element('pubDate', new Date(createdAt).toUTCString()),
    element('dc:creator', site.fullName),
    element('category', subjectOf(title).label),
    element('description', `${cutAtWord(htmlToText(html), DESCRIPTION_LENGTH)} ${made}`),
    element('content:encoded', `<p><em>${escapeHtml(made)}</em></p>${withAbsoluteLinks(html, address)}`),
    '</item>'
  ].join('')
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
