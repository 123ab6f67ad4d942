import { SHARED_OWNER } from '@site/contracts/leads/desk'
import type { JournalEntry } from '@site/contracts/operations/lead-sheet'
import { ofName } from '@site/web/ui/text/of-name'
import { statusLabels } from '../../content/status.ts'
import { sayDue } from './say-due.ts'
import { sheetCopy } from './sheet.ts'

export const journalCopy = {
  title: 'Notes et suivi',
  label: 'Nouvelle note',
  placeholder: 'Ce qui a été dit, ce qui reste à faire…',
  missing: 'Écrivez la note avant de l’ajouter.',
  tooLong: (count: number, most: number) =>
    `La note a ${count.toLocaleString('fr-FR')}\u00a0caractères, ${most.toLocaleString('fr-FR')} au plus sont gardés. Raccourcissez-la.`,
  adds: {
    send: 'Ajouter la note',
    sending: 'Ajout…',
    failed: 'La note n’a pas pu être ajoutée. Elle reste ici\u00a0: réessayez.'
  },
  edits: {
    send: 'Enregistrer',
    sending: 'Enregistrement…',
    failed: 'La note n’a pas pu être modifiée. Votre texte reste ici\u00a0: réessayez.'
  },
  edit: 'Modifier',
  editLabel: 'Modifier la note',
  cancel: 'Annuler',
  edited: 'modifiée',
  before: (count: number) => (count > 1 ? 'Rédactions précédentes' : 'Rédaction précédente'),
  until: 'Remplacée',
  meanwhile: (text: string) => `Entre-temps, la note dit\u00a0: «\u00a0${text}\u00a0»`,
  keys: 'Ctrl\u00a0Entrée',
  empty: 'Rien n’a encore été fait.',
  list: 'Ce qui a été fait',
  note: (who: string) => (who === SHARED_OWNER ? 'Note du code partagé' : `Note ${ofName(who)}`),
  reminder: { owner: 'Rappel envoyé au responsable', everybody: 'Rappel envoyé à toute l’équipe' },
  /** Between what was done and who did it, for the ear. */
  by: ', par ',
  quoted: (text: string) => `«\u00a0${text}\u00a0»`
}

/** What a change was, a sentence for each thing it moved: 'Statut «\u00a0Contacté\u00a0»', 'Responsable\u00a0: Camille Astier'. */
export function sayChange(entry: Extract<JournalEntry, { kind: 'change' }>): string[] {
  const { status, lostReason, owner, callbackAt, repliedAt, isUndo } = entry
  const reason = lostReason?.to ? ` (${lostReason.to})` : ''
  return [
    isUndo && 'Changement annulé',
    status && `Statut ${journalCopy.quoted(statusLabels[status.to])}${reason}`,
    !status && lostReason?.to && `Raison\u00a0: ${lostReason.to}`,
    owner && (owner.to === null ? 'Plus de responsable' : `Responsable\u00a0: ${owner.to}`),
    callbackAt && (callbackAt.to === null ? 'Rappel retiré' : `Rappel ${sayDue(new Date(callbackAt.to))}`),
    repliedAt && (repliedAt.to === null ? 'Réponse du visiteur traitée' : 'Réponse du visiteur à traiter')
  ].filter((part) => typeof part === 'string')
}

export const sayAuthor = sheetCopy.by
