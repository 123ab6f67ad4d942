import { listNames } from '../../french/list-names.ts'

export const planCopy = {
  open: 'Prévoir…',
  title: (names: string[]) => `Prévoir la mise en ligne\u00a0: ${listNames(names)}`,
  question: (count: number) =>
    count > 1
      ? 'Ces versions sont essayées maintenant, puis encore juste avant l’heure\u202f; à l’heure dite, tous les visiteurs les reçoivent au même instant. Si l’une de ces parties du site change d’ici là, rien n’est mis en ligne.'
      : 'Cette version est essayée maintenant, puis encore juste avant l’heure\u202f; à l’heure dite, tous les visiteurs la reçoivent. Si cette partie du site change d’ici là, rien n’est mis en ligne.',
  apply: 'Prévoir la mise en ligne',
  applying: 'Essai en cours…'
}

export const plannedCopy = {
  title: 'Prévues',
  intro: 'Ces versions seront mises en ligne d’elles-mêmes, à leur heure.',
  at: (when: string) => `${when}, heure de Paris`,
  by: (name: string, when: string) => `Prévue par ${name} ${when}`,
  overtaken: (names: string[]) =>
    `Ne sera pas mise en ligne\u00a0: ${listNames(names)} ${names.length > 1 ? 'ont' : 'a'} changé depuis. Annulez-la, puis prévoyez-la de nouveau.`,
  cancel: 'Annuler',
  previewOf: (names: string[]) => ` de ${listNames(names)}`,
  of: (names: string[]) => ` la mise en ligne de ${listNames(names)}`
}

export const cancelCopy = {
  title: (names: string[]) => `Annuler la mise en ligne prévue\u00a0: ${listNames(names)}`,
  question:
    'Rien ne sera mis en ligne. Les versions restent gardées et peuvent être mises en ligne à la main.',
  cancel: 'Garder la date',
  confirm: 'Annuler la mise en ligne',
  confirming: 'Annulation en cours…'
}
