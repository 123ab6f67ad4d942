import type { NamedCode } from '@site/contracts/access/codes'
import { useState } from 'react'
import { LoadProblem } from '../access/load-problem.tsx'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { ChangeCodeDialog } from './change-code-dialog.tsx'
import { CodeList } from './code-list.tsx'
import styles from './codes-screen.module.css'
import { codesCopy, revokeCopy } from './content/codes.ts'
import { NewCodeForm } from './new-code-form.tsx'
import { useCodes } from './use-codes.ts'

/** /admin/codes: the named codes, a new one, a change of one and its end (ADMIN-18, ADMIN-25). */
export function CodesScreen({ adminCode }: { adminCode: string }) {
  const { codes, hasFailed, isRefused, refetch, create, change, revoke } = useCodes(adminCode)
  const [codeToChange, setCodeToChange] = useState<NamedCode | null>(null)
  const [codeToRevoke, setCodeToRevoke] = useState<NamedCode | null>(null)
  return (
    <AdminFrame title={codesCopy.title} adminCode={adminCode}>
      <p className={styles.intro}>{codesCopy.intro}</p>
      <NewCodeForm create={create} />
      <section className={styles.section} aria-labelledby="codes-list">
        <h2 id="codes-list" className={styles.subtitle}>
          {codesCopy.list}
        </h2>
        <div role="status">{!codes && !hasFailed && <p>{codesCopy.loading}</p>}</div>
        <LoadProblem text={codesCopy.failed} hasFailed={hasFailed} isRefused={isRefused} refetch={refetch} />
        {codes?.length === 0 && <p>{codesCopy.empty}</p>}
        {codes && codes.length > 0 && (
          <CodeList codes={codes} onChange={setCodeToChange} onRevoke={setCodeToRevoke} />
        )}
      </section>
      <ChangeCodeDialog code={codeToChange} change={change} onClose={() => setCodeToChange(null)} />
      <ConfirmDialog
        isOpen={codeToRevoke !== null}
        copy={revokeCopy}
        subject={codeToRevoke?.name}
        onCancel={() => setCodeToRevoke(null)}
        onConfirm={async () => {
          if (codeToRevoke) await revoke(codeToRevoke)
          setCodeToRevoke(null)
        }}
      />
    </AdminFrame>
  )
}
