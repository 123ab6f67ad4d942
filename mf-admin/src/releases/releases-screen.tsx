import type { ReadyVersion } from '@site/contracts/release-board/release-board'
import { useEffect, useRef, useState } from 'react'
import { LoadProblem } from '../access/load-problem.tsx'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { type Asked, type AskedToGoLive, nameOf, wordsOf } from './asked/what-is-asked.ts'
import { ReleaseList } from './board/release-list.tsx'
import { RetiredList } from './board/retired-list.tsx'
import { TroubledLine } from './board/troubled-line.tsx'
import { READY_ID, unfoldId } from './board/unfold-id.ts'
import { releasesCopy, rollbackCopy } from './content/releases.ts'
import { PlanDialog } from './ready/plan-dialog.tsx'
import { PlannedList } from './ready/planned-list.tsx'
import { ReadyList } from './ready/ready-list.tsx'
import styles from './releases-screen.module.css'
import { useReleases } from './use-releases.ts'

/** /admin/releases: what is live of each front end, how it fares, and what can be done with it (BOARD-1 to BOARD-17). */
export function ReleasesScreen({ adminCode }: { adminCode: string }) {
  const { rows, ready, planned, retired, hasFailed, isRefused, refetch, change, plan } =
    useReleases(adminCode)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [planning, setPlanning] = useState<AskedToGoLive['versions'] | null>(null)
  const isChangeable = rows?.some((row) => row.isChangeable) ?? false
  const withLive = (chosen: ReadyVersion[]) => {
    const liveOf = (wanted: string) => rows?.find(({ name }) => name === wanted)?.live.version ?? ''
    return chosen.map((one) => ({ ...one, from: liveOf(one.name) }))
  }
  // What was taken back is not what one comes for.
  const isAllBlocked = ready.every(({ isBlocked }) => isBlocked)
  const readyList = rows && ready.length > 0 && (
    <ReadyList
      ready={ready}
      adminCode={adminCode}
      isChangeable={isChangeable}
      onAsk={(chosen) => setAsked({ action: 'live', versions: withLive(chosen) })}
      onPlan={(chosen) => setPlanning(withLive(chosen))}
    />
  )
  const words = asked && wordsOf(asked)
  const changed = useRef('')
  useEffect(() => {
    if (asked !== null || changed.current === '') return
    // The button has gone with the version that it was about, and the focus from it to the whole page.
    const isLost = document.activeElement?.matches('body, main') ?? true
    if (isLost) document.getElementById(changed.current)?.focus()
    changed.current = ''
  }, [asked])
  return (
    <AdminFrame title={releasesCopy.title} adminCode={adminCode} isWide="page">
      <p className={styles.intro}>{releasesCopy.intro}</p>
      <div role="status" className={styles.status}>
        {!rows && !hasFailed && <p>{releasesCopy.loading}</p>}
        {rows?.length === 0 && <p>{releasesCopy.empty}</p>}
      </div>
      <LoadProblem text={releasesCopy.failed} hasFailed={hasFailed} isRefused={isRefused} refetch={refetch} />
      {rows && <TroubledLine rows={rows} />}
      {planned.length > 0 && (
        <PlannedList
          plans={planned}
          adminCode={adminCode}
          isChangeable={isChangeable}
          onCancel={(one) => setAsked({ action: 'cancel', plan: one })}
        />
      )}
      {!isAllBlocked && readyList}
      {rows && rows.length > 0 && <ReleaseList rows={rows} adminCode={adminCode} onAsk={setAsked} />}
      {isAllBlocked && readyList}
      {retired.length > 0 && (
        <RetiredList
          entries={retired}
          isChangeable={isChangeable}
          onBringBack={({ deployable: name, version }) =>
            setAsked({ action: 'live', versions: [{ name, version, from: null, isBlocked: false }] })
          }
        />
      )}
      <PlanDialog versions={planning} onClose={() => setPlanning(null)} onPlan={plan} />
      <ConfirmDialog
        isOpen={asked !== null}
        copy={words?.copy ?? { ...rollbackCopy, title: '', question: '' }}
        subject={words?.subject}
        warning={words?.warning ?? null}
        isGentle={words?.isGentle ?? false}
        onCancel={() => setAsked(null)}
        onConfirm={async () => {
          if (asked) {
            changed.current = asked.action === 'cancel' ? READY_ID : unfoldId(nameOf(asked))
            await change(asked)
          }
          setAsked(null)
        }}
      />
    </AdminFrame>
  )
}
