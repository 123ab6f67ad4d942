import { QUESTION_BYTES, questionSchema } from '@site/contracts/assistant/question'
import { clientAddress } from '@site/service/http/app'
import { networkOf } from '@site/service/http/client-address'
import { readBody } from '@site/service/http/read-body'
import type { Throttle } from '@site/service/http/throttle'
import { validate } from '@site/service/http/validate'
import type { Middleware } from 'koa'
import type { Assistant } from './start-assistant.ts'

/**
 * POST /api/assistant/questions (ASSISTANT-1). The address serves to limit how often it is called, in memory; the question goes nowhere else.
 */
export function askQuestion(assistant: Assistant, throttle: Throttle): Middleware {
  const read = readBody(QUESTION_BYTES)
  return async (ctx) => {
    await throttle.take(networkOf(clientAddress(ctx)))
    await read(ctx, async () => undefined)
    const { question } = validate(questionSchema, ctx.request.body)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = assistant.answer(question)
  }
}
