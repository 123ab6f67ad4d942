import { cut } from '@site/web/ui/text/excerpt'
import { type CaseStudy, casesContent } from '../content/cases.ts'
import styles from './cases.module.css'

/** Teasers of small screens, in characters (HOME-25). */
export const TEASER_LENGTH = 60

const { labels } = casesContent

/** Challenge and Solution on one side, Résultat beside them, led by its figure; over the foot of the screen. */
export function CaseDetail({ id, study }: { id: string; study: CaseStudy }) {
  const { title, points } = study.solution
  const { figure, gain, points: results } = study.result
  return (
    <div id={id} className={styles.detail}>
      <div className={styles.steps} data-surface="nuit">
        <div>
          <h4>{labels.challenge}</h4>
          <Points points={study.challenge} />
        </div>
        <div>
          <h4>{labels.solution}</h4>
          <p>{title}</p>
          <Points points={points} />
        </div>
      </div>
      <div className={styles.result}>
        <h4>{labels.result}</h4>
        <p className={styles.figure}>
          <b>{figure}</b> {gain}
        </p>
        <Points points={results} />
      </div>
    </div>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
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
