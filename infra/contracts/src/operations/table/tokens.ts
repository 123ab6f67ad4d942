import { inboundLeadCalls } from '../calls/public/inbound-lead.ts'
import { tokenCalls } from '../calls/tokens.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PASSED_ON } from '../definition/shared.ts'

/** Tokens of programs, and the leads that they send (decision 138). */
export const tokenOperations = {
  sendLead: operation({
    call: inboundLeadCalls.sendLead,
    owner: 'leads',
    tag: 'Leads',
    summary: 'Send a lead of another form',
    description:
      'It enters the list and the team is told, as of a form of the site; its `source` reads `popup`, and `origin` says where it came from. Not judged as spam: whoever holds the token vouches for it.',
    access: 'token',
    scopes: [],
    tokenScopes: ['leads:write'],
    headers: {
      'Idempotency-Key': {
        description:
          'Makes a repeated sending one lead, for 24 hours. The same key with another body is 409.',
        schema: { type: 'string', format: 'uuid' }
      }
    },
    body: 'InboundLead',
    isKeyed: true,
    successes: [
      {
        status: 201,
        description: 'The lead is stored.',
        body: 'InboundAnswer',
        headers: { 'Idempotency-Replayed': '`true` when this is the answer to an earlier sending.' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 405, 409, 422, ...PASSED_ON]
  }),
  listTokens: operation({
    call: tokenCalls.listTokens,
    owner: 'leads',
    tag: 'Administration',
    summary: 'The tokens of programs, those in use first',
    access: 'header-or-query',
    scopes: ['all'],
    successes: [{ status: 200, description: 'Without the tokens themselves.', body: { listOf: 'ApiToken' } }],
    refusals: [...ADMIN, 405, ...PASSED_ON]
  }),
  createToken: operation({
    call: tokenCalls.createToken,
    owner: 'leads',
    tag: 'Administration',
    summary: 'Make a token',
    description: 'The token is in this answer and nowhere else: its hash alone is kept.',
    access: 'body',
    scopes: ['all'],
    body: 'NewTokenRequest',
    successes: [{ status: 201, description: 'The token, this once.', body: 'MadeToken' }],
    refusals: [...BODY, ...ADMIN, 405, 422, ...PASSED_ON]
  }),
  changeToken: operation({
    call: tokenCalls.changeToken,
    owner: 'leads',
    tag: 'Administration',
    summary: 'Rename a token, or change what it opens',
    description:
      'Takes all of what a token is made of; the token itself stays. What is taken away is refused from now on. A revoked token is 409.',
    access: 'body',
    scopes: ['all'],
    body: 'NewTokenRequest',
    successes: [{ status: 200, description: 'The token as it is now.', body: 'ApiToken' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  revokeToken: operation({
    call: tokenCalls.revokeToken,
    owner: 'leads',
    tag: 'Administration',
    summary: 'Revoke a token, for good',
    description: 'It opens nothing from now on. Revoking it again changes nothing.',
    access: 'body',
    scopes: ['all'],
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'The token as it is now.', body: 'ApiToken' }],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  })
} as const
