import type { Delivery } from '@site/contracts/deliveries/deliveries'
import { sayWhen } from '../../layout/when/say-when.ts'
import { deliveriesCopy } from '../content/deliveries.ts'
import { sayOutcome } from '../content/say-attempt.ts'

type Shown = Pick<Delivery, 'state' | 'sentAt' | 'at' | 'nextTryAt' | 'attempts'>

/** When something arrived; else since when it waits, why, and when it is tried again. */
export function sayState({ state, sentAt, at, nextTryAt, attempts: [last] }: Shown): string {
  if (state === 'sent') return sayWhen(new Date(sentAt ?? at))
  const came = deliveriesCopy.since(sayWhen(new Date(at)))
  const why = last ? `${came}, ${sayOutcome(last)}` : came
  if (state === 'failed') return why
  if (nextTryAt && Date.parse(nextTryAt) > Date.now())
    return `${why}, ${deliveriesCopy.next(sayWhen(new Date(nextTryAt)))}`
  return last ? `${why}, ${deliveriesCopy.byItself}` : why
}
