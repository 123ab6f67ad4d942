import { type SiteEvent, siteEventSchema } from '@site/contracts/events/events'

/** The event in the text of a message or row, or an Error that says why it is not one. Never throws. */
export function parseEvent(text: string): SiteEvent | Error {
  try {
    const result = siteEventSchema.safeParse(JSON.parse(text))
    if (result.success) return result.data
    const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return new Error(`Not an event: ${wrong.join('; ')}`)
  } catch (error) {
    return new Error('Not JSON', { cause: error })
  }
}
