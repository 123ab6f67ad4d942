/** RUN-5 and RUN-6 quote these texts letter by letter. */
export const generationCopy = {
  generated: 'Article de test généré',
  notGenerated: "Impossible de générer l'article de test.",
  triggered: 'Génération déclenchée',
  approved: 'Article publié',
  refused: 'Article refusé',
  noRun: 'Ce passage n’existe pas.',
  notWaiting: 'Cet article n’attend plus de décision.',
  unknownSubject: 'Ce sujet n’est pas de ceux que le rédacteur sait traiter.',
  alreadyRunning: 'Une génération est déjà en cours.'
}
