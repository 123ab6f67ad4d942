import type { LeadSource } from '@site/contracts/leads/lead'
import { clockInParis, formatDate, formatHour, formatWeekday } from '@site/contracts/site/french-date'
import type { StoredLead } from '../leads/lead-repository.ts'

/** What a source is called. */
export const SOURCE_NAMES: Record<LeadSource, string> = {
  'chat/prendre-rdv': 'Chat - RDV',
  'chat/nous-contacter': 'Chat - Contact',
  popup: 'Pop-up'
}

/** Such as 'dimanche 22 novembre 2026 à 9 h 17', as the site writes times. */
export const formatInstant = (at: Date): string =>
  `${formatWeekday(clockInParis(at))} ${formatDate(at)} à ${formatHour(at)}`

/** The text on one line: what a visitor typed must not begin a new line, which could look like another field. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const noticeSubject = (lead: StoredLead): string =>
  `Nouveau lead (${SOURCE_NAMES[lead.source]}) : ${lead.email}`

export const testSubject = 'Test d’envoi, sans lead'

/** The text of an e-mail that somebody sends to try the way. It holds nothing of anybody. */
export const testText = (at: Date): string =>
  [
    'Ceci est un test, envoyé depuis l’administration du site\u00a0: aucun visiteur n’a écrit.',
    '',
    `Envoyé le\u00a0: ${formatInstant(at)}`,
    '',
    'Ce message est arrivé\u00a0: ceux des prochains leads prendront le même chemin.',
    ''
  ].join('\n')

/** The address that opens a lead's sheet once the code is given (ADMIN-31). It holds no code and nothing of the person. */
export const leadAddress = (origin: string, id: number): string => `${origin}/admin?lead=${id}`

/** The text of the e-mail about a new lead. `origin` is the site's, undefined where the service was not told. */
export function noticeText(lead: StoredLead, origin?: string): string {
  const campaign = [lead.utmSource, lead.utmMedium, lead.utmCampaign].filter(Boolean).join(' / ')
  const consent = lead.consentAt ? `oui, le ${formatInstant(lead.consentAt)}` : 'non'
  return [
    'Un visiteur du site a laissé ses coordonnées.',
    '',
    `Reçu le : ${formatInstant(lead.createdAt)}`,
    `Source : ${SOURCE_NAMES[lead.source]}`,
    `Nom : ${oneLine(lead.nom) || 'non renseigné'}`,
    `Prénom : ${oneLine(lead.prenom) || 'non renseigné'}`,
    `E-mail : ${lead.email}`,
    `Téléphone : ${oneLine(lead.telephone ?? '') || 'non renseigné'}`,
    `Consentement : ${consent}`,
    `Page : ${lead.pageUrl ?? 'inconnue'}`,
    `Campagne : ${campaign === '' ? 'aucune' : oneLine(campaign)}`,
    '',
    'Note :',
    lead.note.trim() || '(vide)',
    ...(lead.question ? ['', 'Question posée à l’assistant :', lead.question] : []),
    '',
    `Répondre à ce message écrit directement à ${lead.email}.`,
    origin
      ? `Lead n° ${lead.id}, sa fiche\u00a0: ${leadAddress(origin, lead.id)}`
      : `Lead n° ${lead.id}, à retrouver dans l’administration, écran « MAIL ENREGISTRÉS ».`,
    ''
  ].join('\n')
}
