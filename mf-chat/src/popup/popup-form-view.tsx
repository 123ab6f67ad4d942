import { Button } from '@site/web/ui/button'
import { TextArea, TextField } from '@site/web/ui/text-field'
import { ConsentField } from '../contact/consent-field.tsx'
import { Honeypot } from '../contact/honeypot.tsx'
import styles from './contact-popup.module.css'
import { popupCopy } from './content/popup.ts'
import { PopupMotif } from './popup-motif.tsx'
import type { PopupForm } from './use-popup-form.ts'

/** The fields of the pop-up. Nothing is checked here but that there is an e-mail (SPEC §5): the server does the rest. */
export function PopupFormView({ values, change, submit, isSending, canSend, reason }: PopupForm) {
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PopupMotif />
      <div className={styles.names}>
        <TextField
          label={popupCopy.nom}
          name="nom"
          autoComplete="family-name"
          maxLength={120}
          value={values.nom}
          onChange={(event) => change({ nom: event.target.value })}
        />
        <TextField
          label={popupCopy.prenom}
          name="prenom"
          autoComplete="given-name"
          maxLength={120}
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
        hint={values.email.trim() === '' ? popupCopy.emailHint : undefined}
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
        value={values.telephone}
        onChange={(event) => change({ telephone: event.target.value })}
      />
      <TextArea
        label={popupCopy.note}
        name="note"
        rows={2}
        maxLength={5000}
        isOptional
        placeholder={popupCopy.notePlaceholder}
        value={values.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Honeypot value={values.website} onChange={(website) => change({ website })} />
      <ConsentField isGiven={values.consent} onChange={(consent) => change({ consent })} />
      <div className={styles.foot}>
        <div role="alert">{reason && <p className={styles.reason}>{reason}</p>}</div>
        <Button type="submit" variant="primary" size="large" isWide disabled={!canSend}>
          {isSending ? popupCopy.sending : popupCopy.submit}
        </Button>
      </div>
    </form>
  )
}
