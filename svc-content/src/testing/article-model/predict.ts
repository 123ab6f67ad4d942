import { instantOf, type Request } from './resolve.ts'
import type { Added, State } from './state.ts'

/**
 * What the service must make of a request, said without a database: the state after it, or null when it must be refused. A request that
 * does several things in turn, each whole, gives the state after each.
 */
export function predict(before: State, request: Request, added: Added, now: number): State[] | null {
  if (request.do === 'work') return predictWork(before, now)
  const after = structuredClone(before)
  return apply(after, request, added, now) ? [after] : null
}

const draftOf = (state: State, article: number) =>
  Object.entries(state.drafts).find(([, draft]) => draft.article === article)
const pendingOf = (state: State, article: number) =>
  Object.values(state.schedules).find((one) => one.article === article && one.state === 'pending')

/** The only way in which what the blog shows changes to another text. */
function publish(state: State, article: number, title: string, schedule: number | null): void {
  const known = state.articles[article]
  if (!known) return
  known.revision += 1
  known.state = 'published'
  known.shown = title
  state.revisions[`${article}/${known.revision}`] = { title, schedule }
  state.events += 1
}

function cancel(state: State, article: number): void {
  const schedule = pendingOf(state, article)
  const known = state.articles[article]
  if (!schedule || !known) return
  schedule.state = 'cancelled'
  if (known.state === 'scheduled') known.state = known.revision > 0 ? 'withdrawn' : 'draft'
}

function removeArticle(state: State, id: number): void {
  delete state.articles[id]
  for (const [key, { article }] of Object.entries(state.drafts))
    if (article === id) delete state.drafts[Number(key)]
  for (const [key, { article }] of Object.entries(state.schedules))
    if (article === id) delete state.schedules[Number(key)]
  for (const key of Object.keys(state.revisions)) if (key.startsWith(`${id}/`)) delete state.revisions[key]
}

const isToCome = (at: string, now: number) => instantOf(at) > now

function apply(state: State, request: Exclude<Request, { do: 'work' }>, added: Added, now: number): boolean {
  switch (request.do) {
    case 'post':
      state.articles[added.article] = { state: 'draft', revision: 0, shown: null }
      publish(state, added.article, request.title, null)
      return true
    case 'put': {
      const article = state.articles[request.id]
      if (article?.state !== 'published') return false
      if (request.seenTitle !== undefined && request.seenTitle !== article.shown) return false
      publish(state, request.id, request.title, null)
      return true
    }
    case 'delete':
      if (!state.articles[request.id]) return false
      removeArticle(state, request.id)
      state.events += 1
      return true
    case 'withdraw': {
      const article = state.articles[request.id]
      if (article?.state !== 'published') return false
      cancel(state, request.id)
      article.state = 'withdrawn'
      article.shown = null
      state.events += 1
      return true
    }
    case 'begin': {
      const id = request.id ?? added.article
      if (request.id === undefined) state.articles[id] = { state: 'draft', revision: 0, shown: null }
      const article = state.articles[id]
      if (!article || draftOf(state, id)) return false
      state.drafts[added.draft] = { article: id, version: 1, base: article.revision, title: request.title }
      return true
    }
    case 'restore': {
      const revision = state.revisions[`${request.id}/${request.number}`]
      const article = state.articles[request.id]
      const [, draft] = draftOf(state, request.id) ?? []
      if (!revision || !article) return false
      // What was restored already, an answer that was lost (DRAFT-28).
      if (draft?.title === revision.title && draft.base === article.revision) return true
      if (draft && draft.version !== request.version) return false
      if (draft) Object.assign(draft, { title: revision.title, version: draft.version + 1 })
      else
        state.drafts[added.draft] = {
          article: request.id,
          version: 1,
          base: article.revision,
          title: revision.title
        }
      return true
    }
    case 'move':
    case 'cancel': {
      const schedule = state.schedules[request.id]
      if (schedule?.state !== 'pending') return false
      if (request.do === 'cancel') {
        cancel(state, schedule.article)
        return true
      }
      if (!isToCome(request.at, now)) return false
      schedule.dueAt = instantOf(request.at)
      if (request.version === undefined) return true
      const [, draft] = draftOf(state, schedule.article) ?? []
      if (!draft || draft.version !== request.version || draft.title === '') return false
      Object.assign(schedule, { title: draft.title, version: draft.version })
      return true
    }
    default:
      return applyToDraft(state, request, added, now)
  }
}

function applyToDraft(
  state: State,
  request: Extract<Request, { do: 'save' | 'discard' | 'publish' | 'schedule' }>,
  added: Added,
  now: number
): boolean {
  const draft = state.drafts[request.id]
  const article = draft && state.articles[draft.article]
  if (!draft || !article) return false
  if (request.do === 'save' && request.title === draft.title) return true
  if (draft.version !== request.version) return false
  if (request.do === 'save') {
    Object.assign(draft, { title: request.title, version: draft.version + 1 })
    return true
  }
  if (request.do === 'discard') {
    if (pendingOf(state, draft.article)) return false
    if (article.revision === 0) removeArticle(state, draft.article)
    else delete state.drafts[request.id]
    return true
  }
  if (article.revision !== (request.over ?? draft.base) || draft.title === '') return false
  if (request.do === 'publish') {
    cancel(state, draft.article)
    publish(state, draft.article, draft.title, null)
    delete state.drafts[request.id]
    return true
  }
  if (!isToCome(request.at, now) || pendingOf(state, draft.article)) return false
  const { title, version, article: id } = draft
  const schedule = { article: id, draft: request.id, version, title, dueAt: instantOf(request.at) }
  state.schedules[added.schedule] = { ...schedule, state: 'pending', revision: null }
  if (article.state !== 'published') article.state = 'scheduled'
  return true
}

/** What is due is published one after the other, the earliest first. */
function predictWork(before: State, now: number): State[] {
  const due = Object.entries(before.schedules)
    .filter(([, { state, dueAt }]) => state === 'pending' && dueAt <= now)
    .sort(([a, one], [b, other]) => one.dueAt - other.dueAt || Number(a) - Number(b))
  const states: State[] = []
  let state = before
  for (const [key] of due) {
    state = structuredClone(state)
    const schedule = state.schedules[Number(key)]
    if (!schedule) continue
    publish(state, schedule.article, schedule.title, Number(key))
    const revision = state.articles[schedule.article]?.revision ?? 0
    Object.assign(schedule, { state: 'published', revision })
    const [draftKey, draft] = draftOf(state, schedule.article) ?? []
    if (draft && draft.version === schedule.version) delete state.drafts[Number(draftKey)]
    else if (draft) draft.base = revision
    states.push(state)
  }
  return states.length > 0 ? states : [before]
}
