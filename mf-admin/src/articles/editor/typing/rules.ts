import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import type { MarkType } from 'prosemirror-model'
import type { Plugin } from 'prosemirror-state'
import { FRENCH } from '../../../french/type-french.ts'
import { markType, nodeType } from '../document/schema.ts'
import { linkRules } from './typed-links.ts'

/** Neither code nor the address of a page is set as a sentence. */
const OUT_OF_CODE = { inCodeMark: false }

/** Each correction is one step, that Undo or Backspace takes back. */
const frenchRules = FRENCH.map(
  ({ pattern, correct }) =>
    new InputRule(
      pattern,
      (state, match, start, end) => {
        const corrected = correct(match)
        return corrected && state.tr.insertText(corrected.text, start + corrected.keep, end)
      },
      OUT_OF_CODE
    )
)

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
