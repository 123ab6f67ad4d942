import { toJsonSchema } from '../events/json-schema.ts'
import { ADMIN_CODE_HEADER } from './admin.ts'
import { OPERATIONS, type Operation, type Refusal, type Success } from './openapi-operations.ts'
import { type NamedSchema, SCHEMAS, type SchemaName } from './openapi-schemas.ts'

type Json = Record<string, unknown>

const RETRY_AFTER = { 'Retry-After': 'Seconds to wait.' }

/** What each refusal means, with the answer of a real case. All are `Problem`s. */
const REFUSALS: Record<Refusal, { description: string; headers?: Record<string, string>; example: Json }> = {
  400: {
    description:
      'The request cannot be read: broken JSON, a repeated parameter, a cursor or key that is none.',
    example: { message: 'La requête est illisible.', code: 'bad-request' }
  },
  401: {
    description: 'The admin code is missing or wrong.',
    example: { message: 'Code administrateur incorrect.', code: 'admin-code-refused' }
  },
  404: {
    description: 'There is no such thing.',
    example: { message: 'Article non trouvé', code: 'article-not-found' }
  },
  405: {
    description: 'The answer to any other method at this address.',
    headers: { Allow: 'The methods there are.' },
    example: { message: 'Cette opération n’existe pas à cette adresse.', code: 'method-not-allowed' }
  },
  409: {
    description: 'Not in the present state: an article is being written, or a key was used for another body.',
    example: {
      message: 'Cet envoi a déjà été reçu avec un autre contenu.',
      code: 'idempotency-key-reused'
    }
  },
  408: {
    description: 'The body came too slowly.',
    example: { message: 'L’envoi a pris trop de temps. Réessayez.', code: 'request-too-slow' }
  },
  413: {
    description: 'The body is too large (64 KB; 2 MB for articles).',
    example: { message: 'Le contenu envoyé est trop volumineux.', code: 'payload-too-large' }
  },
  415: {
    description: 'The body is not JSON, or compressed by something else than gzip and deflate.',
    example: {
      message: 'Le contenu doit être envoyé au format JSON.',
      code: 'unsupported-media-type'
    }
  },
  422: {
    description: 'The body or the query is readable and not valid. `fields` names each fault.',
    example: {
      message: 'L’adresse e-mail est obligatoire.',
      code: 'unprocessable',
      fields: { email: 'L’adresse e-mail est obligatoire.' }
    }
  },
  429: {
    description: 'Too many wrong codes, submissions or streams from this address.',
    headers: RETRY_AFTER,
    example: { message: 'Trop de tentatives. Réessayez un peu plus tard.', code: 'too-many-requests' }
  },
  502: {
    description: 'The writer gave no article that may be published.',
    example: { message: "Impossible de générer l'article de test.", code: 'generation-failed' }
  },
  503: {
    description: 'The service or its database is away. Send it again later.',
    headers: RETRY_AFTER,
    example: {
      message: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
      code: 'unavailable'
    }
  },
  504: {
    description: 'The service takes too long. What was asked for may still be done.',
    example: {
      message: 'Le service met trop de temps à répondre. Réessayez dans quelques instants.',
      code: 'upstream-slow'
    }
  }
}

/** The HTTP API as an OpenAPI 3.1 document, made from the schemas the services validate with. `version`: its own. */
export function buildOpenApi(version = '1.0.0'): Json {
  const paths: Record<string, Json> = {}
  for (const operation of OPERATIONS) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) }
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
    tags: ['Articles', 'Leads', 'Administration', 'Documentation'].map((name) => ({ name })),
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
        }
      }
    }
  }
}

function describe(operation: Operation): Json {
  const { id, tag, summary, description, admin, body, successes, refusals } = operation
  const parameters = [
    ...[...operation.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'integer', minimum: 1 }
    })),
    ...parametersIn('query', operation.query),
    ...parametersIn('header', operation.headers)
  ]
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...securityOf(admin),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: ref(body), example: SCHEMAS[body].example } }
      }
    }),
    responses: Object.fromEntries([
      ...successes.map((success) => [String(success.status), describeSuccess(success)]),
      ...[...new Set(refusals)]
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

/** A code in the body is part of its schema; the two other places are alternatives. */
const securityOf = (admin: Operation['admin']): Json => {
  if (admin === 'header') return { security: [{ adminCodeHeader: [] }] }
  if (admin === 'header-or-query') return { security: [{ adminCodeHeader: [] }, { adminCodeQuery: [] }] }
  return {}
}

const parametersIn = (place: 'query' | 'header', given: Operation['query'] = {}) =>
  Object.entries(given).map(([name, { description, schema }]) => ({ name, in: place, description, schema }))

const describeHeaders = (headers: Record<string, string>): Json =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }])
  )

const ref = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` })
