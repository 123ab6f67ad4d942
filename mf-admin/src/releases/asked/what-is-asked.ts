import type { PlannedRelease } from '@site/contracts/federation/release'
import type {
  BoardRow,
  CanaryAction,
  ChangedVersion,
  ReadyVersion
} from '@site/contracts/release-board/release-board'
import { sayInstant } from '../../layout/when/say-when.ts'
import { canaryDialog, canarySubject, canaryWarning } from '../content/canary.ts'
import { cancelCopy } from '../content/plans.ts'
import { bringBackCopy, makeLiveCopy } from '../content/ready.ts'
import { partWarning, retireCopy, rollbackCopy } from '../content/releases.ts'

/** Of a row, as it was when its button was pressed. */
export interface AskedOfRow {
  row: BoardRow
  action: 'rollback' | 'retire' | CanaryAction
  /** Of a rollback further back than to the version before: where to. */
  to?: string
}

/** Of versions that are ready, each with what was seen to be live; of one that was retired: nothing was. */
export interface AskedToGoLive {
  action: 'live'
  versions: (Pick<ReadyVersion, 'name' | 'version' | 'message' | 'isBlocked'> & { from: string | null })[]
}

/** Of what is planned. */
interface AskedToCancel {
  action: 'cancel'
  plan: PlannedRelease
}

/** What somebody is asked to confirm, by what they saw: what is live may change beneath the dialog, and is then refused. */
export type Asked = AskedOfRow | AskedToGoLive | AskedToCancel

/** The front end that it is about, or the first of them. */
export function nameOf(asked: Asked): string {
  if (asked.action === 'live') return asked.versions[0]?.name ?? ''
  return asked.action === 'cancel' ? (Object.keys(asked.plan.versions)[0] ?? '') : asked.row.name
}

/** What a rollback goes back to, and what goes back with it as they went live together. */
export function wayBackOf({ row: { name, live, rollback }, to }: AskedOfRow): ChangedVersion[] {
  if (to !== undefined) return [{ name, from: live.version, to }]
  if (rollback.refusal !== null) return []
  return [{ name, from: live.version, to: rollback.to }, ...(rollback.together ?? [])]
}

/** Of versions that are to go live, now or at a time: what each takes the place of, and which were taken back before. */
export const goingLive = (versions: AskedToGoLive['versions']) => ({
  names: versions.map(({ name }) => name),
  subject: versions.map(({ name, from, version, message }) =>
    makeLiveCopy.subject(name, from === null ? version : rollbackCopy.subject(from, version), message)
  ),
  blocked: makeLiveCopy.blocked(versions.filter(({ isBlocked }) => isBlocked).map(({ name }) => name))
})

/** Is it about a remote that was retired? */
export const comesBack = ({ versions }: AskedToGoLive) => versions[0]?.from === null

/** The words of the dialog. */
export function wordsOf(asked: Asked) {
  if (asked.action === 'live') {
    const { versions } = asked
    const { names, subject, blocked } = goingLive(versions)
    const copy = comesBack(asked) ? bringBackCopy : makeLiveCopy
    return {
      copy: { ...copy, title: copy.title(names), question: copy.question(versions.length) },
      subject,
      warning: [blocked, partWarning(names)].filter(Boolean).join(' ') || null,
      isGentle: true
    }
  }
  if (asked.action === 'cancel') {
    const { at, versions } = asked.plan
    return {
      copy: { ...cancelCopy, title: cancelCopy.title(Object.keys(versions)) },
      subject: [sayInstant(new Date(at))],
      warning: null,
      isGentle: false
    }
  }
  const { row, action } = asked
  const { name, live, canary, addresses } = row
  if (action === 'rollback') {
    const all = wayBackOf(asked)
    const names = all.map((one) => one.name)
    return {
      copy: {
        ...rollbackCopy,
        title: rollbackCopy.title(names),
        question: rollbackCopy.question(all.length)
      },
      subject: all.map(({ name, from, to }) => makeLiveCopy.subject(name, rollbackCopy.subject(from, to))),
      warning: partWarning(names),
      isGentle: false
    }
  }
  if (action === 'retire')
    return {
      copy: { ...retireCopy, title: retireCopy.title(name) },
      subject: [retireCopy.subject(name, live.version)],
      warning: retireCopy.warning(addresses),
      isGentle: false
    }
  return {
    copy: canaryDialog(action.action, name),
    subject: [canarySubject(action)],
    warning: canary && canaryWarning(action, canary.verdict),
    isGentle: action.action !== 'abort'
  }
}
