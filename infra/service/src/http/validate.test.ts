import { contactSchema } from '@site/contracts/operations/contact'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { HttpError } from './errors.ts'
import { validate } from './validate.ts'

const errorOf = (schema: z.ZodType, value: unknown): HttpError => {
  try {
    validate(schema, value)
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
  throw new Error('The value was accepted')
}

test('gives the parsed value', () => {
  expect(validate(z.object({ a: z.string().trim() }), { a: ' x ', b: 1 })).toEqual({ a: 'x' })
})

test('names every field that is not valid in French and answers with the first one’s message', () => {
  const error = errorOf(contactSchema, { firstName: 1, email: 'pas une adresse' })
  expect(error).toMatchObject({
    status: 422,
    code: 'unprocessable',
    message: 'Le prénom doit être un texte.',
    fields: { email: expect.stringContaining('ne semble pas valide') }
  })
})

test('speaks French where a schema says nothing, without changing other parses', () => {
  const schema = z.object({ n: z.number() })
  expect(errorOf(schema, { n: 'x' }).message).toMatch(/^Entrée invalide/)
  expect(schema.safeParse({ n: 'x' }).error?.issues[0]?.message).toMatch(/^Invalid input/)
})

test('keeps the first message of a field, joins paths with a dot and calls the whole "body"', () => {
  const schema = z.object({ list: z.array(z.string().min(2, 'court').regex(/x/, 'sans x')) })
  expect(errorOf(schema, { list: ['ax', 'a'] }).fields).toEqual({ 'list.1': 'court' })
  expect(Object.keys(errorOf(schema, undefined).fields ?? {})).toEqual(['body'])
})
