import { COUNTED_AT_MOST, type DeskView } from '@site/contracts/leads/desk'
import { statusLabels } from '../../content/status.ts'

export const followListCopy = {
  /** « Nouveau » says on a row that nobody has looked at it yet (LEADS-18): of its state a row says this. */
  untouched: 'Pas encore contacté',
  nobody: 'sans responsable',
  late: 'en retard',
  isLate: 'En retard',
  /** The visitor has answered by e-mail and waits. */
  replied: 'A répondu',
  views: 'Vues',
  /** Of the choice of a status: its name, and what stands in it while none is chosen. */
  status: 'Statut',
  /** How many leads a view holds; they are counted no further. */
  counted: (count: number) => (count < COUNTED_AT_MOST ? String(count) : `${COUNTED_AT_MOST - 1}+`),
  lost: 'Le suivi n’a pas pu être lu. Nouvel essai dans quelques secondes.'
}

export const viewLabels: Record<DeskView, string> = {
  ...statusLabels,
  tous: 'Tous',
  'a-traiter': 'À traiter',
  'a-moi': 'À moi',
  'en-retard': 'En retard',
  'rendez-vous': 'Rendez-vous',
  'cette-semaine': 'Cette semaine',
  'a-repondu': 'A répondu'
}
