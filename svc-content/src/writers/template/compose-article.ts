import { topicOf } from '@site/contracts/blog/topics'
import { formatDate } from '@site/contracts/site/french-date'
import type { ChapterName, PartName, Source, Subject } from './bank/bank.ts'
import type { ArticleTexts } from './choose-texts.ts'
import { fillTerms } from './fill-terms.ts'
import { createRandom, inTurn, type Random } from './random.ts'
import { renderMarkup } from './render-markup.ts'
import { sayNeighbours } from './say-neighbours.ts'

/** The order of the parts, except for what the title announces. */
const RANK: Record<PartName, number> = {
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
const CHAPTER_RANK: Record<ChapterName, number> = { looking: 0.5, method: 4.5, people: 7, lasting: 9 }
const SWAY = 3

const LAST_HEADINGS = [
  'Par où commencer',
  'Pour finir',
  'Et maintenant ?',
  'Ce qu’il faut en retenir',
  'Le premier pas',
  'Passer à l’action',
  'En deux mots',
  'La suite vous appartient',
  'Cette semaine',
  'Dès lundi',
  'Avant de refermer cette page',
  'Une dernière chose',
  'Ce que l’on peut faire demain',
  'Si vous deviez n’en garder qu’une idée',
  'À vous de jouer',
  'Et chez vous ?',
  'Le plus simple, pour commencer',
  'Ce qui peut attendre, et le reste',
  'De la page à la pratique',
  'Un petit début',
  'Pour la suite',
  'En sortant de cette lecture',
  'La prochaine étape',
  'Ce que nous ferions à votre place'
]

/** One wording for each line of `markup`. */
const chooseWordings = (markup: string, random: Random): string =>
  markup
    .split('\n')
    .map((line) => random.pick(line.split(' || ')))
    .join('\n')

/** The texts between lead and conclusion, in reading order. What the title announces comes early. */
function orderBody({ announced, parts, chapters }: ArticleTexts, random: Random): string[] {
  const ranked = [
    ...parts.map(({ name, text }) => ({ rank: RANK[name], text })),
    ...chapters.map(({ name, text }) => ({
      rank: CHAPTER_RANK[name] + (name === 'looking' ? 0 : random.below(SWAY * 2) - SWAY),
      text
    }))
  ].sort((one, other) => one.rank - other.rank)
  const before = random.below(ranked.filter(({ rank }) => rank < 1).length + 1)
  const texts = ranked.map(({ text }) => text)
  return [...texts.slice(0, before), announced, ...texts.slice(before)]
}

const SOURCE_WORDS = [
  'Le texte de référence',
  'À lire à la source',
  'Pour vérifier par vous-même',
  'Le texte qui encadre le sujet',
  'La règle, dans le texte',
  'Ce que dit le droit européen',
  'La source',
  'Pour aller au texte lui-même',
  'Le droit sur ce point',
  'À garder sous la main',
  'Le texte, pour qui veut le lire',
  'Qui veut vérifier lira',
  'La référence à connaître',
  'Ce qui est écrit, et où',
  'Le document à citer',
  'Pour les lecteurs scrupuleux',
  'L’original, en français',
  'À ouvrir avant de décider',
  'De quoi se faire un avis',
  'La pièce au dossier',
  'Le cadre, mot pour mot',
  'Pour en avoir le cœur net',
  'Le texte que personne ne lit et que chacun invoque',
  'Référence, à lire tranquillement',
  'La règle, telle qu’elle est publiée'
]

/** A source with the way to it and its date. */
export const saySource = ({ title, address, date }: Source): string =>
  `[${title}](${address}), ${formatDate(date)}.`

/**
 * The HTML of one article: a lead, what its title announces, parts of the subject's own, chapters that subjects share where these do not
 * suffice, the source that it can be checked against, the way to its neighbours, and a conclusion with a call to action. `turn` says how many
 * articles there are: sentences that every article has take turns. The same arguments give the same text.
 */
export function composeArticle(
  { terms, sources }: Subject,
  title: string,
  texts: ArticleTexts,
  { seed, turn }: { seed: string; turn: number }
): string {
  const random = createRandom(seed)
  const render = (markup: string[]) =>
    renderMarkup(chooseWordings(fillTerms(markup.join('\n'), terms), random))
  const heading = `## ${random.pick(LAST_HEADINGS)}`
  const source =
    sources.length > 0 ? [`- ${inTurn(SOURCE_WORDS, turn)} : ${saySource(random.pick(sources))}`] : []
  const body = render([texts.lead, ...orderBody(texts, random)])
  const neighbours = `- ${sayNeighbours(topicOf({ title, content: body }), turn)}`
  return `${body}\n${render([heading, ...source, neighbours, texts.closing])}`
}
