import { FUNNEL_STEPS } from '@site/contracts/audience/steps'
import { Button } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { LoadProblem } from '../access/load-problem.tsx'
import { useArticles } from '../articles/use-articles.ts'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ChoiceField } from '../layout/list/list-fields.tsx'
import { downloadFile } from '../leads/data/download-file.ts'
import { audienceToCsv } from './audience-csv.ts'
import styles from './audience-screen.module.css'
import { audienceCopy, csvCopy, type Period, periods, type View, views } from './content/audience.ts'
import { Funnel } from './funnel.tsx'
import { SumsTable } from './sums-table.tsx'
import { TokensTable } from './tokens-table.tsx'
import { useAudienceSums } from './use-audience-sums.ts'

/** /admin/audience: what brings leads, as bars, as a table and as a file (AUDIENCE-12, AUDIENCE-13). */
export function AudienceScreen({ adminCode }: { adminCode: string }) {
  const [period, setPeriod] = useState<Period>(periods[0])
  const [view, setView] = useState<View>(views[0])
  const { sums, isOlder, hasFailed, isRefused, refetch } = useAudienceSums(adminCode, period.weeks)
  const { articles = [] } = useArticles()
  const isEmpty = sums && FUNNEL_STEPS.every((step) => sums.total[step] === 0)

  const exportCsv = () => {
    if (!sums) return
    downloadFile(
      csvCopy.fileName(sums.from, sums.to),
      'text/csv;charset=utf-8',
      audienceToCsv(sums, articles)
    )
  }
  const tools = sums && !isEmpty && (
    <Button variant="strong" size="small" icon="download" disabled={isOlder} onClick={exportCsv}>
      {audienceCopy.exportCsv}
    </Button>
  )
  return (
    <AdminFrame title={audienceCopy.title} adminCode={adminCode} isWide aside={tools}>
      <p className={styles.intro}>
        {audienceCopy.intro} {sums?.since && audienceCopy.since(sums.since)}
      </p>
      <div className={styles.choice}>
        <ChoiceField
          label={audienceCopy.period}
          choices={periods}
          isChosen={({ weeks }) => weeks === period.weeks}
          onChoose={setPeriod}
        />
        <p role="status">
          {sums && !isOlder ? audienceCopy.from(sums.from, sums.to) : !hasFailed && audienceCopy.loading}
        </p>
      </div>
      <LoadProblem text={audienceCopy.failed} hasFailed={hasFailed} isRefused={isRefused} refetch={refetch} />
      {isEmpty && (
        <p className={styles.nothing}>{sums.since ? audienceCopy.nothing : audienceCopy.nothingYet}</p>
      )}
      {sums && !isEmpty && (
        <>
          <Funnel steps={sums.total} />
          <div className={styles.details}>
            <div className={styles.views}>
              <h2 id="audience-details" className={styles.subtitle}>
                {audienceCopy.details}
              </h2>
              <fieldset className={styles.buttons}>
                <legend className={styles.legend}>{audienceCopy.by}</legend>
                {views.map((one) => (
                  <Button
                    key={one.key}
                    variant={one.key === view.key ? 'strong' : 'quiet'}
                    size="small"
                    aria-pressed={one.key === view.key}
                    onClick={() => setView(one)}
                  >
                    {one.label}
                  </Button>
                ))}
              </fieldset>
            </div>
            <SumsTable sums={sums} view={view} articles={articles} />
          </div>
        </>
      )}
      {sums && <TokensTable rows={sums.tokens} />}
      {/* Not before what it is about: that would push it down. */}
      {(sums || hasFailed) && <p className={styles.leftOut}>{audienceCopy.leftOut}</p>}
    </AdminFrame>
  )
}
