import { overTls } from '@site/contracts/articles/article-markup'
import { PICTURE_LIMITS } from '@site/contracts/pictures/own-picture'
import { Button } from '@site/web/ui/forms/button'
import { Checkbox } from '@site/web/ui/forms/checkbox'
import { TextField } from '@site/web/ui/forms/text-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { typeInField } from '../../french/type-in-field.ts'
import { PictureDrawing } from '../../pictures/picture-drawing.tsx'
import { figureCopy, linkCopy } from '../content/editor.ts'
import { type FigureText, putFigure, readFigure } from './commands/commands.ts'
import { removePicture } from './commands/remove-picture.ts'
import { isAddress } from './document/attributes.ts'
import type { Editing } from './editing/editing.ts'
import styles from './editor.module.css'
import type { PictureText } from './figures/build-figure.ts'
import { FigureChoice } from './figures/figure-choice.tsx'
import type { PictureUpload } from './figures/picture-upload.ts'

interface FigureDialogProps {
  editing: Editing
  isOpen: boolean
  /** The picture that waits for its description; null where one is chosen, or named by its address. */
  upload: PictureUpload | null
  /** How many more wait for theirs. */
  following: number
  onChoose: (files: File[]) => void
  onDescribe: (upload: PictureUpload, text: PictureText) => void
  onClose: () => void
}

/** What a picture shows and its caption: of one that is to be sent, of one by its address, or of the one at the selection. */
export function FigureDialog({ isOpen, following, ...props }: FigureDialogProps) {
  const { upload, onClose } = props
  const close = () => {
    upload?.cancel()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={figureCopy.title}
      description={upload && figureCopy.inTurn(upload.file.name, following)}
    >
      <Fields key={upload?.id} {...props} />
    </Dialog>
  )
}

function Fields({
  editing,
  upload,
  onChoose,
  onDescribe,
  onClose
}: Omit<FigureDialogProps, 'isOpen' | 'following'>) {
  const [shown] = useState(() => (upload ? null : readFigure(editing.getState())))
  const [figure, setFigure] = useState<FigureText>(shown ?? { src: '', alt: '', caption: '' })
  const [isDecorative, setDecorative] = useState(shown?.alt === '')
  const [errors, setErrors] = useState<{ src?: string; alt?: string }>({})
  /** The second way to a new picture, once it is asked for. */
  const [byAddress, setByAddress] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  // Also of the next picture, whose questions take the place of those before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way
  useEffect(() => first.current?.focus(), [byAddress])
  /** How often it was refused: each time the focus goes to the field that lacks something. */
  const [tried, setTried] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tried > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tried])
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    form.current = event.currentTarget
    const src = figure.src.trim()
    const text = { alt: isDecorative ? '' : figure.alt.trim(), caption: figure.caption.trim() }
    const wrong = {
      ...(!upload && faultOfAddress(src)),
      ...(!isDecorative && text.alt === '' && { alt: figureCopy.altMissing })
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return setTried((count) => count + 1)
    if (upload) onDescribe(upload, text)
    else editing.run(putFigure({ src, ...text }))
    onClose()
  }
  const address = () => (
    <TextField
      ref={byAddress ? first : undefined}
      label={figureCopy.address}
      error={errors.src}
      inputMode="url"
      value={figure.src}
      onChange={({ target }) => setFigure({ ...figure, src: target.value })}
    />
  )
  const isChoosing = !upload && !shown && !byAddress
  if (isChoosing)
    return (
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
        }}
        foot={
          <Button variant="quiet" onClick={() => setByAddress(true)}>
            {figureCopy.useAddress}
          </Button>
        }
      >
        <FigureChoice onChoose={onChoose} />
      </DialogForm>
    )
  return (
    <DialogForm
      onSubmit={apply}
      foot={
        <>
          <Button type="submit" variant="strong">
            {shown ? figureCopy.change : figureCopy.apply}
          </Button>
          {shown && (
            <Button
              variant="quiet"
              onClick={() => {
                editing.run(removePicture)
                onClose()
              }}
            >
              {figureCopy.remove}
            </Button>
          )}
        </>
      }
    >
      {upload && <PictureDrawing file={upload.file} className={styles.chosen} />}
      {shown && <img src={overTls(shown.src)} alt="" className={styles.chosen} />}
      {byAddress && address()}
      <TextField
        ref={upload || shown ? first : undefined}
        data-autofocus={upload || (shown && shown.alt !== '') ? true : undefined}
        label={figureCopy.alt}
        hint={figureCopy.altHint}
        error={errors.alt}
        required={!isDecorative}
        maxLength={PICTURE_LIMITS.alt}
        disabled={isDecorative}
        value={isDecorative ? '' : figure.alt}
        onChange={(event) => {
          typeInField(event)
          setFigure({ ...figure, alt: event.target.value })
        }}
      />
      <Checkbox
        data-autofocus={shown?.alt === '' ? true : undefined}
        checked={isDecorative}
        onChange={({ target }) => setDecorative(target.checked)}
      >
        {figureCopy.decorative}
      </Checkbox>
      {shown?.hasCaption !== false && (
        <TextField
          label={figureCopy.caption}
          isOptional
          value={figure.caption}
          onChange={(event) => {
            typeInField(event)
            setFigure({ ...figure, caption: event.target.value })
          }}
        />
      )}
      {shown && address()}
    </DialogForm>
  )
}

function faultOfAddress(src: string): { src?: string } {
  if (src === '') return { src: linkCopy.empty }
  return isAddress(src, 'img') ? {} : { src: linkCopy.refused }
}
