import type { Terms } from './bank/bank.ts'

const SLOT = /\{([A-Za-z-]+)\}/g

/** 'de' and the noun with its article: 'du tri', 'de la saisie', 'de l’audit'. */
const ofNoun = (noun: string) => (noun.startsWith('le ') ? `du ${noun.slice(3)}` : `de ${noun}`)
const toNoun = (noun: string) => (noun.startsWith('le ') ? `au ${noun.slice(3)}` : `à ${noun}`)
/** 'de' before a word that may begin with a vowel. No word in use begins with an h. */
const ofWord = (word: string) => (/^[aeiouéèêàâîôû]/i.test(word) ? `d’${word}` : `de ${word}`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * `text` with the words of a subject in place of `{topic}`, `{do}`, `{items}` and `{team}`. `{of-…}` and `{to-…}` contract
 * or elide as French does, and a capital as in `{Topic}` begins a sentence. Throws a RangeError for an unknown slot.
 */
export function fillTerms(text: string, { topic, do: doing, items, team }: Terms): string {
  const words: Record<string, string> = {
    topic,
    'of-topic': ofNoun(topic),
    Topic: capital(topic),
    do: doing,
    'of-do': ofWord(doing),
    Do: capital(doing),
    items,
    'of-items': ofWord(items),
    team,
    'of-team': ofNoun(team),
    'to-team': toNoun(team),
    Team: capital(team)
  }
  return text.replace(SLOT, (slot, name: string) => {
    const word = words[name]
    if (word === undefined) throw new RangeError(`No such slot: ${slot}`)
    return word
  })
}
