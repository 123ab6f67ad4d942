import { cut } from '@site/web/ui/excerpt'
import { type CaseStudy, casesContent } from '../content/cases.ts'
import styles from './cases.module.css'

/** SPEC §2: teasers of small screens, in characters. */
export const TEASER_LENGTH = 60

const { labels } = casesContent

/** Challenge, Solution and Résultat in three columns, over the screen. */
export function CaseDetail({ id, study }: { id: string; study: CaseStudy }) {
  return (
    <div id={id} className={styles.detail} data-surface="nuit">
      <Column title={labels.challenge} points={study.challenge} />
      <Column title={labels.solution} lead={study.solution.title} points={study.solution.points} />
      <Column title={labels.result} points={study.results} />
    </div>
  )
}

/** The first point, or the name of the solution, stands out above the others. */
function Column({ title, lead, points }: { title: string; lead?: string; points: readonly string[] }) {
  const [first, ...rest] = lead ? [lead, ...points] : points
  return (
    <div className={styles.column}>
      <h4>{title}</h4>
      <p>{first}</p>
      <ul>
        {rest.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

/** On small screens: challenge and solution, cut at 60 characters. */
export function CaseTeasers({ study }: { study: CaseStudy }) {
  return (
    <dl className={styles.teasers}>
      <div>
        <dt>{labels.challenge}</dt>
        <dd>{cut(study.challenge.join('. '), TEASER_LENGTH)}</dd>
      </div>
      <div>
        <dt>{labels.solution}</dt>
        <dd>{cut(study.solution.points.join('. '), TEASER_LENGTH)}</dd>
      </div>
    </dl>
  )
}
