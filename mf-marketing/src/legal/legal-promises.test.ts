import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AUTH_FLAG, brand } from '@site/contracts/brand'
import { RETENTION } from '@site/contracts/retention'
import { describe, expect, it } from 'vitest'
import { termsOfUse } from '../pages/conditions-utilisation/content.ts'
import { legalNotice } from '../pages/mentions-legales/content.ts'
import { privacyPolicy } from '../pages/politique-confidentialite/content.ts'
import type { LegalContent, LegalPart } from './legal-text.ts'

const site = { ...brand, origin: 'https://site.example' }

/** Sources that run in a visitor's browser, and what writes there. */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const PUBLIC_SOURCES = ['infra/web', 'mf-blog', 'mf-chat', 'mf-marketing', 'shell'].flatMap((room) =>
  readdirSync(`${root}/${room}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => [`${room}/src/${file}`, readFileSync(`${root}/${room}/src/${file}`, 'utf8')] as const)
)
const WRITES = /\b(localStorage|sessionStorage|indexedDB|serviceWorker|document\.cookie|cookieStore)\b/

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

  it('names each thing that is written in a visitor’s browser, and no other', () => {
    const { body } = privacyPolicy(site).sections.find(({ id }) => id === 'cookies') ?? { body: [] }
    const named = body.flatMap((part) =>
      typeof part === 'object' && 'terms' in part ? part.terms.map(([term]) => term) : []
    )
    expect(named).toEqual([AUTH_FLAG.key, 'lucarne_popup_shown'])
  })

  it('says two writings because the public front ends have two, and none of them for a campaign', () => {
    expect(PUBLIC_SOURCES.filter(([, text]) => WRITES.test(text)).map(([file]) => file)).toEqual([
      'infra/web/src/platform/session.ts',
      'mf-chat/src/remote/widget.tsx'
    ])
    expect(plain(privacy.get('cookies') ?? '')).toMatch(/au plus deux informations/)
    expect(plain(privacy.get('cookies') ?? '')).toMatch(
      /« utm » .* n’y sont pas écrits\. La page les garde en mémoire/
    )
    expect(plain(notice.get('cookies') ?? '')).toMatch(/que deux gestes que vous y faites/)
  })

  it('says how to have data erased, and by whom', () => {
    expect(privacy.get('droits')).toContain(brand.email)
    expect(privacy.get('droits')).toMatch(/L’effacement/)
  })
})
