import { type ArticlesQuery, adminArticlesQuerySchema } from '@site/contracts/articles/admin-article'
import { useSearchParams } from '@site/web/platform'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { AS_ON_THE_BLOG, type ChosenSort } from '../content/filters.ts'

const FIELDS = [
  'search',
  ...(['state', 'automatic', 'pinned', 'reviewed', 'drafted', 'planned', 'from', 'to'] as const),
  'sort',
  'page'
] as const

/** What the address says of the list. `sort`: the order that somebody chose. */
export interface ListQuery extends Omit<ArticlesQuery, 'sort'> {
  sort?: ChosenSort | undefined
}

/** The order of the list: the one that was chosen, else the titles found first as long as words are searched for (MANAGE-55). */
export const sortOf = ({ sort, search = '' }: Pick<ListQuery, 'sort' | 'search'>): ChosenSort =>
  sort ?? (search.trim() === '' ? AS_ON_THE_BLOG : 'relevance')

/** What the server is asked for: the order of the blog is the one that it gives unasked. */
export function asksOf(query: ListQuery): ArticlesQuery {
  const sort = sortOf(query)
  const { sort: _, ...asked } = query
  return sort === AS_ON_THE_BLOG ? asked : { ...asked, sort }
}

/** What an address asks of the list. What it says wrongly it does not say. */
export function readQuery(parameters: URLSearchParams): ListQuery {
  const said = FIELDS.flatMap((name) => {
    const read = adminArticlesQuerySchema.shape[name].safeParse(parameters.get(name) ?? undefined)
    return read.success && read.data !== undefined && read.data !== '' ? [[name, read.data]] : []
  })
  const isAsOnTheBlog = parameters.get('sort') === AS_ON_THE_BLOG
  return { page: 1, ...Object.fromEntries(said), ...(isAsOnTheBlog && { sort: AS_ON_THE_BLOG }) }
}

/** The parameters of an address that asks this, beside what else it carries. The first page is not named. */
export function writeQuery(parameters: URLSearchParams, query: Partial<ListQuery>): URLSearchParams {
  const written = new URLSearchParams(parameters)
  for (const name of FIELDS) {
    const value = query[name]
    if (value === undefined || value === '' || (name === 'page' && value === 1)) written.delete(name)
    else written.set(name, String(value))
  }
  return written
}

/**
 * What the list is asked for. The address holds it: a reload, the back button and a copied link keep it (MANAGE-55). A navigation takes its
 * time, so the address only follows what is asked here, and says what is asked when something else changes it.
 */
export function useArticlesAddress() {
  const [parameters, setParameters] = useSearchParams()
  const address = parameters.toString()
  const [query, setQuery] = useState(() => readQuery(parameters))
  const newest = useRef(query)
  const seen = useRef(address)
  /** Addresses that were asked for here, and have not come yet. */
  const coming = useRef<string[]>([])
  /** What the newest entry of the history changed; null where something else made it. */
  const changed = useRef<string | null>(null)
  const take = useCallback((next: ListQuery) => {
    newest.current = next
    setQuery(next)
  }, [])
  useEffect(() => {
    if (address === seen.current) return
    seen.current = address
    const place = coming.current.indexOf(address)
    coming.current = place < 0 ? [] : coming.current.slice(place + 1)
    if (place >= 0) return
    changed.current = null
    take(readQuery(new URLSearchParams(address)))
  }, [address, take])
  const go = (next: ListQuery, what: string, isTyping: boolean) => {
    const written = writeQuery(parameters, next)
    const text = written.toString()
    if (text === (coming.current.at(-1) ?? address)) return
    const replace = isTyping || what === changed.current
    changed.current = what
    coming.current.push(text)
    take(readQuery(written))
    setParameters(written, { replace })
  }
  const asked = useMemo(() => asksOf(query), [query])
  return {
    query,
    /** The same, as the server is asked for it. */
    asked,
    /**
     * Changes some of what is asked, and goes to the first page of it. What is changed again stays in one entry of the history, so that the
     * back button skips the choices that the arrow keys went through; `isTyping`: in the entry before it too, as it skips what was half typed.
     */
    ask: (change: Partial<ListQuery>, { isTyping = false } = {}) =>
      go({ ...newest.current, ...change, page: 1 }, String(Object.keys(change)), isTyping),
    /** Asks for everything, in the same order. */
    askAll: () => go({ page: 1, sort: newest.current.sort }, 'all', false),
    /** The address of another page of the same list. */
    pathOf: (page: number) => `?${writeQuery(parameters, { ...query, page })}`
  }
}
