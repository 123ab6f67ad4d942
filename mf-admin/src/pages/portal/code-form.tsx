import { Link } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { PasswordField } from '@site/web/ui/forms/password-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { frameCopy } from '../../layout/content/frame.ts'
import { useRequiredFields } from '../../layout/use-required-fields.ts'
import { accessToasts, portalCopy } from './content/portal.ts'
import styles from './portal.module.css'

interface CodeFormProps {
  isChecking: boolean
  /** The code that was refused last; it says so while it stands in the field. */
  refused: string | null
  onSubmit: (code: string) => void
}

/** The access code, masked, sent as it was typed (ADMIN-1). */
export function CodeForm({ isChecking, refused, onSubmit }: CodeFormProps) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Who is elsewhere on the page already stays there. With a finger the focus goes to the content: the field would open a keyboard
  // that nobody has asked for.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    const place = isTouched ? field.current?.closest('main') : field.current
    place?.focus({ preventScroll: true })
  }, [])
  const { form, said, check } = useRequiredFields(code === '' ? { code: portalCopy.missing } : {})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isChecking && check()) onSubmit(code)
  }
  return (
    <div className={styles.gate}>
      <div className={styles.card}>
        <h1 className={styles.gateTitle}>{portalCopy.formTitle}</h1>
        <p className={styles.intro}>{portalCopy.formIntro}</p>
        <form ref={form} className={styles.form} noValidate onSubmit={submit}>
          <PasswordField
            ref={field}
            label={portalCopy.code}
            error={said.code ?? (code === refused ? accessToasts.refused.description : undefined)}
            showLabel={portalCopy.showCode}
            hideLabel={portalCopy.hideCode}
            name="code"
            autoComplete="current-password"
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" variant="strong" isWide aria-disabled={isChecking}>
            {isChecking ? portalCopy.checking : portalCopy.submit}
          </Button>
        </form>
      </div>
      <Link className={styles.site} to="/">
        {frameCopy.site}
      </Link>
    </div>
  )
}
