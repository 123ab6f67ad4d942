import { z } from 'zod'

/** JSON Schema 2020-12 of a contract, as plain JSON. */
export type JsonSchema = Record<string, unknown>

/**
 * The JSON Schema of a zod schema, for the published documents. `io`: what a client may send ('input'), or what we answer ('output').
 * Two things are left out: `additionalProperties: false`, as answers and events grow by additions, and the patterns
 * that repeat a named format.
 */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (jsonSchema.format === 'date-time' || jsonSchema.format === 'uuid') delete jsonSchema.pattern
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    }
  })
  return json
}
