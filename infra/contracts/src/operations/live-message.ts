import { z } from 'zod'

/**
 * What the live stream tells an administrator's browser (server-sent events, one JSON object per message): an event of the bus. The
 * list of events is no part of this schema, so that a new event changes no front end.
 */
export const liveMessageSchema = z.object({
  type: z.templateLiteral(['site.', z.string()]).describe('The event’s type, as asyncapi.json names them.'),
  id: z.uuid(),
  data: z.record(z.string(), z.unknown())
})
export type LiveMessage = z.infer<typeof liveMessageSchema>
