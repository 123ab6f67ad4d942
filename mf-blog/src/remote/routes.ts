import type { Article } from '@site/contracts/articles/article'
import { isSvg, overTls } from '@site/contracts/articles/article-markup'
import type { Topic } from '@site/contracts/articles/article-subject'
import { cutAtWord } from '@site/contracts/articles/article-text'
import { articleAddress } from '@site/contracts/blog/article-address'
import { topicPath } from '@site/contracts/blog/topics'
import { type PictureFacts, singleWidth, sourcesOf } from '@site/contracts/pictures/own-picture'
import type { PlatformRemote, PlatformRoute } from '@site/web/platform'
import articleCard from '@site/web/ui/pictures/cards/article.png'
import { topicCopy } from '../articles/content/topics.ts'
import { listPath } from '../articles/list-path.ts'
import {
  cardsWanted,
  FIRST,
  knownArticle,
  knownCards,
  loadCards,
  loadReading
} from '../articles/load-pages.ts'
import { trailTo, trailToList } from '../articles/trail.ts'
import { articleCopy } from '../pages/article/content/article.ts'
import { blogCopy } from '../pages/blog/content/blog.ts'
import { previewCopy } from '../pages/preview/content/preview.ts'
import blogCard from './cards/blog.png'
import { sitemap } from './sitemap.ts'
import { articleData, blogData, breadcrumbData, describeText } from './structured-data.ts'

type Context = Parameters<PlatformRoute['head']>[0]

const list: Omit<PlatformRoute, 'path'> = {
  page: 'blog',
  render: 'server',
  index: true,
  cacheTags: ['articles'],
  load: loadCards,
  status: (context) => (knownCards(context) === null ? 404 : 200),
  head: listHead
}

/** The list, or what is found for a search (BLOG-14). */
const blog: PlatformRoute = {
  ...list,
  path: '/blog',
  queries: ['q', 'page'],
  menus: [
    { menu: 'header', label: blogCopy.link, order: 40, above: '/article' },
    { menu: 'footer-company', label: blogCopy.link, order: 20 },
    { menu: 'palette', label: blogCopy.command, order: 10 }
  ]
}
/** Older articles, for who follows links (BLOG-16), and those of one topic (BLOG-17). */
const parts = ['/blog/page/:page', '/blog/sujet/:topic', '/blog/sujet/:topic/page/:page'].map((path) => ({
  ...list,
  path
}))

const article: PlatformRoute = {
  path: '/article/:id',
  page: 'article',
  render: 'server',
  index: true,
  cacheTags: ['articles'],
  load: loadReading,
  status: (context) => (isMissing(context) ? 404 : 200),
  head: articleHead
}

/** The same for every token: the text comes in the browser, which alone knows the fragment (decision 122). */
const preview: PlatformRoute = {
  path: '/apercu',
  page: 'preview',
  render: 'server',
  index: false,
  isSecret: true,
  cacheTags: [],
  head: ({ site }) => ({
    title: articleCopy.headTitle(previewCopy.headTitle, site.fullName),
    description: previewCopy.headDescription
  })
}

export const remote: PlatformRemote = {
  api: ['/api/blog', '/api/preview'],
  cacheTags: { articles: ['site.article-generated', 'site.article-changed'] },
  routes: [blog, ...parts, article, preview],
  sitemap
}

const isMissing = (context: Context) => knownArticle(context) === null

function listHead(context: Context) {
  const { site } = context
  const cards = knownCards(context)
  const { topic, q } = cardsWanted(context.params, context.url.searchParams) ?? FIRST
  const page = cards?.page ?? 1
  return {
    ...(q ? searchTexts(q, site.fullName) : listTexts(topic, page, site.fullName)),
    canonicalPath: q ? '/blog' : listPath(topic, page),
    // What somebody looked for is no page of its own, and neither is a topic without articles.
    ...((q || (topic && cards?.matching === 0)) && { noindex: true }),
    ...cardOf(blogCard, blogCopy.cardAlt),
    structuredData: [
      blogData(cards?.articles ?? [], site, topic && { name: topicCopy[topic].name, path: topicPath(topic) }),
      breadcrumbData(site, trailToList(topic))
    ]
  }
}

const searchTexts = (q: string, siteName: string) => ({
  title: blogCopy.headTitleOfSearch(cutAtWord(q, 40), siteName),
  description: blogCopy.headDescriptionOfSearch
})

function listTexts(topic: Topic | undefined, page: number, siteName: string) {
  if (topic) {
    const { name, about } = topicCopy[topic]
    return page === 1
      ? { title: blogCopy.headTitleOfTopic(name, siteName), description: about }
      : {
          title: blogCopy.headTitleOf(page, siteName, name),
          description: blogCopy.headDescriptionOf(page, name)
        }
  }
  return page === 1
    ? { title: blogCopy.headTitle(siteName), description: blogCopy.headDescription }
    : { title: blogCopy.headTitleOf(page, siteName), description: blogCopy.headDescriptionOf(page) }
}

function articleHead(context: Context) {
  const { fullName } = context.site
  const found = knownArticle(context)
  if (!found) {
    const [title, description] = isMissing(context)
      ? [articleCopy.missing, articleCopy.missingDescription]
      : [articleCopy.unknownTitle, articleCopy.unknownDescription]
    return { title: articleCopy.headTitle(title, fullName), description }
  }
  return {
    title: articleCopy.headTitle(found.title, fullName),
    socialTitle: found.title,
    description: describeText(found.content),
    canonicalPath: articleAddress(found),
    type: 'article' as const,
    publishedAt: found.createdAt,
    ...(found.editedAt && { modifiedAt: found.editedAt }),
    ...(found.noindex && { noindex: true }),
    ...pictureOf(found),
    structuredData: [
      articleData(found, context.site, pictureOf(found).image),
      breadcrumbData(context.site, trailTo(found))
    ]
  }
}

const cardOf = (image: string, imageAlt: string) => ({
  image,
  imageAlt,
  imageSize: { width: 1200, height: 630 }
})

/** Of the JPEG that is given to other sites. */
function cardSize({ width, height }: PictureFacts) {
  const wide = singleWidth(width)
  return { width: wide, height: Math.round((height * wide) / width) }
}

/** The article's own picture, unless it is one that no network shows; else the card of all articles. */
function pictureOf({ imageUrl, title, picture }: Article) {
  const own = imageUrl && picture && sourcesOf(imageUrl, picture.width)
  if (own) return { image: own.card, imageAlt: picture.alt, imageSize: cardSize(picture) }
  return imageUrl && !isSvg(imageUrl)
    ? { image: overTls(imageUrl), imageAlt: title }
    : cardOf(articleCard, articleCopy.cardAlt)
}
