import { type ArticlesQuery, adminArticlesQuerySchema } from '@site/contracts/articles/admin-article'
import { useSearchParams } from '@site/web/platform'
import { useCallback, useMemo } from 'react'

const FIELDS = ['search', 'state', 'automatic', 'pinned', 'reviewed', 'page'] as const

/** What an address asks of the list. What it says wrongly it does not say. */
export function readQuery(parameters: URLSearchParams): ArticlesQuery {
  const said = FIELDS.flatMap((name) => {
    const read = adminArticlesQuerySchema.shape[name].safeParse(parameters.get(name) ?? undefined)
    return read.success && read.data !== undefined && read.data !== '' ? [[name, read.data]] : []
  })
  return { page: 1, ...Object.fromEntries(said) }
}

/** The parameters of an address that asks this, beside what else it carries. The first page is not named. */
export function writeQuery(parameters: URLSearchParams, query: Partial<ArticlesQuery>): URLSearchParams {
  const written = new URLSearchParams(parameters)
  for (const name of FIELDS) {
    const value = query[name]
    if (value === undefined || value === '' || (name === 'page' && value === 1)) written.delete(name)
    else written.set(name, String(value))
  }
  return written
}

/** What the list is asked for, which the address holds: a reload, the back button and a copied link keep it (MANAGE-55). */
export function useArticlesAddress() {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.toString()
  const query = useMemo(() => readQuery(new URLSearchParams(asked)), [asked])
  return {
    query,
    /** Asks something else. `isTyping`: in the same entry of the history, so that the back button skips what was half typed. */
    ask: useCallback(
      (next: Partial<ArticlesQuery>, { isTyping = false } = {}) =>
        setParameters((now) => writeQuery(now, next), { replace: isTyping }),
      [setParameters]
    ),
    /** The address of another page of the same list. */
    pathOf: (page: number) => `?${writeQuery(parameters, { ...query, page })}`
  }
}
