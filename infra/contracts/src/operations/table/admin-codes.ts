import { adminCodeCalls } from '../calls/admin-codes.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PASSED_ON } from '../definition/shared.ts'

/** The named codes, kept by the service that keeps personal data (decision 115). */
export const adminCodeOperations = {
  listCodes: operation({
    call: adminCodeCalls.listCodes,
    owner: 'leads',
    tag: 'Administration',
    summary: 'The named codes, those in use first',
    access: 'header-or-query',
    scopes: ['all'],
    successes: [{ status: 200, description: 'Without the codes themselves.', body: { listOf: 'NamedCode' } }],
    refusals: [...ADMIN, 405, ...PASSED_ON]
  }),
  createCode: operation({
    call: adminCodeCalls.createCode,
    owner: 'leads',
    tag: 'Administration',
    summary: 'Make a named code',
    description: 'The code is in this answer and nowhere else: its hash alone is kept.',
    access: 'body',
    scopes: ['all'],
    body: 'NewCodeRequest',
    successes: [{ status: 201, description: 'The code, this once.', body: 'MadeCode' }],
    refusals: [...BODY, ...ADMIN, 405, 422, ...PASSED_ON]
  }),
  changeCode: operation({
    call: adminCodeCalls.changeCode,
    owner: 'leads',
    tag: 'Administration',
    summary: 'Rename a named code, or change what it opens',
    access: 'body',
    scopes: ['all'],
    body: 'CodeChangeRequest',
    successes: [{ status: 200, description: 'The code as it is now.', body: 'NamedCode' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  revokeCode: operation({
    call: adminCodeCalls.revokeCode,
    owner: 'leads',
    tag: 'Administration',
    summary: 'Revoke a named code, for good',
    description: 'It opens nothing from now on, and its live streams end. Revoking it again changes nothing.',
    access: 'body',
    scopes: ['all'],
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'The code as it is now.', body: 'NamedCode' }],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  })
} as const
