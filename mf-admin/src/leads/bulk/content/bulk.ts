import { formatNumber, plural, pluralForm } from '@site/web/ui/text/plural'

export const bulkCopy = {
  region: 'Leads sélectionnés',
  select: (who: string) => `Sélectionner ${who}`,
  selected: (count: number) => `${plural(count, 'lead')} ${pluralForm(count, 'sélectionné')}`,
  all: (count: number) => `Tout sélectionner (${formatNumber(count)})`,
  clear: 'Tout désélectionner',
  status: 'Statut…',
  statusLabel: 'Statut des leads sélectionnés',
  owner: 'Responsable…',
  ownerLabel: 'Responsable des leads sélectionnés',
  nobody: 'Personne',
  export: 'Exporter',
  more: 'Plus',
  remove: 'Supprimer',
  working: 'Changement en cours…',
  changed: (count: number) => `${plural(count, 'lead')} ${pluralForm(count, 'modifié')}`,
  conflict: (count: number) =>
    `${plural(count, 'lead')} ${pluralForm(count, 'n’a pas été modifié', 'n’ont pas été modifiés')}\u00a0: quelqu’un d’autre l${count > 1 ? 'es' : 'e'} changeait au même moment. Vérifiez, puis recommencez.`,
  already: (count: number) => `${plural(count, 'lead')} ${pluralForm(count, 'était', 'étaient')} déjà ainsi`,
  missing: (count: number) => `${plural(count, 'lead')} ${pluralForm(count, 'n’existe', 'n’existent')} plus.`,
  failed: 'Le serveur n’a pas répondu\u00a0: rien n’a été changé pour les leads encore sélectionnés.'
}

export const bulkUndoCopy = {
  waiting: (count: number) => `${bulkCopy.changed(count)}. Vous avez dix secondes pour revenir en arrière.`,
  undo: 'Annuler le changement',
  undone: (count: number) => `${plural(count, 'lead')} ${pluralForm(count, 'remis', 'remis')} comme avant`,
  kept: (count: number) =>
    `${plural(count, 'lead')} ${pluralForm(count, 'n’a pas été remis', 'n’ont pas été remis')} comme avant\u00a0: quelqu’un s’en est occupé entre-temps.`,
  ownerless: (count: number) =>
    `${plural(count, 'lead')} ${pluralForm(count, 'reste', 'restent')} sans responsable\u00a0: le code de la personne est révoqué.`,
  failed: 'Le serveur n’a pas répondu\u00a0: le changement n’est pas annulé. Réessayez.'
}

export const bulkDeleteCopy = {
  title: 'Confirmer la suppression',
  question: (count: number) =>
    count < 2
      ? 'Êtes-vous sûr de vouloir supprimer ce lead ?'
      : `Êtes-vous sûr de vouloir supprimer ces ${formatNumber(count)}\u00a0leads\u202f?`,
  cancel: 'Annuler',
  confirm: 'Supprimer',
  confirming: 'Suppression…',
  waiting: (count: number) =>
    `${plural(count, 'lead')} ${pluralForm(count, 'supprimé')}. Vous avez dix secondes pour revenir en arrière.`,
  undo: 'Annuler la suppression',
  undone: (count: number) => `${plural(count, 'lead')} ${pluralForm(count, 'rétabli')}`,
  done: (count: number) =>
    count < 2 ? 'Lead supprimé avec succès' : `${formatNumber(count)}\u00a0leads supprimés avec succès`,
  kept: (count: number) =>
    `${plural(count, 'lead')} ${pluralForm(count, 'n’a pas été supprimé', 'n’ont pas été supprimés')}\u00a0: quelqu’un s’en est occupé entre-temps.`,
  notDone: 'Suppression non effectuée',
  failed: (count: number) =>
    `Impossible de supprimer ${pluralForm(count, 'le lead', 'les leads')}. ${pluralForm(count, 'Il est de nouveau affiché', 'Ils sont de nouveau affichés')}.`
}
