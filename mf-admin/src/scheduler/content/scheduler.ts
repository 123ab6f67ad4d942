import { plural } from '@site/web/ui/text/plural'

/** What infra/requirements/scheduler.md quotes stands letter by letter. */
export const schedulerCopy = {
  title: 'Articles automatiques',
  intro: 'Un article paraît chaque nuit. Vous pouvez aussi en demander un tout de suite.',
  loading: 'Chargement...',
  running: 'En cours',
  waiting: 'En attente',
  nextRun: 'Prochain passage',
  missing: 'Impossible de récupérer le statut',
  missingHint: 'Nouvel essai dans trente secondes.',
  test: 'Générer et publier un essai',
  testing: 'Génération…',
  testQuestion: 'L’essai paraîtra tout de suite sur le blog, aux yeux de tous.',
  testConfirm: 'Oui, générer et publier',
  cancel: 'Annuler',
  now: 'Un article maintenant',
  trigger: 'Déclencher la génération',
  triggering: 'Déclenchement…',
  paris: 'heure de Paris',
  runs: 'Derniers passages',
  kinds: { daily: 'Article de la nuit', test: 'Article de test', manual: 'À la demande' },
  states: { running: 'En train d’écrire', succeeded: 'Publié', failed: 'Échec' },
  waits: 'Attend une relecture',
  waitsUntil: (when: string) => `Jusqu’au ${when}.`,
  attempts: (count: number) => `${count}\u00a0essais`,
  nextAttempt: (when: string) => `Nouvel essai le ${when}.`,
  note: 'Les articles de test et ceux que vous déclenchez sont publiés comme les autres et ne remplacent pas celui de la nuit.'
}

/** Said from FEW_ARTICLES_LEFT on (RUN-31). */
export const stockCopy = {
  title: (left: number) =>
    left === 0
      ? 'La banque de textes est épuisée'
      : `La banque de textes n’a plus que ${plural(left, 'article')}`,
  until: (date: string) => `La dernière nuit à en avoir un est celle du ${date}.`,
  afterwards: 'Ensuite, aucun article ne paraît de lui-même\u00a0: aucun texte n’est publié deux fois.',
  now: 'Aucun article ne paraît plus de lui-même\u00a0: aucun texte n’est publié deux fois.',
  remedy: 'Ajoutez des textes à la banque, ou demandez à qui exploite le site de brancher un modèle.'
}

const failure = (description: string) => ({ title: 'Erreur', description, tone: 'error' as const })

export const schedulerToasts = {
  tested: (articleTitle: string | undefined) => ({
    title: 'Article de test généré',
    ...(articleTitle ? { description: `En ligne\u00a0: ${articleTitle}` } : {}),
    tone: 'success' as const
  }),
  see: 'Voir',
  withdraw: 'Retirer',
  withdrawn: { title: 'Article supprimé', tone: 'success' as const },
  notWithdrawn: failure('Une erreur est survenue lors de la suppression.'),
  approved: { title: 'Article publié', tone: 'success' as const },
  refused: { title: 'Article refusé', tone: 'success' as const },
  notDecided: failure('La décision n’a pas été enregistrée.'),
  subjectChosen: { title: 'Sujet enregistré', tone: 'success' as const },
  subjectNotChosen: failure('Le sujet n’a pas pu être enregistré.'),
  notTested: failure("Impossible de générer l'article de test."),
  triggered: { title: 'Génération déclenchée', tone: 'success' as const },
  notTriggered: failure('Impossible de déclencher la génération.')
}
