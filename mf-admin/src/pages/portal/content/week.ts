import { COUNTED_AT_MOST } from '@site/contracts/leads/desk'
import { formatShortWeekday } from '@site/contracts/site/french-date'
import { plural, pluralForm } from '@site/web/ui/text/plural'

/** Leads are counted no further than COUNTED_AT_MOST. */
const counted = (count: number, one: string, many: string) =>
  count < COUNTED_AT_MOST ? plural(count, one, many) : `plus de ${COUNTED_AT_MOST - 1} ${many}`

export const weekCopy = {
  title: 'Votre semaine',
  today: 'auj.',
  tonight: 'cette nuit',
  leads: 'Leads',
  articles: 'Articles',
  /** 'lun.', and '23'. */
  weekday: (date: string) => formatShortWeekday(new Date(date)),
  dayOfMonth: (date: string) => String(Number(date.slice(8))),
  leadCount: (count: number) => plural(count, 'lead'),
  /** Its two parts stand below each other where a column of the planning has no room for both. */
  others: (count: number) => `+ ${count.toLocaleString('fr-FR')}`,
  articleForm: (count: number) => pluralForm(count, 'article'),
  noneThatDay: 'Aucun',
  planned: (time: string) => `Prévu à ${time}`,
  isWriting: 'En cours',
  unknown: 'Indisponible',
  lost: 'Une partie de la semaine n’a pas pu être lue.',
  cut: 'Les jours les plus anciens sont incomplets\u00a0: plus de leads sont arrivés que ce tableau n’en lit.',
  waiting: 'En attente de vous',
  nothing: 'Rien n’attend. Belle journée.',
  toReview: (count: number) =>
    plural(count, 'article automatique à relire', 'articles automatiques à relire'),
  replied: (count: number) =>
    counted(count, 'visiteur attend votre réponse', 'visiteurs attendent votre réponse'),
  late: (count: number) => counted(count, 'lead en retard', 'leads en retard'),
  toHandle: (count: number) => counted(count, 'lead à traiter', 'leads à traiter'),
  mine: (count: number) => counted(count, 'lead à votre nom', 'leads à votre nom'),
  toRead: (count: number) => plural(count, 'nouveau contact', 'nouveaux contacts'),
  drafts: (count: number) => plural(count, 'brouillon à reprendre', 'brouillons à reprendre'),
  failedRun: 'L’article automatique n’a pas pu être écrit',
  articlesLeft: (left: number) =>
    left === 0
      ? 'La banque d’articles automatiques est épuisée'
      : `Encore ${plural(left, 'article')} dans la banque de textes`
}
