import { draftMistakes } from '../../runs/content/failure-causes.ts'
import type { ArticleWriter, Draft, WritingOrder } from '../draft/article-writer.ts'
import { type CheckedDraft, checkDraft } from '../draft/check-draft.ts'
import { WriterError } from '../draft/writer-error.ts'
import { askModel, type ModelAddress } from './ask-model.ts'
import { parseAnswer } from './parse-answer.ts'
import { askForRepair, openConversation } from './prompt.ts'

/**
 * Has articles written by any endpoint that speaks the chat-completions protocol, hosted or local (RUN-17). The answer is
 * parsed, cleaned and checked; when it has mistakes, the model is told of them and asked to correct them once.
 *
 * The promise rejects with a WriterError, or with the reason of the order's signal.
 */
export function createOpenaiWriter(address: ModelAddress): ArticleWriter {
  return {
    name: 'openai',
    origin: { writer: 'model', model: address.model },
    async write(order: WritingOrder): Promise<Draft> {
      const conversation = openConversation(order)
      const answer = await askModel(address, conversation, order.signal)
      const first = readDraft(answer, order)
      if (first.draft) return first.draft
      const repaired = await askModel(
        address,
        [...conversation, ...askForRepair(answer, first.mistakes)],
        order.signal
      )
      const second = readDraft(repaired, order)
      if (second.draft) return second.draft
      throw new WriterError('unusable', 'The model’s article is not usable, nor is its correction', {
        detail: second.mistakes.join(' ')
      })
    }
  }
}

function readDraft(answer: string, order: WritingOrder): CheckedDraft {
  const draft = parseAnswer(answer)
  return draft ? checkDraft(draft, order.usedTitles) : { mistakes: [draftMistakes.unreadable] }
}
