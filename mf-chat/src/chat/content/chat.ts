import type { ChatTopic } from '../chat-reducer.ts'

/** Texts in quotes in SPEC §2 to §8 stand verbatim. */
export const chatCopy = {
  title: (fullName: string) => `Assistant ${fullName}`,
  open: 'Ouvrir l’assistant',
  close: 'Fermer l’assistant',
  conversation: 'Conversation',
  topic: 'Sujet affiché',
  welcome: 'Accueil',
  typing: 'L’assistant écrit…',
  greeting: (fullName: string) =>
    `Bonjour ! Je suis l’assistant de ${fullName}. Choisissez un sujet, je vous guide.`,
  optionsLabel: 'Sujets proposés',
  back: 'Retour',
  you: 'Vous :',
  assistant: 'Assistant :',
  composerLabel: 'Votre message',
  composerPlaceholder: 'Écrivez votre message…',
  send: 'Envoyer le message',
  reply:
    'Merci pour votre message. Je ne sais répondre qu’aux sujets proposés : laissez-nous votre adresse e-mail dans « Nous contacter », une personne de l’équipe vous répondra.'
}

export const chatOptions: { topic: ChatTopic; label: (productName: string) => string }[] = [
  { topic: 'appointment', label: () => 'Prendre rendez-vous pour un audit' },
  { topic: 'about', label: (productName) => `Qui est ${productName} ?` },
  { topic: 'solution', label: () => 'Voir un exemple de solution' },
  { topic: 'sectors', label: () => 'Quels secteurs accompagnez-vous ?' },
  { topic: 'contact', label: () => 'Nous contacter' }
]
