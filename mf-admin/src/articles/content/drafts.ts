import { ofName } from '@site/web/ui/text/of-name'
import { plural } from '@site/web/ui/text/plural'
import { listNames } from '../../french/list-names.ts'

export const draftCopy = {
  list: 'Brouillons gardés dans ce navigateur',
  found: (when: string) => `Gardé dans ce navigateur le ${when}.`,
  /** It was in the form until another one took its place. */
  setAside: (when: string) => `Votre texte d’avant, mis de côté le ${when}.`,
  /** '« Le buffet », 9 mots.' */
  about: (title: string, words: number) =>
    `${title.trim() === '' ? '' : `«\u00a0${title.trim()}\u00a0», `}${plural(words, 'mot')}.`,
  older: 'L’article a changé depuis.',
  takeUp: (isSetAside = false) => (isSetAside ? 'Revenir à ce texte' : 'Reprendre le brouillon'),
  compare: 'Comparer',
  compareTitle: 'Deux textes du même article',
  inForm: 'Dans le formulaire',
  keptName: (isSetAside = false) => (isSetAside ? 'Votre texte d’avant' : 'Gardé dans ce navigateur'),
  discard: 'Jeter',
  discarded: (title: string) =>
    title.trim() === '' ? 'Brouillon jeté.' : `Brouillon «\u00a0${title.trim()}\u00a0» jeté.`,
  takeBack: 'Annuler',
  /** Somebody else's text took the place of the one that was shown, of which nothing was changed here. */
  renewed: (by: string | null, when: string | null) => {
    const said = by === null ? 'Une nouvelle version a été publiée' : `${by} a publié une nouvelle version`
    return `${said}${when === null ? '' : ` ${when}`}\u00a0: la voici.`
  },
  whatChanged: 'Voir ce qui a changé',
  notKept: 'Ce navigateur ne garde pas de brouillon\u00a0: enregistrez avant de quitter la page.',
  outdated: (by: string | null, when: string | null) =>
    `${by === null ? 'Cet article a été publié de nouveau' : `${by} a publié cet article`}${when === null ? '' : ` ${when}`} avec un autre texte. Si vous publiez le vôtre, les deux vous seront d’abord montrés.`,
  ended:
    'Ce brouillon a été publié ou supprimé ailleurs. Ce que vous changez ici devient un nouveau brouillon.'
}

export const leaveCopy = {
  title: 'Quitter sans enregistrer\u202f?',
  question: 'Ce que vous avez saisi n’est pas en ligne. Il reste dans ce navigateur, comme brouillon.',
  cancel: 'Rester',
  confirm: 'Quitter',
  confirming: 'Quitter'
}

export const leavePictureCopy = {
  ...leaveCopy,
  title: 'Quitter sans cette image\u202f?',
  question: 'Une image n’est pas encore dans le texte. Elle sera perdue, et le texte reste comme brouillon.'
}

/** Drafts on the server that can be taken up again. */
export const serverDraftCopy = {
  list: 'Brouillons sur le serveur',
  /** An article's own draft. */
  found: (by: string | null, when: string) =>
    by === null ? `Cet article a un brouillon, gardé ${when}.` : `Un brouillon ${ofName(by)}, gardé ${when}.`,
  published: 'Vous voyez le texte publié.',
  /** The form opened on it. */
  shown: 'C’est lui que vous voyez\u00a0: les lecteurs gardent le texte publié.',
  scheduled: (when: string) => `Il paraîtra ${when}.`,
  /** Of a new article. */
  ofNewTitle: (isPlannedAlone: boolean) => (isPlannedAlone ? 'Articles prévus' : 'Brouillons à reprendre'),
  ofNew: (by: string | null, when: string) =>
    by === null ? `gardé ${when}` : `${ofName(by)}, gardé ${when}`,
  /** Of a new article that is planned: nothing of it is left to be done. */
  planned: (when: string | undefined) => (when === undefined ? 'prévu' : `prévu pour ${when}`),
  open: 'Ouvrir',
  untitled: 'Sans titre',
  resume: 'Reprendre',
  remove: 'Supprimer le brouillon',
  others: (count: number) => `Voir ${plural(count, 'autre brouillon', 'autres brouillons')}`,
  /** After « Reprendre », for who does not see the line. */
  which: (title: string) => `\u00a0: «\u00a0${title}\u00a0»`,
  failed: 'Ce brouillon n’a pas pu être ouvert.',
  removed: { title: 'Brouillon supprimé', tone: 'success' as const },
  removeFailed: 'Ce brouillon n’a pas pu être supprimé.'
}

export const removeDraftCopy = {
  title: 'Supprimer le brouillon\u202f?',
  question: 'Ce qui est écrit dans ce brouillon sera perdu. Le texte publié, s’il y en a un, ne change pas.',
  cancel: 'Annuler',
  confirm: 'Supprimer le brouillon',
  confirming: 'Suppression…'
}

/** Why the server does not have a text. */
const WHY = {
  offline: 'le serveur ne répond pas. Nouvel essai dans un instant.',
  code: 'votre code n’est pas accepté.',
  scope: 'votre code n’ouvre pas les articles.',
  throttled: 'le serveur demande d’attendre. Nouvel essai dans un instant.',
  large: 'ce texte est trop long pour le serveur.',
  full: 'le serveur n’a plus de place.',
  gone: 'cet article n’est plus sur le serveur.',
  failed: 'le serveur a rencontré une erreur. Nouvel essai dans un instant.'
}

/** 'invalid': the server says why. */
export type FailureReason = keyof typeof WHY | 'invalid'
interface Failure {
  reason: FailureReason
  message?: string | undefined
}
const sayWhy = ({ reason, message }: Failure) =>
  reason === 'invalid' ? (message ?? WHY.failed) : WHY[reason]

/** How the draft stands, in the bar. */
export const savingCopy = {
  kept: (when: string) => `Brouillon gardé ${when}.`,
  here: (failure: Failure) => `Gardé dans ce navigateur seulement\u00a0: ${sayWhy(failure)}`,
  nowhere: (failure: Failure) => `Gardé nulle part\u00a0: ${sayWhy(failure)}`,
  otherCode: 'Saisir un autre code',
  changed: (by: string | null, when: string) =>
    `Une autre version de ce brouillon a été enregistrée${by === null ? '' : ` par ${by}`} ${when}. La vôtre est gardée dans ce navigateur.`,
  exists: (by: string | null, when: string) =>
    `Cet article a déjà un brouillon${by === null ? '' : ` ${ofName(by)}`}, gardé ${when}. Le vôtre est gardé dans ce navigateur.`,
  republished: (by: string | null, when: string) =>
    `Cet article a été publié de nouveau${by === null ? '' : ` par ${by}`} ${when}.`,
  keptBeside: 'Votre texte est gardé dans ce navigateur.',
  compare: 'Comparer les deux textes'
}

/** What keeps a text from being published, at the buttons. `isKept`: this browser keeps it meanwhile. */
export const troubleCopy = {
  figure: 'Une image du texte n’est pas arrivée\u00a0: renvoyez-la ou annulez-la, puis publiez.',
  code: (isKept: boolean) =>
    isKept
      ? 'Votre code ne vaut plus\u00a0: votre texte reste dans ce navigateur.'
      : 'Votre code ne vaut plus, et ce navigateur ne garde pas de brouillon\u00a0: copiez votre texte avant de quitter la page.',
  offline: (isKept: boolean) =>
    isKept
      ? 'Pas de réseau\u00a0: votre texte est gardé dans ce navigateur. Publiez-le quand le réseau revient.'
      : 'Pas de réseau, et ce navigateur ne garde pas de brouillon\u00a0: ne quittez pas la page.'
}

export const presenceCopy = {
  /** Who else has the article open; null: somebody with the shared code. Of more than two names the first: the line has room on a phone too. */
  open: (names: (string | null)[]) => {
    const known = names.filter((name) => name !== null)
    const hidden = names.length - known.length
    const shared = `${hidden === 1 ? 'quelqu’un' : `${hidden}\u00a0personnes`} avec le code partagé`
    const all = hidden > 0 ? [...known, shared] : known
    const [first = ''] = known
    const said = listNames(known.length > 2 ? [first, `${names.length - 1}\u00a0autres`] : all)
    const sentence = `${said} ${names.length > 1 ? 'ont' : 'a'} aussi ouvert cet article.`
    return sentence.charAt(0).toUpperCase() + sentence.slice(1)
  }
}
