/** The three services on the calendar of a project; weeks are those of the FAQ's answers. */
export const servicesContent = {
  title: 'D’abord comprendre, ensuite automatiser.',
  lead: 'Trois missions qui s’enchaînent sur un même calendrier, ou se choisissent séparément.',
  weeks: ['Semaine 1', '2', '3', '4', '5', '6'],
  services: [
    {
      id: 'audit',
      name: 'Audit IA',
      when: 'Semaines 1 et 2',
      text: 'Nous passons quelques jours avec vos équipes, relevons ce qui revient chaque semaine et chiffrons ce que l’IA peut prendre à sa charge.',
      points: ['Entretiens et observation sur place', 'Feuille de route, du plus rentable au moins rentable']
    },
    {
      id: 'solutions',
      name: 'Solutions IA',
      when: 'Semaines 3 à 5',
      text: 'Nous construisons l’outil et le branchons sur ceux que vous utilisez déjà : PMS, paie, messagerie, planning. Nous l’essayons sur vos cas réels avant de le mettre en service.',
      points: [
        'Automatisations sur mesure',
        'Assistants qui citent leurs sources',
        'Mise en service, puis suivi'
      ]
    },
    {
      id: 'formations',
      name: 'Formations',
      when: 'Dès la semaine 4',
      text: 'Des ateliers courts, sur vos documents et vos cas. Chacun repart avec des gestes qu’il réutilise le lendemain.',
      points: ['Groupes de six à dix, sur place ou à distance', 'Un référent formé dans chaque équipe']
    }
  ]
} as const
