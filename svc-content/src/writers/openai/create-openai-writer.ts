import { claimsOf } from '../../editor-check/read-draft.ts'
import { draftMistakes } from '../../runs/content/failure-causes.ts'
import { sanitizeArticle } from '../../sanitiser/sanitize-article.ts'
import {
  type ArticleWriter,
  type Draft,
  firstSeed,
  type OfferedSubject,
  type WritingOrder
} from '../draft/article-writer.ts'
import { type CheckedDraft, checkDraft, plainTitle } from '../draft/check-draft.ts'
import { WriterError } from '../draft/writer-error.ts'
import { setMarkup, setText } from '../french/set-article.ts'
import { askModel, type ModelAddress } from './ask-model.ts'
import { parseAnswer } from './parse-answer.ts'
import { askForRepair, openConversation, subjectFor, themeFor } from './prompt.ts'
import { COMPANY_SUBJECTS } from './subjects.ts'

/**
 * Has articles written by any endpoint that speaks the chat-completions protocol, hosted or local (RUN-17). The answer is
 * parsed, cleaned and checked; when it has mistakes, or claims what nobody gave, the model gets them and is asked to correct it once.
 *
 * The promise rejects with a WriterError, or with the reason of the order's signal.
 */
export function createOpenaiWriter(address: ModelAddress): ArticleWriter {
  return {
    name: 'openai',
    origin: { writer: 'model', model: address.model },
    takesWishes: true,
    listSubjects: (dates) => offerInOrder(dates),
    async write(order: WritingOrder): Promise<Draft> {
      const conversation = openConversation(order)
      const answer = await askModel(address, conversation, order.signal)
      const first = readDraft(answer, order)
      const claims = first.draft ? claimsOf(first.draft, themeFor(order)) : []
      if (first.draft && claims.length === 0) return withMaterial(first.draft, order)
      const repaired = await askModel(
        address,
        [...conversation, ...askForRepair(answer, first.mistakes ?? claims)],
        order.signal
      )
      const second = readDraft(repaired, order)
      // What it still claims is the editor's to hold, so that the draft is kept and can be seen.
      if (second.draft) return withMaterial(second.draft, order)
      throw new WriterError('unusable', 'The model’s article is not usable, nor is its correction', {
        detail: second.mistakes.join(' ')
      })
    }
  }
}

const withMaterial = (draft: Draft, order: WritingOrder): Draft => ({ ...draft, material: themeFor(order) })

function readDraft(answer: string, order: WritingOrder): CheckedDraft {
  const draft = parseAnswer(answer)
  if (!draft) return { mistakes: [draftMistakes.unreadable] }
  // Before anything reads it: no draft is held for what can be set right (RUN-25).
  const set = { title: setText(plainTitle(draft.title)), content: setMarkup(sanitizeArticle(draft.content)) }
  return checkDraft({ ...draft, ...set }, order.usedTitles)
}

function offerInOrder(dates: readonly string[]): OfferedSubject[] {
  const turns = dates.map((date) => ({ date, subject: subjectFor({ seed: firstSeed(date) }) }))
  const drawn = [...new Set(turns.map(({ subject }) => subject))]
  const others = COMPANY_SUBJECTS.filter((subject) => !drawn.includes(subject))
  return [...drawn, ...others].map((subject) => ({
    id: subject,
    label: subject.charAt(0).toUpperCase() + subject.slice(1),
    date: turns.find((turn) => turn.subject === subject)?.date ?? null,
    title: null
  }))
}
