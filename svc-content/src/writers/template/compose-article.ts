import { type ArticlePosition, CHAPTER_KINDS, chooseChapters, commonTexts } from './choose-chapters.ts'
import { distributeSections } from './distribute-sections.ts'
import { fillTerms } from './fill-terms.ts'
import { createRandom, type Random } from './random.ts'
import { renderMarkup } from './render-markup.ts'
import type { Section, Shape, Subject } from './subjects/subject.ts'

/** The order of the sections, except for the one that the title announces. */
const RANK: Record<Section, number> = {
  context: 0,
  day: 1,
  case: 2,
  comparison: 3,
  guide: 4,
  checklist: 5,
  mistakes: 6,
  objection: 7,
  aside: 8,
  measure: 9,
  faq: 10
}
/** The order of the shared chapters among them, which varies by up to `SWAY` so that articles are not all built alike. */
const CHAPTER_RANK = { looking: 0.5, method: 4.5, people: 7, lasting: 9 }
const SWAY = 3

const LAST_HEADINGS = [
  'Par où commencer',
  'Pour finir',
  'Et maintenant ?',
  'Ce qu’il faut en retenir',
  'Le premier pas',
  'Passer à l’action',
  'En deux mots',
  'La suite vous appartient'
]

/** One wording for each line of `markup`. */
const chooseWordings = (markup: string, random: Random): string =>
  markup
    .split('\n')
    .map((line) => random.pick(line.split(' || ')))
    .join('\n')

/** Which article of a subject is composed. */
export interface ArticlePlan extends Omit<ArticlePosition, 'kind'> {
  shape: Shape
}

/** The texts between lead and conclusion, in reading order. The section that the title announces comes early. */
function orderBody(subject: Subject, plan: ArticlePlan, random: Random): string[] {
  const { shape, title, part } = plan
  const chapters = chooseChapters({ kind: subject.kind, ...plan })
  const others = (distributeSections(subject, part)[title] ?? [])
    .filter((name) => name !== shape)
    .map((name) => ({ rank: RANK[name], text: subject.sections[name] ?? '' }))
  const common = CHAPTER_KINDS.map((kind) => ({
    rank: CHAPTER_RANK[kind] + (kind === 'looking' ? 0 : random.below(SWAY * 2) - SWAY),
    text: chapters[kind]
  }))
  const ranked = [...others, ...common].sort((one, other) => one.rank - other.rank)
  const before = random.below(ranked.filter(({ rank }) => rank < 1).length + 1)
  const texts = ranked.map(({ text }) => text)
  return [...texts.slice(0, before), subject.sections[shape] ?? '', ...texts.slice(before)]
}

/** All that the bank holds for articles on `subject`: what its articles say beyond, nobody gave. */
export const materialOf = ({ leads, sections, closings }: Subject): string =>
  [...leads, ...Object.values(sections), ...closings, commonTexts].join('\n')

/**
 * The HTML of one article on `subject`: a lead, three sections of the subject's own, four chapters that are shared with other
 * subjects, and a conclusion with a call to action. Two articles on one subject have little in common (`distribute-sections.ts`,
 * `choose-chapters.ts`), and the first ones have a lead and a conclusion of the subject's own. The same arguments give the same text.
 */
export function composeArticle(subject: Subject, plan: ArticlePlan, seed: string): string {
  const random = createRandom(seed)
  const { opening, closing } = chooseChapters({ kind: subject.kind, ...plan })
  const isFirst = plan.part === 1
  const parts = [
    (isFirst && subject.leads[plan.title]) || opening,
    ...orderBody(subject, plan, random),
    `## ${random.pick(LAST_HEADINGS)}`,
    (isFirst && subject.closings[plan.title]) || closing
  ]
  return renderMarkup(chooseWordings(fillTerms(parts.join('\n'), subject.terms), random))
}
