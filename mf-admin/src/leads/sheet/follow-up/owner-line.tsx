import { Button } from '@site/web/ui/forms/button'
import { useId } from 'react'
import { ConfirmedSelect } from '../../../layout/confirmed-select.tsx'
import { useFollow } from '../../follow/follow-context.ts'
import { followCopy } from '../content/follow.ts'
import styles from './follow-up.module.css'

interface OwnerLineProps {
  owner: string | null
  onChoose: (owner: string | null) => void
}

/** Who answers for a lead, and « À moi ». An owner whose code is gone stays until somebody else takes over. */
export function OwnerLine({ owner, onChoose }: OwnerLineProps) {
  const id = useId()
  const { me, owners } = useFollow()
  const all = [...new Set([...(me ? [me] : []), ...owners, ...(owner ? [owner] : [])])]
  return (
    <div className={styles.line}>
      <label className={styles.label} htmlFor={id}>
        {followCopy.owner}
      </label>
      <div className={styles.values}>
        <ConfirmedSelect
          id={id}
          className={styles.select}
          value={owner ?? ''}
          onChoose={(name) => onChoose(name || null)}
        >
          <option value="">{followCopy.nobody}</option>
          {all.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </ConfirmedSelect>
        {me !== undefined && owner !== me && (
          <Button variant="quiet" size="small" title={`${followCopy.mine} (A)`} onClick={() => onChoose(me)}>
            {followCopy.mine}
          </Button>
        )}
      </div>
    </div>
  )
}
