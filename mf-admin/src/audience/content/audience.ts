import type { FunnelStep } from '@site/contracts/audience/steps'
import { PUBLIC_PAGES } from '@site/contracts/site/pages'
import { formatDate } from '@site/web/ui/text/format-date'

/** '16 novembre', of a day such as '2026-11-16'. */
const dayWords = (day: string) => formatDate(`${day}T12:00:00Z`).replace(/ \d{4}$/, '')

export const audienceCopy = {
  title: 'Provenance',
  intro:
    'Ce qui amène des leads, en sommes par jour\u00a0: sans cookie, sans identifiant, et sans rien qui relie une visite à une personne.',
  since: (day: string) => `Compté depuis le ${formatDate(`${day}T12:00:00Z`)}.`,
  period: 'Période',
  from: (from: string, to: string) => `Du ${dayWords(from)} au ${dayWords(to)}`,
  loading: 'Chargement...',
  failed: 'Les sommes n’ont pas pu être lues.',
  exportCsv: 'Exporter en CSV',
  nothing: 'Rien n’a été compté sur cette période.',
  nothingYet:
    'Rien n’est encore compté\u00a0: le comptage commence à la première visite d’une page publique.',
  leftOut:
    'Les robots, les aperçus, l’administration et les visiteurs qui s’y opposent ne sont pas comptés. «\u00a0Contactés\u00a0» et «\u00a0Gagnés\u00a0» viennent du suivi des leads arrivés pendant la période\u00a0: ils peuvent dépasser «\u00a0Envoyés\u00a0», car un visiteur qui n’est pas compté peut écrire.',
  funnel: 'De la visite au client',
  perVisits: (rate: string) => `${rate} pour 100\u00a0pages vues`,
  details: 'Le détail',
  by: 'Réparti par',
  tokens: 'Leads reçus par jeton',
  tokensHint:
    'Un programme les a envoyés, sans visite comptée ici\u00a0: ils ne figurent dans aucun chiffre ci-dessus.',
  tokenColumns: ['Origine', 'Reçus', 'Contactés', 'Gagnés'],
  noRow: 'Rien à détailler ainsi sur cette période.',
  cut: (shown: number, all: number) =>
    `Les ${shown} premières lignes sur ${all}. Le fichier CSV les contient toutes.`
}

/** What each step is called in the drawing, and above a column. */
export const stepLabels: Record<FunnelStep, { long: string; short: string }> = {
  visit: { long: 'Pages vues', short: 'Pages vues' },
  'popup-shown': { long: 'Fenêtre de contact montrée', short: 'Fenêtre' },
  'chat-opened': { long: 'Assistant ouvert', short: 'Assistant' },
  'form-begun': { long: 'Formulaire commencé', short: 'Commencés' },
  'form-sent': { long: 'Formulaire envoyé', short: 'Envoyés' },
  contacted: { long: 'Lead contacté', short: 'Contactés' },
  won: { long: 'Lead gagné', short: 'Gagnés' }
}

/** The views of the table. `key`: their rows in the answer. */
export const views = [
  { key: 'weeks', label: 'Semaine' },
  { key: 'pages', label: 'Page' },
  { key: 'articles', label: 'Article' },
  { key: 'campaigns', label: 'Campagne' }
] as const
export type View = (typeof views)[number]

/** Periods in whole weeks, the present one included. */
export const periods = [
  { label: '12 dernières semaines', weeks: 12 },
  { label: '4 dernières semaines', weeks: 4 },
  { label: '52 dernières semaines', weeks: 52 }
] as const
export type Period = (typeof periods)[number]

export const rowNames = {
  week: (monday: string) => `Semaine du ${dayWords(monday)}`,
  article: (id: string) => `Article ${id}`,
  others: 'Autres',
  noCampaign: 'Sans campagne',
  noPage: 'Page inconnue',
  pages: new Map([
    ...PUBLIC_PAGES,
    ['/blog/page/:page', 'Blog, pages suivantes'],
    ['/blog/sujet/:topic', 'Blog, sujets'],
    ['/blog/sujet/:topic/page/:page', 'Blog, sujets, pages suivantes'],
    ['/article/:id', 'Articles']
  ])
}

export const csvCopy = {
  fileName: (from: string, to: string) => `provenance-${from}-${to}.csv`,
  columns: ['Réparti par', 'Nom'],
  received: 'Lead reçu par jeton',
  origin: 'Origine'
}
