import { Button } from '@site/web/ui/forms/button'
import { TextArea, TextField } from '@site/web/ui/forms/text-field'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { ConsentField } from '../contact/consent-field.tsx'
import { Honeypot } from '../contact/honeypot.tsx'
import styles from './contact-popup.module.css'
import { popupCopy } from './content/popup.ts'
import type { PopupForm } from './use-popup-form.ts'

/** The fields of the pop-up. Nothing is checked here but that there is an e-mail (POPUP-13): the server does the rest. */
export function PopupFormView(form: PopupForm) {
  const { ref, values, change, submit, fieldErrors } = form
  return (
    <DialogForm ref={ref} onSubmit={submit} foot={<Foot {...form} />}>
      <div className={styles.names}>
        <TextField
          label={popupCopy.nom}
          name="nom"
          autoComplete="family-name"
          maxLength={120}
          isOptional
          error={fieldErrors.lastName}
          value={values.nom}
          onChange={(event) => change({ nom: event.target.value })}
        />
        <TextField
          label={popupCopy.prenom}
          name="prenom"
          autoComplete="given-name"
          maxLength={120}
          isOptional
          error={fieldErrors.firstName}
          value={values.prenom}
          onChange={(event) => change({ prenom: event.target.value })}
        />
      </div>
      <TextField
        label={popupCopy.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        keepsLine
        hint={form.isBlank ? popupCopy.emailHint : undefined}
        error={fieldErrors.email}
        value={values.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextField
        label={popupCopy.telephone}
        name="telephone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        isOptional
        error={fieldErrors.telephone}
        value={values.telephone}
        onChange={(event) => change({ telephone: event.target.value })}
      />
      <TextArea
        label={popupCopy.note}
        name="note"
        rows={2}
        isOptional
        error={fieldErrors.message}
        placeholder={popupCopy.notePlaceholder}
        value={values.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Honeypot value={values.website} onChange={(website) => change({ website })} />
      <ConsentField isGiven={values.consent} onChange={(consent) => change({ consent })} />
    </DialogForm>
  )
}

/** While it sends, the button keeps the focus it was pressed with: `aria-disabled`, and a second press does nothing. */
function Foot({ isSending, isBlank, reason }: PopupForm) {
  return (
    <>
      <div role="alert" className={styles.reason}>
        {reason && <p>{reason}</p>}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        disabled={isBlank}
        aria-disabled={isSending}
      >
        {isSending ? popupCopy.sending : popupCopy.submit}
      </Button>
    </>
  )
}
