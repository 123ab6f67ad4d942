import { contactSchema } from '@site/contracts/operations/contact'
import {
  CHAT_APPOINTMENT_MESSAGE,
  CHAT_CONTACT_MESSAGE,
  POPUP_DEFAULTS
} from '@site/contracts/operations/contact-forms'
import { SUSPECT_FROM } from '@site/contracts/operations/suspect'
import { describe, expect, it } from 'vitest'
import { buildContact } from '../../testing/build-lead.ts'
import { REAL_TEMPLATES } from '../../testing/submissions/real-texts.ts'
import { WRITTEN_REAL } from '../../testing/submissions/written-real.ts'
import { PHRASES } from './lists/phrases.ts'
import { scoreSubmission } from './score-submission.ts'

const NOTHING = { isOverLimit: false, sameTextFrom: 0 }
const judge = (changes: Parameters<typeof buildContact>[0], circumstances = NOTHING) =>
  scoreSubmission(contactSchema.parse(buildContact(changes)), circumstances)
const signalsOf = (changes: Parameters<typeof buildContact>[0], circumstances = NOTHING) =>
  judge(changes, circumstances).signals.map(({ signal }) => signal)

describe('SPAM-1 what speaks against a submission', () => {
  it.each([
    ['trap', { website: 'https://spam.example' }],
    ['fast', { shownForMs: 300 }],
    ['links', { message: 'Voir https://exemple.fr et www.exemple.com' }],
    ['markup-links', { message: '[url=https://a.fr]ici[/url]' }],
    ['doubtful-link', { message: 'Voir https://bit.ly/3xPhot0s merci' }],
    ['link-alone', { message: 'https://exemple.fr' }],
    ['link-in-name', { firstName: 'Gagnez https://exemple.fr' }],
    ['foreign-text', { message: 'Купить диплом о высшем образовании' }],
    ['no-known-language', { message: 'asdkjh qwlekj zxmnc https://exemple.fr' }],
    ['mixed-scripts', { message: 'Votre cоmpte est bloqué' }],
    ['disposable-address', { email: 'jean@boite.yopmail.com' }],
    ['unknown-domain', { email: 'jean@exemple.nosuchdomain' }],
    ['wallet', { message: 'Payez à bc1qacdefghjklmnpqrstuvwxyz0234567 demain' }],
    ['other-address', { message: 'Écrivez-moi à pret.rapide@exemple.fr' }],
    ['messenger', { message: 'Contactez-moi par WhatsApp +229 97 00 00 00' }]
  ])('sees %s', (signal, changes) => {
    expect(signalsOf(changes)).toContain(signal)
  })

  it('sees a limit that was passed, and the same text from others', () => {
    expect(signalsOf({}, { isOverLimit: true, sameTextFrom: 0 })).toEqual(['flood'])
    const message = 'Un même texte, que beaucoup d’adresses envoient'
    const weigh = (sameTextFrom: number) =>
      judge({ message }, { isOverLimit: false, sameTextFrom }).signals.map(({ weight }) => weight)
    expect([0, 1, 3, 5, 15, 200].map(weigh)).toEqual([[], [20], [50], [70], [80], [80]])
  })

  it('SPAM-3 leaves in the list what a team sends by program to try its site', () => {
    const contact = { message: 'Ceci est un essai du formulaire, sans autre suite', email: 'essai@site.test' }
    const tried = { isOverLimit: false, sameTextFrom: 200 }
    expect(judge(contact, tried).isSuspect).toBe(false)
    expect(judge({ ...contact, shownForMs: 300 }, { ...tried, sameTextFrom: 10 }).isSuspect).toBe(false)
    expect(signalsOf({ email: 'essai@hotel.example' })).toEqual([])
  })

  it('sums the weights, the heaviest first', () => {
    const { score, signals, isSuspect } = judge({
      message: 'Boostez votre site : 500 backlinks, commandez ici https://liens.top',
      shownForMs: 100
    })
    expect(score).toBe(signals.reduce((sum, { weight }) => sum + weight, 0))
    expect(signals.map(({ weight }) => weight)).toEqual(
      signals.map(({ weight }) => weight).toSorted((a, b) => b - a)
    )
    expect(isSuspect).toBe(true)
  })

  it('takes neither the sender’s own address, nor three pages of one site, for more than they are', () => {
    expect(signalsOf({ message: 'Mon adresse : Elodie.Lefevre@exemple.fr.' })).toEqual([])
    const pages = 'Voyez mes pages https://a.fr/1, https://www.a.fr/2 et www.a.fr/3'
    expect(judge({ message: pages }).signals).toEqual([{ signal: 'links', weight: 20, count: 1 }])
  })
})

describe('SPAM-3 what never sets anybody aside', () => {
  it('time alone, however short, with any text that people write', () => {
    for (const message of [...WRITTEN_REAL, ...REAL_TEMPLATES]) {
      for (const shownForMs of [0, 1, 1999])
        expect([message, judge({ message, shownForMs }).isSuspect]).toEqual([message, false])
    }
    const { score } = judge({ message: 'Bonjour', shownForMs: 0 })
    expect(score).toBeLessThan(SUSPECT_FROM / 2)
  })

  it('a form that does not say how long it was shown, or says something odd', () => {
    for (const shownForMs of [undefined, null, -1, 1.5, 'x'] as never[])
      expect(judge({ message: 'Bonjour', shownForMs }).signals).toEqual([])
  })

  it.each([
    CHAT_CONTACT_MESSAGE,
    CHAT_APPOINTMENT_MESSAGE,
    POPUP_DEFAULTS.note,
    ` ${CHAT_CONTACT_MESSAGE}\n`,
    ''
  ])('the forms’ own text %j, however many send it, from a poor address too', (message) => {
    const circumstances = { isOverLimit: false, sameTextFrom: 50 }
    expect(judge({ message }, circumstances).signals.map(({ signal }) => signal)).not.toContain('repeats')
    expect(judge({ message, email: 'a@yopmail.com', shownForMs: 10 }, circumstances).isSuspect).toBe(false)
  })

  it('no single signal but the trap and the flood', () => {
    for (const { weight } of PHRASES) expect(weight).toBeLessThan(SUSPECT_FROM)
    const many =
      'backlinks, guest posts, netlinking, premiere page Google, dofollow, more traffic, articles sponsorisés'
    for (const { weight } of judge({ message: many }).signals) expect(weight).toBeLessThan(SUSPECT_FROM)
  })

  it.each([
    'Nous recevons les papiers de nos spécialistes par WhatsApp, pouvez-vous les trier ? https://clinique-exemple.fr',
    'Le voyant rouge du serveur reste allumé, https://exemple.fr ne répond plus.',
    'Notre casino organise des tournois de poker, comment trier les demandes de https://casino-exemple.fr ?',
    'Où en est mon référencement ? Nous étions en première page de Google.'
  ])('a real subject that sounds like spam: %s', (message) => {
    expect(judge({ message, shownForMs: 500 }).isSuspect).toBe(false)
  })
})

it.each(['gagnez 1 ', 'a', 'https://a.fr/', '€ par '])(
  'judges a message in time that grows with its length, and no faster: %s',
  (part) => {
    // The shortest of several times is hardly that of a busy machine.
    const shortest = (length: number) => {
      const message = `${part.repeat(length).slice(0, length - 1)}@`
      const contact = contactSchema.parse(buildContact({ message }))
      const times = Array.from({ length: 30 }, () => {
        const before = performance.now()
        scoreSubmission(contact, NOTHING)
        return performance.now() - before
      })
      return Math.min(...times)
    }
    shortest(5000)
    // Ten times the text: squared it would take a hundred times as long.
    expect(shortest(5000) / shortest(500)).toBeLessThan(40)
  }
)
