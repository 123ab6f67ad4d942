import type { Finding } from '@site/contracts/operations/draft-reading'
import { findingCopy } from '../content/findings.ts'
import type { Check } from '../draft-text/check.ts'
import { NUMBER_WORDS } from '../draft-text/french-numbers.ts'
import { knownFacts } from '../draft-text/known-facts.ts'
import { type Block, excerptAt, sentenceAt } from '../draft-text/read-draft-text.ts'
import { taleSections } from '../draft-text/tales.ts'

const NUMBER = `(?:\\d{1,3}(?:\\s\\d{3})+|\\d+)(?:[.,]\\d+)?`
const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const GROUP =
  '(?:entreprises?|dirigeants?|hôtels?|hôteliers?|salariés?|clients?|voyageurs?|établissements?|organisations?|PME|dossiers?|cas|Français|équipes?|collaborateurs?|projets?|managers?|restaurants?|restaurateurs?|recruteurs?|utilisateurs?|réceptionnistes?|enseignants?|professionnels?|consultants?)'
const SPELLED = `(?:${NUMBER_WORDS})`
/** 'une heure gagnée' is a way of speaking. */
const SEVERAL = `(?:\\d+|(?!une? )${SPELLED})`

/** A claim, and a sign without which there is none: few texts have one, and the patterns themselves try every place of a text. */
interface Pattern {
  sign: RegExp
  claim: RegExp
}

/** Figures that say something of the world: they may be true or not. Counts of what the article itself lists are none. */
const CLAIMS: readonly Pattern[] = [
  {
    sign: /%|pour\s?cent/iu,
    claim: new RegExp(`(?:${NUMBER}|${SPELLED}(?:[- ]${SPELLED})*)\\s*(?:%|pour\\s?cent(?!\\p{L}))`, 'giu')
  },
  {
    sign: /€|euro|million|milliard/iu,
    claim: new RegExp(
      `${NUMBER}\\s*(?:€|k€|M€|euros?|(?:millions?|milliards?)(?:\\s(?:d’euros|de))?)(?!\\p{L})`,
      'giu'
    )
  },
  {
    sign: / fois /iu,
    claim: new RegExp(`(?:${NUMBER}|${SPELLED}) fois (?:plus|moins|mieux)(?!\\p{L})`, 'giu')
  },
  {
    sign: / sur /iu,
    claim: new RegExp(
      `(?<!\\p{L})(?:\\d+|${SPELLED}) (?:\\p{L}+ ){0,2}${GROUP}(?: \\p{L}+)? sur (?:\\d+|${SPELLED})(?!\\p{L})`,
      'giu'
    )
  },
  {
    sign: /tiers|quart/iu,
    claim: new RegExp(
      `(?<!\\p{L})(?:un|les deux|deux|les trois|trois) (?:tiers|quarts?) (?:des|de nos|de vos|d’) ?${GROUP}`,
      'giu'
    )
  },
  {
    sign: /moitié|majorité/iu,
    claim: new RegExp(`(?<!\\p{L})(?:la moitié|la majorité|une majorité) (?:des|de nos) ${GROUP}`, 'giu')
  },
  {
    sign: /gagn|économis|épargn|lib[eèé]r/iu,
    claim: new RegExp(
      `(?:gagn|économis|épargn|libèr|libér)\\p{L}* (?:en moyenne |environ |près de |plus de |jusqu’à )?${SEVERAL} (?:heures?|jours?|minutes?|semaines?)`,
      'giu'
    )
  },
  {
    sign: /gagné|économisé/iu,
    claim: new RegExp(`${SEVERAL} (?:heures?|jours?|minutes?) (?:gagnée?s?|économisée?s?)`, 'giu')
  },
  // Four figures and more, unless they are a year or belong to one of the above.
  {
    sign: /\d\s\d{3}/u,
    claim: /(?<![\d,.])\d{1,3}(?:\s\d{3})+(?![\d\s]*(?:%|€|euros?|M€|k€))(?!\d)/gu
  }
]
const DATE: Pattern = {
  sign: /(?:19|20)\d\d/u,
  claim: new RegExp(
    `(?:\\d{1,2}(?:er)?\\s)?(?:${MONTHS})\\s(?:19|20)\\d\\d|(?<![\\d\\p{L}/-])(?:19|20)\\d\\d(?![\\d\\s]*\\d|\\p{L})`,
    'giu'
  )
}
const PATTERNS = [...CLAIMS, DATE]

/** A proportion of people or firms is a claim about the world even in a tale or as advice. */
const OF_A_GROUP = new RegExp(`^(?:\\s(?:des|de nos|de vos|d’)\\s?|\\s)(?:\\p{L}+\\s)?${GROUP}`, 'iu')
const A_GROUP = new RegExp(GROUP, 'iu')
/** A figure the reader is advised to set, to watch or not to pass, and one that is worked out as an example. */
const ADVICE =
  /seuil|alerte|plafond|objectif|limite|maximum|minimum|au plus|au moins|fixez|visez|tolér|par exemple|prenons|supposons|imaginons|admettons|mettons|disons|exemple|soit (?=\d)|total|à raison de|multipli|divis/iu
const ADVISABLE = /^(?!.*(?:gagn|économis|fois|sur))/isu

const comparable = (words: string) =>
  words
    .toLowerCase()
    .replace(/pour\s?cent/, '%')
    .replace(/euros?/, '€')
    .replace(/\s+/g, '')
    .replace(/\./g, ',')

/**
 * Figures, amounts, proportions and dates that nobody gave: not in the writer's material, not among the house's facts. In a
 * tale that says so, in advice and in a worked example, amounts and percentages are allowed; what is said of firms or people is not.
 */
export const checkFigures: Check = (draft, { material }) => {
  const fromMaterial = wordsOf(material)
  const given = new Set([...fromMaterial, ...KNOWN_WORDS])
  const tales = taleSections(draft.blocks)
  const isOpen = (block: Block, { words, index, isDate }: Claim): boolean => {
    if (isOfAGroup(block.text, { words, index })) return !fromMaterial.has(comparable(words))
    if (given.has(comparable(words))) return false
    if (tales.has(block.section)) return !isDate && !ADVISABLE.test(words)
    const isAllowed = isCell(block) || ADVICE.test(sentenceAt(block.text, index))
    return isDate || !isAllowed || !ADVISABLE.test(words)
  }
  const blocks: readonly Block[] = [
    { tag: 'h1', text: draft.title, isQuoted: false, section: -1 },
    ...draft.blocks
  ]
  return blocks.flatMap((block) =>
    claimsIn(block.text)
      .filter((claim) => isOpen(block, claim))
      .map(
        ({ words, index, isDate }): Finding => ({
          check: 'figures',
          severity: 'serious',
          sentence: isDate ? findingCopy.date(words) : findingCopy.figure(words),
          place: excerptAt(block.text, index, words.length)
        })
      )
  )
}

const wordsOf = (text: string) => new Set(claimsIn(text).map(({ words }) => comparable(words)))

const KNOWN_WORDS = wordsOf(knownFacts)

/** What is said of firms or people has to be in the material: the house's own 70 % are not those of all employees. */
const isOfAGroup = (text: string, { words, index }: Pick<Claim, 'words' | 'index'>): boolean =>
  A_GROUP.test(words) || (/%|cent/.test(words) && OF_A_GROUP.test(text.slice(index + words.length)))

/** Cells of a table are worked examples or rules; a claim in one is found by its words. */
const isCell = ({ tag }: Block) => tag === 'td'

interface Claim {
  words: string
  index: number
  isDate: boolean
}

function claimsIn(text: string): Claim[] {
  const all = PATTERNS.filter(({ sign }) => sign.test(text)).flatMap((pattern) =>
    [...text.matchAll(pattern.claim)].map(({ 0: words, index }) => ({
      words,
      index,
      isDate: pattern === DATE
    }))
  )
  // A year inside an amount, or a number inside a longer claim, is that claim's.
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one &&
          other.index <= one.index &&
          other.index + other.words.length >= one.index + one.words.length &&
          other.words.length > one.words.length
      )
  )
}
