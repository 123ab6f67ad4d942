import type { Night } from '@site/contracts/operations/scheduler'
import { plural } from '@site/web/ui/text/plural'

/** The planning of nights (RUN-23). */
export const nightsCopy = {
  title: 'Nuits passées et à venir',
  days: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  week: 'Semaine du',
  states: {
    published: 'Publié',
    withdrawn: 'Retiré',
    missed: 'Manqué',
    waiting: 'En attente de votre lecture',
    held: 'Retenu',
    writing: 'En cours d’écriture',
    planned: 'Prévu'
  } satisfies Record<Night['state'], string>,
  list: 'Les nuits, une par une',
  grade: (grade: number) => `${grade}\u00a0/\u00a0100`,
  night: 'Nuit',
  state: 'État',
  article: 'Article',
  reading: 'Relecture automatique'
}

/** The article that waits for somebody, or was left undecided (RUN-21). */
export const waitingCopy = {
  title: 'Cet article attend votre lecture',
  until: (when: string) => `Décidez avant le ${when}.`,
  silence: {
    publish: 'Sans décision d’ici là, il sera publié tel quel à cette heure-là.',
    hold: 'Sans décision d’ici là, il ne paraîtra pas\u00a0: il restera ici, à publier ou à refuser.'
  },
  overdue: 'Personne n’a décidé à temps\u00a0: il ne paraîtra que si vous le publiez.',
  grade: (grade: number) => `Relecture automatique\u00a0: ${grade}\u00a0/\u00a0100`,
  nothing: 'Rien à signaler.',
  read: 'Lire l’article',
  loading: 'Chargement...',
  unreadable: 'L’article n’a pas pu être lu.',
  approve: 'Publier l’article',
  refuse: 'Refuser',
  sending: 'Envoi…'
}

/** The subject of the coming night (RUN-22). */
export const subjectCopy = {
  title: 'Le sujet de la nuit prochaine',
  label: (date: string) => `Nuit du ${date}`,
  inTurn: (label: string | undefined) => (label ? `Suivre l’ordre\u00a0: ${label}` : 'Suivre l’ordre'),
  chosen: 'Choisi par vous\u00a0: il servira une seule fois.',
  planned: (title: string) => `Titre prévu\u00a0: ${title}`,
  wished: (first: string, count: number) =>
    count === 1
      ? `Sauf choix de votre part, il écrira sur ce que des visiteurs ont demandé\u00a0: «\u00a0${first}\u00a0».`
      : `Sauf choix de votre part, il écrira sur ce que des visiteurs ont demandé\u00a0: «\u00a0${first}\u00a0», puis sur ${plural(count - 1, 'autre sujet donné', 'autres sujets donnés')}.`,
  wishedInVain: (count: number) =>
    `${plural(count, 'sujet donné attend', 'sujets donnés attendent')}\u00a0: le rédacteur intégré ne traite que les siens.`,
  toWishes: 'Voir les sujets donnés'
}
