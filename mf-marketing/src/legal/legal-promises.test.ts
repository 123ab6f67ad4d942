import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fixedOwnerOf } from '@site/contracts/addresses/fixed-addresses'
import { beaconSchema } from '@site/contracts/audience/audience'
import { AUDIENCE_KINDS, AUDIENCE_STEPS } from '@site/contracts/audience/steps'
import { browserReportSchema } from '@site/contracts/browser-health/report'
import { unansweredSchema } from '@site/contracts/questions/asked'
import { AUTH_FLAG, brand, company, hosting, UNCOUNTED_FLAG } from '@site/contracts/site/brand'
import { BACKUP_DAYS, RETENTION } from '@site/contracts/site/retention'
import { describe, expect, it } from 'vitest'
import { termsOfUse } from '../pages/conditions-utilisation/content.ts'
import { legalNotice } from '../pages/mentions-legales/content.ts'
import { privacyPolicy } from '../pages/politique-confidentialite/content.ts'
import { audienceChoice } from './content/audience.ts'
import type { LegalContent, LegalPart } from './legal-text.ts'

const site = { ...brand, origin: 'https://site.example' }

/** Sources that run in a visitor's browser, and what writes there. */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const publicRemotes = readdirSync(root).filter(
  (name) => name.startsWith('mf-') && name !== fixedOwnerOf('/admin')
)
const PUBLIC_SOURCES = ['infra/web', 'shell', ...publicRemotes].flatMap((workspace) =>
  readdirSync(`${root}/${workspace}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map(
      (file) =>
        [`${workspace}/src/${file}`, readFileSync(`${root}/${workspace}/src/${file}`, 'utf8')] as const
    )
)
const WRITES = /\b(localStorage|sessionStorage|indexedDB|serviceWorker|document\.cookie|cookieStore)\b/

const plain = (text: string) => text.replace(/\s+/g, ' ')
const textOf = (part: LegalPart): string => {
  if (typeof part === 'string') return part
  if ('terms' in part) return part.terms.map((pair) => pair.join(' : ')).join('\n')
  if ('choice' in part) return Object.values(audienceChoice).join('\n')
  return 'to' in part || 'href' in part ? part.text : part.join('\n')
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

describe('the legal notice', () => {
  it('says of the company what the law asks: form, capital, register, VAT, director, host with address and phone', () => {
    const publisher = plain(notice.get('editeur') ?? '')
    for (const fact of [
      company.legalName,
      `${company.legalForm} au capital de ${company.capital}`,
      brand.address,
      `registre du commerce et des sociétés sous la référence ${brand.registration}`,
      `TVA intracommunautaire est ${company.vatNumber}`,
      company.publication
    ])
      expect(publisher).toContain(plain(fact))
    for (const fact of Object.values(hosting))
      expect(plain(notice.get('hebergement') ?? '')).toContain(plain(fact))
  })

  it('and the terms say of generated articles what stands under each', () => {
    expect(plain(notice.get('responsabilite') ?? '')).toMatch(
      /écrite par un programme .* Chacun d’eux le dit sous sa date, .* tant qu’une personne ne l’a pas relu/
    )
    expect(plain(terms.get('services') ?? '')).toMatch(/écrite par un programme : chacun le dit sous sa date/)
  })
})

describe('the access code', () => {
  it('is said to be shared or a person’s own, and may open the administration too', () => {
    expect(plain(terms.get('espace-client') ?? '')).toMatch(
      /Un code est le même pour tous .*, ou propre à la personne à qui nous le remettons.* il peut ouvrir aussi les écrans qui servent à tenir ce Site/
    )
    expect(plain(privacy.get('securite') ?? '')).toMatch(/un code que nous ne remettons à personne d’autre/)
  })
})

describe('what the legal pages promise is what the services do', () => {
  it('LEGAL-5 about leads, their archive, suspects, repeated submissions and the audit', () => {
    expect(durationsIn(privacy.get('conservation'))).toEqual([
      // In short, then one by one.
      ...[lead, archive],
      lead,
      lead,
      archive,
      years(RETENTION.archiveYears - RETENTION.leadYears),
      suspects,
      `${RETENTION.idempotencyHours} heures`,
      audit,
      `${RETENTION.audienceMonths} mois`,
      `${RETENTION.questionDays} jours`,
      `${BACKUP_DAYS} jours`
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

  it('LEGAL-2 in the right numbers: 2 years, archive up to 5', () => {
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
    expect(named).toEqual([AUTH_FLAG.key, 'lucarne_popup_shown', UNCOUNTED_FLAG.key])
  })

  it('says three writings because the public front ends have three, and none of them for a campaign', () => {
    expect(PUBLIC_SOURCES.filter(([, text]) => WRITES.test(text)).map(([file]) => file)).toEqual([
      'infra/web/src/platform/stores/audience.ts',
      'infra/web/src/platform/stores/session.ts',
      'mf-chat/src/remote/widget.tsx'
    ])
    expect(plain(privacy.get('cookies') ?? '')).toMatch(/au plus trois informations/)
    expect(plain(privacy.get('cookies') ?? '')).toMatch(
      /« utm » .* n’y sont pas écrits\. La page les garde en mémoire/
    )
    expect(plain(notice.get('cookies') ?? '')).toMatch(/que trois gestes que vous y faites/)
  })

  it('says what is kept of a question that found nothing: the question, cleaned, and its day', () => {
    expect(Object.keys(unansweredSchema.shape)).toEqual(['day', 'key', 'wording', 'count'])
    expect(plain(privacy.get('donnees-collectees') ?? '')).toMatch(
      /avec la seule date : sans adresse IP ni heure, après en avoir retiré les noms, adresses et numéros/
    )
  })

  it('DATA-6 says what of visits is counted because beacons tell nothing else, and how to object', () => {
    // A step, a path, a campaign: a field more would have to be told here first.
    expect(Object.keys(beaconSchema.shape)).toEqual(['step', 'path', 'utmSource', 'utmMedium', 'utmCampaign'])
    expect(AUDIENCE_STEPS).toEqual(['visit', 'popup-shown', 'chat-opened', 'form-begun', 'form-sent'])
    const collected = plain(privacy.get('donnees-collectees') ?? '')
    expect(collected).toMatch(
      /nous comptons les pages vues, les ouvertures de la fenêtre de contact et de l’assistant, les formulaires commencés et les formulaires envoyés/
    )
    expect(AUDIENCE_KINDS).toEqual(['page', 'article', 'campaign'])
    expect(collected).toMatch(
      /que des sommes par jour : tant par page, tant par article, tant par campagne\. Elles ne contiennent ni adresse IP, ni heure, ni identifiant/
    )
    const cookies = plain(privacy.get('cookies') ?? '')
    expect(cookies).toMatch(/sans identifiant et sans rien écrire dans votre navigateur/)
    expect(cookies).toMatch(/« Do Not Track » ou « Global Privacy Control »\) n’est pas compté/)
    expect(cookies).toContain(audienceChoice.object)
    expect(plain(privacy.get('partage') ?? '')).toMatch(/seulement, s’il y en a, les paramètres « utm »/)
  })

  it('HEALTH-4 HEALTH-6 says what of errors and times is counted because reports tell nothing else, and of whom', () => {
    const { incidents, vitals } = browserReportSchema.shape
    expect(Object.keys(browserReportSchema.shape)).toEqual(['page', 'incidents', 'vitals'])
    expect(Object.keys(incidents.unwrap().element.shape)).toEqual([
      ...['kind', 'deployable', 'version', 'message', 'file', 'line', 'column']
    ])
    expect(Object.keys(vitals.unwrap().shape)).toEqual(['deployable', 'version', 'ttfb', 'lcp', 'inp', 'cls'])
    const collected = plain(privacy.get('donnees-collectees') ?? '')
    expect(collected).toMatch(
      /nous comptons aussi les erreurs que les pages rencontrent dans les navigateurs, les fichiers qui n’y arrivent pas, et le temps/
    )
    expect(collected).toMatch(
      /pendant une heure, l’endroit du programme et le début du message, après en avoir retiré les adresses e-mail, les codes, les numéros et tout ce que vous avez tapé/
    )
    expect(plain(privacy.get('cookies') ?? '')).toMatch(
      /Les temps d’affichage ne sont alors plus mesurés non plus\. Les erreurs des pages restent comptées/
    )
  })

  it('keeps its eleven sections', () => {
    expect(privacy.size).toBe(11)
  })

  it('says how to have data erased, and by whom', () => {
    expect(privacy.get('droits')).toContain(brand.email)
    expect(privacy.get('droits')).toMatch(/L’effacement/)
  })

  it('reaches what has left: e-mails and copies, whose receivers are told', () => {
    expect(plain(privacy.get('droits') ?? '')).toMatch(
      /supprimons aussi les e-mails .* nous prévenons ceux qui en ont reçu copie/
    )
  })

  it('gives each purpose one basis, and says what an unticked box means', () => {
    const bases = plain(privacy.get('base-legale') ?? '')
    const named = privacyPolicy(site).sections.find(({ id }) => id === 'base-legale')?.body ?? []
    expect(
      named.flatMap((part) => (typeof part === 'object' && 'terms' in part ? part.terms : []))
    ).toHaveLength(6)
    expect(bases).toMatch(/si vous la laissez vide, vous recevez une réponse, et une seule/)
    expect(bases).toMatch(/Archiver vos demandes : .*article 2224 du Code civil/)
  })

  it('names the ways in, what is counted by address, and where to complain', () => {
    expect(plain(privacy.get('donnees-collectees') ?? '')).toMatch(/par e-mail, par téléphone, en réservant/)
    expect(plain(privacy.get('conservation') ?? '')).toMatch(/envois de formulaires et les codes mal saisis/)
    expect(plain(privacy.get('droits') ?? '')).toContain(
      '3, place de Fontenoy, TSA 80715, 75334 Paris Cedex 07'
    )
  })
})
