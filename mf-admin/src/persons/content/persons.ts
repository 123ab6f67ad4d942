import { type Likeness, PERSONS_AT_MOST } from '@site/contracts/persons/person'
import { ofName } from '@site/web/ui/text/of-name'
import { plural } from '@site/web/ui/text/plural'

export const personsCopy = {
  title: 'Personnes',
  intro:
    'Tout ce qu’une même personne a envoyé, quelle que soit l’adresse. C’est ici que ses données s’exportent et s’effacent.',
  search: 'Chercher une personne',
  searchHint: 'Par adresse e-mail, nom ou téléphone',
  results: 'Résultats',
  latest: 'Derniers contacts',
  found: (count: number) =>
    count < PERSONS_AT_MOST
      ? plural(count, 'personne trouvée', 'personnes trouvées')
      : `Les ${count} premières personnes`,
  listed: (count: number) =>
    count < PERSONS_AT_MOST ? plural(count, 'personne') : 'Les autres se trouvent par la recherche.',
  none: 'Aucun résultat trouvé',
  nobody: 'Personne n’a encore écrit.',
  loading: 'Chargement...',
  failed: 'Les personnes n’ont pas pu être lues.',
  open: 'Voir la fiche',
  openOf: (who: string) => `Voir la fiche ${ofName(who)}`,
  demands: (count: number) => plural(count, 'demande'),
  last: (when: string) => `dernière ${when}`,
  onlyArchived: 'Archives seulement',
  unnamed: 'Sans nom',
  others: (count: number) => `et ${plural(count, 'autre adresse', 'autres adresses')}`
}

export const proposalsCopy = {
  title: 'Peut-être la même personne',
  intro: 'Réunir ne modifie aucune demande, et se défait à tout moment sans rien perdre.',
  none: 'Aucun rapprochement à proposer pour le moment.',
  more: 'Seules les 50 propositions les plus récentes sont affichées.',
  next: (count: number) => `Afficher ${plural(count, 'autre proposition', 'autres propositions')}`,
  pending: (count: number) =>
    `${plural(count, 'demande')} ${count > 1 ? 'restent' : 'reste'} à comparer aux autres.`,
  join: 'Réunir',
  joinOf: (one: string, other: string) => `Réunir ${one} et ${other}`,
  joining: 'Réunion…',
  refuse: 'Ce n’est pas la même',
  refuseOf: (one: string, other: string) =>
    `Ce n’est pas la même\u00a0: ${one} et ${other} sont deux personnes`
}

export const joinCopy = {
  label: 'Réunir avec une autre adresse',
  hint: 'Celle d’une demande déjà reçue. Cela se défait à tout moment.',
  missing: 'Indiquez une adresse e-mail.',
  unknown: 'Aucune demande ne vient de cette adresse.',
  join: 'Réunir',
  joining: 'Réunion…'
}

/** Why two addresses may belong to one person. */
export const reasonOf: Record<Likeness['kind'], (value: string) => string> = {
  phone: (value) => `Même téléphone\u00a0: ${value}`,
  company: (value) => `Même nom, même entreprise\u00a0: ${value}`,
  domain: (value) => `Même nom, même domaine\u00a0: ${value}`,
  address: () => 'Adresses presque identiques\u00a0: une faute de frappe les sépare'
}

export const personCopy = {
  back: (isSearch: boolean) => (isSearch ? 'Résultats de la recherche' : 'Toutes les personnes'),
  missing: 'Aucune donnée pour cette personne.',
  addresses: 'Ses adresses',
  joinedBy: (name: string | null, when: string) =>
    name === null ? `Réunies ${when}` : `Réunies par ${name} ${when}`,
  part: 'Séparer',
  partOf: (one: string, other: string) => `Séparer ${one} et ${other}`,
  single: 'Une seule adresse.',
  history: 'Ses demandes',
  sheet: 'Ouvrir la fiche',
  sheetOf: (when: string) => `Ouvrir la fiche de la demande du ${when}`,
  cut: (shown: number, total: number) =>
    `Les ${shown} plus récentes sur ${total}. L’export les contient toutes.`,
  from: (email: string) => `depuis ${email}`,
  states: { listed: null, suspect: 'Mise de côté', archived: 'Archivée' } as const,
  consent: 'Consentement donné',
  noConsent: 'Sans consentement',
  company: 'Entreprise',
  telephone: 'Téléphone'
}

export const personToasts = {
  joined: { title: 'Personnes réunies', tone: 'success' },
  parted: { title: 'Adresses séparées', tone: 'success' },
  refused: { title: 'Ces deux personnes ne seront plus rapprochées', tone: 'success' },
  undone: { title: 'Annulé', tone: 'success' },
  two: (first: string, second: string) => `${first} · ${second}`,
  undo: 'Annuler',
  failed: (message?: string) => ({
    title: 'Erreur',
    description: message ?? 'L’action n’a pas abouti. Rien n’a été modifié.',
    tone: 'error' as const
  })
} as const

/** The section of a lead's sheet. */
export const sheetCopy = {
  title: 'Ses autres adresses',
  elsewhere: 'Demandes venues de ses autres adresses',
  alone: 'Aucune autre adresse connue.',
  sameTelephone: 'Même numéro\u00a0:',
  failed: 'La personne n’a pas pu être lue.',
  all: 'Fiche de la personne, export et effacement'
}
