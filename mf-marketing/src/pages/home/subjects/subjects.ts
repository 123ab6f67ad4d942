import { blogCalls } from '@site/contracts/operations/calls/blog'
import { addressOf } from '@site/contracts/operations/calls/call'
import { type Platform, queryOptions, usePlatform, useQuery } from '@site/web/platform'

/**
 * The articles that pages lead to by their subject: the number each was planted with (svc-content/src/seeds), and a word that its title must
 * still have, since a blog that was not planted has others of these numbers.
 */
const subjects = {
  audit: { id: 1, about: 'audit' },
  yield: { id: 2, about: 'yield' },
  rag: { id: 3, about: 'rag' },
  rota: { id: 4, about: 'planning' },
  invoices: { id: 5, about: 'pms' },
  mails: { id: 6, about: 'e-mails' },
  training: { id: 7, about: 'formation' }
} as const
export type Subject = keyof typeof subjects

const names = Object.keys(subjects) as Subject[]

/** The subjects on which there is an article. Its key begins as those of all that is read of the blog. */
export const subjectsQuery = (getJson: Platform['http']['getJson']) =>
  queryOptions({
    queryKey: [blogCalls.listArticles.path, 'subjects'],
    queryFn: async () => {
      const ids = names.map((name) => subjects[name].id).join()
      return subjectsIn(await getJson(addressOf(blogCalls.listCards, {}, { ids })))
    }
  })

/** Of an answer of GET /api/blog/cards; throws for one that is none. */
function subjectsIn(answer: unknown): Subject[] {
  const { articles } = answer as { articles: { id: number; title: string }[] }
  const titles = new Map(articles.map(({ id, title }) => [id, title.toLowerCase()]))
  return names.filter((name) => titles.get(subjects[name].id)?.includes(subjects[name].about))
}

/** Answers the address of the article on a subject; null where there is none, or while that is not known. */
export function useSubjects(): (subject: Subject | null) => string | null {
  const { http } = usePlatform()
  const { data = [] } = useQuery(subjectsQuery(http.getJson))
  return (subject) => (subject && data.includes(subject) ? `/article/${subjects[subject].id}` : null)
}
