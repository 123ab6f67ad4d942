import type { AskedQuestions, WishAnswer } from '../../questions/asked.ts'
import type { FaqAnswer, FaqInput } from '../../questions/faq.ts'
import type { AdminRequest } from '../admin.ts'
import { call } from './call.ts'

/** Calls about questions that found nothing, and about the entries that answer them. */
export const questionCalls = {
  addFaq: call('POST', '/api/faq').of<{
    body: AdminRequest & FaqInput & { questionId: number | null }
    answer: FaqAnswer
  }>(),
  changeFaq: call('PUT', '/api/faq/:id').of<{
    body: AdminRequest & FaqInput & { version: number }
    answer: FaqAnswer
  }>(),
  removeFaq: call('DELETE', '/api/faq/:id').of<{ body: AdminRequest; answer: { message: string } }>(),
  restoreFaq: call('POST', '/api/faq/:id/restoration').of<{ body: AdminRequest; answer: FaqAnswer }>(),
  listQuestions: call('GET', '/api/admin/questions').of<{
    query: { adminCode?: string }
    answer: AskedQuestions
  }>(),
  discardQuestion: call('POST', '/api/admin/questions/:id/discard').of<{
    body: AdminRequest
    answer: { message: string }
  }>(),
  reopenQuestion: call('POST', '/api/admin/questions/:id/reopening').of<{
    body: AdminRequest
    answer: { message: string }
  }>(),
  giveQuestion: call('POST', '/api/admin/questions/:id/wish').of<{
    body: AdminRequest
    answer: WishAnswer
  }>(),
  withdrawWish: call('DELETE', '/api/admin/wishes/:id').of<{
    body: AdminRequest
    answer: { message: string }
  }>()
} as const
