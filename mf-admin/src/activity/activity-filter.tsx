import { ChoiceField, SearchField } from '../layout/list/list-fields.tsx'
import { matches } from '../layout/list/match-words.ts'
import styles from './activity-list.module.css'
import { activityCopy } from './content/activity.ts'
import { type ActionKind, kindOf } from './describe-action.ts'
import type { LoggedAction } from './merge-audits.ts'

export interface ActionFilter {
  text: string
  kind: ActionKind | 'all'
}
export const UNFILTERED: ActionFilter = { text: '', kind: 'all' }

export const isAsked = ({ text, kind }: ActionFilter): boolean => text.trim() !== '' || kind !== 'all'

/** The lines of one kind that hold the words, in what was done, its number, its name or where from. */
export function filterActions(
  actions: LoggedAction[],
  { text, kind }: ActionFilter,
  name: (action: LoggedAction) => string | undefined
): LoggedAction[] {
  return actions.filter((logged) => {
    const { action, subjectId, subject, from } = logged
    const words = [
      activityCopy.action(action),
      subjectId ?? '',
      subject ?? '',
      name(logged) ?? '',
      from
    ].join(' ')
    return (kind === 'all' || kindOf(action) === kind) && matches(text.trim(), words)
  })
}

interface ActivityFilterProps {
  filter: ActionFilter
  onChange: (filter: ActionFilter) => void
}

export function ActivityFilter({ filter, onChange }: ActivityFilterProps) {
  return (
    <search className={styles.filters}>
      <SearchField
        label={activityCopy.text}
        value={filter.text}
        onType={(text) => onChange({ ...filter, text })}
      />
      <ChoiceField
        label={activityCopy.kind}
        choices={activityCopy.kinds}
        isChosen={({ value }) => value === filter.kind}
        onChoose={({ value }) => onChange({ ...filter, kind: value })}
      />
    </search>
  )
}
