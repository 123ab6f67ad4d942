import { type SiteEvent, siteEventSchema } from '@site/contracts/events/events'

/** The event that a message or a row holds, or the Error that says why it holds none. Never throws. */
export function parseEvent(text: string): SiteEvent | Error {
  try {
    const result = siteEventSchema.safeParse(JSON.parse(text))
    return result.success ? result.data : new Error(`Not an event: ${result.error.message}`)
  } catch (error) {
    return new Error('Not JSON', { cause: error })
  }
}
