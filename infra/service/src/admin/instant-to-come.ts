import { unprocessable } from '../http/errors.ts'
import { parisInstant } from '../process/paris-time.ts'

/**
 * The instant of a minute of Paris that is to come.
 *
 * @param at such as '2026-12-24T08:00'
 * @param furthest how far ahead it may be, in milliseconds, and the sentence for what is further
 * @throws HttpError 422 for a day or an hour that does not exist, for what is over, and for what is too far ahead
 */
export function instantToCome(at: string, now: Date, furthest: { ms: number; refusal: string }): Date {
  const instant = parisInstant(at)
  if (!instant)
    throw unprocessable({
      at: 'Cette heure n’existe pas à Paris, où l’on passe ce jour-là à l’heure d’été, ou ce jour n’existe pas.'
    })
  if (instant <= now) throw unprocessable({ at: 'Cette heure est déjà passée.' })
  if (instant.getTime() - now.getTime() > furthest.ms) throw unprocessable({ at: furthest.refusal })
  return instant
}
