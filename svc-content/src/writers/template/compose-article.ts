import { CHAPTER_KINDS, chooseChapters } from './choose-chapters.ts'
import { fillTerms } from './fill-terms.ts'
import { createRandom, type Random } from './random.ts'
import { renderMarkup } from './render-markup.ts'
import { shareSections } from './share-sections.ts'
import type { Section, Shape, Subject } from './subjects/subject.ts'

/** Where a section stands best when it is not the one the title announces. */
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
/** The same for what serves all subjects, give or take `SWAY`: two articles are not built alike. */
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

/** Which article of a subject: the place of its title among the subject's, and how often the title has come back. */
export interface Place {
  /** The subject's place among those of its kind. */
  rank: number
  title: number
  shape: Shape
  part: number
}

/** The texts between lead and conclusion, in the order they are read; the announced one comes early. */
function orderBody(subject: Subject, place: Place, random: Random): string[] {
  const { shape, title, part } = place
  const chapters = chooseChapters({ kind: subject.kind, ...place })
  const others = (shareSections(subject, part)[title] ?? [])
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

/**
 * The HTML of the article on `subject` at `place`: lead, three sections of the subject's own, four chapters that serve
 * other subjects too, conclusion with its call to act. Two articles on one subject have little in common (`share-sections.ts`,
 * `choose-chapters.ts`); the first ones open and end on the subject's own paragraphs. Same arguments, same text.
 */
export function composeArticle(subject: Subject, place: Place, seed: string): string {
  const random = createRandom(seed)
  const { opening, closing } = chooseChapters({ kind: subject.kind, ...place })
  const isFirst = place.part === 1
  const parts = [
    (isFirst && subject.leads[place.title]) || opening,
    ...orderBody(subject, place, random),
    `## ${random.pick(LAST_HEADINGS)}`,
    (isFirst && subject.closings[place.title]) || closing
  ]
  return renderMarkup(chooseWordings(fillTerms(parts.join('\n'), subject.terms), random))
}
