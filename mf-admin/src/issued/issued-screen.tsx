import { type ReactNode, useState } from 'react'
import { LoadProblem } from '../access/load-problem.tsx'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { issuedCopy } from './content/issued.ts'
import styles from './issued.module.css'
import type { Issued, IssuedKind, IssuedList, IssuedText } from './issued-kind.ts'
import { IssuedRows } from './issued-rows.tsx'
import { NewForm } from './new-form.tsx'

interface IssuedScreenProps<Item extends Issued, Text extends IssuedText> {
  adminCode: string
  kind: IssuedKind<Item, Text>
  list: IssuedList<Item, Text>
  /** Beside the title. */
  aside?: ReactNode
  /** Beneath the introduction. */
  children?: ReactNode
}

/** Codes or tokens: a new one, those there are, a change of one and its end. */
export function IssuedScreen<Item extends Issued, Text extends IssuedText>({
  adminCode,
  kind,
  list,
  aside,
  children
}: IssuedScreenProps<Item, Text>) {
  const { items, hasFailed, isRefused, refetch, create, change, revoke } = list
  const { copy } = kind
  const [toChange, setToChange] = useState<Item | null>(null)
  const [toRevoke, setToRevoke] = useState<Item | null>(null)
  return (
    <AdminFrame title={copy.title} adminCode={adminCode} aside={aside}>
      <p className={styles.intro}>{copy.intro}</p>
      {children}
      <NewForm kind={kind} create={create} />
      <section className={styles.section} aria-labelledby="issued-list">
        <h2 id="issued-list" className={styles.subtitle}>
          {copy.list}
        </h2>
        <div role="status">{!items && !hasFailed && <p>{issuedCopy.loading}</p>}</div>
        <LoadProblem text={copy.failed} hasFailed={hasFailed} isRefused={isRefused} refetch={refetch} />
        {items?.length === 0 && <p>{copy.empty}</p>}
        {items && items.length > 0 && (
          <IssuedRows kind={kind} items={items} onChange={setToChange} onRevoke={setToRevoke} />
        )}
      </section>
      <ChangeDialog kind={kind} item={toChange} change={change} onClose={() => setToChange(null)} />
      <ConfirmDialog
        isOpen={toRevoke !== null}
        copy={{ ...issuedCopy.revoking, ...copy.revoking }}
        subject={toRevoke?.name}
        onCancel={() => setToRevoke(null)}
        onConfirm={async () => {
          if (toRevoke) await revoke(toRevoke)
          setToRevoke(null)
        }}
      />
    </AdminFrame>
  )
}
