import type { ReadyVersion } from '@site/contracts/release-board/release-board'
import { classNames } from '@site/web/ui/class-names'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { Checkbox } from '@site/web/ui/forms/checkbox'
import { FieldError } from '@site/web/ui/forms/field'
import { useId, useState } from 'react'
import health from '../../layout/list/health-rows.module.css'
import { sayWhen } from '../../layout/when/say-when.ts'
import board from '../board/board.module.css'
import { READY_ID } from '../board/unfold-id.ts'
import { planCopy } from '../content/plans.ts'
import { readyCopy } from '../content/ready.ts'
import { releasesCopy } from '../content/releases.ts'
import details from '../details/details.module.css'
import { choose, keyOf } from './choose-ready.ts'
import { PreviewLink } from './preview-link.tsx'
import styles from './ready-list.module.css'

interface ReadyListProps {
  ready: ReadyVersion[]
  /** May this server change what is live? */
  isChangeable: boolean
  adminCode: string
  onAsk: (versions: ReadyVersion[]) => void
  onPlan: (versions: ReadyVersion[]) => void
}

/** Versions that wait for somebody to make them live, one or several at once, and can be looked at before (BOARD-11, BOARD-13). */
export function ReadyList({ ready, isChangeable, adminCode, onAsk, onPlan }: ReadyListProps) {
  const [ticked, setTicked] = useState<string[]>([])
  const [error, setError] = useState<string>()
  /** The version that a newly ticked one has taken the place of. */
  const [replaced, setReplaced] = useState<ReadyVersion>()
  const errorId = useId()
  const chosen = ready.filter((one) => ticked.includes(keyOf(one)))
  const withChosen = (act: (versions: ReadyVersion[]) => void) => () =>
    chosen.length > 0 ? act(chosen) : setError(readyCopy.none)
  return (
    <section className={details.part}>
      <h2 id={READY_ID} tabIndex={-1} className={board.name}>
        {readyCopy.title}
      </h2>
      <p className={board.about}>{readyCopy.intro}</p>
      <ul className={health.list}>
        {ready.map((one) => (
          <li key={keyOf(one)} className={classNames(health.row, styles.row)} data-health="paused">
            {isChangeable ? (
              <Checkbox
                checked={chosen.includes(one)}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? errorId : undefined}
                onChange={() => {
                  const next = choose(ready, ticked, one)
                  setError(undefined)
                  setReplaced(chosen.find((other) => other !== one && !next.includes(keyOf(other))))
                  setTicked(next)
                }}
              >
                <Named {...one} />
              </Checkbox>
            ) : (
              <p>
                <Named {...one} />
              </p>
            )}
            <About {...one} />
          </li>
        ))}
      </ul>
      <p role="status" className={board.about}>
        {replaced && readyCopy.replaced(replaced.name, replaced.version)}
      </p>
      {isChangeable && (
        <div className={styles.foot}>
          <Button variant={chosen.length > 0 ? 'primary' : 'quiet'} size="small" onClick={withChosen(onAsk)}>
            {readyCopy.act(chosen.length)}
          </Button>
          <Button variant="quiet" size="small" onClick={withChosen(onPlan)}>
            {planCopy.open}
          </Button>
          {chosen.length > 0 && <PreviewLink chosen={chosen} adminCode={adminCode} />}
          <FieldError id={errorId} error={error} />
        </div>
      )}
    </section>
  )
}

function Named({ name, version, isBlocked }: ReadyVersion) {
  return (
    <>
      <span className={styles.name}>{name}</span> <span className={styles.version}>{version}</span>
      {isBlocked && (
        <>
          {' '}
          <Badge tone="warning">{readyCopy.blocked}</Badge>
        </>
      )}
    </>
  )
}

function About({ keptAt, by, message, commit, unfit, isBlocked }: ReadyVersion) {
  return (
    <div className={styles.about}>
      <p className={board.about}>
        {readyCopy.kept(sayWhen(new Date(keptAt)), isBlocked)} {releasesCopy.by(by)}
      </p>
      {message && <p className={board.message}>{releasesCopy.message(message)}</p>}
      {commit && <p className={board.about}>{releasesCopy.commit(commit)}</p>}
      {unfit.length > 0 && (
        <p className={board.refusal}>
          {readyCopy.unfit} <span lang="en">{unfit.join('; ')}</span>
        </p>
      )}
    </div>
  )
}
