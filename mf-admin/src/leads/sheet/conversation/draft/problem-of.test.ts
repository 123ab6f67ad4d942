import { HttpError } from '@site/web/platform'
import { expect, it } from 'vitest'
import { problems } from '../content/conversation.ts'
import { problemOf } from './problem-of.ts'

it.each([
  ['no network', new TypeError('fetch failed'), problems.offline],
  [
    'a refused code',
    new HttpError(401, 'x', { message: 'Code administrateur incorrect.' }),
    problems.refused
  ],
  ['a lead that is gone', new HttpError(404, 'x', { message: 'Lead non trouvé' }), problems.missing],
  [
    'a limit',
    new HttpError(429, 'x', { message: 'Cette adresse a déjà reçu 10 messages.' }),
    'Cette adresse a déjà reçu 10 messages.'
  ],
  ['a page of a proxy', new HttpError(502, '<html>'), problems.other]
])('ANSWER-13 says in French what became of an answer: %s', (_, error, message) => {
  expect(problemOf(error).message).toBe(message)
})

it('ANSWER-13 says it at the field that it is about', () => {
  const error = new HttpError(422, 'x', { message: 'Trop long.', fields: { text: 'Trop long.' } })
  expect(problemOf(error).fields).toEqual({ text: 'Trop long.' })
})
