import { type SiteEvent, siteEventSchema } from '@site/contracts/events/events'

/** The event in the text of a message or row, or an Error that says why it is not one. Never throws. */
export function parseEvent(text: string): SiteEvent | Error {
  try {
    const result = siteEventSchema.safeParse(JSON.parse(text))
    return result.success ? result.data : new Error(`Not an event: ${result.error.message}`)
  } catch (error) {
    return new Error('Not JSON', { cause: error })
  }
}
