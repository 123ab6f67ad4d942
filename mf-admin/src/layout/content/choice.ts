export const choiceCopy = {
  keys: 'Les flèches choisissent, Entrée confirme, Échap annule.',
  waiting: 'Entrée pour confirmer'
}
