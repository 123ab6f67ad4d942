import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { type CaseStudy, caseAmounts, casesContent } from '../content/cases.ts'
import styles from './cases.module.css'

/** What a case has changed, before anything is opened: two figures, and two bars to their scale (HOME-43). */
export function CaseMeasure({ study }: { study: CaseStudy }) {
  const { before, result } = study
  const [most, least] = caseAmounts[study.id]
  return (
    <div className={styles.measure}>
      <p>
        <VisuallyHidden>{casesContent.before} </VisuallyHidden>
        <b>
          {before.figure}
          <span aria-hidden="true"> → </span>
        </b>
        <VisuallyHidden>, {casesContent.after} </VisuallyHidden>
        <b>{result.figure}</b>
        <span className={styles.unit}> {before.text}</span>
      </p>
      <div aria-hidden="true">
        <progress className={styles.amount} max={most} value={most} />
        <progress className={styles.amount} max={most} value={least} />
      </div>
    </div>
  )
}
