import type { Finding } from '@site/contracts/operations/draft-reading'
import { findingCopy } from '../content/findings.ts'
import type { Check } from '../draft-text/check.ts'
import { NUMBER_WORDS, numberOf } from '../draft-text/french-numbers.ts'
import type { Block, DraftText } from '../draft-text/read-draft-text.ts'

const COUNTED =
  '(?:raisons?|étapes?|erreurs?|fautes?|questions?|conseils?|points?|vérifications?|pièges?|idées?|façons?|règles?|signes?|exemples?|leçons?|clés?|astuces?|critères?|mesures?|informations?|gestes?|réflexes?|principes?|usages?|méthodes?|tâches?|habitudes?|contrôles?|actions?|bonnes pratiques|signaux|indicateurs?|arguments?|malentendus|idées reçues)'
const PROMISE = new RegExp(
  `(?<![\\p{L}\\d])(\\d+|${NUMBER_WORDS}) (?:\\p{L}+ )?${COUNTED}(?!\\p{L}| (?:abandonn|refus))`,
  'iu'
)

/** Words that only tell the form of an article: they promise nothing that the text could name. */
const FORM = new Set(
  'recit histoire chronique enquete carnet journal methode demarche etapes guide mode emploi marche suivre questions reponses reponse demandent demande point points liste controle verifier verifications verification contre erreurs fautes pieges facons comment pourquoi comparer comparaison expliquer utile bonne bon passer mettre place aide aidee grace gens chaque entreprise equipe equipes projet avec sans pour dans chez sous plus moins tout toute tous votre vous notre nous leur leurs elle elles meme mais quand comme entre cette celui celle ceux sont etre faire fait faut vraiment encore deux trois quatre cinq neuf onze douze quinze vingt trente quarante cents mille jamais toujours apres avant depuis autre autres aussi bien peut quel quelle quels quelles volet raisons conseils'.split(
    ' '
  )
)

const stemsOf = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => (word.length > 3 || /^(?:rag|seo|pms)$/.test(word)) && !FORM.has(word))
    .map((word) => word.slice(0, 5))

/** A title says what the text holds: the number of things it counts, and the things themselves. */
export const checkPromise: Check = (draft) => [...countedPromise(draft), ...namedPromise(draft)]

function countedPromise({ title, html, blocks }: DraftText): Finding[] {
  const [promised, word = ''] = PROMISE.exec(title) ?? []
  const number = numberOf(word)
  if (promised === undefined || number === undefined || number < 2) return []
  const counts = new Set([...countsOf(blocks), ...countsOfTables(html)])
  if (counts.has(number)) return []
  const found = [...counts].sort((one, other) => one - other).join(', ') || '0'
  return [
    {
      check: 'promise',
      severity: 'serious',
      sentence: findingCopy.promisedCount(promised, found),
      place: findingCopy.inTitle
    }
  ]
}

const LAST =
  /conclu|pour finir|en deux mots|et maintenant|retenir|par où commencer|premier pas|passer à l’action|la suite|aller plus loin/i

/** How many things each list, each section with sub-headings, and the plan itself hold. */
function countsOf(blocks: readonly Block[]): Set<number> {
  const counts = new Set<number>()
  let run = { tag: '', count: 0 }
  const thirds = new Map<number, number>()
  for (const { tag, section } of [...blocks, { tag: '', section: -1 }]) {
    if (tag === run.tag) run.count += 1
    else {
      if (run.tag === 'li' && run.count > 1) counts.add(run.count)
      run = { tag, count: 1 }
    }
    if (tag === 'h3') thirds.set(section, (thirds.get(section) ?? 0) + 1)
  }
  for (const count of thirds.values()) counts.add(count)
  const headings = blocks.filter(({ tag }) => tag === 'h2').map(({ text }) => text)
  const numbered = headings.filter((text) => /^(?:\d+[.)]|n°)/iu.test(text)).length
  counts.add(numbered > 0 ? numbered : headings.filter((text) => !LAST.test(text)).length)
  counts.add(blocks.filter(({ tag }) => tag === 'h3').length)
  counts.delete(0)
  return counts
}

/** How many rows a table has under its head, and how many things its columns compare. */
const countsOfTables = (html: string): number[] =>
  html
    .split('<table')
    .slice(1)
    .flatMap((table) => {
      const own = table.slice(0, table.indexOf('</table'))
      return [own.split('<tr').length - 2, own.split('scope="col"').length - 2]
    })

function namedPromise({ title, text }: DraftText): Finding[] {
  const promised = [...new Set(stemsOf(title))]
  const kept = new Set(stemsOf(text))
  const missing = promised.filter((stem) => !kept.has(stem))
  if (missing.length * 2 < promised.length || missing.length < 2) return []
  const isBroken = promised.length > 2 && missing.length * 5 > promised.length * 4
  const words = title.match(/[\p{L}\p{N}-]+/gu) ?? []
  const named = words.filter((word) => missing.includes(stemsOf(word)[0] ?? '')).join(', ')
  return [
    {
      check: 'promise',
      severity: isBroken ? 'serious' : 'medium',
      sentence: findingCopy.promisedWords(named),
      place: findingCopy.inTitle
    }
  ]
}
