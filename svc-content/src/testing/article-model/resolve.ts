import { parisInstant } from '@site/service/process/paris-time'
import type { Operation } from './operations.ts'
import type { State } from './state.ts'

/** An operation with the ids and versions that a client would send. */
export type Request =
  | { do: 'post'; title: string }
  | { do: 'put'; id: number; title: string; seenTitle: string | undefined }
  | { do: 'delete'; id: number }
  | { do: 'withdraw'; id: number }
  | { do: 'begin'; id: number | undefined; title: string }
  | { do: 'save'; id: number; version: number; title: string }
  | { do: 'discard'; id: number; version: number }
  | { do: 'publish'; id: number; version: number; over: number | undefined }
  | { do: 'restore'; id: number; number: number; version: number | undefined }
  | { do: 'schedule'; id: number; version: number; over: number | undefined; at: string }
  | { do: 'move'; id: number; version: number | undefined; at: string }
  | { do: 'cancel'; id: number }
  | { do: 'work' }

const wallFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short'
})

/** What the clocks of Paris show at an instant, in milliseconds: '2026-10-25T02:30'. */
const wallTime = (instant: number) => wallFormat.format(instant).replace(' ', 'T')

/** The instant that a wall time in Paris means, which the service promises (paris-instant.test.ts). */
export const instantOf = (at: string): number => parisInstant(at)?.getTime() ?? 0

/**
 * What is sent for an operation, by who knows `seen`; undefined when there is nothing to do it to. Editors name versions that they saw,
 * which may be older than those there are.
 */
export function resolve(operation: Operation, now: State, seen: State, clock: number): Request | undefined {
  const idOf = (things: object, pick: number): number | undefined => {
    const ids = Object.keys(things)
    return ids.length === 0 ? undefined : Number(ids[pick % ids.length])
  }
  const versionOf = (id: number) => seen.drafts[id]?.version ?? 1
  const revisionOf = (draft: number) => seen.articles[now.drafts[draft]?.article ?? 0]?.revision ?? 0
  const at = 'minutes' in operation ? wallTime(clock + operation.minutes * 60_000) : ''
  switch (operation.do) {
    case 'post':
      return operation
    case 'work':
      return operation
    case 'put': {
      const id = idOf(now.articles, operation.article)
      if (id === undefined) return undefined
      const seenTitle = operation.isChecked ? (seen.articles[id]?.shown ?? 'Jamais vu') : undefined
      return { do: 'put', id, title: operation.title, seenTitle }
    }
    case 'delete':
    case 'withdraw': {
      const id = idOf(now.articles, operation.article)
      return id === undefined ? undefined : { do: operation.do, id }
    }
    case 'begin': {
      const id = operation.article === null ? undefined : idOf(now.articles, operation.article)
      return { do: 'begin', id, title: operation.title }
    }
    case 'save': {
      const id = idOf(now.drafts, operation.draft)
      return id === undefined ? undefined : { do: 'save', id, version: versionOf(id), title: operation.title }
    }
    case 'discard': {
      const id = idOf(now.drafts, operation.draft)
      return id === undefined ? undefined : { do: 'discard', id, version: versionOf(id) }
    }
    case 'publish':
    case 'schedule': {
      const id = idOf(now.drafts, operation.draft)
      if (id === undefined) return undefined
      const over = operation.isOver ? revisionOf(id) : undefined
      const sent = { id, version: versionOf(id), over }
      return operation.do === 'publish' ? { do: 'publish', ...sent } : { do: 'schedule', ...sent, at }
    }
    case 'restore': {
      const keys = Object.keys(now.revisions)
      const key = keys[operation.revision % Math.max(1, keys.length)]
      if (key === undefined) return undefined
      const [id = 0, number = 0] = key.split('/').map(Number)
      const draft = Object.entries(now.drafts).find(([, { article }]) => article === id)
      const version = operation.isOver && draft ? versionOf(Number(draft[0])) : undefined
      return { do: 'restore', id, number, version }
    }
    case 'move':
    case 'cancel': {
      const id = idOf(now.schedules, operation.schedule)
      if (id === undefined) return undefined
      if (operation.do === 'cancel') return { do: 'cancel', id }
      const draft = now.schedules[id]?.draft ?? 0
      return { do: 'move', id, at, version: operation.withText ? versionOf(draft) : undefined }
    }
    default:
      return undefined
  }
}
