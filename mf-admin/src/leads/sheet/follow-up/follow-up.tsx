import { LEAD_STATUSES, type LeadDesk, type LeadStatus } from '@site/contracts/leads/desk'
import type { LeadSheet } from '@site/contracts/operations/lead-sheet'
import { Button } from '@site/web/ui/forms/button'
import { useRef, useState } from 'react'
import { useKeys } from '../../../layout/keys/use-screen-keys.ts'
import { useFocusAfterAct } from '../../../layout/use-focus-after-act.ts'
import type { DeskChange } from '../../follow/desk-change.ts'
import { useFollow } from '../../follow/follow-context.ts'
import { followCopy } from '../content/follow.ts'
import { sayDue } from '../content/say-due.ts'
import { CallbackForm } from './callback-form.tsx'
import styles from './follow-up.module.css'
import { LostForm } from './lost-form.tsx'
import { OwnerLine } from './owner-line.tsx'
import { ReplyLine } from './reply-line.tsx'
import { StatusBars } from './status-bars.tsx'
import { UnmadeChange } from './unmade-change.tsx'
import { useDeskChange } from './use-desk-change.ts'
import { useFollowCommands } from './use-follow-commands.ts'

/** Where a lead stands, who answers for it, when to call back: each with one key and by mouse (SHEET-4). */
export function FollowUp({ adminCode, sheet }: { adminCode: string; sheet: LeadSheet }) {
  const { me } = useFollow()
  const { change, seen, shown: desk, unmade, giveUp, made, undo } = useDeskChange(adminCode, sheet.desk)
  const [form, setForm] = useState<'lost' | 'callback' | null>(null)
  /** How the lead stood as the form was opened. */
  const begunOver = useRef(seen)
  const openForm = (next: 'lost' | 'callback') => {
    begunOver.current = seen
    setForm(form === next ? null : next)
  }
  const close = () => {
    setForm(null)
    document.querySelector<HTMLElement>('[data-sheet-title]')?.focus({ preventScroll: true })
  }
  const callbackButton = useRef<HTMLButtonElement>(null)
  const toCallback = () => callbackButton.current?.focus({ preventScroll: true })
  const closeCallback = () => {
    setForm(null)
    toCallback()
  }
  const choose = (status: LeadStatus) => {
    // A key is pressed wherever the sheet is scrolled to: what it does is seen.
    box.current?.querySelector('fieldset')?.scrollIntoView({ block: 'nearest' })
    if (status === 'perdu') return openForm('lost')
    setForm(null)
    if (status !== desk.status) void change({ status })
  }
  const take = () => {
    if (me !== undefined && desk.owner !== me) void change({ owner: me })
  }
  const box = useRef<HTMLElement>(null)
  const words = desk.status === 'rendez-vous' ? followCopy.meeting : followCopy.callback
  // « À moi » goes as it is pressed.
  const keepFocus = useFocusAfterAct(desk.owner, () => box.current?.querySelector('select'))
  // The undo goes by itself too.
  const keepFocusOfUndo = useFocusAfterAct(made, () => box.current?.querySelector('[aria-pressed="true"]'))
  /** What was to be changed there: an answer to what was not made goes with it. */
  const toControlOf = ({ status, owner, callbackAt }: DeskChange) => {
    if (status === undefined && callbackAt !== undefined) return toCallback()
    const place = status === undefined && owner !== undefined ? 'select' : '[aria-pressed="true"]'
    box.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  }
  const acts = { choose, take, callback: () => openForm('callback') }
  useKeys({
    ...Object.fromEntries(LEAD_STATUSES.map((status, index) => [String(index + 1), () => choose(status)])),
    a: acts.take,
    r: acts.callback
  })
  useFollowCommands(acts)
  return (
    <section ref={box} className={styles.follow} aria-label={followCopy.title}>
      <StatusBars status={desk.status} isLosing={form === 'lost'} onChoose={choose} />
      <p className={styles.made} role="status">
        {made && (
          <>
            {followCopy.changed(made.before, made.desk)} {followCopy.undoFor}{' '}
            <button
              type="button"
              className={styles.undo}
              onFocus={keepFocusOfUndo}
              onClick={() => {
                close()
                void undo()
              }}
            >
              {followCopy.undo}
            </button>
          </>
        )}
      </p>
      <ReplyLine
        repliedAt={desk.repliedAt}
        onHandled={() => {
          close()
          void change({ replyHandled: true })
        }}
      />
      <Due desk={desk} />
      {desk.lostReason && form !== 'lost' && <p className={styles.reason}>{desk.lostReason}</p>}
      {form === 'lost' && (
        <LostForm
          reason={desk.lostReason ?? ''}
          onCancel={close}
          onLose={(lostReason) => {
            close()
            void change({ status: 'perdu', lostReason }, begunOver.current)
          }}
        />
      )}
      <div role="alert">
        {unmade && (
          <UnmadeChange
            unmade={unmade}
            who={authorOf(sheet, unmade.theirs)}
            onApply={() => {
              toControlOf(unmade.wanted)
              void change(unmade.wanted)
            }}
            onGiveUp={() => {
              toControlOf(unmade.wanted)
              giveUp()
            }}
          />
        )}
      </div>
      <OwnerLine
        owner={desk.owner}
        onChoose={(owner) => {
          keepFocus()
          void change({ owner })
        }}
      />
      <div className={styles.line}>
        <span className={styles.label}>{words.label}</span>
        <div className={styles.values}>
          {desk.callbackAt && (
            <span className={styles.due} data-late={desk.isLate || undefined}>
              {words.due(sayDue(new Date(desk.callbackAt)))}
            </span>
          )}
          <Button
            ref={callbackButton}
            variant="quiet"
            size="small"
            aria-expanded={form === 'callback'}
            title={`${words.set} (R)`}
            onClick={acts.callback}
          >
            {desk.callbackAt ? words.move : words.set}
          </Button>
          {desk.callbackAt && (
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                toCallback()
                void change({ callbackAt: null })
              }}
            >
              {words.done}
            </Button>
          )}
        </div>
      </div>
      {form === 'callback' && (
        <CallbackForm
          words={words}
          callbackAt={desk.callbackAt}
          onCancel={closeCallback}
          onSet={(callbackAt) => {
            closeCallback()
            void change({ callbackAt }, begunOver.current)
          }}
        />
      )}
    </section>
  )
}

/** Until when a new lead should be contacted, where no call is planned, which says when itself (DESK-7); and that it is late. */
function Due({ desk: { status, callbackAt, dueAt, isLate } }: { desk: LeadDesk }) {
  if (!isLate && (status !== 'nouveau' || callbackAt || !dueAt)) return null
  return (
    <p className={styles.late} data-late={isLate || undefined}>
      {isLate ? followCopy.late : dueAt && followCopy.dueBy(sayDue(new Date(dueAt)))}
    </p>
  )
}

/** Who made the change that brought the lead where somebody else found it. */
function authorOf({ journal }: LeadSheet, theirs: LeadDesk | null): string | undefined {
  const made = journal.find((entry) => entry.kind === 'change' && entry.version === theirs?.version)
  return made?.by ?? undefined
}
