import { SHARED_OWNER } from '@site/contracts/leads/desk'
import type { LeadPresence } from '@site/contracts/operations/lead-sheet'
import { plural } from '@site/web/ui/text/plural'

export const sheetCopy = {
  region: 'Fiche du lead',
  open: (who: string) => `Ouvrir la fiche\u00a0: ${who}`,
  close: 'Fermer la fiche',
  back: 'Retour à la liste',
  next: 'Lead suivant (J)',
  previous: 'Lead précédent (K)',
  loading: 'Chargement…',
  failed: 'La fiche n’a pas pu être lue. Nouvel essai dans quelques secondes.',
  stale: 'La fiche n’a pas pu être renouvelée\u00a0: ce qui est affiché date du dernier essai réussi.',
  missing: 'Ce lead n’existe pas, ou n’existe plus.',
  /** What was typed about a lead that is gone. */
  unsent: {
    note: 'Note non enregistrée',
    copyNote: 'Copier la note',
    answer: 'Réponse non envoyée',
    copyAnswer: 'Copier la réponse'
  },
  others: sayOthers,
  someone: 'Quelqu’un',
  by: (name: string | null) => name ?? SHARED_OWNER
}

/**
 * Who else has the sheet open, each once, those who write first: 'Camille Astier écrit une réponse · Noé Vidal regarde aussi cette fiche'.
 * Oneself counts where nobody else does.
 */
function sayOthers(present: readonly Pick<LeadPresence, 'name' | 'isWriting'>[], me: string | undefined) {
  const others = present.filter(({ name }) => name === null || name !== me)
  const writers = [...new Set(others.filter(({ isWriting }) => isWriting).map(({ name }) => name))]
  const readers = [...new Set(others.map(({ name }) => name))].filter((name) => !writers.includes(name))
  const say = (names: readonly (string | null)[], one: string, several: string) =>
    names.length > 0 &&
    `${names.map((name) => name ?? sheetCopy.someone).join(', ')} ${names.length > 1 ? several : one}`
  const said = [
    say(writers, 'écrit une réponse', 'écrivent une réponse'),
    say(readers, 'regarde aussi cette fiche', 'regardent aussi cette fiche')
  ].filter(Boolean)
  if (said.length > 0) return said.join(' · ')
  return present.length > 0 ? 'Vous l’avez ouverte aussi dans une autre fenêtre' : null
}

export const messageCopy = { title: 'Message', company: 'Société', question: 'Question à l’assistant' }

export const originCopy = {
  title: 'D’où vient ce lead',
  origin: 'Origine',
  page: 'Page',
  campaign: 'Campagne',
  noCampaign: 'Aucune',
  unknownPage: 'Inconnue'
}

export const consentCopy = {
  title: 'Consentement',
  given: 'Accord donné',
  givenAt: (when: string) => `Accord donné le ${when}`,
  none: 'Aucun accord\u00a0: la case n’a pas été cochée. Répondez à la demande, et à rien d’autre.',
  wording: (version: string) => `Formule acceptée, version du ${version}`,
  unknownWording: 'Formule\u00a0: version non enregistrée'
}

export const demandsCopy = {
  title: 'Autres demandes de cette personne',
  none: 'Aucune autre demande depuis cette adresse e-mail.',
  more: (count: number) => `et ${plural(count, 'demande plus ancienne', 'demandes plus anciennes')}`
}
