import type { LeadDesk } from '@site/contracts/leads/desk'
import { createStore } from '@site/web/platform'

/** Rows that are drawn together are asked for together: how long they are gathered, in milliseconds. */
const GATHERED_FOR = 30
/** Most leads in one question (DESK_LIMITS.ids, which no browser downloads). */
const AT_ONCE = 500

/**
 * Where the leads stand whose rows are drawn. Each is asked for when its row comes, together with those that come with it, so that a list
 * of 10,000 asks for as little as one of 50.
 *
 * @param read answers the leads of these ids that there are
 */
export function createDeskRows(read: (ids: number[]) => Promise<LeadDesk[]>) {
  const store = createStore<{ rows: ReadonlyMap<number, LeadDesk> }>(() => ({ rows: new Map() }))
  const wanted = new Map<number, number>()
  const asked = new Set<number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const put = (rows: readonly LeadDesk[]) => {
    const known = store.getState().rows
    const news = rows.filter((row) => row.version >= (known.get(row.leadId)?.version ?? 0))
    if (news.length > 0)
      store.setState({
        rows: new Map([...known, ...news.map((row): [number, LeadDesk] => [row.leadId, row])])
      })
  }
  const flush = async () => {
    timer = undefined
    const ids = [...asked].slice(0, AT_ONCE)
    for (const id of ids) asked.delete(id)
    if (asked.size > 0) gather()
    try {
      put(await read(ids))
    } catch (error) {
      // Rows are shown without where they stand; those that are still drawn are asked for again with the next refresh.
      console.warn('It could not be read where leads stand', error)
    }
  }
  const gather = () => {
    timer ??= setTimeout(() => void flush(), GATHERED_FOR)
  }
  const ask = (id: number) => {
    asked.add(id)
    gather()
  }

  return {
    store,
    put,
    /** A row of this lead is drawn. Returns what ends that. */
    want(id: number): () => void {
      const count = wanted.get(id) ?? 0
      wanted.set(id, count + 1)
      if (count === 0 && !store.getState().rows.has(id)) ask(id)
      return () => {
        const left = (wanted.get(id) ?? 1) - 1
        if (left > 0) wanted.set(id, left)
        else wanted.delete(id)
      }
    },
    /** Something was done about a lead: read again where it is drawn, else forgotten. */
    renew(id: number): void {
      if (wanted.has(id)) {
        ask(id)
        return
      }
      const rows = new Map(store.getState().rows)
      if (rows.delete(id)) store.setState({ rows })
    },
    /** Reads all that is drawn again: time alone makes a lead late. */
    refresh(): void {
      for (const id of wanted.keys()) ask(id)
    },
    /** Where these leads stand, asked for where it is not known; with `isAsked` for all of them. */
    async of(ids: readonly number[], { isAsked = false } = {}): Promise<LeadDesk[]> {
      const missing = isAsked ? ids : ids.filter((id) => !store.getState().rows.has(id))
      for (let at = 0; at < missing.length; at += AT_ONCE)
        put(await read([...missing.slice(at, at + AT_ONCE)]))
      const { rows } = store.getState()
      return ids.flatMap((id) => rows.get(id) ?? [])
    },
    end: () => clearTimeout(timer)
  }
}
export type DeskRows = ReturnType<typeof createDeskRows>
