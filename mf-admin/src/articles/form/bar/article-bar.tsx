import { Link } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { useEffect, useRef, useState } from 'react'
import { adminPath } from '../../../access/admin-path.ts'
import { useAdminCode } from '../../../access/use-admin-code.ts'
import { sayWallTime, sayWhen } from '../../../layout/when/say-when.ts'
import { draftCopy, savingCopy, troubleCopy } from '../../content/drafts.ts'
import { barCopy } from '../../content/editor.ts'
import { actionsCopy, changesCopy, scheduleCopy, stateCopy } from '../../content/publication.ts'
import type { TextConflict } from '../../draft/saver/save-failure.ts'
import type { ArticleForm } from '../state/use-article-form.ts'
import styles from './article-bar.module.css'
import marks from './status-mark.module.css'
import { useFootHeight } from './use-foot-height.ts'

interface ArticleBarProps {
  form: ArticleForm
  label: string
  busyLabel: string
  /** The time on the wall at which a text of it is to be published. */
  scheduledAt: string | undefined
  onSchedule: () => void
  onUpdateScheduled: () => Promise<void>
  onOtherCode: () => void
  /** Shows what the form changes of what readers see. */
  onShowChanges: () => void
  /** Shows what else can be done with the article, where that stands under the whole text; undefined while there is nothing. */
  onMore: (() => void) | undefined
}

/** What the bar says. What is `news` is read out as it appears. */
interface Said {
  text: string
  isNews?: boolean
  tone?: 'live' | 'planned' | 'alert'
}

/** Stays in view: how the article stands, and the button that publishes it. */
export function ArticleBar(props: ArticleBarProps) {
  const {
    form,
    label,
    busyLabel,
    scheduledAt,
    onSchedule,
    onUpdateScheduled,
    onOtherCode,
    onShowChanges,
    onMore
  } = props
  const [isUpdating, setUpdating] = useState(false)
  const { articleId, state, server, isSaving, draft, isDirty, trouble } = form
  const bar = useRef<HTMLElement>(null)
  const publish = useRef<HTMLButtonElement>(null)
  useFootHeight(bar)
  // A button that waits loses the focus: whoever pressed it gets it back, unless she is elsewhere by now.
  useEffect(() => {
    if (!isSaving) return
    return () => {
      if (document.activeElement === document.body) publish.current?.focus({ preventScroll: true })
    }
  }, [isSaving])
  const said = stateOf(form)
  const { outdated, renewed } = form
  const adminCode = useAdminCode() ?? ''
  const isPublic = state === 'published' && articleId !== undefined
  const isBlank = draft.title.trim() === '' && draft.content === ''
  // What is scheduled of a draft that was not taken up is changed with that draft.
  const isOffered = scheduledAt !== undefined && !server.draft
  const canSchedule = !isBlank && !isOffered && (isDirty || server.draft !== null || !isPublic)
  const { reason } = server.failure ?? {}
  const schedule = server.draft?.schedule
  const due = server.draft ? schedule?.at : scheduledAt
  const hasChanged = schedule && !isAsPlanned(server)
  const updateScheduled = async () => {
    setUpdating(true)
    await onUpdateScheduled()
    setUpdating(false)
  }
  return (
    <section ref={bar} className={styles.bar} aria-label={barCopy.label} data-foot>
      <div role="alert" className={styles.trouble}>
        {trouble && <p>{troubleCopy[trouble](form.drafts.isKept)}</p>}
        {form.missing?.field === 'figure' && <p>{troubleCopy.figure}</p>}
        {trouble === 'code' && (
          <Button variant="strong" size="small" onClick={onOtherCode}>
            {savingCopy.otherCode}
          </Button>
        )}
      </div>
      <div role="status" className={styles.news}>
        {outdated && <p>{draftCopy.outdated(outdated.by, outdated.at && sayWhen(new Date(outdated.at)))}</p>}
        {renewed && (
          <p>
            {draftCopy.renewed(renewed.by, renewed.at && sayWhen(new Date(renewed.at)))}{' '}
            <Link to={adminPath(`/admin/revisions/${articleId}`, adminCode)}>{draftCopy.whatChanged}</Link>
          </p>
        )}
      </div>
      <p className={`${marks.mark} ${styles.state}`} data-tone={said.tone}>
        <Announced {...said} />
        {due && said.text !== sayDue(due) && (
          <>
            {' '}
            <span>{sayDue(due)}</span>
          </>
        )}
        {hasChanged && <> {scheduleCopy.changed}</>}
        {reason === 'scope' && (
          <>
            {' '}
            <button type="button" className={styles.link} onClick={onOtherCode}>
              {savingCopy.otherCode}
            </button>
          </>
        )}
        {server.conflict && (
          <>
            {' '}
            <button type="button" className={styles.link} onClick={form.compare}>
              {savingCopy.compare}
            </button>
          </>
        )}
        {form.changed && (
          <>
            {' '}
            <button type="button" className={styles.link} onClick={onShowChanges}>
              {changesCopy.show}
            </button>
          </>
        )}
        {isPublic && (
          <>
            {' '}
            <Link to={`/article/${articleId}`} target="_blank">
              {barCopy.read}
            </Link>
          </>
        )}
      </p>
      <span className={styles.keys} aria-hidden="true">
        {barCopy.keys}
      </span>
      <span className={styles.buttons}>
        {onMore && (
          <Button
            variant="quiet"
            className={styles.more}
            aria-label={actionsCopy.title}
            title={actionsCopy.title}
            aria-haspopup="dialog"
            onClick={onMore}
          >
            …
          </Button>
        )}
        {hasChanged && (
          <Button variant="strong" disabled={isUpdating} onClick={updateScheduled}>
            {scheduleCopy.updateText}
          </Button>
        )}
        {canSchedule && (
          <Button variant="quiet" onClick={onSchedule}>
            {due ? scheduleCopy.change : actionsCopy.schedule}
          </Button>
        )}
        <Button
          ref={publish}
          type="submit"
          variant="primary"
          disabled={isSaving}
          aria-keyshortcuts="Control+Enter"
        >
          {isSaving ? busyLabel : label}
        </Button>
      </span>
    </section>
  )
}

const sayDue = (at: string): string => scheduleCopy.due(sayWallTime(at) ?? at)

/** Is what is planned of the draft what is written? */
const isAsPlanned = ({ draft, isSaved }: ArticleForm['server']): boolean =>
  isSaved && draft?.schedule != null && draft.schedule.version === draft.version

/** What the bar says of how the article stands. */
export function stateOf(form: ArticleForm): Said {
  const { draft, drafts, isDirty, published, articleId, state, server, outdated } = form
  const { conflict, failure } = server
  // Who published it meanwhile is said above: what the server refused before that is no news any more.
  if (conflict && outdated) return { text: savingCopy.keptBeside, isNews: true, tone: 'alert' }
  if (conflict) return { text: sayConflict(conflict), isNews: true, tone: 'alert' }
  if (failure && (isDirty || server.draft)) {
    const say = drafts.isKept ? savingCopy.here : savingCopy.nowhere
    return { text: say(failure), isNews: true, tone: 'alert' }
  }
  if (!isDirty && published && state === 'published')
    return { text: barCopy.published, isNews: true, tone: 'live' }
  if (server.draft?.schedule && isAsPlanned(server))
    return { text: sayDue(server.draft.schedule.at), tone: 'planned' }
  if (server.draft) return { text: savingCopy.kept(sayWhen(new Date(server.draft.savedAt))) }
  if (!isDirty && articleId === undefined) return { text: barCopy.blank }
  if (!isDirty)
    return state === 'published' ? { text: barCopy.same, tone: 'live' } : { text: stateCopy[state] }
  if (draft.title.trim() === '' && draft.content === '') return { text: barCopy.blank }
  return { text: state === 'published' && articleId !== undefined ? barCopy.edited : barCopy.typed }
}

function sayConflict({ code, by, at }: TextConflict): string {
  const when = sayWhen(new Date(at))
  if (code === 'draft-exists') return savingCopy.exists(by, when)
  return code === 'article-changed' ? savingCopy.republished(by, when) : savingCopy.changed(by, when)
}

/** Read out by screen readers when it is news, and once when trouble is over; a draft that is kept again is none. */
function Announced({ text, isNews = false, tone }: Said) {
  const before = useRef({ text, tone })
  const [news, setNews] = useState('')
  useEffect(() => {
    const was = before.current
    before.current = { text, tone }
    if (was.text === text) return
    setNews(isNews || was.tone === 'alert' ? text : '')
  }, [text, tone, isNews])
  return (
    <>
      <span>{text}</span>
      <span role="status" className={styles.hidden}>
        {news}
      </span>
    </>
  )
}
