import { expect, test } from 'vitest'
import { buildLeadCreated } from '../testing/test-database.ts'
import { parseEvent } from './parse-event.ts'

const errorOf = (text: string): Error => {
  const result = parseEvent(text)
  if (!(result instanceof Error)) throw new Error('An event was read where none is')
  return result
}

test('an event is read from its text', () => {
  const event = buildLeadCreated(3)
  expect(parseEvent(JSON.stringify(event))).toEqual(event)
})

test('a text that is not JSON is an error with the place of the fault as its cause', () => {
  const error = errorOf('{"half":')
  expect(error.message).toBe('Not JSON')
  expect(error.cause).toBeInstanceOf(SyntaxError)
})

test('JSON that is no event is an error that names the fields that are wrong', () => {
  const { message } = errorOf(JSON.stringify({ ...buildLeadCreated(), time: 7, data: { leadId: 'three' } }))
  expect(message).toMatch(/^Not an event: time: [^;\n]+; data\.leadId: [^;\n]+$/)
})
