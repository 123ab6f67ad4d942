/** The three services on the calendar of a project; weeks are those of the FAQ's answers. A link leads to its `article` where there is one. */
export const servicesContent = {
  title: 'D’abord comprendre, ensuite automatiser.',
  lead: 'Trois missions qui s’enchaînent sur un même calendrier, ou se choisissent séparément.',
  weeks: ['Semaine 1', '2', '3', '4', '5', '6'],
  services: [
    {
      id: 'audit',
      name: 'Audit IA',
      when: 'Semaines 1 et 2',
      text: 'Dix jours ouvrés auprès de vos équipes : nous relevons ce qui revient chaque semaine et chiffrons ce que l’IA peut prendre à sa charge.',
      points: ['Entretiens et observation sur place', 'Feuille de route, du plus rentable au moins rentable'],
      links: [
        {
          label: 'Lire nos articles sur l’audit',
          to: '/blog',
          article: { subject: 'audit', label: 'Lire le déroulé d’un audit' }
        }
      ]
    },
    {
      id: 'solutions',
      name: 'Solutions IA',
      when: 'Semaines 3 à 5',
      text: 'Nous construisons l’outil et le branchons sur ceux que vous utilisez déjà : logiciel hôtelier (PMS), paie, messagerie, planning. Deux semaines après l’audit, une première version tourne sur vos cas réels.',
      points: [
        'Automatisations sur mesure',
        'Assistants qui citent leurs sources',
        'Mise en service, puis suivi'
      ],
      links: [
        { label: 'Voir le chatbot', to: '/chatbot' },
        { label: 'Voir le référencement hôtelier', to: '/seo' }
      ]
    },
    {
      id: 'formations',
      name: 'Formations',
      when: 'Dès la semaine 4',
      text: 'Deux jours, en quatre séances, sur vos documents et vos cas. Chacun repart avec une méthode qu’il applique dès le lendemain.',
      points: ['Groupes de six à dix, sur place ou à distance', 'Un référent désigné dans chaque équipe'],
      links: [{ label: 'Lire le programme des deux jours', to: '/article/7' }]
    }
  ]
} as const
