import { brand } from '@site/contracts/site/brand'
import { formatDate, formatHour } from '@site/contracts/site/french-date'

/** What a receipt tells of a demand. '' for what the visitor did not give. */
export interface Received {
  prénom: string
  at: Date
  email: string
  telephone: string
  /** null: it holds a link, and is not repeated. */
  note: string | null
  /** Where erasure is asked for. */
  siteEmail: string
}

export const receiptSubject = 'Nous avons bien reçu votre demande'

/** What was sent, when an answer comes, how to be erased (ANSWER-15). */
export function receiptText({ prénom, at, email, telephone, note, siteEmail }: Received): string {
  const message =
    note === null
      ? ['Votre message contient un lien\u00a0: il nous est parvenu, nous ne le recopions pas ici.', '']
      : note === ''
        ? []
        : ['Votre message\u00a0:', ...note.split('\n').map((line) => `> ${line}`.trimEnd()), '']
  return [
    `Bonjour${prénom === '' ? '' : ` ${prénom}`},`,
    '',
    `Votre demande du ${formatDate(at)} à ${formatHour(at)} nous est bien parvenue. Une personne de l’équipe vous répond sous un jour ouvré.`,
    '',
    'Ce que vous nous avez transmis',
    `E-mail\u00a0: ${email}`,
    ...(telephone === '' ? [] : [`Téléphone\u00a0: ${telephone}`]),
    '',
    ...message,
    `Vous n’avez rien demandé, ou vous souhaitez que ces données soient effacées\u202f? Écrivez à ${siteEmail} depuis cette adresse\u00a0: nous les effaçons.`,
    '',
    `L’équipe ${brand.productName}`,
    '',
    'Ce message a été envoyé automatiquement.'
  ].join('\n')
}
