import { faqCalls } from '@site/contracts/operations/calls/public/faq'
import { type FaqEntry, faqListSchema } from '@site/contracts/questions/faq'
import { FAQ_PATH, faqAnchor } from '@site/contracts/questions/faq-address'
import type { Log } from '@site/service/observability/log'
import { readText, type Upstream } from '../upstream/upstream.ts'
import type { Passage } from './passages/read-passages.ts'
import type { PassageIndex } from './search/passage-index.ts'

/** After a reading that failed, so many milliseconds pass before the next, twice as many each time up to the second. */
const RETRY = 1000
const LONGEST_RETRY = 30_000
/** What the page is called where an answer names it. */
const PAGE = 'Questions fréquentes'

export interface FaqRenewal {
  /** Reads the entries anew. */
  renew(): void
  stop(): void
}

/** Keeps an index at the questions that were answered: all of them are read at once, as there are few (FAQ-3). */
export function renewFaq(deps: {
  index: PassageIndex
  content: Upstream
  timeoutMs: number
  log: Log
}): FaqRenewal {
  const { index, content, timeoutMs, log } = deps
  let known = new Map<string, string>()
  let isDue = false
  let isRunning = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let pause = RETRY

  const read = async () => {
    const headers = { accept: 'application/json' }
    const { method, path } = faqCalls.listFaq
    const { status, text } = await readText(content, { method, path, headers, timeoutMs })
    if (status !== 200) throw new Error(`svc-content answered ${status} for its questions`)
    const entries = new Map(faqListSchema.parse(JSON.parse(text)).map((entry) => [keyOf(entry), entry]))
    for (const key of known.keys()) if (!entries.has(key)) index.remove(key)
    for (const [key, entry] of entries)
      if (known.get(key) !== JSON.stringify(entry))
        index.put(key, [passageOf(entry)], 'faq', [entry.question, ...entry.wordings])
    known = new Map([...entries].map(([key, entry]) => [key, JSON.stringify(entry)]))
  }

  /** One reading after the other, so that what was read last is what is known. */
  const run = async () => {
    if (isRunning) return
    isRunning = true
    while (isDue && !isStopped) {
      isDue = false
      try {
        await read()
        pause = RETRY
      } catch (error) {
        log.warn(
          { err: error },
          'The assistant cannot read the questions that were answered, and tries again'
        )
        clearTimeout(timer)
        timer = setTimeout(renew, pause)
        timer.unref()
        pause = Math.min(pause * 2, LONGEST_RETRY)
      }
    }
    isRunning = false
  }
  const renew = () => {
    isDue = true
    void run()
  }

  return {
    renew,
    stop() {
      isStopped = true
      clearTimeout(timer)
    }
  }
}

const keyOf = ({ id }: FaqEntry) => `${FAQ_PATH}#${faqAnchor(id)}`

const passageOf = ({ id, question, answer }: FaqEntry): Passage => ({
  path: FAQ_PATH,
  anchor: faqAnchor(id),
  page: PAGE,
  heading: question,
  blocks: answer
    .split(/\s*\n\s*/)
    .filter((text) => text !== '')
    .map((text) => ({ text, kind: 'sentences' }))
})
