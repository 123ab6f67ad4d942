import type { AskedQuestions, QuestionGroup } from '@site/contracts/questions/asked'
import { Button } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { questionsCopy as copy } from './content/questions.ts'
import styles from './questions-screen.module.css'

interface GroupListProps extends Pick<AskedQuestions, 'groups' | 'total' | 'wishes' | 'takesWishes'> {
  onAnswer: (group: QuestionGroup) => void
  onGive: (group: QuestionGroup) => Promise<void>
  onDiscard: (group: QuestionGroup) => Promise<void>
}

/** The questions that wait for somebody, the most asked first. */
export function GroupList({ groups, total, wishes, takesWishes, ...acts }: GroupListProps) {
  const most = groups[0]?.count ?? 1
  return (
    <section className={styles.part} aria-labelledby="questions-waiting">
      <div className={styles.partHead}>
        <h2 id="questions-waiting" className={styles.subtitle} tabIndex={-1} data-place="groups">
          {copy.waiting}
        </h2>
        <p className={styles.count} role="status">
          {total === 0 ? copy.empty : copy.count(total, groups.length)}
        </p>
      </div>
      {groups.length > 0 && wishes.length === 0 && !takesWishes && (
        <p className={styles.note}>{copy.notTakenYet}</p>
      )}
      {groups.length > 0 && (
        <ul className={styles.list} aria-label={copy.list}>
          {groups.map((group) => (
            <Group key={group.id} group={group} share={group.count / most} {...acts} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface GroupProps extends Pick<GroupListProps, 'onAnswer' | 'onGive' | 'onDiscard'> {
  group: QuestionGroup
  /** How often it was asked, against the one asked most: from 0 to 1. */
  share: number
}

/** One question in the words in which it was asked most, and what can be made of it. */
function Group({ group, share, onAnswer, onGive, onDiscard }: GroupProps) {
  const [question = '', ...others] = group.wordings
  const [isBusy, setBusy] = useState(false)
  const once = (act: (group: QuestionGroup) => Promise<void>) => async () => {
    if (isBusy) return
    setBusy(true)
    await act(group)
    setBusy(false)
  }
  return (
    <li className={styles.group} tabIndex={-1} data-place={`groups-${group.id}`}>
      <div className={styles.words}>
        <h3 className={styles.question}>{question}</h3>
        {others.length > 0 && (
          <ul className={styles.others} aria-label={copy.alsoAsked}>
            {others.map((wording) => (
              <li key={wording}>{wording}</li>
            ))}
          </ul>
        )}
        <p className={styles.facts}>{copy.days(group.firstDay, group.lastDay)}</p>
      </div>
      <p className={styles.times}>
        <span
          className={styles.bar}
          style={{ inlineSize: `${Math.max(4, share * 100)}%` }}
          aria-hidden="true"
        />
        {copy.asked(group.count)}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="strong"
          size="small"
          icon="chat"
          aria-label={copy.answerTo(question)}
          onClick={() => onAnswer(group)}
        >
          {copy.answer}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="edit"
          aria-disabled={isBusy}
          aria-label={copy.giveOf(question)}
          onClick={once(onGive)}
        >
          {copy.give}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="close"
          aria-disabled={isBusy}
          aria-label={copy.discardOf(question)}
          onClick={once(onDiscard)}
        >
          {copy.discard}
        </Button>
      </div>
    </li>
  )
}
