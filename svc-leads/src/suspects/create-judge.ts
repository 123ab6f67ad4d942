import type { Contact } from '@site/contracts/operations/contact'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import { createRepeats } from './scoring/repeats.ts'
import { type Judgement, scoreSubmission } from './scoring/score-submission.ts'

export type Judge = (contact: Contact, circumstances: { isOverLimit: boolean }) => Judgement

/** Creates what judges each submission as it comes (SPAM-1), and counts those it sets aside by their heaviest signal. */
export function createJudge({ clock, metrics }: { clock: Clock; metrics: Metrics }): Judge {
  const repeats = createRepeats(clock)
  const suspectsTotal = counterOf(metrics, {
    name: 'leads_suspect_total',
    help: 'Submissions set aside as suspect, by the signal that counted most.',
    labelNames: ['signal']
  })
  return (contact, { isOverLimit }) => {
    const sameTextFrom = repeats.count(contact.message, contact.email)
    const judgement = scoreSubmission(contact, { isOverLimit, sameTextFrom })
    const [heaviest] = judgement.signals
    if (judgement.isSuspect && heaviest) suspectsTotal.inc({ signal: heaviest.signal })
    return judgement
  }
}
