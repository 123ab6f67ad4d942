import type {
  DeliveryState,
  FailureReason,
  Receiver,
  ReminderDelivery
} from '@site/contracts/deliveries/deliveries'
import { LEAD_SOURCES, type LeadSource } from '@site/contracts/leads/lead'
import { DELIVERY_DAYS } from '@site/contracts/site/retention'
import { plural } from '@site/web/ui/text/plural'
import { sourceLabels } from '../../leads/content/leads.ts'

export const deliveriesCopy = {
  title: 'Envois',
  intro: 'Chaque nouveau lead part aussitôt par e-mail ou par webhook, vers ces destinataires.',
  loading: 'Chargement...',
  sent: 'Derniers envois',
  sentFailed: 'Les envois n’ont pas pu être lus.',
  none: 'Aucun envoi pour le moment.',
  noneSuch: 'Aucun envoi ne correspond.',
  kept: `Les tentatives sont gardées ${DELIVERY_DAYS}\u00a0jours au plus, sans rien de ce que le visiteur a écrit.`,
  filter: 'Montrer',
  receiver: 'Destinataire',
  everyone: 'Tous les destinataires',
  all: 'Tous',
  waiting: (count: number) => `En attente (${count})`,
  failed: (count: number) => `En échec (${count})`,
  newer: 'Plus récents',
  older: 'Plus anciens',
  pages: 'Pages des envois',
  lead: (id: number) => `Lead n°\u00a0${id}`,
  gone: (id: number) => `Lead n°\u00a0${id}, retiré de la liste`,
  since: (when: string) => `reçu ${when}`,
  next: (when: string) => `prochaine tentative ${when}`,
  byItself: 'réessayé tout seul',
  tries: (count: number) => plural(count, 'tentative'),
  triesOf: (who: string, name: string) => `, ${who}, ${name}`,
  again: 'Renvoyer',
  againOf: (who: string, name: string) => `Renvoyer le lead ${who} à ${name}`,
  sheetTitle: 'Qui a été prévenu',
  heldReceipt: 'Accusé de réception retenu',
  heldBy: {
    address: '\u00a0: cette adresse en avait déjà reçu le maximum prévu en 24\u00a0heures.',
    all: '\u00a0: trop d’e-mails étaient partis du site en une heure, et vos réponses passent d’abord.'
  },
  sheetNone: 'Aucun envoi n’est réglé\u00a0: l’équipe voit ce lead ici.'
}

export const reminderCopy = {
  title: 'Rappels de leads qui attendent',
  /** 'Rappel à Camille Astier', 'Réponse d’un visiteur, à l’équipe'. */
  to: ({ owner, step }: Pick<ReminderDelivery, 'owner' | 'step'>) => {
    const whom = owner === null ? 'à l’équipe' : `à ${owner}`
    return step === 'reply' ? `Réponse d’un visiteur, ${whom}` : `Rappel ${whom}`
  },
  and: ' et ',
  /** ' et 4 autres leads', or '5 leads' where none is named. */
  others: (count: number, isAfterNames: boolean) =>
    isAfterNames ? ` et ${plural(count, 'autre lead', 'autres leads')}` : plural(count, 'lead'),
  againOf: (name: string) => `Renvoyer\u00a0: ${name}`,
  triesOf: (name: string) => `, ${name}`
}

export const STATES: Record<DeliveryState, { label: string; tone: 'success' | 'warning' | 'error' }> = {
  sent: { label: 'Arrivé', tone: 'success' },
  waiting: { label: 'En attente', tone: 'warning' },
  failed: { label: 'En échec', tone: 'error' }
}

/** What a reader is told of a failure; the English detail stands beneath. */
export const REASONS: Record<FailureReason, string> = {
  answer: 'refusé par le destinataire',
  unreachable: 'injoignable',
  'unknown-name': 'adresse introuvable',
  silent: 'pas de réponse',
  certificate: 'connexion sécurisée impossible',
  'forbidden-address': 'adresse privée, refusée',
  secret: 'secret illisible\u00a0: créez-en un autre',
  stopped: 'interrompu par un arrêt du service',
  other: 'échec'
}

export const attemptCopy = {
  sending: 'en cours',
  sent: 'arrivé',
  answered: 'Réponse reçue',
  milliseconds: (count: number) => `${count}\u00a0ms`,
  seconds: (text: string) => `${text}\u00a0s`
}

/** 'Toutes les sources', or their names. */
export const saySources = (sources: readonly LeadSource[]): string =>
  sources.length === LEAD_SOURCES.length
    ? 'Toutes les sources'
    : sources.map((source) => sourceLabels[source]).join(', ')

/** What a channel is called where it has no name of its own. */
export const channelName = ({ channel, name }: Pick<Receiver, 'channel' | 'name'>): string => {
  if (name) return name
  return channel === 'email' ? 'E-mail de l’équipe' : 'Webhook configuré'
}
