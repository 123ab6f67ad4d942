/** What infra/requirements/popup.md quotes stands letter by letter. */
export const popupCopy = {
  title: (fullName: string) => `Gagnez du temps avec ${fullName}`,
  pitch:
    'Laissez-nous votre adresse : nous vous répondons sous un jour ouvré. Dites-nous quelle tâche vous pèse : nous viendrons avec une première piste.',
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
  /** Whoever closed the pop-up while it was sent: `said` is the service's own sentence, where it gave one. */
  notSent: (said: string | null, run: () => void) =>
    ({
      title: 'Votre message n’a pas pu être envoyé',
      description: said ?? popupToasts.failure.description,
      tone: 'error',
      actions: [{ label: 'Rouvrir le formulaire', run }],
      duration: 60_000
    }) as const,
  /** Whoever closed it with something typed in it. */
  kept: (run: () => void) =>
    ({
      title: 'Votre message n’est pas parti',
      description: 'Ce que vous avez saisi vous attend dans le formulaire.',
      tone: 'info',
      actions: [{ label: 'Rouvrir le formulaire', run }],
      duration: 60_000
    }) as const,
  failure: { title: 'Erreur', description: 'Une erreur est survenue. Veuillez réessayer.', tone: 'error' }
} as const
