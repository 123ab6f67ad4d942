import type { SiteAnswer, SitePlace } from '@site/contracts/assistant/question'
import type { SiteEvent } from '@site/contracts/events/events'
import { unavailable } from '@site/service/http/errors'
import type { Log } from '@site/service/observability/log'
import { gaugeOf, histogramOf, type Metrics } from '@site/service/observability/metrics'
import type { OpenRegistry } from '../registry/open-registry.ts'
import type { RenderPage } from '../rendering/render-page.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { passageAddress } from './passages/passage-address.ts'
import type { Passage } from './passages/read-passages.ts'
import { questionsFor } from './questions/all-questions.ts'
import { createArticleReader } from './read-articles.ts'
import { renewArticles } from './renew-articles.ts'
import { renewFaq } from './renew-faq.ts'
import { renewPages } from './renew-pages.ts'
import { createPassageIndex, type Found } from './search/passage-index.ts'

export interface AssistantDeps {
  registry: Pick<OpenRegistry, 'snapshot' | 'onDeploy'>
  render: RenderPage
  content: Upstream
  timeoutMs: number
  /** It reads nothing then, answers no question, and calls none unanswered. */
  isOff: boolean
  log: Log
  metrics: Metrics
}

export interface Assistant {
  /** Begins to read the site, and to keep up with it. */
  start(): void
  /** Set off by its configuration: what it does not answer is no question that the site leaves open. */
  readonly isOff: boolean
  /** The sentences of the site that answer. Throws 503 while no page has been read yet. */
  answer(question: string): SiteAnswer
  /** What a question is about, typing errors mended; does the site have this word? */
  termsOf(question: string): string[]
  knows(word: string): boolean
  /** An article or an entry of the page of questions changed. */
  follow(event: SiteEvent): void
  /** Events may have been missed. */
  catchUp(): void
  stop(): void
}

/** As the site's navigation calls it. */
const HOME = 'Accueil'

/** While nothing was read, a caller is told to come back after so many seconds. */
const COME_BACK = 2

/**
 * What the site says of itself, ready to be asked (decision 147): passages of its pages, as they are rendered, and of its articles, as they are
 * published, in the memory of each gateway.
 */
export function startAssistant({
  registry,
  render,
  content,
  timeoutMs,
  isOff,
  log,
  metrics
}: AssistantDeps): Assistant {
  const index = createPassageIndex(questionsFor)
  const seconds = histogramOf(metrics, {
    name: 'assistant_answer_seconds',
    help: 'Time to find what answers a question, by whether anything did.',
    labelNames: ['result'],
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1]
  })
  const bytes = gaugeOf(metrics, {
    name: 'assistant_index_bytes',
    help: 'Bytes of the index of passages as it is written down, and of the compressed texts of articles.',
    labelNames: ['part']
  })
  const measure = () => {
    const { index: words, texts } = index.size()
    bytes.set({ part: 'index' }, words)
    bytes.set({ part: 'texts' }, texts)
  }
  const articles = renewArticles({
    index,
    articles: createArticleReader(content, timeoutMs),
    onAllRead: measure,
    log
  })
  const pages = renewPages({ index, snapshot: registry.snapshot, render, onRead: measure, log })
  const faq = renewFaq({ index, content, timeoutMs, log })
  let isStarted = false

  return {
    isOff,
    start() {
      if (isOff) return
      isStarted = true
      registry.onDeploy(pages.renew)
      pages.renew()
      articles.renewAll()
      faq.renew()
    },
    termsOf: index.termsOf,
    knows: index.knows,
    answer(question) {
      if (isOff) return { passages: [], near: [] }
      if (isStarted) pages.renew()
      if (index.paths('page').length === 0)
        throw unavailable(COME_BACK, new Error('No page has been read yet'))
      const end = seconds.startTimer()
      const { answers, near } = index.search(question)
      end({ result: answers.length > 0 ? 'answered' : 'refused' })
      return {
        passages: answers.map((one) => ({ ...placeOf(one), sentences: one.sentences })),
        near: near.map(placeOf)
      }
    },
    follow(event) {
      if (!isStarted) return
      if (event.type === 'site.article-changed' || event.type === 'site.article-generated')
        articles.renew(event.data.articleId)
      if (event.type === 'site.faq-changed') faq.renew()
    },
    catchUp() {
      if (!isStarted) return
      articles.renewAll()
      faq.renew()
    },
    stop() {
      pages.stop()
      articles.stop()
      faq.stop()
    }
  }
}

function placeOf({ passage, sentences }: Found): SitePlace {
  return { ...namesOf(passage), path: passage.path, href: passageAddress(passage, sentences) }
}

/** The page's and the passage's names. Home's own heading is a slogan, which nobody would know it by. */
function namesOf({ path, page, heading }: Passage): { page: string; heading: string } {
  if (path !== '/') return { page, heading }
  return { page: HOME, heading: heading === page ? HOME : heading }
}
