export const draftCopy = {
  list: 'Brouillons gardés dans ce navigateur',
  found: (when: string) => `Brouillon du ${when}.`,
  named: (title: string) => `«\u00a0${title.trim()}\u00a0»`,
  older: 'L’article a changé depuis.',
  restore: 'Reprendre le brouillon',
  discard: 'Jeter',
  notKept: 'Ce navigateur ne garde pas de brouillon\u00a0: enregistrez avant de quitter la page.',
  outdated:
    'Cet article vient d’être modifié ailleurs. Enregistrer remplacera ces modifications par ce que vous voyez ici.'
}

export const leaveCopy = {
  title: 'Quitter sans enregistrer\u202f?',
  question: 'Ce que vous avez saisi n’est pas en ligne. Il reste dans ce navigateur, comme brouillon.',
  cancel: 'Rester',
  confirm: 'Quitter',
  confirming: 'Quitter'
}
