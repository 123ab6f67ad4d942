import { Button } from '@site/web/ui/forms/button'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { useState } from 'react'
import { adminPath } from '../access/admin-path.ts'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { Comparison } from './comparison.tsx'
import { revisionsCopy } from './content/revisions.ts'
import { ReplaceDraftDialog } from './replace-draft-dialog.tsx'
import { RevisionList } from './revision-list.tsx'
import styles from './revisions-screen.module.css'
import { useRestore } from './use-restore.ts'
import { useRevisions } from './use-revisions.ts'

interface RevisionsScreenProps {
  /** The article's, as the address names it. */
  id: string
  adminCode: string
}

/** /admin/revisions/{id}: every text of an article that was published, what each changed, and the way back to it. */
export function RevisionsScreen({ id, adminCode }: RevisionsScreenProps) {
  const { known, hasFailed, isFetching, retry } = useRevisions(id, adminCode)
  const newest = known?.revisions[0]
  const editPath = adminPath(`/admin/edit/${id}`, adminCode)
  return (
    <AdminFrame
      title={known === null ? revisionsCopy.missing : revisionsCopy.title}
      adminCode={adminCode}
      isWide
      aside={
        <LinkButton
          to={known === null ? adminPath('/admin/manage', adminCode) : editPath}
          variant="quiet"
          size="small"
        >
          {known === null ? revisionsCopy.toManager : revisionsCopy.toEditor}
        </LinkButton>
      }
    >
      <div role="status">{known === undefined && !hasFailed && <p>{revisionsCopy.loading}</p>}</div>
      {hasFailed && (
        <p role="alert">
          {revisionsCopy.failed}{' '}
          <Button variant="quiet" size="small" icon="refresh" disabled={isFetching} onClick={retry}>
            {revisionsCopy.retry}
          </Button>
        </p>
      )}
      {known === null && <p>{revisionsCopy.missingHint}</p>}
      {known && !newest && <p>{revisionsCopy.empty}</p>}
      {known && newest && <Versions id={id} adminCode={adminCode} editPath={editPath} {...known} />}
    </AdminFrame>
  )
}

type VersionsProps = RevisionsScreenProps &
  NonNullable<ReturnType<typeof useRevisions>['known']> & { editPath: string }

function Versions({ id, adminCode, editPath, revisions, online }: VersionsProps) {
  const [chosen, setChosen] = useState(revisions[0]?.number ?? 0)
  const { isBusy, standing, forget, restore } = useRestore(id, adminCode)
  return (
    <>
      <p className={styles.intro}>
        <strong>{revisions[0]?.title}</strong> {revisionsCopy.intro}
      </p>
      <div className={styles.parts}>
        <RevisionList revisions={revisions} online={online} chosen={chosen} onChoose={setChosen} />
        <section className={styles.shown} aria-label={revisionsCopy.number(chosen)}>
          <div className={styles.restore}>
            {/* Not disabled meanwhile, so that it has the focus that a dialog gives back. */}
            {chosen !== online && (
              <Button variant="strong" onClick={() => void restore(chosen)}>
                {isBusy ? revisionsCopy.restoring : revisionsCopy.restore}
              </Button>
            )}
            <p>{chosen === online ? revisionsCopy.onlineHint : revisionsCopy.restoreHint}</p>
          </div>
          <Comparison {...{ id, adminCode, revisions, online, chosen }} />
        </section>
      </div>
      <ReplaceDraftDialog
        draft={standing}
        isBusy={isBusy}
        editPath={editPath}
        onCancel={forget}
        onReplace={(version) => void restore(chosen, version)}
      />
    </>
  )
}
