import type { ToldOutside } from '@site/contracts/persons/personal-data'
import { BACKUP_DAYS, RETENTION } from '@site/contracts/site/retention'
import { plural } from '@site/web/ui/text/plural'
import { statusLabels } from '../../leads/content/status.ts'

/** What a part of the list of personal data is called, by its count. A part of a later release has its own name. */
const PARTS: Record<string, (count: number) => string> = {
  leads: (count) => plural(count, 'demande'),
  archived: (count) => plural(count, 'demande archivée', 'demandes archivées'),
  notices: (count) =>
    plural(count, 'ligne au registre des avis à l’équipe', 'lignes au registre des avis à l’équipe'),
  messages: (count) => plural(count, 'message échangé', 'messages échangés'),
  decisions: (count) => plural(count, 'mise à l’écart', 'mises à l’écart'),
  desk: (count) => plural(count, 'ligne de suivi', 'lignes de suivi'),
  deliveries: (count) => plural(count, 'envoi tenté', 'envois tentés'),
  events: (count) => plural(count, 'annonce interne au site', 'annonces internes au site'),
  deadLetters: (count) => plural(count, 'annonce interne non traitée', 'annonces internes non traitées'),
  keys: (count) => plural(count, 'protection contre un double envoi', 'protections contre un double envoi'),
  links: (count) => plural(count, 'réunion ou séparation d’adresses', 'réunions ou séparations d’adresses'),
  likeness: (count) => plural(count, 'rapprochement proposé', 'rapprochements proposés'),
  mentions: (count) =>
    plural(count, 'mention de l’adresse chez d’autres', 'mentions de l’adresse chez d’autres')
}

export const keptCopy = {
  title: 'Ses données personnelles',
  loading: 'Recherche de tout ce qui est conservé…',
  failed: 'Ce qui est conservé n’a pas pu être lu.',
  part: (name: string, count: number) => PARTS[name]?.(count) ?? `${name}\u00a0: ${count}`,
  nothing: 'Rien n’est conservé.',
  exportJson: 'Exporter (JSON)',
  exportPage: 'Télécharger la fiche lisible',
  exporting: 'Export…',
  exported: { title: 'Export téléchargé', tone: 'success' as const },
  erase: 'Effacer ses données',
  stays: 'Ce qui reste, et pourquoi',
  /** Each with the text it comes from (contracts, site/retention.ts). */
  staysBecause: [
    `Au journal, pendant ${plural(RETENTION.auditYears, 'an')}\u00a0: qu’un effacement a eu lieu, par qui, quand, combien de lignes. Aucune adresse\u00a0: c’est la preuve due en vertu de l’article\u00a05 du RGPD.`,
    `Dans les sauvegardes, ${BACKUP_DAYS}\u00a0jours au plus\u00a0: elles s’effacent d’elles-mêmes et ne servent qu’à rétablir le service.`,
    'Hors du site\u00a0: les e-mails et webhooks déjà partis. Leurs destinataires sont à prévenir (article\u00a019 du RGPD).'
  ],
  told: 'Déjà parti, à faire effacer par ses destinataires',
  toldLine: ({ channel, receiver, leadId, identity }: ToldOutside, when: string) =>
    channel === 'email'
      ? `E-mail au sujet de la demande n°\u00a0${leadId}, ${when}. Son Message-ID commence par ${identity}.`
      : `Webhook${receiver === null ? '' : ` vers «\u00a0${receiver}\u00a0»`} au sujet de la demande n°\u00a0${leadId}, ${when}. Son Webhook-Id est ${identity}.`,
  left: (when: string) => `parti ${when}`,
  mayHaveLeft: 'peut-être parti'
}

export const eraseCopy = {
  title: 'Effacer les données de cette personne',
  question: 'Tout ce que le site conserve d’elle disparaît, définitivement\u00a0:',
  cancel: 'Annuler',
  confirm: 'Effacer définitivement',
  confirming: 'Effacement…',
  advice: 'Si la personne a demandé une copie, exportez-la d’abord.',
  doneTitle: 'Données effacées',
  done: (rows: number) => `${plural(rows, 'ligne effacée', 'lignes effacées')} en tout\u00a0:`,
  finish: 'Terminé',
  failed: (message?: string) => ({
    title: 'Erreur',
    description: message ?? 'L’effacement n’a pas abouti\u00a0: rien n’a été effacé.',
    tone: 'error' as const
  })
}

/** The page to read, and its download. */
export const readableCopy = {
  title: 'Données personnelles conservées',
  of: (addresses: string) => `Adresses\u00a0: ${addresses}`,
  at: (when: string) => `Export établi ${when}, en réponse à l’article\u00a015 du RGPD.`,
  none: 'Rien n’est conservé dans cette partie.',
  yes: 'oui',
  no: 'non',
  entry: (number: number) => `n°\u00a0${number}`,
  sections: {
    leads: 'Demandes',
    archived: 'Demandes archivées',
    notices: 'Registre des avis à l’équipe',
    messages: 'Messages échangés',
    decisions: 'Mises à l’écart',
    desk: 'Suivi',
    deliveries: 'Envois tentés',
    events: 'Annonces internes au site',
    deadLetters: 'Annonces internes non traitées',
    idempotencyKeys: 'Protections contre un double envoi',
    links: 'Adresses réunies ou séparées',
    likeness: 'Rapprochements proposés',
    mentionedIn: 'Mentions dans les demandes d’autres personnes'
  } as Record<string, string>,
  fields: {
    id: 'Numéro',
    status: 'État',
    timestamp: 'Date',
    source: 'Source',
    nom: 'Nom',
    prenom: 'Prénom',
    email: 'E-mail',
    telephone: 'Téléphone',
    company: 'Entreprise',
    note: 'Message',
    text: 'Texte',
    subject: 'Objet',
    consentAt: 'Consentement donné',
    consentVersion: 'Version du consentement',
    pageUrl: 'Page d’envoi',
    utmSource: 'Campagne\u00a0: source',
    utmMedium: 'Campagne\u00a0: support',
    utmCampaign: 'Campagne\u00a0: nom',
    leadId: 'Demande',
    channel: 'Canal',
    sentAt: 'Envoyé',
    at: 'Date',
    by: 'Par',
    type: 'Type',
    key: 'Clé',
    first: 'Première adresse',
    second: 'Seconde adresse',
    isOnePerson: 'Même personne',
    lastActivityAt: 'Dernière activité',
    archivedAt: 'Archivée',
    consumer: 'Destinataire',
    cause: 'Cause',
    table: 'Où',
    columns: 'Champs',
    kind: 'Nature',
    score: 'Score',
    signals: 'Raisons',
    outcome: 'Issue',
    origin: 'Provenance',
    question: 'Question à l’assistant',
    attachments: 'Pièces jointes',
    owner: 'Responsable',
    contactedAt: 'Contacté',
    callbackAt: 'À rappeler',
    lostReason: 'Raison de la perte',
    version: 'Version'
  } as Record<string, string>,
  nothing: 'rien',
  change: (from: string, to: string) => `${from}, puis ${to}`,
  /** Words that the service keeps, by the field whose values they are. */
  values: {
    status: { ...statusLabels, listed: 'dans la liste', suspect: 'mise à l’écart' },
    outcome: { sending: 'en cours', sent: 'envoyé', failed: 'non envoyé' },
    channel: { none: 'aucun\u00a0: personne n’a été prévenu', email: 'e-mail', webhook: 'webhook' },
    type: {
      'site.lead-created': 'demande reçue',
      'site.lead-changed': 'suivi de la demande modifié',
      'site.answer-written': 'réponse écrite'
    },
    kind: {
      answer: 'réponse de l’équipe',
      reply: 'réponse de la personne',
      receipt: 'accusé de réception',
      change: 'changement',
      note: 'note',
      reminder: 'rappel'
    }
  } as Record<string, Record<string, string>>
}
