import { FUNNEL_STEPS, type StepCounts } from '@site/contracts/audience/steps'
import { formatNumber } from '@site/web/ui/text/plural'
import type { CSSProperties } from 'react'
import { audienceCopy, stepLabels } from './content/audience.ts'
import styles from './funnel.module.css'

/** Each step as a bar, as long as its part of the longest (AUDIENCE-12). */
export function Funnel({ steps }: { steps: StepCounts }) {
  const most = Math.max(1, ...FUNNEL_STEPS.map((step) => steps[step]))
  return (
    <section className={styles.funnel} aria-labelledby="audience-funnel">
      <h2 id="audience-funnel" className={styles.title}>
        {audienceCopy.funnel}
      </h2>
      <ol className={styles.steps}>
        {FUNNEL_STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <span className={styles.label}>{stepLabels[step].long}</span>
            <span className={styles.lane}>
              <span
                className={styles.bar}
                data-step={step}
                data-none={steps[step] === 0 || undefined}
                style={{ '--part': steps[step] / most } as CSSProperties}
              />
              <strong className={styles.count}>{formatNumber(steps[step])}</strong>
              {step !== 'visit' && steps.visit > 0 && (
                <span className={styles.rate}>
                  {audienceCopy.perVisits(rateOf(steps[step], steps.visit))}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** '7,5': of a hundred pages seen, to one decimal. */
const rateOf = (count: number, visits: number) => formatNumber(Math.round((1000 * count) / visits) / 10)
