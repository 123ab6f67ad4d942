import { formatInstant, leadAddress, SOURCE_NAMES } from '../../notices/notice-text.ts'
import type { Reminder, WaitingLead } from './reminder.ts'

const howMany = (count: number): string =>
  count === 1 ? 'un lead attend un premier contact' : `${count}\u00a0leads attendent un premier contact`

/**
 * 'À rappeler : un lead attend un premier contact', with the owner's name or that everybody is reminded; 'Réponse d’un visiteur : lead n° 12'
 * where one has answered.
 */
export function reminderSubject({ step, owner, leads }: Reminder): string {
  if (step === 'reply')
    return `Réponse d’un visiteur\u00a0: lead n°\u00a0${leads.map(({ id }) => id).join(', ')}`
  const to = step === 'everybody' ? 'Relance' : 'À rappeler'
  return `${to}\u00a0: ${howMany(leads.length)}${owner === null ? '' : ` (${owner})`}`
}

const lineOf = (step: Reminder['step'], { id, source, since, owner }: WaitingLead): string =>
  `- Lead n°\u00a0${id} (${SOURCE_NAMES[source]}), ${step === 'reply' ? 'réponse reçue' : 'reçu'} le ${formatInstant(since)}, ${owner === null ? 'sans responsable' : `suivi par ${owner}`}`

const ENDS_REMINDERS = 'Le statut «\u00a0Contacté\u00a0» arrête les rappels.'
const TEXTS: Record<Reminder['step'], { why: string; end: string }> = {
  owner: { why: 'Le délai de premier contact est dépassé\u00a0:', end: ENDS_REMINDERS },
  everybody: {
    why: 'Malgré un premier rappel ou un long délai, personne n’a encore noté de premier contact\u00a0:',
    end: ENDS_REMINDERS
  },
  reply: {
    why: 'Un visiteur a répondu par e-mail\u00a0:',
    end: 'Le lead attend parmi ceux «\u00a0À traiter\u00a0», jusqu’à votre réponse ou «\u00a0Rien à répondre\u00a0».'
  }
}

/**
 * The text of the e-mail. It names no person who wrote: who reads it finds them in the administration. `origin` is the site's, undefined
 * where the service was not told: then no line leads to a sheet.
 */
export function reminderText({ step, owner, leads }: Reminder, origin?: string): string {
  const greeting = owner === null ? 'Bonjour,' : `Bonjour ${owner},`
  const { why, end } = TEXTS[step]
  return [
    greeting,
    '',
    why,
    '',
    ...leads.flatMap((lead) => [
      lineOf(step, lead),
      ...(origin ? [`  ${leadAddress(origin, lead.id)}`] : [])
    ]),
    '',
    `À retrouver dans l’administration, écran «\u00a0MAIL ENREGISTRÉS\u00a0». ${end}`,
    ''
  ].join('\n')
}
