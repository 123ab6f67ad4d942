import type { BoardRow, CanaryAction } from '@site/contracts/release-board/release-board'
import { canaryDialog, canarySubject, canaryWarning } from '../content/canary.ts'
import { retireCopy, rollbackCopy, rollbackWarning } from '../content/releases.ts'

/** What somebody is asked to confirm, of a row as it was when they pressed the button: what is live may change beneath the dialog, and is then refused. */
export interface Asked {
  row: BoardRow
  action: 'rollback' | 'retire' | CanaryAction
}

/** The words of the dialog. */
export function wordsOf({ row, action }: Asked) {
  const { name, live, rollback, canary, addresses } = row
  if (action === 'rollback')
    return {
      copy: { ...rollbackCopy, title: rollbackCopy.title(name) },
      subject: rollbackCopy.subject(live.version, rollback.to ?? ''),
      warning: rollbackWarning(name),
      isGentle: false
    }
  if (action === 'retire')
    return {
      copy: { ...retireCopy, title: retireCopy.title(name) },
      subject: retireCopy.subject(name, live.version),
      warning: retireCopy.warning(addresses),
      isGentle: false
    }
  return {
    copy: canaryDialog(action.action, name),
    subject: canarySubject(action),
    warning: canary && canaryWarning(action, canary.verdict),
    isGentle: action.action !== 'abort'
  }
}
