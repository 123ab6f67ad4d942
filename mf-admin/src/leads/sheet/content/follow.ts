import type { LeadDesk } from '@site/contracts/leads/desk'
import { statusLabels } from '../../content/status.ts'
import type { DeskChange } from '../../follow/desk-change.ts'
import { sayDue } from './say-due.ts'

export const followCopy = {
  title: 'Suivi',
  status: 'Statut',
  lost: {
    title: (count: number) =>
      count > 1 ? 'Pourquoi ces leads sont-ils perdus\u202f?' : 'Pourquoi ce lead est-il perdu\u202f?',
    label: 'Raison',
    usual: ['Sans réponse', 'Trop cher', 'Pas le bon moment', 'Hors de notre offre', 'Autre prestataire'],
    missing: (count: number) =>
      count > 1 ? 'Dites pourquoi ces leads sont perdus.' : 'Dites pourquoi ce lead est perdu.',
    apply: (count: number) => (count > 1 ? 'Marquer comme perdus' : 'Marquer comme perdu')
  },
  owner: 'Responsable',
  nobody: 'Personne',
  mine: 'À moi',
  callback: {
    label: 'Rappel',
    set: 'Rappeler le…',
    due: (when: string) => `Prévu ${when}`,
    move: 'Déplacer',
    done: 'C’est fait',
    date: 'Jour',
    time: 'Heure',
    apply: 'Enregistrer le rappel',
    invalid: 'Choisissez un jour et une heure à venir.'
  },
  /** The same of a lead with whom somebody is to meet. */
  meeting: {
    label: 'Rendez-vous',
    set: 'Fixer la date…',
    due: (when: string) => `Prévu ${when}`,
    move: 'Déplacer',
    done: 'Il a eu lieu',
    date: 'Jour',
    time: 'Heure',
    apply: 'Enregistrer la date',
    invalid: 'Choisissez un jour et une heure à venir.'
  },
  reply: {
    waits: (when: string) => `Le visiteur a répondu ${when}.`,
    read: 'Lire sa réponse',
    handled: 'Rien à répondre'
  },
  late: 'En retard',
  dueBy: (when: string) => `À contacter au plus tard ${when}`,
  cancel: 'Annuler',
  failed: 'Le serveur n’a pas répondu\u00a0: rien n’a été changé.',
  /** What was changed, of the status and the owner, and what went with it. */
  changed: (before: LeadDesk, desk: LeadDesk) =>
    [
      before.status !== desk.status && `Statut\u00a0: ${statusLabels[desk.status]}.`,
      before.owner !== desk.owner && describeOwner(before.owner, desk.owner),
      before.callbackAt &&
        !desk.callbackAt &&
        `Le rappel prévu ${sayDue(new Date(before.callbackAt))} est retiré.`
    ]
      .filter(Boolean)
      .join(' '),
  undoFor: 'Vous avez dix secondes pour revenir en arrière.',
  undo: 'Annuler le changement',
  notUndone: 'Quelqu’un d’autre a modifié ce lead depuis\u00a0: rien n’a été annulé.',
  notMade: 'Changement non enregistré',
  keptInSheet: (message: string) => `${message} Votre changement attend dans la fiche.`,
  conflict: (who: string | undefined) =>
    `${who ?? 'Quelqu’un d’autre'} a modifié ce lead au même moment. La fiche montre son état actuel.`,
  wanted: (change: DeskChange) => `Votre changement\u00a0: ${describe(change)}`,
  apply: 'Appliquer le mien',
  retry: 'Réessayer',
  giveUp: 'Laisser ainsi'
}

/** 'Responsable : Camille Astier, à la place de Yanis Belkacem.' */
function describeOwner(before: string | null, owner: string | null): string {
  if (owner === null) return `${before} n’est plus responsable.`
  return `Responsable\u00a0: ${owner}${before === null ? '' : `, à la place de ${before}`}.`
}

/** 'statut « Perdu » (Trop cher), responsable Camille Astier'. */
function describe({ status, lostReason, owner, callbackAt, replyHandled }: DeskChange): string {
  const parts = [
    status && `statut «\u00a0${statusLabels[status]}\u00a0»${lostReason ? ` (${lostReason})` : ''}`,
    owner === null ? 'plus de responsable' : owner && `responsable ${owner}`,
    callbackAt === null ? 'plus de rappel' : callbackAt && `rappel ${sayDue(new Date(callbackAt))}`,
    replyHandled && 'réponse du visiteur traitée'
  ]
  return parts.filter(Boolean).join(', ')
}

export const sheetKeys = {
  title: 'Sélection des leads',
  list: [
    { key: 'Entrée', text: 'Ouvrir la fiche du lead' },
    { key: 'X', text: 'Sélectionner le lead' },
    { key: '.', text: 'Aller aux actions sur les leads sélectionnés\u202f; Échap revient à la liste' }
  ],
  /** Of those that do something in an open sheet alone. */
  openTitle: 'Suivi d’un lead, fiche ouverte',
  openList: [
    { key: '1', text: 'Nouveau' },
    { key: '2', text: 'Contacté' },
    { key: '3', text: 'Rendez-vous' },
    { key: '4', text: 'Gagné' },
    { key: '5', text: 'Perdu, avec la raison' },
    { key: 'A', text: 'À moi' },
    { key: 'R', text: 'Rappeler le…' },
    { key: 'N', text: 'Écrire une note' },
    { key: 'J', text: 'Fiche suivante' },
    { key: 'K', text: 'Fiche précédente' },
    { key: 'Échap', text: 'Fermer la fiche' }
  ],
  commands: { status: (label: string) => `Statut\u00a0: ${label}`, note: 'Écrire une note' }
}
