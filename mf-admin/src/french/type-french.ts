const NBSP = '\u00a0'
const NARROW = '\u202f'
const IS_ADDRESS = /:\/\/|^www\.|^&|@|\/\S*\.|(^|[([{«‘`])(https?|mailto|tel)$/i
/** A number in groups of three, with spaces where a line could break. */
const GROUPS = String.raw`(?<![\d,.\u00a0\u202f])(\d{1,3}(?:[ \u00a0\u202f]\d{3})+)`

/** Units that are kept with their number: short ones, and none that is a word. */
const UNITS = 'kg|mg|g|km²|m²|km|cm|mm|m|ha|ml|cl|l|L|h|min|ms|s|°C|Ko|Mo|Go|To|kWh|kW|W|EUR|k€|M€'
/** What ends a unit: the sign after it, or the space after that sign. */
const AFTER_UNIT = String.raw`(?:[\u202f\u00a0][;:!?])?[\s.,)…]`

/** A word that gave its vowel to the next one, which a quotation may begin: l’« autre ». */
const ELISION = /(?<![\p{L}’])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)’$/iu
/** As many signs as tell what a quote stands behind. */
const BEFORE_QUOTE = String.raw`([\s\S]{0,9})`

/** Is a quotation opened here? `before`: the signs before it, '' at the beginning. */
const opens = (before: string) => before === '' || /[\s([{«“—–\ufffc-]$/.test(before) || ELISION.test(before)

/** What becomes of the signs that were just typed. The pattern ends where they do. */
interface Correction {
  pattern: RegExp
  /** How many signs of the match stay as they are, and what comes after them; null where it is right as it is. */
  correct: (match: RegExpMatchArray) => { keep: number; text: string } | null
}

/** French typography as one types (infra/decisions/0089): the signs of the keyboard become those of a printed text. */
export const FRENCH: readonly Correction[] = [
  {
    pattern: new RegExp(`${BEFORE_QUOTE}'$`),
    correct: ([, before = '']) => ({ keep: before.length, text: opens(before) ? '‘' : '’' })
  },
  {
    pattern: new RegExp(`${BEFORE_QUOTE}"$`),
    correct: ([, before = '']) => ({
      keep: before.length,
      text: opens(before) ? `«${NBSP}` : `${NBSP}»`
    })
  },
  { pattern: /« $/, correct: () => ({ keep: 1, text: NBSP }) },
  { pattern: / »$/, correct: () => ({ keep: 0, text: `${NBSP}»` }) },
  {
    pattern: /(\S*)([ \u00a0]?)([;!?%:])$/,
    correct: ([, word = '', space = '', sign = '']) =>
      needsSpace(word, space, sign)
        ? { keep: word.length, text: `${sign === ':' ? NBSP : NARROW}${sign}` }
        : null
  },
  {
    pattern: new RegExp(`(?:${GROUPS}|(\\d))[ \\u00a0]?€$`),
    correct: ([, groups, digit = '']) => ({
      keep: 0,
      text: `${groups === undefined ? digit : joinGroups(groups)}${NARROW}€`
    })
  },
  {
    pattern: new RegExp(`${GROUPS}([\\s.,)])$`),
    correct: ([, groups = '', after = '']) =>
      joinGroups(groups) === groups ? null : { keep: 0, text: joinGroups(groups) + after }
  },
  {
    pattern: new RegExp(`\\d ((?:${UNITS})${AFTER_UNIT})$`),
    correct: ([, unit = '']) => ({ keep: 1, text: NBSP + unit })
  },
  { pattern: /\d[ \u00a0]h (\d)$/, correct: ([all, minutes = '']) => joinLast(all, minutes) },
  { pattern: /[nN][°º] (\d)$/, correct: ([all, figure = '']) => joinLast(all, figure) },
  { pattern: /(?<![\p{L}\d])pp?\. (\d)$/u, correct: ([all, page = '']) => joinLast(all, page) },
  {
    pattern: /(?<![\p{L}\d])(?:MM?\.|Mme|Mlle|Dr) (\p{Lu})$/u,
    correct: ([all, initial = '']) => joinLast(all, initial)
  },
  // Words apart are between two dashes. At the start of a line three draw a rule, and before a word two are an option of a command.
  {
    pattern: /^([\s\S]*\S)[ \u00a0]--[ \u00a0]$/,
    correct: ([, before = '']) => {
      const closes = before.split('–').length % 2 === 0
      return { keep: before.length, text: closes ? `${NBSP}– ` : ` –${NBSP}` }
    }
  },
  {
    pattern: /(\S*?)\.\.\.$/,
    correct: ([, word = '']) =>
      word.endsWith('.') || IS_ADDRESS.test(word) ? null : { keep: word.length, text: '…' }
  }
]

/** The space before the sign that was just typed keeps it on the line of what stands before it. */
const joinLast = (all: string, last: string) => ({ keep: all.length - last.length - 1, text: NBSP + last })

const joinGroups = (groups: string) => groups.replace(/[ \u00a0]/g, NARROW)

function needsSpace(word: string, space: string, sign: string): boolean {
  if (word === '' || (space === '' && IS_ADDRESS.test(word))) return false
  const last = word.slice(-1)
  if (/[;!?:(«…]/.test(last)) return false
  if (sign === '%') return /\d/.test(last)
  // A time or a score keeps its colon close, unless a space was typed before it.
  return space !== '' || sign !== ':' || !/\d/.test(last)
}

/** Has code begun in this text that has not ended yet? */
export const isInCode = (text: string) => text.split('`').length % 2 === 0

/** How far back a correction looks, as the rules of typing do. Signs. */
const REACH = 500

/** Plain text as it would be had it been typed, code between backticks left as it is. */
export const typeFrench = (text: string): string => text.split('\n').map(typeLine).join('\n')

function typeLine(line: string): string {
  let typed = ''
  for (const [index, part] of line.split(/(`[^`]*`)/).entries()) {
    if (index % 2 === 1) typed += part
    else for (const sign of part) typed = addSign(typed, sign)
  }
  return typed
}

/** A text to which a sign is added as it is typed, with what becomes of the signs before it. */
export function addSign(before: string, sign: string): string {
  const text = before + sign
  if (/\p{Ll}/u.test(sign)) return text
  const reached = text.slice(-REACH)
  for (const { pattern, correct } of FRENCH) {
    const match = reached.match(pattern)
    const corrected = match && correct(match)
    if (corrected) return text.slice(0, text.length - match[0].length + corrected.keep) + corrected.text
  }
  return text
}

/**
 * A text of another program with the signs that French leaves no choice about: apostrophes in words, and the spaces before and within signs.
 *
 * @param goesOn the line goes on behind it, in other letters
 */
export const setFrench = (text: string, goesOn: boolean): string =>
  text
    .replace(goesOn ? /(?<=\p{L})'(?=\p{L}|$)/gu : /(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=[^\s;!?]) (?=[;!?]+(?:[\s…)»]|$))/g, NARROW)
    .replace(/(?<=\d) (?=[%€])/g, NARROW)
    .replace(/(?<=\S) (?=:(?:\s|$))/g, NBSP)
    .replace(/« | »/g, (signs) => signs.replace(' ', NBSP))
