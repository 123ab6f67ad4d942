import { randomUUID } from 'node:crypto'
import { buildEvent } from '@site/contracts/events/events'
import type { AuditAction } from '@site/contracts/operations/audit'
import type { FaqEntry, FaqInput } from '@site/contracts/questions/faq'
import { FAQ_LIMITS } from '@site/contracts/questions/faq-address'
import { PUBLIC_PAGES } from '@site/contracts/site/pages'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import type { Executor } from '@site/service/database/database'
import { appendEvent } from '@site/service/events/outbox'
import { conflict, notFound, unprocessable } from '@site/service/http/errors'
import { readArticle } from '../articles/article-repository.ts'
import { questionGroupsTable } from '../tables/tables.ts'
import { setText } from '../writers/french/set-article.ts'
import { closeGroup, inOneCommit, type QuestionDeps, questionsChanged } from './change-questions.ts'
import { questionsCopy } from './content/questions.ts'
import {
  countEntries,
  insertEntry,
  lockEntry,
  type StoredEntry,
  setRemoved,
  updateEntry
} from './faq-repository.ts'

export const entryNotFound = () => notFound(questionsCopy.entryNotFound, 'faq-not-found')

/**
 * Publishes an entry, and closes the group of questions that it answers, in one transaction.
 *
 * @throws HttpError 404 when the group does not wait, 409 when there are as many entries as there may be, 422 when its link leads nowhere
 */
export const addEntry = (
  deps: QuestionDeps,
  { questionId, ...input }: FaqInput & { questionId: number | null },
  actor: Actor
): Promise<FaqEntry> =>
  inOneCommit(deps, async (trx, at) => {
    if ((await countEntries(trx)) >= FAQ_LIMITS.entries)
      throw conflict(questionsCopy.tooMany(FAQ_LIMITS.entries), 'faq-full')
    await requirePage(trx, input.link)
    if (questionId !== null) await closeGroup(trx, questionId, 'answered', at)
    const entry = await insertEntry(trx, typeset(input), { groupId: questionId, at })
    const action = questionId === null ? 'faq-added' : 'question-answered'
    await recordChange(trx, { at, action, id: entry.id, actor })
    return entry
  })

/**
 * Publishes another text of an entry.
 *
 * @throws HttpError 404 when there is none, 409 when it was changed since `version`, 422 when its link leads nowhere
 */
export const changeEntry = (
  deps: QuestionDeps,
  id: number,
  { version, ...input }: FaqInput & { version: number },
  actor: Actor
): Promise<FaqEntry> =>
  inOneCommit(deps, async (trx, at) => {
    const { entry } = await lockShown(trx, id)
    if (entry.version !== version) throw conflict(questionsCopy.changedMeanwhile, 'faq-changed')
    await requirePage(trx, input.link)
    const changed = await updateEntry(trx, entry, typeset(input), at)
    await recordChange(trx, { at, action: 'faq-changed', id, actor })
    return changed
  })

/** As French typography asks: apostrophes, quotation marks, spaces that do not break. A text that would be too long by them stays as it was typed. */
function typeset({ question, answer, link, wordings }: FaqInput): FaqInput {
  const set = (text: string, most: number) => {
    const whole = setText(text)
    return whole.length > most ? text : whole
  }
  return {
    question: set(question, FAQ_LIMITS.question),
    answer: set(answer, FAQ_LIMITS.answer),
    link: link && { ...link, label: set(link.label, FAQ_LIMITS.linkLabel) },
    wordings
  }
}

/** Takes an entry off the site; the questions that it answered wait again. @throws HttpError 404 when there is none */
export const removeEntry = (deps: QuestionDeps, id: number, actor: Actor): Promise<void> =>
  inOneCommit(deps, async (trx, at) => {
    const { groupId } = await lockShown(trx, id)
    await setRemoved(trx, id, at)
    if (groupId !== null)
      await questionGroupsTable(trx)
        .where({ id: groupId, closed_as: 'answered' })
        .update({ closed_as: null, closed_on: null })
    await recordChange(trx, { at, action: 'faq-removed', id, actor })
  })

/** Puts an entry back that was removed. @throws HttpError 404 when there is none */
export const restoreEntry = (deps: QuestionDeps, id: number, actor: Actor): Promise<FaqEntry> =>
  inOneCommit(deps, async (trx, at) => {
    const found = await lockEntry(trx, id)
    if (!found || found.removedAt === null) throw entryNotFound()
    await setRemoved(trx, id, null)
    if (found.groupId !== null && (await waits(trx, found.groupId)))
      await closeGroup(trx, found.groupId, 'answered', at)
    await recordChange(trx, { at, action: 'faq-restored', id, actor })
    return found.entry
  })

async function lockShown(trx: Executor, id: number): Promise<StoredEntry> {
  const found = await lockEntry(trx, id)
  if (!found || found.removedAt !== null) throw entryNotFound()
  return found
}

const waits = async (trx: Executor, id: number): Promise<boolean> =>
  (await questionGroupsTable(trx).where({ id }).whereNull('closed_as').first()) !== undefined

/** A link leads to a page of the site that anybody may read, or to an article that is published. */
async function requirePage(trx: Executor, link: FaqInput['link']): Promise<void> {
  if (!link) return
  const path = link.path.split('#')[0] ?? ''
  if (PUBLIC_PAGES.has(path) || /^\/blog\/sujet\/[a-z]+$/.test(path)) return
  const article = /^\/article\/([1-9]\d{0,8})(?:-|$)/.exec(path)?.[1]
  const found = article ? await readArticle(trx, Number(article)) : undefined
  if (found?.state !== 'published') throw unprocessable({ 'link.path': questionsCopy.noSuchPage })
}

/** Writes down what was done to an entry, and tells everybody who shows it or answers with it. */
async function recordChange(
  trx: Executor,
  { at, action, id, actor }: { at: Date; action: AuditAction; id: number; actor: Actor }
): Promise<void> {
  await recordAudit(trx, { at, action, subjectId: id, ...actor })
  const event = buildEvent({
    id: randomUUID(),
    source: '/svc-content',
    type: 'site.faq-changed',
    subject: `faq/${id}`,
    time: at,
    data: { entryId: id }
  })
  await appendEvent(trx, event)
  await appendEvent(trx, questionsChanged(at))
}
