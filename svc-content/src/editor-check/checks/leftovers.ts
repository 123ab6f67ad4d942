import type { Finding } from '@site/contracts/operations/draft-reading'
import { findingCopy } from '../content/findings.ts'
import type { Check } from '../draft-text/check.ts'
import { excerptAt } from '../draft-text/read-draft-text.ts'

const LEFTOVERS: readonly RegExp[] = [
  /en tant qu(?:e |’|')(?:modèle|assistant|ia(?!\p{L})|intelligence artificielle)/iu,
  /je (?:suis|reste) (?:un modèle|une intelligence artificielle|une ia|un assistant)/iu,
  /je (?:ne peux pas|ne suis pas en mesure de|suis désolé)/iu,
  /(?:bien sûr|certainement|volontiers|avec plaisir)\s?[!,] ?(?:voici|je)/iu,
  /voici (?:l’article|votre article|un article|le texte|la version|une proposition)/iu,
  /j’espère que (?:cet article|cela|ce texte)/iu,
  /(?:souhaitez|voulez)-vous que je/iu,
  /n’hésitez pas à me /iu,
  /(?:date de (?:coupure|mise à jour) de mes|mes) (?:connaissances|données d’entraînement)/iu,
  /as an ai|as a language model|i cannot|here is the article|sure,? here/iu,
  /```|~~~|\*\*|__\w|(?:^|\n)#{1,6} |\]\(https?:|\]\(\//u,
  /\[(?:insérer|insérez|nom|lien|votre|à compléter|source|date|exemple|ville|entreprise|citation)[^\]]*\]/iu,
  /\{\{?[\w-]+\}?\}|<\/?think>|&lt;\/?\w+&gt;|<\/?\w+>/u,
  /(?<!\p{L})(?:lorem ipsum|todo|tbd|fixme|xxx+|undefined|nan|null|\[object object\])(?!\p{L})/iu,
  /"(?:title|content)"\s*:|\\n/u,
  /(?:appel à l’action|call to action|méta[- ]?description|mots?[- ]clés?|nombre de mots|introduction|conclusion|titre)\s?:\s?(?=\p{Lu}|\d|$)/u,
  /\((?:\d+ mots|environ \d+ mots)\)/iu,
  /(?:mot[- ]clé principal|optimisé pour le référencement naturel)/iu
]

/** What a prompt or an answer left behind: words of a model about itself, fences, marks of Markdown, places to fill in. */
export const checkLeftovers: Check = ({ title, blocks }) => {
  // What an article quotes, such as the first sentence of a chatbot, is no leftover.
  const own = blocks.filter(({ isQuoted }) => !isQuoted).map(({ text }) => text.replace(/«[^»]*»/g, '«»'))
  const whole = [title, ...own].join('\n')
  return LEFTOVERS.flatMap((pattern): Finding[] => {
    const found = pattern.exec(whole)
    return found
      ? [
          {
            check: 'leftovers',
            severity: 'serious',
            sentence: findingCopy.leftover(found[0].trim().slice(0, 60)),
            place: excerptAt(whole, found.index, found[0].length)
          }
        ]
      : []
  })
}
