import { contactSchema, sourceOf } from '@site/contracts/operations/contact'
import { CONSENT_VERSION } from '@site/contracts/site/consent'
import { describe, expect, it } from 'vitest'
import { type ChatFormValues, chatBody, type PopupValues, popupBody } from './contact-body.ts'
import { consentCopy } from './content/consent.ts'

const buildPopupValues = (values: Partial<PopupValues> = {}): PopupValues => ({
  nom: '',
  prenom: '',
  email: 'ada@exemple.fr',
  telephone: '',
  note: '',
  consent: false,
  website: '',
  ...values
})
const buildChatValues = (values: Partial<ChatFormValues> = {}): ChatFormValues => ({
  email: 'ada@exemple.fr',
  telephone: '',
  consent: false,
  website: '',
  question: null,
  ...values
})
const origin = { pageUrl: 'https://lucarne.example/blog', utmSource: 'lettre' }

describe('the body of the pop-up', () => {
  it('has exactly the fields of the contract, with the defaults of an empty form', () => {
    expect(popupBody(buildPopupValues(), origin)).toStrictEqual({
      firstName: 'Non renseigné',
      lastName: 'Non renseigné',
      email: 'ada@exemple.fr',
      company: '',
      message: 'Contact depuis popup',
      telephone: null,
      consent: false,
      consentVersion: CONSENT_VERSION,
      pageUrl: 'https://lucarne.example/blog',
      utmSource: 'lettre'
    })
  })

  it('takes what was typed, trimmed', () => {
    const values = buildPopupValues({
      nom: ' Lovelace ',
      prenom: 'Ada',
      email: ' ada@exemple.fr ',
      telephone: ' 06 12 34 56 78 ',
      note: ' Un devis ? ',
      consent: true
    })
    expect(popupBody(values, origin)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@exemple.fr',
      telephone: '06 12 34 56 78',
      message: 'Un devis ?',
      consent: true
    })
  })

  it('counts as a pop-up lead, with a note of the visitor’s own or without', () => {
    for (const note of ['', 'Contact depuis chat/nous-contacter, disait la page']) {
      const parsed = contactSchema.parse(popupBody(buildPopupValues({ note }), origin))
      expect(sourceOf(parsed.message)).toBe('popup')
    }
  })

  it('carries the trap only when something fell into it', () => {
    expect(popupBody(buildPopupValues({ website: 'http://spam.example' }), origin)).toHaveProperty(
      'website',
      'http://spam.example'
    )
  })
})

describe('the body of the chat forms', () => {
  it('CONTACT-2 says by its message alone which form it was', () => {
    const contact = chatBody('contact', buildChatValues(), origin)
    expect(contact).toStrictEqual({
      firstName: 'Contact',
      lastName: 'Chat',
      email: 'ada@exemple.fr',
      company: '',
      message: 'Contact depuis chat/nous-contacter',
      telephone: null,
      consent: false,
      consentVersion: CONSENT_VERSION,
      pageUrl: 'https://lucarne.example/blog',
      utmSource: 'lettre'
    })
    expect(sourceOf(contact.message ?? '')).toBe('chat/nous-contacter')
    expect(sourceOf(chatBody('appointment', buildChatValues(), origin).message ?? '')).toBe(
      'chat/prendre-rdv'
    )
  })

  it('CHAT-39 has a question that goes along in a field of its own: the message stays the marker', () => {
    const contact = chatBody('contact', buildChatValues({ question: 'Combien ?' }), origin)
    expect(contact).toMatchObject({ message: 'Contact depuis chat/nous-contacter', question: 'Combien ?' })
    expect(contactSchema.parse(contact).question).toBe('Combien ?')
  })

  it('passes the contract of the service', () => {
    const values = buildChatValues({ telephone: '+33 6 12 34 56 78', consent: true })
    expect(contactSchema.parse(chatBody('appointment', values, origin))).toMatchObject({
      telephone: '+33 6 12 34 56 78',
      consent: true
    })
  })
})

it('asks for consent in the words of the version that is stored with the lead, for the company that answers for the data', () => {
  expect([CONSENT_VERSION, consentCopy.label('Lucarne IA')]).toEqual([
    '2026-11-22',
    'J’accepte que Lucarne IA utilise ces informations pour me recontacter au sujet de ma demande.'
  ])
})
