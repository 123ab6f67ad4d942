import type { ChatFormKind } from '../../contact/contact-body.ts'

interface FormCopy {
  title: string
  intro: string
  submit: string
}

/** What infra/requirements/contact-forms.md quotes stands letter by letter. */
export const chatFormCopy: Record<ChatFormKind, FormCopy> = {
  contact: {
    title: 'Nous contacter',
    intro: 'Laissez-nous votre adresse e-mail : une personne de l’équipe vous répondra sous un jour ouvré.',
    submit: 'Envoyer'
  },
  appointment: {
    title: 'Prendre rendez-vous',
    intro:
      'Trente minutes pour parcourir votre semaine de travail. L’agenda s’ouvre dans un nouvel onglet à l’envoi.',
    submit: 'Envoyer'
  }
}

export const chatFormText = {
  email: 'Adresse e-mail',
  emailRequired: "Merci d'indiquer votre email",
  telephone: 'Téléphone',
  sending: 'Envoi...',
  question: (question: string) => `Joindre ma question : « ${question} »`,
  bookingLink: 'Ouvrir l’agenda',
  /** Followed by the company's address, as a link. */
  failure: 'Une erreur est survenue. Vous pouvez nous contacter à',
  contactSuccess: 'Merci ! Vous pouvez aussi nous écrire à',
  received: 'Votre demande est arrivée : une personne de l’équipe vous répondra sous un jour ouvré.',
  appointmentSuccess: 'Merci ! Nous recontacterons bientôt'
}
