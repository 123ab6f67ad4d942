import { faqCalls } from '../calls/public/faq.ts'
import { questionCalls } from '../calls/questions.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PASSED_ON, unchanged } from '../definition/shared.ts'

/** Questions that found nothing, and the entries that answer them (decision 154). */
export const questionOperations = {
  listFaq: operation({
    call: faqCalls.listFaq,
    owner: 'content',
    tag: 'Assistant',
    summary: 'The questions that were answered, oldest first',
    successes: [{ status: 200, description: 'All of them.', body: { listOf: 'FaqEntry' } }, unchanged],
    refusals: [405, ...PASSED_ON]
  }),
  addFaq: operation({
    call: questionCalls.addFaq,
    owner: 'content',
    tag: 'Assistant',
    summary: 'Answer a question',
    description:
      'The entry is published at once, and the assistant answers with it within two seconds. The group of questions that it answers waits no longer.',
    access: 'body',
    scopes: ['articles'],
    body: 'NewFaq',
    changesArticles: true,
    successes: [{ status: 201, description: 'The entry is published.', body: 'FaqAnswer' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  changeFaq: operation({
    call: questionCalls.changeFaq,
    owner: 'content',
    tag: 'Assistant',
    summary: 'Change an entry',
    access: 'body',
    scopes: ['articles'],
    body: 'FaqChange',
    changesArticles: true,
    successes: [{ status: 200, description: 'The change is published.', body: 'FaqAnswer' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  removeFaq: operation({
    call: questionCalls.removeFaq,
    owner: 'content',
    tag: 'Assistant',
    summary: 'Take an entry off the site',
    description: 'It can be put back for a day. The questions that it answered wait again.',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    changesArticles: true,
    successes: [{ status: 200, description: 'It is shown no longer.', body: 'Message' }],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  }),
  restoreFaq: operation({
    call: questionCalls.restoreFaq,
    owner: 'content',
    tag: 'Assistant',
    summary: 'Put back an entry that was taken off',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    changesArticles: true,
    successes: [{ status: 200, description: 'It is published again.', body: 'FaqAnswer' }],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  }),
  listQuestions: operation({
    call: questionCalls.listQuestions,
    owner: 'content',
    tag: 'Assistant',
    summary: 'Questions that found nothing, with what was made of others',
    description: 'Of 90 days, grouped, without anything of who asked.',
    access: 'header-or-query',
    scopes: ['articles'],
    successes: [{ status: 200, description: 'The most asked first.', body: 'AskedQuestions' }],
    refusals: [...ADMIN, 405, ...PASSED_ON]
  }),
  discardQuestion: operation({
    call: questionCalls.discardQuestion,
    owner: 'content',
    tag: 'Assistant',
    summary: 'Leave a question without an answer',
    description: 'It is listed no longer, however often it is asked.',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'It waits no longer.', body: 'Message' }],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  }),
  reopenQuestion: operation({
    call: questionCalls.reopenQuestion,
    owner: 'content',
    tag: 'Assistant',
    summary: 'List a question again that was left',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'It waits again.', body: 'Message' }],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  }),
  giveQuestion: operation({
    call: questionCalls.giveQuestion,
    owner: 'content',
    tag: 'Assistant',
    summary: 'Make of a question a subject for the writer',
    description:
      'A writer that asks a model writes about it in the next night for which nobody chose another subject; the built-in writer has its own subjects alone.',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    successes: [{ status: 201, description: 'The subject waits.', body: 'WishAnswer' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, ...PASSED_ON]
  }),
  withdrawWish: operation({
    call: questionCalls.withdrawWish,
    owner: 'content',
    tag: 'Assistant',
    summary: 'Take a subject back from the writer',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'It waits no longer.', body: 'Message' }],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  })
} as const
