/** Texts of the open panel, which most visits never load. What infra/requirements/chat.md quotes stands letter by letter. */
export const panelCopy = {
  title: (fullName: string) => `Assistant ${fullName}`,
  /** Beneath the title, whatever view it opens at. */
  kind: 'Réponses automatiques, tirées de ce site',
  conversation: 'Conversation',
  topic: 'Sujet affiché',
  typing: 'L’assistant écrit…',
  optionsLabel: 'Sujets proposés',
  back: 'Retour',
  you: 'Vous :',
  assistant: 'Assistant :',
  composerLabel: 'Votre message',
  composerPlaceholder: 'Écrivez votre message…',
  send: 'Envoyer le message',
  full: 'Un message compte 2 000 caractères au plus. Si le vôtre est plus long, envoyez la suite dans un second message.',
  /** Before the passages, where something else was said since the question. */
  about: (question: string) => `Sur « ${question} »`,
  sources: 'Passages de notre site',
  /** Before what may be worth reading, where nothing answers. */
  near: 'Ce qui s’en approche le plus :',
  /** After the honest no, for who asked in English (CHAT-46). */
  inEnglish:
    'This assistant quotes the pages of this site, which are in French: ask again in French, or send us your question as it is. A person will read it.',
  toPerson: 'Envoyer ma question à l’équipe',
  booking: 'Prendre rendez-vous',
  /** Where a topic stood that the visitor has left: shows it again. */
  again: {
    about: 'Revoir la présentation',
    solution: 'Revoir l’exemple',
    sectors: 'Revoir les secteurs',
    contact: 'Rouvrir le formulaire de contact',
    appointment: 'Rouvrir la demande de rendez-vous'
  },
  /** Ways on from a topic that only informs. */
  ways: { label: 'Pour continuer', contact: 'En parler à une personne', appointment: 'Prendre rendez-vous' }
}
