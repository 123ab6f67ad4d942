import type { Article } from '@site/contracts/article'
import { overTls } from '@site/contracts/article-markup'
import type { PlatformRemote, PlatformRoute } from '@site/web/platform'
import { excerpt } from '@site/web/ui/excerpt'
import { knownArticle, knownArticles, loadArticles } from '../articles/article-list.ts'
import { articleCopy } from '../pages/article/content/article.ts'
import { blogCopy } from '../pages/blog/content/blog.ts'
import articleCard from './cards/article.png'
import blogCard from './cards/blog.png'
import { sitemap } from './sitemap.ts'
import { articleData, blogData, breadcrumbData } from './structured-data.ts'

type Context = Parameters<PlatformRoute['head']>[0]

const blog: PlatformRoute = {
  path: '/blog',
  page: 'blog',
  render: 'server',
  index: true,
  cacheTags: ['articles'],
  load: loadArticles,
  head: (context) => ({
    title: blogCopy.headTitle(context.site.fullName),
    description: blogCopy.headDescription,
    ...cardOf(blogCard, blogCopy.cardAlt),
    structuredData: [blogData(knownArticles(context) ?? [], context.site), breadcrumbData(context.site)]
  })
}

const article: PlatformRoute = {
  path: '/article/:id',
  page: 'article',
  render: 'server',
  index: true,
  cacheTags: ['articles'],
  load: loadArticles,
  status: (context) => (isMissing(context) ? 404 : 200),
  head: articleHead
}

export const remote: PlatformRemote = { routes: [blog, article], sitemap }

const isMissing = (context: Context) => knownArticle(context) === null

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
    description: excerpt(found.content),
    canonicalPath: `/article/${found.id}`,
    type: 'article' as const,
    publishedAt: found.createdAt,
    ...pictureOf(found),
    structuredData: [
      articleData(found, context.site, pictureOf(found).image),
      breadcrumbData(context.site, found)
    ]
  }
}

const cardOf = (image: string, imageAlt: string) => ({
  image,
  imageAlt,
  imageSize: { width: 1200, height: 630 }
})

/** The article's own picture, unless it is one that no network shows; else the card of all articles. */
function pictureOf({ imageUrl }: Article) {
  return imageUrl && !/\.svg([?#]|$)/i.test(imageUrl)
    ? { image: overTls(imageUrl) }
    : cardOf(articleCard, articleCopy.cardAlt)
}
