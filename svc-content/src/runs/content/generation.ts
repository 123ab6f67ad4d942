/** Texts in quotes in SPEC §8 stand verbatim. */
export const generationCopy = {
  generated: 'Article de test généré',
  notGenerated: "Impossible de générer l'article de test.",
  triggered: 'Génération déclenchée',
  alreadyRunning: 'Une génération est déjà en cours.'
}
