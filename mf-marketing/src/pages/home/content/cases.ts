import { caseStudies } from '@site/contracts/site/references'

/** Words around the three case studies, which are facts of the brand. Labels of the overlay stand letter by letter (HOME-22). */
export const casesContent = {
  title: 'Des missions concrètes',
  lead: 'Le point de départ, ce que nous avons construit, ce que cela a changé, mesuré trois mois après.',
  carousel: 'Études de cas',
  previous: 'Mission précédente',
  next: 'Mission suivante',
  goTo: 'Mission',
  reveal: 'challenge, solution et résultat',
  hint: 'Voir le détail',
  hide: 'Masquer le détail',
  /** Said in the place of the arrow between two figures. */
  before: 'Avant :',
  after: 'après :',
  labels: { challenge: 'Challenge', solution: 'Solution', result: 'Résultat' },
  cases: caseStudies
} as const
export type CaseStudy = (typeof casesContent.cases)[number]

/** The figures before and after of each case in one unit, hours or working days, so that they are drawn to scale (HOME-43). A day has seven hours. */
export const caseAmounts: Record<CaseStudy['id'], readonly [before: number, after: number]> = {
  rota: [14, 4],
  ledger: [9, 3],
  training: [15, 1]
}
