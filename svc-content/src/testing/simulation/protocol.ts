import { z } from 'zod'

/** Where a replica may be killed: while it writes, or at an SQL statement. Together these are all steps of claiming and publishing. */
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

/** The conditions under which the day's article is written. All replicas have the same. */
const conditionsSchema = z.object({
  /** How long the writer takes, in milliseconds of virtual time. */
  writingMs: z.number(),
  /** How many of the day's first attempts fail in the writer. */
  failures: z.number(),
  /** A replica that reaches this point kills itself with signal 9. */
  kill: z.enum(KILL_POINTS).nullable(),
  /** Does the timer at midnight fire? */
  midnightTimer: z.boolean()
})
export type Conditions = z.output<typeof conditionsSchema>

/** What the simulation sends to a replica. `at` is virtual time, in milliseconds since 1970. */
export const commandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('conditions'), conditions: conditionsSchema }),
  z.object({ type: z.literal('time'), at: z.number() }),
  z.object({ type: z.literal('stop') })
])
export type Command = z.output<typeof commandSchema>

/** What a replica sends back: that it listens, and that it is idle until its time advances. */
export const reportSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), url: z.string() }),
  z.object({ type: z.literal('idle'), at: z.number(), isWriting: z.boolean() })
])
export type Report = z.output<typeof reportSchema>

/** What a replica reads when it starts, as JSON in REPLICA. `skewMs` is the error of its clock. */
export const replicaSettingsSchema = z.object({
  databaseUrl: z.string(),
  adminCodeSha256: z.string(),
  at: z.number(),
  skewMs: z.number(),
  conditions: conditionsSchema
})
export type ReplicaSettings = z.output<typeof replicaSettingsSchema>
