import type { ChatTopic } from '../state/chat-reducer.ts'

/**
 * What the launcher says and what the chat's store puts into the conversation; the panel's own texts come with it (panel.ts). What
 * infra/requirements/chat.md quotes stands letter by letter.
 */
export const chatCopy = {
  open: 'Ouvrir l’assistant',
  close: 'Fermer l’assistant',
  contact: 'Nous contacter',
  /** Said at the first opening, before anything else (AI Act, art. 50): the visitor writes to a program, not to a person. */
  greeting: (fullName: string, eventsName: string) =>
    `Bonjour ! Je suis l’assistant automatique de ${fullName} : un guide à choix fixes qui cite aussi les pages de ce site, pas une personne, ni notre chatbot ${eventsName} (demandez-nous une démonstration). Choisissez un sujet, je vous guide.`,
  reply:
    'Merci pour votre message. Je ne sais répondre qu’aux sujets proposés : laissez-nous votre adresse e-mail dans « Nous contacter », une personne de l’équipe vous répondra.',
  /** How the second bubble begins, after the reply. */
  site: {
    passages: 'Voici ce qu’en dit notre site :',
    none: 'Je n’ai pas trouvé la réponse sur notre site. Une personne de l’équipe peut vous la donner.',
    unavailable:
      'Je ne peux pas consulter notre site en ce moment. Votre message reste ici, et une personne de l’équipe peut vous répondre.'
  }
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
