import { formatDate } from '../site/french-date.ts'
import type { Article } from './article.ts'

type Described = Pick<Article, 'createdAt' | 'origin' | 'editedAt' | 'review'>

/**
 * How an article was made, in French sentences for its reader: under its date, in the feed, to search engines (AI Act
 * art. 50). The same everywhere, so that they stand with the contract.
 */
export function describeOrigin({ origin, editedAt, review }: Described): string[] {
  const { writer = 'person', model } = origin ?? {}
  const isGenerated = writer !== 'person'
  return [
    writerSentence(writer, model),
    editedAt && editSentence(formatDate(editedAt), isGenerated),
    review && `Il a été relu par ${review.by ?? 'une personne de l’équipe'} le ${formatDate(review.at)}.`,
    isGenerated && !review && (editedAt ? 'Il n’a pas été relu en entier.' : 'Personne ne l’a encore relu.')
  ].filter((sentence): sentence is string => Boolean(sentence))
}

function writerSentence(writer: 'person' | 'program' | 'model', model: string | undefined): string {
  if (writer === 'person') return 'Cet article a été écrit par une personne de notre équipe.'
  if (writer === 'program')
    return 'Cet article a été composé par un programme, à partir de textes de notre rédaction.'
  return `Cet article a été rédigé par un modèle d’intelligence artificielle${model ? ` (${model})` : ''}.`
}

const editSentence = (date: string, isGenerated: boolean) =>
  isGenerated ? `Une personne de l’équipe l’a modifié le ${date}.` : `Il a été modifié le ${date}.`
