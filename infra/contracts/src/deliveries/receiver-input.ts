import { z } from 'zod'
import { LEAD_SOURCES, leadSourceSchema } from '../leads/lead.ts'
import { channelSchema } from './deliveries.ts'

// What the service alone validates: apart from deliveries.ts, so that no browser downloads it.

const name = z.string().trim().min(1, 'Le nom est obligatoire.').max(80, 'Le nom est trop long.')
const url = z
  .string()
  .trim()
  .min(1, 'L’adresse est obligatoire.')
  .max(500, 'L’adresse est trop longue.')
  .refine((text) => URL.canParse(text), 'Cette adresse n’en est pas une.')
const sources = z
  .array(leadSourceSchema)
  .min(1, 'Choisissez au moins une source.')
  .max(LEAD_SOURCES.length)
  .transform((list) => LEAD_SOURCES.filter((source) => list.includes(source)))

/** The body of POST /api/receivers. Which addresses are taken is for the service to say (svc-leads/src/senders/check-address.ts). */
export const newReceiverSchema = z.object({ name, url, sources })

/** The body of PATCH /api/receivers/:id: what is left out stays. */
export const receiverChangeSchema = z.object({
  name: name.optional(),
  url: url.optional(),
  sources: sources.optional(),
  isPaused: z.boolean().optional()
})

/** The body of POST /api/deliveries/test. */
export const deliveryTestSchema = z.object({ channel: channelSchema })
