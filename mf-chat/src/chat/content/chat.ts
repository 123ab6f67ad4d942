import type { ChatTopic } from '../state/chat-reducer.ts'

/** What infra/requirements/chat.md quotes stands letter by letter. */
export const chatCopy = {
  title: (fullName: string) => `Assistant ${fullName}`,
  open: 'Ouvrir l’assistant',
  close: 'Fermer l’assistant',
  conversation: 'Conversation',
  topic: 'Sujet affiché',
  contact: 'Nous contacter',
  typing: 'L’assistant écrit…',
  /** Said at the first opening, before anything else (AI Act, art. 50): the visitor writes to a program, not to a person. */
  greeting: (fullName: string, eventsName: string) =>
    `Bonjour ! Je suis l’assistant automatique de ${fullName} : un guide à choix fixes qui cite aussi les pages de ce site, pas une personne, ni notre chatbot ${eventsName} (demandez-nous une démonstration). Choisissez un sujet, je vous guide.`,
  /** Beneath the title, whatever view it opens at. */
  kind: 'Réponses automatiques, tirées de ce site',
  optionsLabel: 'Sujets proposés',
  back: 'Retour',
  you: 'Vous :',
  assistant: 'Assistant :',
  composerLabel: 'Votre message',
  composerPlaceholder: 'Écrivez votre message…',
  send: 'Envoyer le message',
  reply:
    'Merci pour votre message. Je ne sais répondre qu’aux sujets proposés : laissez-nous votre adresse e-mail dans « Nous contacter », une personne de l’équipe vous répondra.',
  /** How the second bubble begins, after the reply. */
  site: {
    passages: 'Voici ce qu’en dit notre site :',
    none: 'Je n’ai pas trouvé la réponse sur notre site. Une personne de l’équipe peut vous la donner.',
    unavailable:
      'Je ne peux pas consulter notre site en ce moment. Votre message reste ici, et une personne de l’équipe peut vous répondre.'
  },
  /** Before the passages, where something else was said since the question. */
  about: (question: string) => `Sur « ${question} »`,
  sources: 'Passages de notre site',
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

export const chatOptions: { topic: ChatTopic; label: (productName: string) => string }[] = [
  { topic: 'appointment', label: () => 'Prendre rendez-vous pour un audit' },
  { topic: 'about', label: (productName) => `Qui est ${productName} ?` },
  { topic: 'solution', label: () => 'Voir un exemple de solution' },
  { topic: 'sectors', label: () => 'Quels secteurs accompagnez-vous ?' },
  { topic: 'contact', label: () => chatCopy.contact }
]

/** What a visitor says by choosing each of them. */
export const choicesOf = (productName: string): Record<ChatTopic, string> =>
  Object.fromEntries(chatOptions.map(({ topic, label }) => [topic, label(productName)])) as Record<
    ChatTopic,
    string
  >
