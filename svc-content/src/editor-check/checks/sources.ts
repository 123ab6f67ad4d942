import type { Finding } from '@site/contracts/operations/draft-reading'
import { findingCopy } from '../content/findings.ts'
import type { Check } from '../draft-text/check.ts'
import { excerptAt, squeezed } from '../draft-text/read-draft-text.ts'

const STUDY =
  '(?:étude|enquête|sondage|recherche|rapport|baromètre|analyse|observatoire|livre blanc|benchmark)s?(?! anonyme)'
const PUBLISHED =
  '(?:montr|révèl|indiqu|estim|prouv|confirm|soulign|publi|démontr|établi|rapport|évalu|affirm)\\p{L}*'
/** Bodies that may be named as they are, without a finding: the law's own and the authorities'. */
const AUTHORITIES =
  /CNIL|Légifrance|RGPD|règlement|Commission européenne|code du travail|URSSAF|impots\.gouv/i

const CITED: readonly RegExp[] = [
  new RegExp(
    `(?:selon|d’après|d'après|à en croire|comme le montre(?:nt)?) (?:une|un|plusieurs|de récentes?|des|les|la|le|cette|nos) (?:\\p{L}+ )?${STUDY}(?!\\p{L})[^.]{0,60}`,
    'giu'
  ),
  new RegExp(
    `(?<!\\p{L})(?:une|un|plusieurs|des|les|cette|ce|(?:le|la) derni(?:er|ère)|de récentes?|de nombreuses?) (?:\\p{L}+ )?${STUDY} (?:[^.]{0,60} )?${PUBLISHED}`,
    'giu'
  ),
  /les chiffres (?:récents? )?(?:montr|révèl|indiqu|prouv)\p{L}*/giu,
  /(?:les|des|plusieurs|de nombreux) (?:experts?|spécialistes|chercheurs|analystes) (?:s’accordent|estiment|affirment|confirment|recommandent|prédisent|le disent)/giu,
  /(?:selon|d’après|d'après) (?:le cabinet |l’institut |la société |l’université |une équipe de )?(?:\p{Lu}[\p{L}&]+)(?: (?:de |d’)?\p{Lu}[\p{L}&]+)*/gu,
  /(?:chercheurs?|équipe|professeurs?|économistes?) (?:de|du|à) (?:l’université|l’institut|\p{Lu}{2,}|Stanford|Harvard|Oxford)[^.]{0,40}/gu,
  /(?:l’|[Uu]ne |[Cc]ette )(?:étude|enquête) (?:[^.]{0,30}(?:menée|réalisée|publiée|conduite) (?:par|auprès)|(?:de|du) \p{Lu})[^.]{0,40}/gu,
  /(?:Gartner|McKinsey|Deloitte|Forrester|Statista|Accenture|PwC|KPMG|BCG|Ipsos|Ifop|OpinionWay|Harvard Business Review)/gu,
  /(?:neuf|huit|sept) fois sur dix|dans les dossiers que nous ouvrons|il est (?:scientifiquement )?prouvé que/giu
]

/** Studies, institutes and experts that nobody gave: a reader could not look them up. */
export const checkSources: Check = ({ blocks }, { material }) => {
  const given = squeezed(material)
  return blocks.flatMap(({ text }) => {
    const found = CITED.flatMap((pattern) => [...text.matchAll(pattern)]).filter(
      ({ 0: words }) => !AUTHORITIES.test(words) && !given.includes(squeezed(words))
    )
    // Two patterns may see the same words.
    const apart = found.filter(
      (one, index) => !found.slice(0, index).some((other) => Math.abs(other.index - one.index) < 80)
    )
    return apart.map(
      ({ 0: words, index }): Finding => ({
        check: 'sources',
        severity: 'serious',
        sentence: findingCopy.source(words.slice(0, 80)),
        place: excerptAt(text, index, words.length)
      })
    )
  })
}
