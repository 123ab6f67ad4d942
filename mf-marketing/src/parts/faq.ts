import { faqCalls } from '@site/contracts/operations/calls/public/faq'
import type { FaqEntry } from '@site/contracts/questions/faq'
import { type Platform, queryOptions, usePlatform, useQuery } from '@site/web/platform'

/** What visitors asked and the team answered (FAQ-2). */
export const faqQuery = (getJson: Platform['http']['getJson']) =>
  queryOptions({
    queryKey: [faqCalls.listFaq.path],
    queryFn: async () => entriesIn(await getJson(faqCalls.listFaq.path))
  })

/** Of an answer of GET /api/faq; throws for one that is none. */
export function entriesIn(answer: unknown): FaqEntry[] {
  if (!Array.isArray(answer)) throw new TypeError('These are no questions')
  return answer
}

/** The entries; none while they are not known. */
export function useFaq(): FaqEntry[] {
  const { http } = usePlatform()
  const { data = [] } = useQuery(faqQuery(http.getJson))
  return data
}
