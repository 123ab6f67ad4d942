import type { IncidentKind } from '@site/contracts/browser-health/limits'
import { type Arm, CANARY_ENOUGH, type CanaryEvidence } from '@site/contracts/federation/canary'
import type { BoardCanary, CanaryAction } from '@site/contracts/release-board/release-board'
import { formatNumber, plural } from '@site/web/ui/text/plural'
import { INCIDENTS } from './releases.ts'

const percent = (share: number): string => `${formatNumber(share)}\u202f%`

const REASONS: Record<CanaryEvidence['reason'], string> = {
  'server-errors': 'une page qui ne se rend pas sur le serveur',
  errors: 'des erreurs chez les visiteurs',
  'load-failures': 'des fichiers qui ne se chargent pas',
  fallbacks: 'des replis sur la version en ligne',
  ttfb: 'des réponses plus lentes',
  lcp: 'des pages qui s’affichent plus tard',
  inp: 'des pages qui réagissent plus lentement',
  cls: 'des pages qui bougent davantage',
  expired: 'trop peu de visites en un jour'
}

export const canaryCopy = {
  name: 'Canari',
  share: (share: number) => `${percent(share)} des visiteurs`,
  set: (when: string, by: string) => `Part réglée ${when} par ${by}`,
  next: (shares: number[]) => `ensuite ${shares.map(percent).join(', ')}`,
  held: 'Part gardée',
  arms: { canary: 'Canari', live: 'En ligne' },
  version: 'Version',
  columns: {
    visitors: 'Visiteurs',
    errors: 'Avec erreur',
    'load-failures': 'Fichier absent',
    fallbacks: 'Repli'
  } satisfies Record<Exclude<keyof Arm, 'told'>, string>,
  count: formatNumber,
  verdicts: {
    waiting: `Pas encore de quoi juger\u00a0: il faut ${formatNumber(CANARY_ENOUGH)}\u00a0visiteurs de chaque version, et rien qui laisse un doute.`,
    'as-good': 'Rien de moins bien que la version en ligne.',
    worse: 'Moins bien que la version en ligne\u00a0: retiré de lui-même.'
  } satisfies Record<BoardCanary['verdict'], string>,
  toShare: (share: number) => `Passer à ${percent(share)}`,
  hold: (share: number) => `Garder à ${percent(share)}`,
  promote: 'Mettre en ligne pour tous',
  abort: 'Abandonner',
  of: (name: string) => ` (canari de ${name})`
}

export const evidenceCopy = {
  /** What was met without a message. */
  met: (kind: string, count: number) =>
    kind in INCIDENTS ? INCIDENTS[kind as IncidentKind](count) : `${formatNumber(count)}\u00a0× ${kind}`,
  reason: (reason: CanaryEvidence['reason']) => `Motif\u00a0: ${REASONS[reason]}.`,
  arm: ({ visitors, errors, fallbacks, 'load-failures': files }: Arm) =>
    [
      plural(visitors, 'visiteur'),
      `${formatNumber(errors)} avec erreur`,
      files > 0 && `${formatNumber(files)} avec fichier absent`,
      fallbacks > 0 && `${formatNumber(fallbacks)} avec repli`
    ]
      .filter(Boolean)
      .join(', ')
}

type Action = CanaryAction['action']

const QUESTIONS: Record<Action, string> = {
  share: 'Plus de visiteurs reçoivent cette version. Ceux qui l’ont déjà la gardent.',
  hold: 'La part ne monte plus d’elle-même. Si le canari se porte mal, il est quand même retiré.',
  promote: 'Tous les visiteurs reçoivent cette version, en une seconde environ.',
  abort:
    'Tous les visiteurs reçoivent de nouveau la version en ligne, en une seconde environ. Celle du canari est bloquée.'
}
const CONFIRM: Record<Action, string> = {
  share: 'Augmenter la part',
  hold: 'Garder la part',
  promote: 'Mettre en ligne',
  abort: 'Abandonner'
}

export const canaryDialog = (action: Action, name: string) => ({
  title: `${action === 'promote' ? 'Mettre le canari en ligne' : action === 'abort' ? 'Abandonner le canari' : action === 'hold' ? 'Garder la part du canari' : 'Augmenter la part du canari'}\u00a0: ${name}`,
  question: QUESTIONS[action],
  cancel: 'Annuler',
  confirm: CONFIRM[action],
  confirming: 'En cours…'
})

export const canarySubject = ({ version, share, to }: CanaryAction): string =>
  `${version}, ${percent(share)}${to === undefined ? '' : ` → ${percent(to)}`}`

/** What speaks against it, by what is known. */
export const canaryWarning = ({ action }: Pick<CanaryAction, 'action'>, verdict: BoardCanary['verdict']) =>
  verdict === 'waiting' && (action === 'share' || action === 'promote') ? canaryCopy.verdicts.waiting : null

export const canaryDone: Record<Action, (name: string, version: string, share: number) => string> = {
  share: (name, version, share) =>
    `${name}\u00a0: ${percent(share)} des visiteurs reçoivent la version ${version}.`,
  hold: (name, version, share) => `${name}\u00a0: la version ${version} reste à ${percent(share)}.`,
  promote: (name, version) => `${name} est en version ${version} pour tous.`,
  abort: (name, version) => `${name}\u00a0: plus personne ne reçoit la version ${version}.`
}
