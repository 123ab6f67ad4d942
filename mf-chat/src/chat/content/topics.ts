/** Static texts of the views 'about' and 'sectors' (CHAT-20). */
export const aboutCopy = {
  title: (productName: string) => `Qui est ${productName} ?`,
  paragraphs: (productName: string) => [
    `${productName} aide les entreprises à confier à l’IA les tâches qui se répètent, et à garder pour leurs équipes celles qui demandent du jugement.`,
    'Nous commençons par un audit de votre semaine de travail. Nous construisons ensuite la solution avec vos outils, puis nous formons celles et ceux qui s’en serviront.'
  ],
  pointsTitle: 'Nos trois métiers',
  points: [
    'Audit IA : repérer ce qui vaut la peine d’être automatisé, chiffres à l’appui.',
    'Solutions IA : des automatisations sur mesure, branchées sur vos logiciels.',
    'Formations : vos équipes autonomes, sur leurs propres cas.'
  ]
}

export const sectorsCopy = {
  title: 'Nos secteurs',
  intro: 'Nous travaillons surtout avec des équipes qui ont beaucoup de dossiers et peu de temps.',
  sectors: [
    { name: 'Hôtellerie', text: 'Réservations, tarifs, rapprochement des factures et du PMS' },
    { name: 'Événementiel', text: 'Recrutement des extras, plannings, relances' },
    { name: 'Ressources humaines', text: 'Tri des candidatures, convocations, suivi' },
    { name: 'Éducation', text: 'Préparation de cours, réponses aux familles, inscriptions' },
    { name: 'Conseil', text: 'Veille, synthèses, comptes rendus' },
    { name: 'Services aux entreprises', text: 'Devis, support, relation client' }
  ]
}
