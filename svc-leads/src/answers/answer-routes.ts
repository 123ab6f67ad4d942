import { createHash } from 'node:crypto'
import type { Thread } from '@site/contracts/answers/thread'
import { answerOperations } from '@site/contracts/operations/table/answers'
import { answerUnchanged } from '@site/service/http/entity-tag'
import { idempotencyKey } from '@site/service/routes/idempotency-key'
import { type Routes, readId } from '@site/service/routes/routes'
import { leadNotFound } from '../leads/delete-lead.ts'
import { findLead } from '../leads/lead-repository.ts'
import { changeModel, createModel, deleteModel, listModels, modelNotFound } from './models/answer-models.ts'
import { messagesOf } from './thread/messages.ts'
import { presentMessage } from './thread/present-message.ts'
import { sentences } from './thread/sentences.ts'
import { variableValues } from './thread/variable-values.ts'
import { messageNotFound, sendAgain } from './writing/send-again.ts'
import { type WritingDeps, writeAnswer } from './writing/write-answer.ts'

/** Answers to visitors and their models (ANSWER-1 to ANSWER-9). */
export function addAnswerRoutes({ route }: Routes, deps: WritingDeps): void {
  route(answerOperations.readThread, async ({ ctx, by }) => {
    const thread = await readThread(deps, readId(ctx, leadNotFound), by)
    const hash = createHash('sha256').update(JSON.stringify(thread)).digest('base64url').slice(0, 22)
    return answerUnchanged(ctx, `"${hash}"`) ? undefined : thread
  })

  route(answerOperations.writeAnswer, async ({ ctx, from, by, body }) => {
    const leadId = readId(ctx, leadNotFound)
    const written = { leadId, answer: body, key: idempotencyKey(ctx), actor: { from, by } }
    return presentMessage(await writeAnswer(deps, written))
  })

  route(answerOperations.sendAnswerAgain, async ({ ctx, from, by }) =>
    presentMessage(await sendAgain(deps, readId(ctx, messageNotFound), { from, by }))
  )

  route(answerOperations.listAnswerModels, () => listModels(deps.db.knex))

  route(answerOperations.createAnswerModel, ({ from, by, body }) => createModel(deps, body, { from, by }))

  route(answerOperations.changeAnswerModel, ({ ctx, from, by, body }) =>
    changeModel(deps, readId(ctx, modelNotFound), body, { from, by })
  )

  route(answerOperations.deleteAnswerModel, async ({ ctx, from, by }) => {
    await deleteModel(deps, readId(ctx, modelNotFound), { from, by })
    return { message: sentences.modelDeleted }
  })
}

/** @throws HttpError 404 when the lead is not in the list */
async function readThread(
  { db, from, bookingUrl }: WritingDeps,
  leadId: number,
  by: string | null
): Promise<Thread> {
  const lead = await findLead(db.knex, leadId)
  if (!lead) throw leadNotFound()
  const messages = await messagesOf(db.knex, leadId)
  return {
    to: lead.email,
    from,
    variables: variableValues(lead, by, bookingUrl),
    messages: messages.map(presentMessage)
  }
}
