import { z } from 'zod'

/** Where a replica may be killed: while it writes, or at a statement. Together, every step of claiming and publishing. */
export const KILL_POINTS = [
  'before claim',
  'after claim',
  'after take-over',
  'while writing',
  'after lock',
  'after article',
  'after event',
  'before success',
  'after success',
  'after revision',
  'before commit',
  'after commit',
  'before published',
  'after published'
] as const

/** What befalls the day's article; all replicas are told the same. */
const conditionsSchema = z.object({
  /** How long the writer takes, in milliseconds of virtual time. */
  writingMs: z.number(),
  /** The day's first attempts that the writer fails. */
  failures: z.number(),
  /** Whoever comes here kills itself with signal 9. */
  kill: z.enum(KILL_POINTS).nullable(),
  /** Does the hint at midnight come? */
  hint: z.boolean()
})
export type Conditions = z.output<typeof conditionsSchema>

/** What the simulation tells a replica. `at`: virtual time, in milliseconds since 1970. */
export const orderSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('conditions'), conditions: conditionsSchema }),
  z.object({ type: z.literal('time'), at: z.number() }),
  z.object({ type: z.literal('stop') })
])
export type Order = z.output<typeof orderSchema>

/** What a replica answers: that it listens, and that nothing moves in it any more until time goes on. */
export const reportSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), url: z.string() }),
  z.object({ type: z.literal('settled'), at: z.number(), isWriting: z.boolean() })
])
export type Report = z.output<typeof reportSchema>

/** What a replica reads when it starts, as JSON in REPLICA. `skewMs`: how wrong its clock goes. */
export const birthSchema = z.object({
  databaseUrl: z.string(),
  adminCodeSha256: z.string(),
  at: z.number(),
  skewMs: z.number(),
  conditions: conditionsSchema
})
export type Birth = z.output<typeof birthSchema>
