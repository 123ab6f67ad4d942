import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { EVENTS } from '../events/asyncapi.ts'
import { EVENT_TYPES } from '../events/events.ts'
import { buildOpenApi } from '../operations/openapi/openapi.ts'
import { problemSchema } from '../operations/problem.ts'
import { SCHEMAS } from '../operations/schemas/schemas.ts'
import { OPERATIONS } from '../operations/table/operations.ts'
import { buildDocuments } from './documents.ts'

type Json = Record<string, unknown>
const openapi = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))),
    components: z.object({
      schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
      responses: z.record(
        z.string(),
        z.object({ content: z.record(z.string(), z.object({ example: z.unknown() })) })
      )
    })
  })
  .parse(buildOpenApi())

/** Every `$ref` of a document. */
const refsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refsIn(inner)))
const resolve = (document: unknown, ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((place, part) => (place as Json | undefined)?.[part], document)

describe.each(Object.entries(buildDocuments()))('%s', (name, text) => {
  it('API-14 is as the contracts are: run `npm run contracts` after changing one', () => {
    expect(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')).toBe(text)
  })

  it('refers to nothing that is not in it', () => {
    const document = JSON.parse(text)
    const refs = refsIn(document)
    expect(refs.length).toBeGreaterThan(5)
    expect(refs.filter((ref) => resolve(document, ref) === undefined)).toEqual([])
  })
})

describe('the API', () => {
  it.each(Object.entries(SCHEMAS))('%s has an example that its schema takes', (_, { schema, example }) => {
    expect(z.safeParse(schema, example).error?.message).toBeUndefined()
  })

  it('shows refusals that are problems', () => {
    const examples = Object.values(openapi.components.responses).map(
      ({ content }) => content['application/json']?.example
    )
    expect(examples.length).toBe(15)
    for (const example of examples) expect(problemSchema.safeParse(example).success).toBe(true)
  })

  it('has one name for each operation, and one operation for each method of a path', () => {
    const ids = OPERATIONS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const described = Object.values(openapi.paths).flatMap((path) => Object.keys(path))
    expect(described.length).toBe(OPERATIONS.length)
  })

  it('shows every limit that the services hold a client to', () => {
    const contact = openapi.components.schemas.Contact?.properties as Record<string, Json>
    expect(contact.email).toMatchObject({ type: 'string', maxLength: 254 })
    expect(openapi.components.schemas.Contact?.required).toEqual(['email'])
    expect(openapi.components.schemas.ArticleRequest?.required).toEqual(['title', 'content', 'adminCode'])
  })
})

describe('the events', () => {
  it.each(EVENT_TYPES)(
    'EVENT-4 %s has an example that its schema takes, and no personal data of visitors',
    (type) => {
      const { schema, example } = EVENTS[type]
      expect(schema.safeParse(example).success).toBe(true)
      // Of a named code, what checks it and the name of who holds it (decision 115).
      const ofCodes = /^(selector|name|scopes|hash|createdAt|revokedAt|version)$/
      const isPlain = (key: string) =>
        /Id$|^change$/.test(key) ||
        (type === 'site.admin-code-changed' && ofCodes.test(key)) ||
        (type === 'site.visits-counted' && key === 'counts') ||
        // Cleaned before they leave the gateway (ASSISTANT-9).
        (type === 'site.questions-unanswered' && key === 'questions')
      expect(Object.keys(example.data as Json).filter((key) => !isPlain(key))).toEqual([])
    }
  )
})
