import { renderAt, textOf } from '@site/web/testing/render-at'
import { createRef } from 'react'
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
      ref={createRef()}
      isSending={false}
      isBlank
      fieldErrors={{}}
      reason={null}
      {...form}
    />,
    { address: '/' }
  )

describe('the pop-up’s form', () => {
  it('POPUP-11 has its fields, each with its label', () => {
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
    expect(textOf(render({ isBlank: false }))).not.toContain("Merci d'indiquer")
  })

  it('can be sent only when it can', () => {
    expect(render({})).toMatch(/<button[^>]*type="submit"[^>]*disabled/)
    expect(render({ isBlank: false })).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="false"/)
    expect(render({ isBlank: false })).not.toMatch(/<button[^>]*type="submit"[^>]* disabled/)
    expect(textOf(render({ isSending: true }))).toContain('Envoi...')
  })

  it('keeps its button in reach of the keyboard while it sends', () => {
    const html = render({ isBlank: false, isSending: true })
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="true"/)
    expect(html).not.toMatch(/<button[^>]*type="submit"[^>]* disabled/)
  })

  it('says what the server found wrong at the field itself', () => {
    const html = render({ fieldErrors: { email: 'Cette adresse ne va pas.' } })
    const field = /<input[^>]*name="email"[^>]*>/.exec(html)?.[0] ?? ''
    expect(field).toContain('aria-invalid="true"')
    const described = /aria-describedby="([^"]+)"/.exec(field)?.[1]?.split(' ').at(-1)
    expect(html).toMatch(new RegExp(`id="${described}"[^>]*>(?:<svg.*?</svg>)?Cette adresse ne va pas.`))
  })

  it('says of its two names that they may be left out', () => {
    expect(textOf(render({}))).toMatch(/Nom \(facultatif\).*Prénom \(facultatif\)/)
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
