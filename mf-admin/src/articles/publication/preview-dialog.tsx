import type { Draft } from '@site/contracts/articles/draft'
import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { formatDateTime } from '@site/web/ui/text/format-date'
import { useRef, useState } from 'react'
import { copyText } from '../../leads/data/copy-text.ts'
import { previewCopy } from '../content/publication.ts'
import type { Outcome } from './outcome.ts'
import styles from './publication.module.css'

interface PreviewDialogProps {
  isOpen: boolean
  onClose: () => void
  publication: {
    createPreview: () => Promise<{ address: string; id: number } | { error: string }>
    revokePreview: (id: number) => Outcome
  }
  previews: Draft['previews']
}

/** Addresses under which the draft can be read without the code: a new one, shown once, and those that run. */
export function PreviewDialog(props: PreviewDialogProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={previewCopy.title}
      description={<p>{previewCopy.explanation}</p>}
      size="large"
    >
      <Previews {...props} />
    </Dialog>
  )
}

function Previews({ publication, previews }: PreviewDialogProps) {
  const [made, setMade] = useState<{ address: string; id: number } | null>(null)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const create = async () => {
    setBusy(true)
    const preview = await publication.createPreview()
    setBusy(false)
    if ('error' in preview) return setSaid(preview.error)
    setMade(preview)
    setSaid(previewCopy.once)
  }
  const copy = async () => {
    field.current?.select()
    try {
      await copyText(made?.address ?? '')
      setSaid(previewCopy.copied)
    } catch (error) {
      console.info('The address was not copied', error)
      setSaid(previewCopy.copyFailed)
    }
  }
  const revoke = async (id: number) => {
    const refused = await publication.revokePreview(id)
    setSaid(refused ?? previewCopy.revoked)
    // The button that was pressed is gone.
    if (refused === null) heading.current?.focus()
    // Nothing is left to copy of an address that leads nowhere any more.
    if (refused === null && id === made?.id) setMade(null)
  }
  return (
    <div className={styles.previews}>
      {made === null ? (
        <div>
          <Button variant="strong" onClick={create} disabled={isBusy} data-autofocus>
            {isBusy ? previewCopy.creating : previewCopy.create}
          </Button>
        </div>
      ) : (
        <div className={styles.address}>
          <TextField ref={field} label={previewCopy.address} readOnly value={made.address} />
          <Button variant="strong" icon="copy" onClick={copy}>
            {previewCopy.copy}
          </Button>
        </div>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {previews.length > 0 && (
        <section aria-labelledby="running-previews">
          <h3 id="running-previews" ref={heading} tabIndex={-1} className={styles.subtitle}>
            {previewCopy.running}
          </h3>
          <ul className={styles.running}>
            {previews.map(({ id, expiresAt, by }) => (
              <li key={id}>
                <span>
                  {previewCopy.until(formatDateTime(expiresAt))}
                  {by && previewCopy.by(by)}
                </span>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={previewCopy.revokeOf(formatDateTime(expiresAt))}
                  onClick={() => revoke(id)}
                >
                  {previewCopy.revoke}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
