import { z } from 'zod'
import { TOPICS } from '../../articles/article-subject.ts'
import { CARDS_PER_PAGE } from '../../articles/card-list.ts'
import { SEARCH_LENGTH } from '../../blog/cards-page.ts'
import { BODY_LIMITS } from '../body-limits.ts'
import { blogCalls } from '../calls/blog.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PAGE_HEADERS, PASSED_ON, pageOf, unchanged } from '../definition/shared.ts'

/** The number of an article, in an address. */
const ID = '[1-9]\\d{0,8}'

/** The blog and its administration. */
export const blogOperations = {
  listArticles: operation({
    call: blogCalls.listArticles,
    owner: 'content',
    tag: 'Articles',
    summary: 'Every article, pinned first, then newest first',
    description: 'The bare address answers the whole list. With `limit` or `cursor`, one page of it.',
    query: z.object(pageOf(200)),
    successes: [
      {
        status: 200,
        description: 'The articles.',
        body: { listOf: 'Article' },
        headers: { ETag: 'For If-None-Match.', ...PAGE_HEADERS }
      },
      unchanged
    ],
    refusals: [400, 405, 422, ...PASSED_ON]
  }),
  listCards: operation({
    call: blogCalls.listCards,
    owner: 'content',
    tag: 'Articles',
    summary: 'One page of the list, of one topic or of a search, without the articles’ texts',
    description: `What /blog shows: ${CARDS_PER_PAGE} cards a page, how many articles match, which topics have any, and the entity tag that GET /api/blog has with them. An article has one topic, by its title or else by what its text begins with. With \`q\`, the articles that hold all its words in title or text, whatever their case, accents and elisions, those first that hold them in the title; each with the words marked (\`found\`), and \`topic\` without effect.`,
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1).describe('Counted from 1.'),
      ids: z
        .string()
        .regex(
          new RegExp(`^${ID}(,${ID}){0,${CARDS_PER_PAGE - 1}}$`),
          'Des numéros d’articles, séparés par des virgules.'
        )
        .optional()
        .describe('Numbers of articles, `4,7`: one page of those among them that there are.'),
      topic: z.enum(TOPICS).optional(),
      q: z
        .string()
        .max(SEARCH_LENGTH, `La recherche ne peut pas dépasser ${SEARCH_LENGTH} caractères.`)
        .optional()
    }),
    successes: [
      {
        status: 200,
        description: 'The page.',
        body: 'CardsPage',
        headers: { ETag: 'For If-None-Match.' }
      },
      unchanged
    ],
    refusals: [400, 404, 405, 422, ...PASSED_ON]
  }),
  readReading: operation({
    call: blogCalls.readReading,
    owner: 'content',
    tag: 'Articles',
    summary: 'What the page of an article shows',
    description:
      'The article, the cards of others to go on with, and the entity tag that GET /api/blog has with them.',
    successes: [
      {
        status: 200,
        description: 'The article and its neighbours.',
        body: 'Reading',
        headers: { ETag: 'For If-None-Match.' }
      },
      unchanged
    ],
    refusals: [404, 405, ...PASSED_ON]
  }),
  readArticle: operation({
    call: blogCalls.readArticle,
    owner: 'content',
    tag: 'Articles',
    summary: 'One article',
    description: 'A whole number; anything else is 404.',
    successes: [
      {
        status: 200,
        description: 'The article.',
        body: 'Article',
        headers: { ETag: 'For If-None-Match.' }
      },
      unchanged
    ],
    refusals: [404, 405, ...PASSED_ON]
  }),
  createArticle: operation({
    call: blogCalls.createArticle,
    owner: 'content',
    tag: 'Articles',
    summary: 'Publish an article',
    description:
      'The HTML is sanitised when it is written. At most 1 MB of content, 2 MB of JSON. With `draft`, that of a new article: this article is published, and the draft ends.',
    access: 'body',
    scopes: ['articles'],
    body: 'ArticleRequest',
    bodyLimit: BODY_LIMITS.article,
    changesArticles: true,
    successes: [
      {
        status: 201,
        description: 'The article as it was stored.',
        body: 'Article',
        headers: { Location: 'Its address.' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  updateArticle: operation({
    call: blogCalls.updateArticle,
    owner: 'content',
    tag: 'Articles',
    summary: 'Change an article',
    description:
      'Publishes at once. With `If-Match`, the ETag that reading the article gave, an edit of an older text is refused with 409 and both texts; without it the newer text is replaced. With `draft`, that of this article in whatever state: it ends, what was scheduled is cancelled, and a newer draft or article is refused with 409 as in publishing a draft.',
    access: 'body',
    scopes: ['articles'],
    headers: {
      'If-Match': {
        description: 'The ETag of GET /api/blog/{id} when the text was read.',
        schema: { type: 'string' }
      }
    },
    body: 'ArticleRequest',
    bodyLimit: BODY_LIMITS.article,
    changesArticles: true,
    successes: [{ status: 200, description: 'The article as it was stored.', body: 'Article' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  deleteArticle: operation({
    call: blogCalls.deleteArticle,
    owner: 'content',
    tag: 'Articles',
    summary: 'Delete an article',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    bodyLimit: BODY_LIMITS.article,
    changesArticles: true,
    successes: [{ status: 200, description: 'It is gone.', body: 'Message' }],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  }),
  togglePin: operation({
    call: blogCalls.togglePin,
    owner: 'content',
    tag: 'Articles',
    summary: 'Pin an article, or unpin it',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    bodyLimit: BODY_LIMITS.article,
    changesArticles: true,
    successes: [{ status: 200, description: 'The article as it is now.', body: 'PinAnswer' }],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  }),
  reviewArticle: operation({
    call: blogCalls.reviewArticle,
    owner: 'content',
    tag: 'Articles',
    summary: 'Say that a person has read an article over, or take that back',
    description:
      'A generated article that nobody has read over is public and kept from search engines (`noindex`), unless NOINDEX_UNREVIEWED is off.',
    access: 'body',
    scopes: ['articles'],
    body: 'ReviewRequest',
    bodyLimit: BODY_LIMITS.article,
    changesArticles: true,
    successes: [{ status: 200, description: 'The article as it is now.', body: 'ReviewAnswer' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  })
} as const
