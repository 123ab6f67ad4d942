import type { Block } from './read-draft-text.ts'

/** Words by which a text says that what it tells is made up. */
const FICTION =
  /invent(?:é|ée|és|ées)(?!\p{L})|ficti(?:f|ve)s?(?!\p{L})|imaginaires?|n’existe (?:pas|nulle part)|n’est pas sous ce nom|composée? (?:à partir|de plusieurs)|plausible|montants? d’exemple|chiffres? d’exemple|pour l’exemple|(?<!\p{L})(?:prenons|reprenons|supposons|imaginons|admettons)(?!\p{L})/iu

const MADE_UP =
  /invent(?:é|ée|és|ées)(?!\p{L})|ficti(?:f|ve)s?(?!\p{L})|composée? (?:à partir|de plusieurs|pour l’exemple)/iu

/** The sections that say of themselves, in their heading or their first two blocks, that they are made up. */
export function taleSections(blocks: readonly Block[]): ReadonlySet<number> {
  const sections = new Set<number>()
  const seen = new Map<number, number>()
  for (const { section, text, tag } of blocks) {
    const nth = (seen.get(section) ?? 0) + 1
    seen.set(section, nth)
    if (nth <= (tag === 'h2' ? 1 : 5) && FICTION.test(text)) sections.add(section)
  }
  // An introduction that says so speaks for the whole story; one that asks to imagine something speaks for itself.
  if (blocks.some(({ section, text }) => section === 0 && MADE_UP.test(text)))
    for (const { section } of blocks) sections.add(section)
  return sections
}
