import { pictureCalls } from '@site/contracts/operations/calls/pictures'
import type { Picture } from '@site/contracts/pictures/picture'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery, useToast } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { useState } from 'react'
import { codeHeader } from '../api/code-header.ts'
import { logFailure } from '../api/log-failure.ts'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { unusedCopy } from './content/pictures.ts'
import styles from './unused-pictures.module.css'

/** A button that opens the pictures that nothing shows, which are read then, with the way to delete one (PICTURE-7). */
export function UnusedPictures({ adminCode }: { adminCode: string }) {
  const { http } = usePlatform()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [toDelete, setToDelete] = useState<Picture | null>(null)
  const { data, isError, refetch } = useQuery({
    queryKey: [pictureCalls.listPictures.path, adminCode],
    queryFn: () =>
      callApi(http, pictureCalls.listPictures, {
        headers: codeHeader(adminCode)
      }),
    enabled: isOpen,
    staleTime: 0
  })
  const unused = data?.filter(({ unusedSince }) => unusedSince !== null)
  const remove = async ({ id }: Picture) => {
    try {
      await callApi(http, pictureCalls.deletePicture, { params: { id }, body: { adminCode } })
    } catch (error) {
      const description = logFailure('A picture could not be deleted', error) ?? unusedCopy.failure
      toast.show({ title: 'Erreur', description, tone: 'error' })
    }
    setToDelete(null)
    await refetch()
  }
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {unusedCopy.title}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={unusedCopy.title}
        description={unused && unused.length > 0 && <p>{unusedCopy.hint(unused.length)}</p>}
        size="large"
      >
        {isError && <p role="alert">{unusedCopy.failed}</p>}
        {unused?.length === 0 && <p role="status">{unusedCopy.empty}</p>}
        <ul className={styles.list}>
          {unused?.map((picture) => (
            <li key={picture.id}>
              <img
                src={picture.src}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
              <Button
                size="small"
                aria-label={unusedCopy.of(nameOf(picture))}
                onClick={() => setToDelete(picture)}
              >
                {unusedCopy.remove}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        isOpen={toDelete !== null}
        copy={{
          title: unusedCopy.confirmTitle,
          question: unusedCopy.question(toDelete ? nameOf(toDelete) : ''),
          cancel: unusedCopy.cancel,
          confirm: unusedCopy.remove,
          confirming: unusedCopy.removing
        }}
        onCancel={() => setToDelete(null)}
        onConfirm={async () => {
          if (toDelete) await remove(toDelete)
        }}
      />
    </>
  )
}

/** One that was only ever decorative has no description. */
const nameOf = ({ alt }: Picture) => alt || unusedCopy.decorative
