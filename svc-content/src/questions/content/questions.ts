export const questionsCopy = {
  questionNotFound: 'Cette question n’est plus dans la liste.',
  entryNotFound: 'Cette réponse n’existe plus.',
  wishNotFound: 'Ce sujet n’attend plus.',
  added: 'La réponse est en ligne.',
  changed: 'La réponse modifiée est en ligne.',
  removed: 'La réponse n’est plus en ligne.',
  restored: 'La réponse est de nouveau en ligne.',
  discarded: 'La question est écartée.',
  reopened: 'La question est de nouveau dans la liste.',
  given: 'Le rédacteur écrira sur ce sujet la prochaine nuit libre.',
  givenInVain:
    'Le sujet est noté. Le rédacteur intégré ne traite que ses propres sujets\u00a0: il ne s’en servira pas, mais l’équipe peut en faire un article.',
  alreadyGiven: 'Le rédacteur a déjà ce sujet.',
  withdrawn: 'Le sujet est retiré au rédacteur.',
  tooMany: (most: number) => `La page compte déjà ${most} réponses\u00a0: retirez-en une avant d’en ajouter.`,
  changedMeanwhile:
    'Cette réponse a été modifiée entre-temps. Rechargez-la avant de la modifier\u00a0: votre texte reste dans le formulaire.',
  noSuchPage: 'Aucune page publique de ce site n’a cette adresse.'
}
