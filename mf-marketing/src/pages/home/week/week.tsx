import { Link, useHydrated } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { CopyLink } from '@site/web/ui/forms/copy-link'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { useRef } from 'react'
import { Disclosure } from '../../../parts/disclosure.tsx'
import { Section } from '../../../parts/section.tsx'
import { useCalm } from '../../../parts/use-calm.ts'
import { weekContent } from '../content/week.ts'
import { type Subject, useSubjects } from '../subjects/subjects.ts'
import { Announcement } from './announcement.tsx'
import { describeResult } from './describe-week.ts'
import { useWeek } from './use-week.ts'
import styles from './week.module.css'
import { WeekBoard } from './week-board.tsx'
import { WeekControls } from './week-controls.tsx'
import { formatHours, hoursOf } from './week-hours.ts'
import { linkTo, WEEK_ID } from './week-setting.ts'

/** The visitor's own week: what it takes by hand, and what automating gives back (HOME-35 to HOME-42). */
export function Week() {
  const { setting, isAutomated, isPlaying, isTouched, bookingUrl, change, changeTrade, toggle } = useWeek()
  // Before it is hydrated the page shows the end, and its button what a press then leads to.
  const isBack = useHydrated() && isAutomated
  const hours = hoursOf(setting)
  const { counter } = weekContent
  const isCalm = useCalm()
  const panel = useRef<HTMLDivElement>(null)
  const play = () => {
    toggle()
    // On a phone the week lies below its button.
    panel.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  }
  return (
    <Section id={WEEK_ID} className={styles.week}>
      <header className={styles.head}>
        <h2>{weekContent.title}</h2>
        <p>
          {weekContent.lead} <span data-scripted="">{weekContent.invitation}</span>
        </p>
      </header>
      <div className={styles.controls} data-scripted="">
        <WeekControls setting={setting} onChange={change} onTrade={changeTrade} />
        <Button variant="strong" size="large" isWide onClick={play}>
          {isBack ? weekContent.byHandAgain : weekContent.automate}
        </Button>
      </div>
      <div ref={panel} className={styles.panel} data-surface="nuit">
        <WeekBoard setting={setting} hours={hours} isAutomated={isAutomated} isPlaying={isPlaying} />
        <div className={styles.foot}>
          <p className={styles.counter}>
            <b>≈&nbsp;{formatHours(isAutomated ? hours.returned : hours.byHand)}</b>{' '}
            {isAutomated ? counter.automated : counter.byHand}
          </p>
          <div className={styles.actions}>
            <LinkButton variant="primary" href={bookingUrl}>
              {weekContent.talk}
            </LinkButton>
            <CopyLink link={() => linkTo(window.location.origin, setting)} />
          </div>
        </div>
      </div>
      <Announcement result={isTouched ? describeResult(setting, hours, isAutomated) : null} />
      <Disclosure className={styles.method} title={weekContent.method}>
        <ul>
          {setting.trade.tasks.map((task) => (
            <li key={task.name}>
              <b>{task.name}.</b> {task.assumption} <Source {...task} />
            </li>
          ))}
        </ul>
        <p>{weekContent.rounding}</p>
      </Disclosure>
    </Section>
  )
}

/** Where an assumption comes from; a link where that is an article that there is. */
function Source({ source, subject }: { source: string; subject: Subject | null }) {
  const article = useSubjects()(subject)
  return article ? <Link to={article}>{source}</Link> : source
}
