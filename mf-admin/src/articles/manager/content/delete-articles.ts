import { formatNumber } from '@site/web/ui/text/plural'
import { nameTitles } from './manager.ts'

/** What leads to the articles: the home page, and other articles by their titles. */
interface LeadingThere {
  isLinkedFromHome: boolean
  /** null: that could not be checked; undefined: it is not known yet. */
  linkedFrom: string[] | null | undefined
}

/** The question before articles are deleted; of one it stands letter by letter (MANAGE-12). */
export const deleteArticlesCopy = (titles: readonly string[], leading: LeadingThere) => ({
  title: 'Confirmer la suppression',
  question:
    titles.length < 2
      ? `Êtes-vous sûr de vouloir supprimer l'article "${titles[0] ?? ''}" ? Cette action est irréversible.`
      : `Êtes-vous sûr de vouloir supprimer ces ${formatNumber(titles.length)}\u00a0articles\u202f? Cette action est irréversible.`,
  subject: titles.length < 2 ? undefined : nameTitles(titles),
  warning: warningOf(leading, titles.length < 2),
  cancel: 'Annuler',
  confirm: 'Supprimer',
  confirming: 'Suppression…'
})

function warningOf({ isLinkedFromHome, linkedFrom }: LeadingThere, isOne: boolean): string | null {
  const links =
    linkedFrom === null
      ? isOne
        ? 'Les liens d’autres articles vers celui-ci n’ont pas pu être vérifiés.'
        : 'Les liens d’autres articles vers ceux-ci n’ont pas pu être vérifiés.'
      : linkedFrom === undefined
        ? 'Recherche des liens d’autres articles…'
        : fromArticles(linkedFrom, isOne)
  return [isLinkedFromHome && (isOne ? fromHome : manyFromHome), links].filter(Boolean).join(' ') || null
}

const fromHome =
  'Le bouton «\u00a0Découvrir nos formations\u00a0» de la page d’accueil mène à cet article\u00a0: il mènera à une page introuvable.'
const manyFromHome =
  'Le bouton «\u00a0Découvrir nos formations\u00a0» de la page d’accueil mène à l’un d’eux\u00a0: il mènera à une page introuvable.'

function fromArticles(titles: string[], isOne: boolean): string | null {
  const there = isOne ? 'vers celui-ci' : 'vers l’un d’eux'
  if (titles.length === 0) return null
  if (titles.length === 1)
    return `L’article ${nameTitles(titles)} contient un lien ${there}\u00a0: il mènera à une page introuvable.`
  const named = nameTitles(titles)
  return `${formatNumber(titles.length)}\u00a0articles contiennent un lien ${there}, qui mènera à une page introuvable\u00a0: ${named}${named.endsWith('…') ? '' : '.'}`
}
