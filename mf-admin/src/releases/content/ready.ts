/** « mf-blog, mf-chat et shell » */
export const namesOf = (names: string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' et ')

export const readyCopy = {
  title: 'Prêtes à être mises en ligne',
  intro:
    'Versions gardées en aperçu depuis la dernière mise en ligne. Cochées ensemble, elles changent d’un seul coup\u00a0: aucune page n’est faite d’une partie nouvelle et d’une autre qui ne lui va pas.',
  kept: (when: string) => `Gardée ${when}`,
  unfit: 'Ne va pas seule avec ce qui est en ligne\u00a0:',
  act: (count: number) => (count > 1 ? `Mettre en ligne les ${count}\u00a0versions` : 'Mettre en ligne'),
  none: 'Cochez d’abord une version.'
}

export const makeLiveCopy = {
  title: (names: string[]) =>
    names.length > 1
      ? `Mettre en ligne ${names.length}\u00a0versions`
      : `Mettre en ligne\u00a0: ${namesOf(names)}`,
  question: (count: number) =>
    count > 1
      ? 'Tous les visiteurs reçoivent ces versions ensemble, en une seconde environ\u202f; si l’une d’elles ne convient pas, rien ne change. Ce qui est en ligne est gardé.'
      : 'Tous les visiteurs reçoivent cette version, en une seconde environ. Celle qui est en ligne est gardée.',
  cancel: 'Annuler',
  confirm: 'Mettre en ligne',
  confirming: 'Mise en ligne en cours…'
}
