import { QUESTION_BYTES, questionSchema } from '@site/contracts/assistant/question'
import { clientAddress } from '@site/service/http/app'
import { networkOf } from '@site/service/http/client-address'
import { readBody } from '@site/service/http/read-body'
import type { Throttle } from '@site/service/http/throttle'
import { validate } from '@site/service/http/validate'
import type { Middleware } from 'koa'
import { isCounted } from '../audience/who-is-counted.ts'
import type { Assistant } from './start-assistant.ts'
import type { UnansweredNotes } from './unanswered/note-unanswered.ts'

/**
 * POST /api/assistant/questions (ASSISTANT-1). The address serves to limit how often it is called, in memory. A question that found nothing is
 * noted, cleaned and without who asked, unless a program asked it or somebody who wants not to be counted (ASSISTANT-9).
 */
export function askQuestion(
  assistant: Assistant,
  unanswered: Pick<UnansweredNotes, 'note'>,
  throttle: Throttle
): Middleware {
  const read = readBody(QUESTION_BYTES)
  return async (ctx) => {
    const network = networkOf(clientAddress(ctx))
    await throttle.take(network)
    await read(ctx, async () => undefined)
    const { question } = validate(questionSchema, ctx.request.body)
    ctx.set('Cache-Control', 'no-store')
    const answer = assistant.answer(question)
    ctx.body = answer
    const isOpen = answer.passages.length === 0 && !assistant.isOff
    if (isOpen && isCounted(ctx.req.headers)) await unanswered.note(question, network)
  }
}
