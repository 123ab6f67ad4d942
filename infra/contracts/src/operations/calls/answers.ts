import type { z } from 'zod'
import type { AnswerModel, AnswerModelInput } from '../../answers/model.ts'
import type { newAnswerSchema } from '../../answers/new-answer.ts'
import type { Thread, ThreadMessage } from '../../answers/thread.ts'
import type { AdminRequest } from '../admin.ts'
import { call } from './call.ts'

/** Calls about answers to visitors and their models. */
export const answerCalls = {
  readThread: call('GET', '/api/leads/:id/thread').of<{ query: { adminCode?: string }; answer: Thread }>(),
  writeAnswer: call('POST', '/api/leads/:id/thread').of<{
    body: z.input<typeof newAnswerSchema> & AdminRequest
    answer: ThreadMessage
  }>(),
  sendAnswerAgain: call('POST', '/api/lead-messages/:id/send').of<{
    body: AdminRequest
    answer: ThreadMessage
  }>(),
  listAnswerModels: call('GET', '/api/answer-models').of<{
    query: { adminCode?: string }
    answer: AnswerModel[]
  }>(),
  createAnswerModel: call('POST', '/api/answer-models').of<{
    body: AnswerModelInput & AdminRequest
    answer: AnswerModel
  }>(),
  changeAnswerModel: call('PUT', '/api/answer-models/:id').of<{
    body: AnswerModelInput & AdminRequest
    answer: AnswerModel
  }>(),
  deleteAnswerModel: call('DELETE', '/api/answer-models/:id').of<{
    body: AdminRequest
    answer: { message: string }
  }>()
} as const
