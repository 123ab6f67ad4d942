import type { QuestionGroup, Wish } from '@site/contracts/questions/asked'
import type { FaqEntry } from '@site/contracts/questions/faq'
import { RETENTION } from '@site/contracts/site/retention'
import { useEffect, useRef, useState } from 'react'
import { LoadProblem } from '../access/load-problem.tsx'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { useFocusAfterAct } from '../layout/use-focus-after-act.ts'
import { questionsCopy } from './content/questions.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryList } from './entry-list.tsx'
import { GroupList } from './group-list.tsx'
import styles from './questions-screen.module.css'
import { keyOf, type TypedEntry } from './typed-entry.ts'
import { type EntryTarget, useQuestions } from './use-questions.ts'
import { WishList } from './wish-list.tsx'

/** /admin/questions: what found nothing, with what can be made of it, and what was (ASSISTANT-10). */
export function QuestionsScreen({ adminCode }: { adminCode: string }) {
  const view = useQuestions(adminCode)
  const { asked } = view
  const [target, setTarget] = useState<EntryTarget | null>(null)
  // What was typed of an entry outlives its dialog: closing it by mistake costs nothing.
  const typed = useRef(new Map<string, TypedEntry>())
  const screen = useRef<HTMLDivElement>(null)
  const place = useRef<string | null>(null)
  const [isAnswered, setAnswered] = useState(false)
  const actOn = useFocusAfterAct(asked, () => focusNear(screen.current, place.current))

  /** Does what takes a row off the screen, and moves the focus to the one that comes after it. */
  const off =
    <Row extends QuestionGroup | FaqEntry | Wish>(
      list: string,
      rows: readonly Row[],
      act: (row: Row) => Promise<boolean>
    ) =>
    async (row: Row) => {
      const at = rows.findIndex(({ id }) => id === row.id)
      const next = rows[at + 1] ?? rows[at - 1]
      place.current = next ? `${list}-${next.id}` : list
      actOn()
      await act(row)
    }

  // Once the dialog has given the focus back to a button that is gone.
  useEffect(() => {
    if (!isAnswered || target) return
    setAnswered(false)
    focusNear(screen.current, 'groups')?.focus()
  }, [isAnswered, target])

  return (
    <AdminFrame title={questionsCopy.title} adminCode={adminCode} isWide>
      <p className={styles.intro}>{questionsCopy.intro(RETENTION.questionDays)}</p>
      <div role="status">{!asked && !view.hasFailed && <p>{questionsCopy.loading}</p>}</div>
      <LoadProblem
        text={questionsCopy.failed}
        hasFailed={view.hasFailed}
        isRefused={view.isRefused}
        refetch={view.refetch}
      />
      {asked && (
        <div ref={screen} className={styles.parts}>
          <GroupList
            {...asked}
            onAnswer={(group) => setTarget({ group })}
            onGive={off('groups', asked.groups, view.give)}
            onDiscard={off('groups', asked.groups, view.discard)}
          />
          <div className={styles.made}>
            <EntryList
              entries={asked.entries}
              onAdd={() => setTarget('new')}
              onChange={(entry) => setTarget({ entry })}
              onRemove={off('entries', asked.entries, view.remove)}
            />
            {asked.wishes.length > 0 && (
              <WishList
                {...asked}
                adminCode={adminCode}
                onWithdraw={off('wishes', asked.wishes, view.withdraw)}
              />
            )}
          </div>
        </div>
      )}
      <EntryDialog
        target={target}
        typed={typed.current}
        save={async (input) => {
          if (!target) return
          await view.save(target, input)
          typed.current.delete(keyOf(target))
          setAnswered(target !== 'new' && 'group' in target)
          setTarget(null)
        }}
        onClose={() => setTarget(null)}
      />
    </AdminFrame>
  )
}

/** The row of that name, or the heading of its list where the row is gone. */
const focusNear = (screen: HTMLElement | null, place: string | null): HTMLElement | null =>
  screen?.querySelector<HTMLElement>(`[data-place="${place}"]`) ??
  screen?.querySelector<HTMLElement>(`[data-place="${place?.split('-')[0]}"]`) ??
  null
