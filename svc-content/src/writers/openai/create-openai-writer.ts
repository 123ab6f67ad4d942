import { draftFaults } from '../../runs/content/fault-causes.ts'
import type { ArticleWriter, Draft, WritingOrder } from '../draft/article-writer.ts'
import { type CheckedDraft, checkDraft } from '../draft/check-draft.ts'
import { WriterFault } from '../draft/writer-fault.ts'
import { askModel, type ModelAddress } from './ask-model.ts'
import { parseAnswer } from './parse-answer.ts'
import { askForRepair, openConversation } from './prompt.ts'

/**
 * Has articles written by any endpoint that speaks the chat-completions protocol, hosted or local (RUN-17). What
 * comes back is parsed, cleaned and held against the limits; once, the model is told what is wrong and asked to correct it.
 *
 * The promise rejects with a WriterFault, or with the reason of the order's signal.
 */
export function createOpenaiWriter(address: ModelAddress): ArticleWriter {
  return {
    name: 'openai',
    origin: { writer: 'model', model: address.model },
    async write(order: WritingOrder): Promise<Draft> {
      const conversation = openConversation(order)
      const answer = await askModel(address, conversation, order.signal)
      const first = judge(answer, order)
      if (first.draft) return first.draft
      const repaired = await askModel(
        address,
        [...conversation, ...askForRepair(answer, first.faults)],
        order.signal
      )
      const second = judge(repaired, order)
      if (second.draft) return second.draft
      throw new WriterFault('unusable', 'The model’s article is not usable, nor is its correction', {
        detail: second.faults.join(' ')
      })
    }
  }
}

function judge(answer: string, order: WritingOrder): CheckedDraft {
  const draft = parseAnswer(answer)
  return draft ? checkDraft(draft, order.usedTitles) : { faults: [draftFaults.unreadable] }
}
