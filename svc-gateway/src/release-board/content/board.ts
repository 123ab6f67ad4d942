import type { Kept } from '@site/federation/change/retire'

export const boardCopy = {
  unknown: 'Cette partie du site n’existe pas.',
  notHere: 'Cette passerelle ne change pas ce qui est en ligne.',
  changed: 'Une autre version est en ligne entre-temps\u00a0: rien n’a été changé.',
  refused:
    'Cette version ne peut pas revenir en ligne\u00a0: rien n’a été changé. Le journal du serveur dit pourquoi.',
  /** `count`: of versions that were to go live. */
  liveRefused: ([first = '']: string[], count: number) =>
    `${count > 1 ? 'Ces versions ne peuvent pas être mises' : 'Cette version ne peut pas être mise'} en ligne\u00a0: rien n’a été changé. ${first}`,
  planRefused: ([first = '']: string[]) =>
    `Cette mise en ligne ne peut pas être prévue\u00a0: rien n’a été changé. ${first}`,
  tooFarAhead: (days: number) => `Une mise en ligne se prévoit ${days}\u00a0jours à l’avance au plus.`,
  planGone: 'Cette mise en ligne n’est plus prévue\u00a0: elle est faite, ou quelqu’un l’a annulée.',
  cancelRefused:
    'Cette mise en ligne ne peut pas être annulée\u00a0: rien n’a été changé. Le journal du serveur dit pourquoi.',
  previewRefused:
    'Ces versions ne peuvent pas être montrées\u00a0: elles ne sont plus gardées, ou cette passerelle ne peut rien signer.',
  canaryChanged: 'Le canari a changé entre-temps\u00a0: rien n’a été fait.',
  canaryRefused:
    'Ce canari ne peut pas changer ainsi\u00a0: rien n’a été fait. Le journal du serveur dit pourquoi.',
  /** Why it stays in the site. */
  kept(name: string, kept: Kept): string {
    if (kept.by === 'shell') return 'Le shell est le site\u00a0: il ne se retire pas.'
    if (kept.by === 'home') return `${name} ne se retire pas\u00a0: la page d’accueil en fait partie.`
    return kept.by === 'part'
      ? `${name} ne se retire pas\u00a0: ${kept.part} lui appartient, quoi qu’il y ait en ligne.`
      : `Un canari est en cours\u00a0: mettez-le en ligne pour tous ou abandonnez-le avant de retirer ${name}.`
  },
  retirementRefused:
    'Cette partie du site ne peut pas être retirée\u00a0: rien n’a été changé. Le journal du serveur dit pourquoi.',
  /** In the history of releases, who used the shared code. */
  sharedCode: 'code partagé',
  /** In the history of releases, where a change came from. */
  origin: 'administration'
}
