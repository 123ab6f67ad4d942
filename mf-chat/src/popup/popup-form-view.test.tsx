import { renderAt, textOf } from '@site/web/testing/render-at'
import { describe, expect, it } from 'vitest'
import { popupCopy } from './content/popup.ts'
import { PopupFormView } from './popup-form-view.tsx'
import type { PopupForm } from './use-popup-form.ts'

const EMPTY = { nom: '', prenom: '', email: '', telephone: '', note: '', consent: false, website: '' }

const render = (form: Partial<PopupForm>) =>
  renderAt(
    <PopupFormView
      values={EMPTY}
      change={() => undefined}
      submit={async () => undefined}
      isSending={false}
      canSend={false}
      reason={null}
      {...form}
    />,
    { address: '/' }
  )

describe('the pop-up’s form', () => {
  it('has the fields of the specification, each with its label', () => {
    const html = render({})
    for (const label of ['Nom', 'Prénom', 'Adresse e-mail', 'Téléphone', 'Note']) {
      const id = new RegExp(`<label[^>]*for="([^"]+)"[^>]*>${label}<`).exec(html)?.[1]
      expect(id, label).toBeDefined()
      expect(html).toMatch(new RegExp(`<(input|textarea)[^>]*id="${id}"`))
    }
    expect(html).toMatch(/<input[^>]*type="checkbox"/)
    expect(html).not.toMatch(/<input[^>]*checked/)
  })

  it('hints at the e-mail only while it is empty', () => {
    expect(textOf(render({}))).toContain("Merci d'indiquer votre adresse e-mail")
    expect(textOf(render({ values: { ...EMPTY, email: 'a' } }))).not.toContain("Merci d'indiquer")
  })

  it('can be sent only when it can', () => {
    expect(render({})).toMatch(/<button[^>]*type="submit"[^>]*disabled/)
    expect(render({ canSend: true })).not.toMatch(/<button[^>]*type="submit"[^>]*disabled/)
    expect(textOf(render({ isSending: true }))).toContain('Envoi...')
  })

  it('shows the server’s own reason', () => {
    expect(textOf(render({ reason: 'Cette adresse ne va pas.' }))).toContain('Cette adresse ne va pas.')
  })

  it('hides the trap from people and from assistive technology', () => {
    expect(render({})).toMatch(
      /aria-hidden="true"[^>]*><label[^>]*>[^<]*<\/label><input[^>]*tabindex="-1"[^>]*name="website"|aria-hidden="true"[^>]*><label[^>]*>[^<]*<\/label><input[^>]*name="website"[^>]*tabindex="-1"/i
    )
  })
})

it('is titled after the product', () => {
  expect(popupCopy.title('Lucarne IA')).toBe('Gagnez du temps avec Lucarne IA')
})
