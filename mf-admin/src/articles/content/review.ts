const WRITERS = {
  program: 'Composé par un programme.',
  model: 'Rédigé par un modèle d’intelligence artificielle.'
} as const

export const reviewCopy = {
  reviewed: 'Relu',
  unreviewed: 'À relire',
  mark: 'Marquer comme relu',
  takeBack: 'Annuler la relecture',
  confirm: 'Je l’ai relu en entier',
  cancel: 'Annuler',
  reviewer: 'Relu par, nom montré sous la date',
  waiting: (writer: 'program' | 'model', isHidden: boolean) =>
    isHidden
      ? `${WRITERS[writer]} Absent des moteurs de recherche.`
      : `${WRITERS[writer]} Personne ne l’a encore relu.`,
  by: (name: string | undefined, date: string) => (name ? `Par ${name}, le ${date}.` : `Le ${date}.`),
  of: (action: string, title: string) => `${action}\u00a0: «\u00a0${title}\u00a0»`,
  done: { title: 'Article marqué comme relu', tone: 'success' as const },
  takenBack: { title: 'Relecture annulée', tone: 'success' as const },
  failure: 'Une erreur est survenue lors de l’enregistrement de la relecture.'
}
