import { AUTH_FLAG, brand } from '@site/contracts/brand'
import { RETENTION } from '@site/contracts/retention'
import { describe, expect, it } from 'vitest'
import { termsOfUse } from '../pages/conditions-utilisation/content.ts'
import { legalNotice } from '../pages/mentions-legales/content.ts'
import { privacyPolicy } from '../pages/politique-confidentialite/content.ts'
import type { LegalContent, LegalPart } from './legal-text.ts'

const site = { ...brand, origin: 'https://site.example' }

const plain = (text: string) => text.replace(/\s+/g, ' ')
const textOf = (part: LegalPart): string => {
  if (typeof part === 'string') return part
  if ('terms' in part) return part.terms.map((pair) => pair.join(' : ')).join('\n')
  return 'to' in part ? part.text : part.join('\n')
}
const sectionsOf = (content: LegalContent) =>
  new Map(content(site).sections.map(({ id, body }) => [id, body.map(textOf).join('\n')]))

const privacy = sectionsOf(privacyPolicy)
const notice = sectionsOf(legalNotice)
const terms = sectionsOf(termsOfUse)

/** Every duration that a text gives in figures, in its order: '2 ans', '30 jours'. */
const durationsIn = (text: string | undefined) =>
  plain(text ?? '').match(/\d+ (ans?|mois|semaines?|jours?|heures?|minutes?)\b/g) ?? []

const years = (count: number) => `${count} an${count > 1 ? 's' : ''}`
const lead = years(RETENTION.leadYears)
const archive = years(RETENTION.archiveYears)
const suspects = `${RETENTION.suspectDays} jours`
const audit = years(RETENTION.auditYears)

describe('what the legal pages promise is what the services do', () => {
  it('about leads, their archive, suspects, repeated submissions and the audit', () => {
    expect(durationsIn(privacy.get('conservation'))).toEqual([
      lead,
      lead,
      archive,
      years(RETENTION.archiveYears - RETENTION.leadYears),
      suspects,
      `${RETENTION.idempotencyHours} heures`,
      audit,
      '1 an'
    ])
    expect(durationsIn(privacy.get('securite'))).toEqual([audit, suspects])
    expect(durationsIn(notice.get('donnees-personnelles'))).toEqual([lead, archive])
  })

  it('about drafts in an administrator’s browser', () => {
    expect(durationsIn(privacy.get('cookies'))).toEqual([`${RETENTION.draftDays} jours`])
  })

  it('and nowhere else is a duration promised', () => {
    const rest = [...privacy, ...notice, ...terms].filter(
      ([id]) => !['conservation', 'securite', 'donnees-personnelles', 'cookies'].includes(id)
    )
    expect(rest.flatMap(([, text]) => durationsIn(text))).toEqual([])
  })

  it('in the numbers of the specification: 2 years, archive up to 5', () => {
    expect([RETENTION.leadYears, RETENTION.archiveYears]).toEqual([2, 5])
  })
})

describe('the privacy policy', () => {
  it('names the proof of consent: when, on which page, which wording', () => {
    expect(plain(privacy.get('donnees-collectees') ?? '')).toMatch(
      /la date et l’heure, la page où vous l’avez fait et la version de la phrase/
    )
  })

  it('names each thing that is written in a visitor’s browser', () => {
    for (const key of [AUTH_FLAG.key, 'lucarne_popup_shown', 'first-touch'])
      expect(privacy.get('cookies')).toContain(key)
  })

  it('says how to have data erased, and by whom', () => {
    expect(privacy.get('droits')).toContain(brand.email)
    expect(privacy.get('droits')).toMatch(/L’effacement/)
  })
})
