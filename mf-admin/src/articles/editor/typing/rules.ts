import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import type { MarkType } from 'prosemirror-model'
import type { Plugin } from 'prosemirror-state'
import { markType, nodeType } from '../document/schema.ts'
import { linkRules } from './typed-links.ts'

const NBSP = '\u00a0'
const NARROW = '\u202f'
/** Neither code nor the address of a page is set as a sentence. */
const OUT_OF_CODE = { inCodeMark: false }
const IS_ADDRESS = /:\/\/|^www\.|^&|@|\/\S*\.|(^|[([{«`])(https?|mailto|tel)$/i

/**
 * French typography as one types (infra/decisions/0089): the signs of the keyboard become those of a printed text. Each correction
 * is one step, that Undo or Backspace takes back.
 */
const frenchRules = [
  new InputRule(/'$/, '’', OUT_OF_CODE),
  new InputRule(
    /([\s\S]?)"$/,
    (state, [, before = ''], start, end) => {
      const opens = before === '' || /[\s([{«—–\ufffc-]/.test(before)
      return state.tr.insertText(opens ? `«${NBSP}` : `${NBSP}»`, start + before.length, end)
    },
    OUT_OF_CODE
  ),
  new InputRule(
    /(\S*)([ \u00a0]?)([;!?%:])$/,
    (state, [, word = '', space = '', sign = ''], start, end) => {
      if (!needsSpace(word, space, sign)) return null
      return state.tr.insertText(`${sign === ':' ? NBSP : NARROW}${sign}`, start + word.length, end)
    },
    OUT_OF_CODE
  )
]

function needsSpace(word: string, space: string, sign: string): boolean {
  if (word === '' || (space === '' && IS_ADDRESS.test(word))) return false
  const last = word.slice(-1)
  if (/[;!?:(«…]/.test(last)) return false
  if (sign === '%') return /\d/.test(last)
  // A time or a score keeps its colon close, unless a space was typed before it.
  return space !== '' || sign !== ':' || !/\d/.test(last)
}

/** A pair of signs around words formats them: **words**. */
const aroundRule = (pattern: RegExp, type: MarkType) =>
  new InputRule(
    pattern,
    (state, match, start, end) => {
      const [whole, , text = ''] = match
      const from = start + whole.indexOf(text, match[1]?.length ?? 0)
      const tr = state.tr
      if (from + text.length < end) tr.delete(from + text.length, end)
      const opening = start + (match[1]?.length ?? 0)
      tr.delete(opening, from)
      tr.addMark(opening, opening + text.length, type.create())
      return tr.removeStoredMark(type)
    },
    OUT_OF_CODE
  )

/** What Markdown writes for a format, at the start of a line or around words. */
const shortcutRules = [
  textblockTypeInputRule(/^(#{1,4})\s$/, nodeType('heading'), ([, signs = '']) => ({
    level: Math.max(2, signs.length)
  })),
  wrappingInputRule(/^([-+*])\s$/, nodeType('bullet_list')),
  wrappingInputRule(/^(\d{1,3})[.)]\s$/, nodeType('ordered_list'), ([, start = '1']) => ({
    with: start === '1' ? {} : { start }
  })),
  wrappingInputRule(/^>\s$/, nodeType('blockquote')),
  textblockTypeInputRule(/^```$/, nodeType('code_block')),
  new InputRule(/^---$/, (state, _match, start, end) =>
    state.tr.delete(start, end).insert(state.tr.doc.resolve(start).before(), nodeType('rule').create())
  ),
  aroundRule(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, markType('strong')),
  aroundRule(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, markType('em')),
  aroundRule(/(^|[^`])`([^`]+)`$/, markType('code'))
]

export const typingRules = (): Plugin =>
  inputRules({ rules: [...shortcutRules, ...linkRules, ...frenchRules] })
