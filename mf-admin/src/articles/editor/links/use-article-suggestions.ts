import { type AdminArticle, adminArticlesSchema } from '@site/contracts/articles/admin-article'
import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { callApi } from '@site/web/api/call-api'
import { keepPreviousData, usePlatform, useQuery } from '@site/web/platform'
import { useAdminCode } from '../../../access/use-admin-code.ts'
import { codeHeader } from '../../../api/code-header.ts'
import { useDebouncedValue } from '../../../layout/use-debounced-value.ts'
import { MANAGED_KEY } from '../../use-articles.ts'
import { isWords } from './is-words.ts'

/** Pause in the typing after which the server is asked, in milliseconds. */
const ASK_AFTER = 150
const MOST = 8

export type Suggestion = Pick<AdminArticle, 'id' | 'title' | 'createdAt'>

interface Suggestions {
  articles: readonly Suggestion[]
  /** The first has the words in its title, and is likely the one that is meant. */
  isNamed: boolean
  /** They are those of what is typed now. */
  isCurrent: boolean
  isLost: boolean
}

/** Articles on the blog that hold the words that were typed, those with the words in their title first; the newest while nothing is typed. */
export function useArticleSuggestions(typed: string): Suggestions {
  const adminCode = useAdminCode() ?? ''
  const { http } = usePlatform()
  const isAsked = typed.trim() === '' || isWords(typed)
  const wanted = isAsked ? typed.trim().slice(0, 200) : ''
  const search = useDebouncedValue(wanted, ASK_AFTER)
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: [...MANAGED_KEY, 'suggested', adminCode, search],
    queryFn: async ({ signal }) => {
      const ask = async (words: { search?: string; within?: 'title' }) => {
        const query = { state: 'published' as const, ...words }
        const options = { query, headers: codeHeader(adminCode), signal }
        return adminArticlesSchema.parse(await callApi(http, draftCalls.listAdminArticles, options)).articles
      }
      if (search === '') return { found: await ask({}), isNamed: false }
      const [inTitle, inText] = await Promise.all([ask({ search, within: 'title' }), ask({ search })])
      const others = inText.filter(({ id }) => inTitle.every((article) => article.id !== id))
      return { found: [...inTitle, ...others], isNamed: inTitle.length > 0 }
    },
    placeholderData: keepPreviousData,
    enabled: isAsked
  })
  return {
    articles: isAsked ? (data?.found ?? []).slice(0, MOST) : [],
    isNamed: data?.isNamed ?? false,
    isCurrent: data !== undefined && !isPlaceholderData && search === wanted,
    isLost: isError
  }
}
