import { formatInstant, SOURCE_NAMES } from '../../notices/notice-text.ts'
import type { Reminder, WaitingLead } from './reminder.ts'

const howMany = (count: number): string =>
  count === 1 ? 'un lead attend un premier contact' : `${count}\u00a0leads attendent un premier contact`

/** 'À rappeler : un lead attend un premier contact', with the owner's name or that everybody is reminded. */
export function reminderSubject({ step, owner, leads }: Reminder): string {
  const to = step === 'everybody' ? 'Relance' : 'À rappeler'
  return `${to}\u00a0: ${howMany(leads.length)}${owner === null ? '' : ` (${owner})`}`
}

const lineOf = ({ id, source, since, owner }: WaitingLead): string =>
  `- Lead n°\u00a0${id} (${SOURCE_NAMES[source]}), reçu le ${formatInstant(since)}, ${owner === null ? 'sans responsable' : `suivi par ${owner}`}`

/** The text of the e-mail. It names no person who wrote: who reads it finds them in the administration. */
export function reminderText({ step, owner, leads }: Reminder): string {
  const greeting = owner === null ? 'Bonjour,' : `Bonjour ${owner},`
  const why =
    step === 'everybody'
      ? 'Malgré un premier rappel ou un long délai, personne n’a encore noté de premier contact\u00a0:'
      : 'Le délai de premier contact est dépassé\u00a0:'
  return [
    greeting,
    '',
    why,
    '',
    ...leads.map(lineOf),
    '',
    'À retrouver dans l’administration, écran «\u00a0MAIL ENREGISTRÉS\u00a0». Le statut «\u00a0Contacté\u00a0» arrête les rappels.',
    ''
  ].join('\n')
}
