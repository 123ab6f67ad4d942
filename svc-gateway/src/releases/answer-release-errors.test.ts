import { DeployError } from '@site/federation/registry/deploy-error'
import { tooManyRequests, unavailable } from '@site/service/http/errors'
import type { Context } from 'koa'
import { expect, it } from 'vitest'
import { answerReleaseErrors } from './answer-release-errors.ts'

/** What is answered when the call throws this. */
async function answerTo(error: unknown) {
  const ctx = { state: { log: { warn: () => undefined } }, set: () => undefined, status: 0, body: undefined }
  await answerReleaseErrors(ctx as unknown as Context, () => Promise.reject(error))
  return [ctx.status, ctx.body]
}

it.each([
  [
    'a full disk',
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' }),
    507,
    'The store has no room: the disk is full: free some space and run the command again'
  ],
  ['what is wrong with a version', new DeployError(['first', 'second']), 422, 'first'],
  ['too many calls', tooManyRequests(5), 429, 'Too many calls, or too many at once: try again in a moment.'],
  [
    'services that are away',
    unavailable(),
    503,
    'Who may publish cannot be looked up now: try again in some seconds.'
  ]
])('FED-24 says %s in a line', async (_, error, status, message) => {
  expect(await answerTo(error)).toEqual([status, expect.objectContaining({ message })])
})

it('leaves an error of ours to the one place that logs and answers those', async () => {
  await expect(answerTo(new TypeError('x is undefined'))).rejects.toThrow('x is undefined')
})
