import { pictureCalls } from '@site/contracts/operations/calls/pictures'
import { PICTURE_LIMITS, readPictureAddress } from '@site/contracts/pictures/own-picture'
import type { Picture } from '@site/contracts/pictures/picture'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery, useQueryClient, useToast } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { codeHeader } from '../api/code-header.ts'
import { logFailure } from '../api/log-failure.ts'
import { typeInField } from '../french/type-in-field.ts'
import { describeCopy, pictureCopy } from './content/pictures.ts'
import { FocusPicker } from './focus-picker.tsx'
import styles from './picture-field.module.css'

interface DescribeDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Of a picture of ours. */
  address: string
  adminCode: string
  onDescribed: (picture: Picture) => void
}

/** What is said of a picture that was sent before, and its point: to be said anew (PICTURE-15). */
export function DescribeDialog({ isOpen, onClose, address, adminCode, onDescribed }: DescribeDialogProps) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const queryKey = [pictureCalls.listPictures.path, adminCode]
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => callApi(http, pictureCalls.listPictures, { headers: codeHeader(adminCode) }),
    enabled: isOpen,
    staleTime: 0
  })
  const hash = readPictureAddress(address)?.hash
  const picture = data?.find(({ src }) => readPictureAddress(src)?.hash === hash)
  const renew = (described: Picture) => {
    client.setQueryData<Picture[]>(queryKey, (before) =>
      before?.map((one) => (one.id === described.id ? described : one))
    )
    onDescribed(described)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={describeCopy.title}
      description={<p>{describeCopy.explanation}</p>}
      className={styles.describe}
    >
      {picture ? (
        <Fields key={picture.id} {...{ picture, adminCode, onClose }} onDescribed={renew} />
      ) : (
        <p role="status">{isError || data ? describeCopy.lost : describeCopy.loading}</p>
      )}
    </Dialog>
  )
}

type FieldsProps = Pick<DescribeDialogProps, 'adminCode' | 'onClose' | 'onDescribed'> & { picture: Picture }

function Fields({ picture, adminCode, onClose, onDescribed }: FieldsProps) {
  const { http } = usePlatform()
  const toast = useToast()
  const [alt, setAlt] = useState(picture.alt)
  const [focus, setFocus] = useState(picture.focus)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  // The dialog was open before it had a field.
  useEffect(() => first.current?.focus(), [])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    if (alt.trim() === '') return setError(pictureCopy.altMissing)
    setBusy(true)
    try {
      const described = await callApi(http, pictureCalls.describePicture, {
        params: { id: picture.id },
        body: { alt: alt.trim(), focus, adminCode }
      })
      onDescribed(described)
      toast.show(describeCopy.described)
      onClose()
    } catch (reason) {
      setError(logFailure('A picture could not be described anew', reason) ?? describeCopy.failed)
      setBusy(false)
    }
  }
  return (
    <DialogForm
      onSubmit={save}
      foot={
        <Button type="submit" variant="strong" disabled={isBusy}>
          {describeCopy.save}
        </Button>
      }
    >
      <TextField
        ref={first}
        label={pictureCopy.alt}
        hint={pictureCopy.altHint}
        error={error}
        required
        maxLength={PICTURE_LIMITS.alt}
        value={alt}
        onChange={(event) => {
          typeInField(event)
          setAlt(event.target.value)
          setError(undefined)
        }}
      />
      <div>
        <FocusPicker focus={focus} onPick={setFocus}>
          <img
            src={picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
            className={styles.drawing}
          />
        </FocusPicker>
        <p className={styles.hint}>{pictureCopy.pointHint}</p>
      </div>
    </DialogForm>
  )
}
