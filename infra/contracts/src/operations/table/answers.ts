import { answerCalls } from '../calls/answers.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PASSED_ON, unchanged } from '../definition/shared.ts'

/** Answers to visitors, and the models they are written from. */
export const answerOperations = {
  readThread: operation({
    call: answerCalls.readThread,
    owner: 'leads',
    tag: 'Leads',
    summary: 'What was written to a visitor and came back, oldest first',
    access: 'header-or-query',
    scopes: ['leads'],
    successes: [
      { status: 200, description: 'The thread.', body: 'Thread', headers: { ETag: 'For If-None-Match.' } },
      unchanged
    ],
    refusals: [...ADMIN, 404, 405, ...PASSED_ON]
  }),
  writeAnswer: operation({
    call: answerCalls.writeAnswer,
    owner: 'leads',
    tag: 'Leads',
    summary: 'Write an e-mail to the visitor of a lead',
    description:
      'It goes to the address of the lead, whatever the body says. 409 when the site cannot send e-mails, the key came with another text, or somebody wrote after the message that `seen` names; 429 when the address, or all together, got too many.',
    headers: {
      'Idempotency-Key': {
        description: 'Makes a repeated call one e-mail.',
        schema: { type: 'string', format: 'uuid' }
      }
    },
    access: 'body',
    scopes: ['leads'],
    body: 'NewAnswerRequest',
    isKeyed: true,
    successes: [{ status: 201, description: 'It is stored and will be sent.', body: 'ThreadMessage' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  sendAnswerAgain: operation({
    call: answerCalls.sendAnswerAgain,
    owner: 'leads',
    tag: 'Leads',
    summary: 'Send a message again that could not be sent',
    access: 'body',
    scopes: ['leads'],
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'It waits to be sent.', body: 'ThreadMessage' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, ...PASSED_ON]
  }),
  listAnswerModels: operation({
    call: answerCalls.listAnswerModels,
    owner: 'leads',
    tag: 'Leads',
    summary: 'The models of answers, by name',
    access: 'header-or-query',
    scopes: ['leads'],
    successes: [{ status: 200, description: 'All of them.', body: { listOf: 'AnswerModel' } }],
    refusals: [...ADMIN, 405, ...PASSED_ON]
  }),
  createAnswerModel: operation({
    call: answerCalls.createAnswerModel,
    owner: 'leads',
    tag: 'Leads',
    summary: 'Make a model of an answer',
    access: 'body',
    scopes: ['leads'],
    body: 'AnswerModelRequest',
    successes: [{ status: 201, description: 'The model.', body: 'AnswerModel' }],
    refusals: [...BODY, ...ADMIN, 405, 409, 422, ...PASSED_ON]
  }),
  changeAnswerModel: operation({
    call: answerCalls.changeAnswerModel,
    owner: 'leads',
    tag: 'Leads',
    summary: 'Replace a model of an answer',
    access: 'body',
    scopes: ['leads'],
    body: 'AnswerModelRequest',
    successes: [{ status: 200, description: 'The model as it is now.', body: 'AnswerModel' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  deleteAnswerModel: operation({
    call: answerCalls.deleteAnswerModel,
    owner: 'leads',
    tag: 'Leads',
    summary: 'Delete a model of an answer',
    access: 'body',
    scopes: ['leads'],
    body: 'AdminRequest',
    successes: [
      { status: 200, description: 'It is gone.', body: 'Message', example: { message: 'Modèle supprimé' } }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  })
} as const
