import { HttpError } from '@site/web/platform'
import { afterEach, expect, it, vi } from 'vitest'
import { logFailure } from './log-failure.ts'

afterEach(() => void vi.restoreAllMocks())

const logged = (error: unknown) => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  logFailure('The code could not be made', error)
  return log.mock.calls
}

it.each([401, 403, 404, 409, 413, 422, 429])(
  'ADMIN-34 logs nothing of a call that is refused with %i and a sentence',
  (status) => {
    expect(logged(new HttpError(status, 'Non', { message: 'Ce nom est déjà pris.' }))).toEqual([])
  }
)

it.each([
  ['a server that failed', new HttpError(503, 'Non', { message: 'Réessayez dans un instant.' })],
  [
    'a call that cannot be understood',
    new HttpError(400, 'Non', { message: 'La demande n’est pas valide.' })
  ],
  ['an answer without a sentence, which is not one of our services’', new HttpError(403, 'Forbidden')],
  [
    'a connection that broke before an answer came',
    new HttpError(0, 'Non', { message: 'La connexion a été perdue.' })
  ],
  ['the network', new TypeError('Failed to fetch')],
  ['a defect of ours', 'undefined is not a function']
])('ADMIN-34 logs %s as an error, with its cause', (_name, error) => {
  expect(logged(error)).toEqual([['The code could not be made', error]])
})

it('ADMIN-34 hands over the server’s sentence, logged or not', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const said = [422, 503].map((status) =>
    logFailure('…', new HttpError(status, 'Non', { message: `Sentence ${status}` }))
  )
  expect([...said, logFailure('…', new TypeError('Failed to fetch'))]).toEqual([
    'Sentence 422',
    'Sentence 503',
    undefined
  ])
})
