import { z } from 'zod'

export interface DocsOperation {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  description: string | undefined
  parameters: { name: string; location: string; type: string; description: string }[]
  /** Where the admin code may stand, in words. */
  security: string[]
  body: { schema: string; example: unknown } | undefined
  answers: Answer[]
}

export interface Answer {
  status: number
  description: string
  /** Name of a schema, with '[]' behind it for a list. */
  schema: string | undefined
  headers: { name: string; description: string }[]
  sample: unknown
}

export interface Schema {
  name: string
  json: unknown
}

export interface Docs {
  title: string
  description: string
  tags: string[]
  operations: DocsOperation[]
  schemas: Schema[]
}

const schemaRef = z.object({ $ref: z.string().optional(), items: z.object({ $ref: z.string() }).optional() })
const content = z
  .record(z.string(), z.object({ schema: schemaRef.optional(), example: z.unknown().optional() }))
  .optional()
const response = z.object({
  description: z.string(),
  headers: z.record(z.string(), z.object({ description: z.string() })).default({}),
  content
})
const parameter = z.object({
  name: z.string(),
  in: z.string(),
  description: z.string().default(''),
  schema: z.object({ type: z.string() })
})
const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string(),
  description: z.string().optional(),
  parameters: z.array(parameter).default([]),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), response.or(z.object({ $ref: z.string() })))
})
const document = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), response)
  })
})
type Document = z.output<typeof document>

const LOCATIONS: Record<string, string> = {
  adminCodeHeader: 'the header X-Admin-Code',
  adminCodeQuery: 'the query parameter adminCode'
}

/** What the page shows of an OpenAPI document of ours. Throws a ZodError when it is none. */
export function readDocs(json: string): Docs {
  const docs = document.parse(JSON.parse(json))
  const operations = Object.entries(docs.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): DocsOperation => {
      const body = firstOf(one.requestBody?.content)
      return {
        id: one.operationId,
        method: method.toUpperCase(),
        path,
        tag: one.tags[0],
        summary: one.summary,
        description: one.description,
        parameters: one.parameters.map(({ name, in: location, description, schema }) => ({
          name,
          location,
          type: schema.type,
          description
        })),
        security: one.security.flatMap((scheme) =>
          Object.keys(scheme).map((name) => LOCATIONS[name] ?? name)
        ),
        body: body?.schema ? { schema: body.schema, example: body.example } : undefined,
        answers: Object.entries(one.responses).map(([status, answer]) => readAnswer(docs, status, answer))
      }
    })
  )
  return {
    title: docs.info.title,
    description: docs.info.description,
    tags: docs.tags.map(({ name }) => name),
    operations,
    schemas: Object.entries(docs.components.schemas).map(([name, json]) => ({ name, json }))
  }
}

function readAnswer(
  docs: Document,
  status: string,
  given: z.output<typeof response> | { $ref: string }
): Answer {
  const shared = '$ref' in given ? docs.components.responses[lastPart(given.$ref)] : given
  const { description = '', headers = {}, content } = shared ?? {}
  const body = firstOf(content)
  return {
    status: Number(status),
    description,
    schema: body?.schema,
    headers: Object.entries(headers).map(([name, one]) => ({ name, description: one.description })),
    sample: body?.example
  }
}

function firstOf(given: z.output<typeof content>) {
  const found = Object.values(given ?? {})[0]
  if (!found) return undefined
  const list = found.schema?.items ? `${lastPart(found.schema.items.$ref)}[]` : undefined
  return { schema: list ?? (found.schema?.$ref && lastPart(found.schema.$ref)), example: found.example }
}

const lastPart = (ref: string) => ref.split('/').at(-1) ?? ref
