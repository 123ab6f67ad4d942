import type { z } from 'zod'
import { toJsonSchema } from '../../events/json-schema.ts'
import { ADMIN_CODE_HEADER } from '../admin.ts'
import { type Operation, type Success, TAGS } from '../definition/operation.ts'
import { type NamedSchema, SCHEMAS, type SchemaName } from '../schemas/schemas.ts'
import { type NamedOperation, OPERATIONS } from '../table/operations.ts'
import { REFUSALS } from './refusals.ts'

type Json = Record<string, unknown>

/** The HTTP API as an OpenAPI 3.1 document, made from the schemas the services validate with. `version`: its own. */
export function buildOpenApi(version = '1.0.0'): Json {
  const paths: Record<string, Json> = {}
  for (const operation of OPERATIONS) {
    const path = operation.call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.call.method.toLowerCase()]: describe(operation) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Site API',
      version,
      description:
        'What the site’s pages, and programs of the company, may call. GET implies HEAD. Messages are French and meant for a person; `code` is stable and meant for a program. Answers and requests only grow.'
    },
    servers: [{ url: '/' }],
    tags: TAGS.map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries<NamedSchema>(SCHEMAS).map(([name, { schema, io, example }]) => [
          name,
          { ...toJsonSchema(schema, io), examples: [example] }
        ])
      ),
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, { description, headers, example }]) => [
          `Refusal${status}`,
          {
            description,
            ...(headers && { headers: describeHeaders(headers) }),
            content: { 'application/json': { schema: ref('Problem'), example } }
          }
        ])
      ),
      securitySchemes: {
        adminCodeHeader: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Admin-Code',
          description: `The admin code, percent-encoded where it is not ASCII (${ADMIN_CODE_HEADER}).`
        },
        adminCodeQuery: {
          type: 'apiKey',
          in: 'query',
          name: 'adminCode',
          description: 'The admin code, URL-encoded. It is in no log.'
        },
        integrationToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A token of a program, made and revoked in the administration under « Intégrations ». It opens the operations that name one of its scopes and gets 403 on every other that asks for a code.'
        }
      }
    }
  }
}

/** Parts of addresses that are no numbers. */
const TEXT_PARAMETERS: Record<string, Json> = {
  name: { type: 'string', example: 'mf-blog' },
  plan: { type: 'string', example: '3f9c2ab4' }
}

function describe(operation: NamedOperation): Json {
  const { id, tag, summary, description, body, bodyTypes, successes, refusals } = operation
  const parameters = [
    ...[...operation.call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: TEXT_PARAMETERS[name ?? ''] ?? { type: 'integer', minimum: 1 }
    })),
    ...queryParameters(operation.query),
    ...headerParameters(operation.headers)
  ]
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...securityOf(operation),
    ...sampleOf(operation),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: ref(body), example: SCHEMAS[body].example } }
      }
    }),
    ...(bodyTypes && {
      requestBody: { required: true, content: Object.fromEntries(bodyTypes.map((type) => [type, {}])) }
    }),
    responses: Object.fromEntries([
      ...successes.map((success) => [String(success.status), describeSuccess(success)]),
      ...[...new Set([...refusals, 500 as const])]
        .sort((a, b) => a - b)
        .map((status) => [String(status), { $ref: `#/components/responses/Refusal${status}` }])
    ])
  }
}

function describeSuccess({ description, body, headers, example }: Success): Json {
  return {
    description,
    ...(headers && { headers: describeHeaders(headers) }),
    ...(body && { content: contentOf(body, example) })
  }
}

function contentOf(body: NonNullable<Success['body']>, example: unknown): Json {
  if (typeof body === 'string')
    return { 'application/json': { schema: ref(body), example: example ?? SCHEMAS[body].example } }
  if ('listOf' in body) {
    const schema = { type: 'array', items: ref(body.listOf) }
    return { 'application/json': { schema, example: [SCHEMAS[body.listOf].example] } }
  }
  if (!body.schema) return { [body.type]: {} }
  const data = `data: ${JSON.stringify(SCHEMAS[body.schema].example)}\n\n`
  return { [body.type]: { schema: { type: 'string', contentSchema: ref(body.schema) }, example: data } }
}

/** A code in the body is part of its schema; the other places are alternatives, and a token with one of its scopes. */
function securityOf({ access, tokenScopes = [] }: Pick<Operation, 'access' | 'tokenScopes'>): Json {
  const security = [
    ...(access === 'header' || access === 'header-or-query' ? [{ adminCodeHeader: [] }] : []),
    ...(access === 'header-or-query' ? [{ adminCodeQuery: [] }] : []),
    ...tokenScopes.map((scope) => ({ integrationToken: [scope] }))
  ]
  return security.length > 0 ? { security } : {}
}

/** How a program makes a call with its token. */
function sampleOf({ call, body, tokenScopes, isKeyed }: NamedOperation): Json {
  if (!tokenScopes) return {}
  const lines = [
    `curl ${call.method === 'GET' ? '' : `-X ${call.method} `}https://www.site.example${call.path.replace(/:\w+/g, '12')}`,
    "-H 'Authorization: Bearer k7m2fp9x-qt4wabc-defghjk-mnpqrst-uvwxyz2'",
    ...(isKeyed ? ["-H 'Idempotency-Key: 0b6f6f0e-5a54-4f0f-9a3e-0c8f6b8a1d2e'"] : []),
    ...(body ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(SCHEMAS[body].example)}'`] : [])
  ]
  return { 'x-codeSamples': [{ lang: 'Shell', source: lines.join(' \\\n  ') }] }
}

function queryParameters(query: z.ZodObject | undefined): Json[] {
  if (!query) return []
  const { properties } = toJsonSchema(query, 'output') as { properties: Record<string, Json> }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    description,
    schema
  }))
}

const headerParameters = (given: Operation['headers'] = {}) =>
  Object.entries(given).map(([name, { description, schema }]) => ({
    name,
    in: 'header',
    description,
    schema
  }))

const describeHeaders = (headers: Record<string, string>): Json =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }])
  )

const ref = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` })
