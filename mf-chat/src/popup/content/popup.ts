/** Texts in quotes in SPEC §2, §8 stand verbatim. */
export const popupCopy = {
  title: (fullName: string) => `Gagnez du temps avec ${fullName}`,
  pitch:
    'Dites-nous où vous joindre : nous revenons vers vous sous un jour ouvré, avec une première piste pour votre équipe.',
  nom: 'Nom',
  prenom: 'Prénom',
  email: 'Adresse e-mail',
  telephone: 'Téléphone',
  note: 'Note',
  notePlaceholder: 'Votre activité, une tâche qui vous pèse…',
  emailHint: "Merci d'indiquer votre adresse e-mail",
  submit: 'Envoyer',
  sending: 'Envoi...',
  close: 'Fermer'
}

export const popupToasts = {
  success: {
    title: 'Message envoyé',
    description: 'Merci ! Nous revenons vers vous rapidement.',
    tone: 'success'
  },
  failure: { title: 'Erreur', description: 'Une erreur est survenue. Veuillez réessayer.', tone: 'error' }
} as const
