import type { IncidentKind } from '@site/contracts/browser-health/limits'
import type { RollbackRefusal } from '@site/contracts/release-board/release-board'
import { formatNumber, plural } from '@site/web/ui/text/plural'
import { listNames } from '../../french/list-names.ts'

/** '20,3\u00a0Ko': what a file weighs on its way to a browser. */
const kilobytes = (bytes: number): string => `${formatNumber(Number((bytes / 1000).toFixed(1)))}\u00a0Ko`

export const INCIDENTS: Record<IncidentKind, (count: number) => string> = {
  error: (count) => plural(count, 'erreur'),
  'load-failure': (count) => plural(count, 'fichier non chargé', 'fichiers non chargés'),
  fallback: (count) => plural(count, 'repli sur la version d’avant', 'replis sur la version d’avant'),
  'empty-slot': (count) => plural(count, 'place restée vide', 'places restées vides')
}

const REFUSALS: Record<RollbackRefusal, string> = {
  'not-here': 'ce serveur ne change pas ce qui est en ligne (RELEASES_PORT n’est pas réglé).',
  'no-key': 'ce serveur n’a pas la clé qui signe ce qui est en ligne.',
  'store-away': 'le dossier des versions est absent, une copie sert en attendant.',
  'none-before': 'aucune version d’avant n’est gardée, ou elle est bloquée.',
  'does-not-fit': 'la version d’avant ne va plus avec le reste de ce qui est en ligne.'
}

export const releasesCopy = {
  title: 'Livraisons',
  intro: 'Ce qui est en ligne de chaque partie du site, et comment elle se porte chez les visiteurs.',
  loading: 'Chargement...',
  failed: 'Les livraisons n’ont pas pu être lues.',
  empty: 'Rien n’est encore en ligne.',
  /** Before the names of front ends. */
  troubled: 'À regarder d’abord\u00a0:',
  part: 'Partie du site',
  live: 'En ligne',
  before: 'Avant',
  errors: 'Erreurs (1\u00a0h)',
  size: 'Taille',
  previousServes: 'La version d’avant sert',
  down: 'Ne répond pas',
  wentLive: (when: string) => `Mise en ligne ${when}`,
  by: (name: string) => `par ${name}`,
  built: (when: string) => `Construite ${when}`,
  message: (text: string) => `«\u00a0${text}\u00a0»`,
  commit: (hash: string) => `commit\u00a0${hash.replace(/^([0-9a-f]{10})[0-9a-f]*/, '$1')}`,
  noErrors: 'Aucune',
  incidents: (kind: IncidentKind, count: number) => INCIDENTS[kind](count),
  renderFailures: (count: number) =>
    plural(count, 'rendu en échec sur le serveur', 'rendus en échec sur le serveur'),
  js: 'Scripts',
  css: 'Styles',
  weight: kilobytes,
  budget: (bytes: number) => `sur ${kilobytes(bytes)}`,
  retire: 'Retirer du site',
  which: (name: string) => `\u00a0: ${name}`,
  rollBack: 'Revenir à la version',
  of: (name: string) => ` de ${name}`,
  refusal: (refusal: RollbackRefusal) => `Retour non proposé\u00a0: ${REFUSALS[refusal]}`
}

export const detailsCopy = {
  unfold: 'Santé et historique',
  health: 'Chez les visiteurs, dernière heure',
  quiet: 'Rien à signaler.',
  ofVersion: (version: string) => `Version ${version}`,
  times: (count: number) => `${formatNumber(count)}\u00a0×`,
  onPage: (page: string) => `sur ${page}`,
  where: (file: string, line?: number, column?: number) =>
    [file, line, column].filter((part) => part !== undefined).join(':'),
  lastAt: (when: string) => `dernière fois ${when}`,
  onServer: (message: string) => `Sur le serveur\u00a0: ${message}`,
  blocked: (versions: string[]) =>
    `${versions.length > 1 ? 'Versions bloquées' : 'Version bloquée'}\u00a0: ${versions.join(', ')}`,
  history: '30 derniers jours',
  loading: 'Chargement...',
  failed: 'L’historique n’a pas pu être lu.',
  empty: 'Rien n’a changé.',
  actions: {
    ...{ publish: 'Mise en ligne', live: 'Mise en ligne', rollback: 'Retour', retire: 'Retirée du site' },
    ...{ canary: 'Canari', hold: 'Canari gardé', abort: 'Canari abandonné', promote: 'Canari mis en ligne' },
    ...{ plan: 'Prévue', cancel: 'Annulée' }
  },
  at: (share: number) => `à ${share}\u202f%`,
  preview: 'Aperçu',
  refused: 'Refusée',
  planned: (when: string) => `pour le ${when}`,
  instead: (version: string) => `à la place de ${version}`,
  together: (versions: [name: string, version: string][]) =>
    `ensemble avec ${listNames(versions.map((one) => one.join(' ')))}`,
  signedBy: ({ team, keyid }: { team: string; keyid: string }) => `signée par ${team} (clé ${keyid})`,
  from: (origin: string) => `origine\u00a0: ${origin}`
}

export const rollbackCopy = {
  title: (names: string[]) => `Revenir en arrière\u00a0: ${listNames(names)}`,
  /** `count`: of a set that went live at once, and goes back at once. */
  question: (count: number) =>
    count > 1
      ? 'Mises en ligne ensemble, ces versions reviennent ensemble\u00a0: seules, elles n’iraient pas avec le reste. Tous les visiteurs reçoivent de nouveau celles d’avant, en une seconde environ\u202f; celles qui sont en ligne sont bloquées\u00a0: elles ne reviennent pas en ligne d’elles-mêmes, et vous les retrouvez parmi les versions prêtes.'
      : 'Tous les visiteurs reçoivent de nouveau cette version, en une seconde environ. Celle qui est en ligne est bloquée\u00a0: elle ne revient pas en ligne d’elle-même, et vous la retrouvez parmi les versions prêtes.',
  subject: (from: string, to: string) => `${from} → ${to}`,
  cancel: 'Annuler',
  confirm: 'Revenir à cette version',
  confirming: 'Retour en cours…'
}

export const retireCopy = {
  title: (name: string) => `Retirer du site\u00a0: ${name}`,
  question:
    'Ses adresses donnent une page introuvable et ce qu’elle montre sur d’autres pages disparaît, en une seconde environ. Ses liens dans les menus partent avec elle\u202f; ceux que d’autres pages ont vers elle restent. Ses versions sont gardées 30\u00a0jours\u00a0: «\u00a0Remettre en ligne\u00a0» la ramène.',
  subject: (name: string, version: string) => `${name} ${version}`,
  warning: (addresses: string[]) =>
    addresses.length > 0
      ? `${addresses.length > 1 ? 'Adresses qui disparaissent' : 'Adresse qui disparaît'}\u00a0: ${addresses.join(', ')}`
      : null,
  cancel: 'Annuler',
  confirm: 'Retirer du site',
  confirming: 'Retrait en cours…'
}

export const retiredCopy = {
  title: 'Retirées du site',
  intro:
    'Ces 30 derniers jours. «\u00a0Remettre en ligne\u00a0» ramène la version retirée\u202f; en livrer une autre (site\u00a0deploy) ramène aussi la partie du site.',
  bringBack: 'Remettre en ligne',
  retired: (when: string) => `Retirée ${when}`
}

/** Parts that this very page is made of. */
export const partWarning = (names: string[]): string | null =>
  names.some((name) => name === 'shell' || name === 'mf-admin')
    ? 'L’administration elle-même en est faite\u00a0: rechargez la page ensuite.'
    : null

const done = (title: string, said: string, isLogged: boolean) => ({
  title,
  description: `${said}${isLogged ? '' : ' Le journal des actions n’a pas pu le noter, l’historique des livraisons le garde.'}`,
  tone: 'success' as const
})
/** `unsaid`: what is said where the server gave no sentence. */
const failed = (unsaid: string) => (message?: string) => ({
  title: 'Erreur',
  description: message ?? unsaid,
  tone: 'error' as const
})

const areLive = (names: string[]) =>
  `${listNames(names)} ${names.length > 1 ? 'sont en ligne dans leurs nouvelles versions' : 'est en ligne dans sa nouvelle version'}`

export const releasesToasts = {
  rolledBack: (versions: { name: string; to: string }[], isLogged: boolean) =>
    done(
      'Retour fait',
      `De nouveau en ligne\u00a0: ${listNames(versions.map(({ name, to }) => `${name} ${to}`))}.`,
      isLogged
    ),
  madeLive: (names: string[], isLogged: boolean) =>
    done('Mise en ligne faite', `${areLive(names)}.`, isLogged),
  broughtBack: (names: string[], isLogged: boolean) =>
    done('Mise en ligne faite', `${listNames(names)} est de nouveau sur le site.`, isLogged),
  carriedOut: (names: string[]) => done('Mise en ligne prévue', `C’est fait\u00a0: ${areLive(names)}.`, true),
  notCarriedOut: (names: string[]) =>
    failed(
      `Rien n’a été mis en ligne pour ${listNames(names)}\u00a0: l’historique dit pourquoi, ou qui l’a annulé.`
    )(),
  planned: (names: string[], when: string, isLogged: boolean) =>
    done('Mise en ligne prévue', `${listNames(names)}\u00a0: ${when}.`, isLogged),
  cancelled: (names: string[], isLogged: boolean) =>
    done('Mise en ligne annulée', `Plus rien n’est prévu pour ${listNames(names)}.`, isLogged),
  retired: (name: string, isLogged: boolean) =>
    done('Retrait fait', `${name} n’est plus sur le site.`, isLogged),
  canaryChanged: (said: string, isLogged: boolean) => done('C’est fait', said, isLogged),
  failed: {
    plan: failed('La mise en ligne n’a pas pu être prévue.'),
    cancel: failed('La mise en ligne n’a pas pu être annulée.'),
    live: failed('La mise en ligne n’a pas pu être faite.'),
    rollback: failed('Le retour n’a pas pu être fait.'),
    retire: failed('Le retrait n’a pas pu être fait.'),
    canary: failed('Le canari n’a pas pu être changé.')
  }
}
