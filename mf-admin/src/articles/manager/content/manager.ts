import type { AdminArticle, ArticlesQuery } from '@site/contracts/articles/admin-article'
import { clockInParis, formatDayAndMonth } from '@site/contracts/site/french-date'
import { formatDate, formatHour, formatTime } from '@site/web/ui/text/format-date'
import { formatNumber, plural, pluralForm } from '@site/web/ui/text/plural'

/** Texts of the list and of changing several articles (MANAGE-53 to MANAGE-60). */
export const listCopy = {
  search: 'Rechercher',
  searchPlaceholder: 'Titre ou texte',
  state: 'État',
  kind: 'Type',
  count: (total: number, all: number) =>
    total === all ? plural(all, 'article') : `${plural(total, 'article')} sur ${formatNumber(all)}`,
  nothingFound: 'Aucun article ne correspond.',
  nothingFoundHint: 'Essayez un mot plus court ou un autre mot, ou effacez la recherche et les filtres.',
  clear: 'Effacer la recherche et les filtres',
  changed: 'La liste a changé. Actualiser',
  list: 'Articles',
  pages: 'Pages de la liste',
  page: (page: number) => `Page ${formatNumber(page)}`,
  previous: 'Page précédente',
  next: 'Page suivante',
  refused: 'Ce code n’ouvre pas la liste complète\u00a0: voici les articles en ligne.',
  failed: 'La liste complète n’a pas pu être lue\u00a0: voici les articles en ligne.',
  old: 'Cette liste n’est peut-être plus à jour. Elle se relit d’elle-même dans quelques secondes.',
  needsComplete: 'Brouillons, articles prévus et articles retirés ne se lisent que dans la liste complète.'
}

const STATES = [
  [undefined, 'Tous'],
  ['published', 'En ligne'],
  ['draft', 'Brouillons'],
  ['scheduled', 'Prévus'],
  ['withdrawn', 'Retirés']
] as const

/** The states that can be asked for, with how many articles there are in each where that is known. */
export const stateChoices = (states: Record<string, number> | null) =>
  STATES.map(([state, label]) => ({
    state,
    label: state && states ? `${label} (${formatNumber(states[state] ?? 0)})` : label
  }))

/** The conditions that are chosen together, as a kind. */
export const KIND_FIELDS = ['automatic', 'pinned', 'reviewed', 'drafted', 'planned'] as const
export const kindChoices: { label: string; kind: Pick<ArticlesQuery, (typeof KIND_FIELDS)[number]> }[] = [
  { label: 'Tous', kind: {} },
  { label: 'Avec un brouillon', kind: { drafted: 'yes' } },
  { label: 'Avec un texte prévu', kind: { planned: 'yes' } },
  { label: 'Automatiques', kind: { automatic: 'yes' } },
  { label: 'À relire', kind: { automatic: 'yes', reviewed: 'no' } },
  { label: 'Relus', kind: { reviewed: 'yes' } },
  { label: 'Épinglés', kind: { pinned: 'yes' } }
]

/** '11 h 04' of today, '20 novembre, 11 h 04' of another day, with the year where it is another one. Paris time. */
export function describeMoment(instant: string, now: Date): string {
  const at = new Date(instant)
  const time = formatHour(at)
  if (formatDate(at) === formatDate(now)) return time
  const isThisYear = formatDate(at).slice(-4) === formatDate(now).slice(-4)
  return `${isThisYear ? formatDayAndMonth(clockInParis(at)) : formatDate(at)}, ${time}`
}

/** 'Brouillon de Claire, 11 h 04': what is being written, by whom and since when. */
export function describeDraft({ savedBy, savedAt }: NonNullable<AdminArticle['draft']>, now: Date): string {
  const by = savedBy === null ? '' : `${/^[aeiouyàâéèêëîïôöùûüh]/i.test(savedBy) ? ' d’' : ' de '}${savedBy}`
  return `Brouillon${by}, ${describeMoment(savedAt, now)}`
}

/** Where an article stands. `at`: the minute on the wall of Paris at which it is to be published ('2026-12-24T08:00'). */
export function describeState({ state, schedule }: Pick<AdminArticle, 'state' | 'schedule'>): string {
  if (state === 'scheduled' && schedule) return planned(schedule.at)
  return { draft: 'Brouillon', scheduled: 'Prévu', published: 'En ligne', withdrawn: 'Retiré' }[state]
}

/** 'Prévu le 24 décembre 2026 à 8 h 00'. */
export function planned(at: string): string {
  const [date = '', time = ''] = at.split('T')
  // Noon of that day in UTC is that day in Paris.
  return `Prévu le ${formatDate(`${date}T12:00:00.000Z`)} à ${formatTime(time)}`
}

export const rowCopy = {
  select: (title: string) => `Sélectionner «\u00a0${title}\u00a0»`,
  automatic: 'Automatique',
  view: 'Voir sur le blog',
  republish: 'Remettre en ligne',
  /** Beside the state of a published article whose text is to be replaced at a set time. */
  replaced: (at: string) => planned(at).replace('Prévu', 'Nouveau texte prévu')
}

/** What each action says: its button, what it is called while it runs, what it has done and what it has not. */
const ACTIONS = {
  pin: { label: 'Épingler', done: ['épinglé', 'épinglés'] },
  unpin: { label: 'Désépingler', done: ['désépinglé', 'désépinglés'] },
  review: { label: 'Marquer comme relus', done: ['marqué comme relu', 'marqués comme relus'] },
  withdraw: { label: 'Retirer du blog', done: ['retiré du blog', 'retirés du blog'] },
  republish: { label: 'Remettre en ligne', done: ['remis en ligne', 'remis en ligne'] },
  remove: { label: 'Supprimer', done: ['supprimé', 'supprimés'] }
} satisfies Record<string, { label: string; done: [string, string] }>

/** What can be done to several articles at once. */
export type BulkAction = keyof typeof ACTIONS
const done = (action: BulkAction, count: number) =>
  `${plural(count, 'article')} ${pluralForm(count, ...ACTIONS[action].done)}`

/** Titles that a sentence names. */
const NAMED = 3
export const nameTitles = (titles: readonly string[]): string =>
  `${titles
    .slice(0, NAMED)
    .map((title) => `«\u00a0${title}\u00a0»`)
    .join(', ')}${titles.length > NAMED ? '…' : ''}`

export const bulkCopy = {
  region: 'Articles sélectionnés',
  selectPage: 'Sélectionner la page',
  selected: (count: number) => `${plural(count, 'article')} ${pluralForm(count, 'sélectionné')}`,
  clear: 'Tout désélectionner',
  /** `count`: how many of those that are selected it concerns. */
  label: (action: BulkAction, count: number, selected: number) =>
    count === selected ? ACTIONS[action].label : `${ACTIONS[action].label} (${formatNumber(count)})`,
  progress: (over: number, total: number) => `${formatNumber(over)} sur ${formatNumber(total)}…`,
  done,
  /** After an undo. `left`: what could not be taken back. */
  undone: (count: number) => `${plural(count, 'changement')} ${pluralForm(count, 'annulé')}`,
  undo: 'Annuler',
  failed: (action: BulkAction, titles: readonly string[], message: string | undefined) => {
    const what = titles.length < 2 ? 'n’a pas été' : 'n’ont pas été'
    const why = message ? ` ${/[.!?]$/.test(message) ? message : `${message}.`}` : ''
    return `${nameTitles(titles)} ${what} ${pluralForm(titles.length, ...ACTIONS[action].done)}.${why}`
  },
  /** Withdrawn articles of which something is being written. */
  writtenOn: (titles: readonly string[]) =>
    `${nameTitles(titles)} ${pluralForm(titles.length, 'a un brouillon', 'ont un brouillon')}\u00a0: ouvrez ${pluralForm(titles.length, 'l’article', 'chaque article')} pour publier ce texte.`,
  notTakenBack: (titles: readonly string[]) =>
    `${nameTitles(titles)}\u00a0: ${pluralForm(titles.length, 'ce changement', 'ces changements')} n’${pluralForm(titles.length, 'a', 'ont')} pas pu être ${pluralForm(titles.length, 'annulé')}.`
}

export const reviewDialogCopy = {
  title: 'Marquer comme relus',
  question: (count: number) =>
    count < 2
      ? 'L’article automatique choisi paraîtra comme relu par une personne.'
      : `Les ${formatNumber(count)}\u00a0articles automatiques choisis paraîtront comme relus par une personne.`,
  confirm: (count: number) => (count < 2 ? 'Je l’ai relu en entier' : 'Je les ai relus en entier')
}

export const keysCopy = {
  title: 'Articles',
  list: [
    { key: '/', text: 'Rechercher un article' },
    { key: 'J', text: 'Article suivant (ou flèche bas)' },
    { key: 'K', text: 'Article précédent (ou flèche haut)' },
    { key: 'Entrée', text: 'Modifier l’article' },
    { key: 'X', text: 'Sélectionner l’article' },
    { key: 'Suppr', text: 'Supprimer l’article' }
  ]
}
