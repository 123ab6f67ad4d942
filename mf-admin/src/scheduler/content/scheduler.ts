/** What infra/requirements/scheduler.md quotes stands letter by letter. */
export const schedulerCopy = {
  title: 'Articles automatiques',
  intro: 'Un article paraît chaque nuit. Vous pouvez aussi en demander un tout de suite.',
  loading: 'Chargement...',
  status: 'Statut',
  running: 'En cours',
  waiting: 'En attente',
  scheduledTime: 'Heure prévue',
  nextRun: 'Prochain passage',
  missing: 'Impossible de récupérer le statut',
  missingHint: 'Nouvel essai dans trente secondes.',
  test: 'Générer un article de test',
  testing: 'Génération…',
  trigger: 'Déclencher la génération',
  triggering: 'Déclenchement…',
  paris: 'heure de Paris',
  runs: 'Derniers passages',
  kinds: { daily: 'Article de la nuit', test: 'Article de test', manual: 'À la demande' },
  states: { running: 'En train d’écrire', succeeded: 'Publié', failed: 'Échec' },
  attempts: (count: number) => `${count}\u00a0essais`,
  nextAttempt: (when: string) => `Nouvel essai le ${when}.`,
  note: 'Les articles de test et ceux que vous déclenchez sont publiés comme les autres et ne remplacent pas celui de la nuit.'
}

const failure = (description: string) => ({ title: 'Erreur', description, tone: 'error' as const })

export const schedulerToasts = {
  tested: (articleTitle: string | undefined) => ({
    title: 'Article de test généré',
    ...(articleTitle ? { description: articleTitle } : {}),
    tone: 'success' as const
  }),
  notTested: failure("Impossible de générer l'article de test."),
  triggered: { title: 'Génération déclenchée', tone: 'success' as const },
  notTriggered: failure('Impossible de déclencher la génération.')
}
