import { Button } from '@site/web/ui/forms/button'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { useState } from 'react'
import { sayWhen } from '../../layout/when/say-when.ts'
import { conflictCopy } from '../content/publication.ts'
import type { TextConflict } from '../draft/saver/save-failure.ts'
import { type ArticleDraft, draftOf } from '../text/article-draft.ts'
import styles from './conflict-dialog.module.css'
import { JoinTexts } from './join-texts.tsx'
import { TwoTexts } from './two-texts.tsx'

interface ConflictDialogProps {
  /** What is typed here. */
  mine: ArticleDraft
  /** What the server has. */
  conflict: TextConflict
  /** Mine was about to be published. */
  isPublishing: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Goes on with a text made of both. */
  onJoin: (text: ArticleDraft) => void
  onLater: () => void
}

/** Two texts of which neither may replace the other unseen, side by side: on a phone one or the other. */
export default function ConflictDialog(props: ConflictDialogProps) {
  const { mine, conflict, isPublishing, onKeepMine, onTakeTheirs, onJoin, onLater } = props
  const [isJoining, setJoining] = useState(false)
  const isPublished = conflict.code === 'article-changed'
  const when = sayWhen(new Date(conflict.at))
  return (
    <Dialog
      isOpen
      onClose={onLater}
      title={isPublished ? conflictCopy.article : conflictCopy.draft}
      description={<p>{conflictCopy.explanation}</p>}
      className={styles.dialog}
    >
      {isJoining ? (
        <JoinTexts mine={mine} theirs={draftOf(conflict)} onJoin={onJoin} onBack={() => setJoining(false)} />
      ) : (
        <>
          <TwoTexts
            theirs={draftOf(conflict)}
            mine={mine}
            names={{
              theirs: (isPublished ? conflictCopy.published : conflictCopy.theirs)(conflict.by, when),
              mine: conflictCopy.mine
            }}
            choices={{ theirs: conflictCopy.other, mine: conflictCopy.mine }}
          />
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={onLater} data-autofocus>
              {conflictCopy.later}
            </Button>
            <Button variant="quiet" onClick={onTakeTheirs}>
              {conflictCopy.takeTheirs}
            </Button>
            <Button variant="quiet" onClick={() => setJoining(true)}>
              {conflictCopy.join}
            </Button>
            <Button variant="strong" onClick={onKeepMine}>
              {isPublishing ? conflictCopy.publishMine : conflictCopy.keepMine}
            </Button>
          </div>
          <p className={styles.hint}>{conflictCopy.laterHint}</p>
        </>
      )}
    </Dialog>
  )
}
