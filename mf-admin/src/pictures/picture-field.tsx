import { PICTURE_LIMITS, PICTURE_TYPES } from '@site/contracts/pictures/own-picture'
import type { Picture } from '@site/contracts/pictures/picture'
import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { typeInField } from '../french/type-in-field.ts'
import { pictureCopy } from './content/pictures.ts'
import { FocusPicker } from './focus-picker.tsx'
import { PictureDrawing } from './picture-drawing.tsx'
import styles from './picture-field.module.css'
import { usePictureUpload } from './use-picture-upload.ts'

interface PictureFieldProps {
  adminCode: string
  /** Publishing was asked for while a picture is chosen and not sent. */
  isDemanded: boolean
  /** The article has one: choosing another is no longer what is next. */
  hasPicture: boolean
  /** The article as it was published last: with another one, what was added is no news any more. */
  published: unknown
  onAdded: (picture: Picture) => void
  /** Says whether a picture is chosen and not sent. */
  onAwait: (isAwaiting: boolean) => void
}

/** Takes a picture: chosen, dropped or pasted, then described, its point picked, and sent (PICTURE-10). */
export function PictureField(props: PictureFieldProps) {
  const { adminCode, isDemanded, hasPicture, published, onAdded, onAwait } = props
  const upload = usePictureUpload(adminCode, onAdded, published)
  const isAwaiting = upload.file !== null
  const report = useRef(onAwait)
  useEffect(() => {
    report.current = onAwait
  })
  useEffect(() => report.current(isAwaiting), [isAwaiting])
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const hasAwaited = useRef(false)
  // What was pressed is gone with the details of the picture that was added, or given up.
  useEffect(() => {
    const isOver = hasAwaited.current && !isAwaiting
    hasAwaited.current = isAwaiting
    if (isOver && document.activeElement === document.body) choose.current?.focus({ preventScroll: true })
  }, [isAwaiting])
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void upload.choose(event.dataTransfer.files[0])
  }
  return (
    <fieldset
      className={styles.field}
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={({ clipboardData: { files } }) => void upload.choose(files[0])}
    >
      <legend>{pictureCopy.title}</legend>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join()}
        onChange={({ target }) => {
          void upload.choose(target.files?.[0])
          target.value = ''
        }}
      />
      <div className={styles.choice}>
        <Button
          ref={choose}
          type="button"
          size="small"
          variant={upload.file ? 'ghost' : hasPicture ? 'quiet' : undefined}
          disabled={upload.sent !== null}
          onClick={() => input.current?.click()}
        >
          {upload.file || hasPicture ? pictureCopy.change : pictureCopy.choose}
        </Button>
        <span className={styles.hint}>{pictureCopy.drop}</span>
      </div>
      {isDemanded && (
        <p role="alert" className={styles.error}>
          {pictureCopy.notAdded}
        </p>
      )}
      {upload.file && <Details upload={upload} file={upload.file} />}
      {upload.error && (
        <p role="alert" className={styles.error}>
          {upload.error}
        </p>
      )}
      <p role="status" className={styles.status}>
        {upload.isAdded && pictureCopy.added}
        {upload.isAdded && upload.standing && <> {pictureCopy.standing(upload.standing.alt)}</>}
      </p>
    </fieldset>
  )
}

function Details({ upload, file }: { upload: ReturnType<typeof usePictureUpload>; file: File }) {
  const { sent } = upload
  const description = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is demanded next of each file that is chosen
  useEffect(() => description.current?.focus(), [file])
  /** Enter would send the whole article. */
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void upload.send()
  }
  return (
    <>
      <FocusPicker focus={upload.focus} onPick={upload.setFocus}>
        <PictureDrawing file={file} className={styles.drawing} />
      </FocusPicker>
      <p className={styles.hint}>{pictureCopy.pointHint}</p>
      <TextField
        ref={description}
        data-field="picture"
        label={pictureCopy.alt}
        hint={pictureCopy.altHint}
        error={upload.isAltMissing ? pictureCopy.altMissing : undefined}
        required
        maxLength={PICTURE_LIMITS.alt}
        value={upload.alt}
        onChange={(event) => {
          typeInField(event)
          upload.describe(event.target.value)
        }}
        onKeyDown={sendByEnter}
      />
      <div className={styles.choice}>
        <Button type="button" size="small" disabled={sent !== null} onClick={upload.send}>
          {pictureCopy.send}
        </Button>
        <Button type="button" variant="ghost" size="small" onClick={upload.cancel}>
          {pictureCopy.cancel}
        </Button>
      </div>
      {sent !== null && (
        <p className={styles.hint}>
          <progress value={sent} aria-label={pictureCopy.send} />{' '}
          {sent < 1 ? pictureCopy.sending(Math.round(sent * 100)) : pictureCopy.working}
        </p>
      )}
    </>
  )
}
