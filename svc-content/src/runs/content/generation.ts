/** RUN-5 and RUN-6 quote these texts letter by letter. */
export const generationCopy = {
  generated: 'Article de test généré',
  notGenerated: "Impossible de générer l'article de test.",
  triggered: 'Génération déclenchée',
  alreadyRunning: 'Une génération est déjà en cours.'
}
