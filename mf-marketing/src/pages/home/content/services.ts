/** The three services on the calendar of a project; weeks are those of the FAQ's answers. */
export const servicesContent = {
  title: 'D’abord comprendre, ensuite automatiser.',
  lead: 'Trois missions qui s’enchaînent sur un même calendrier, ou se prennent une à une.',
  weeks: ['Semaine 1', 'Semaine 2', 'Semaine 3', 'Semaine 4', 'Semaine 5', 'Semaine 6'],
  services: [
    {
      id: 'audit',
      name: 'Audit IA',
      when: 'Semaine 1',
      text: 'Nous passons quelques jours avec vos équipes, relevons ce qui revient chaque semaine et chiffrons ce que l’IA peut en reprendre.',
      points: ['Entretiens et observation sur place', 'Feuille de route classée par gain']
    },
    {
      id: 'solutions',
      name: 'Solutions IA',
      when: 'Semaines 2 à 4',
      text: 'Nous construisons l’outil et le branchons sur ceux que vous utilisez déjà : PMS, paie, messagerie, planning. Il est essayé sur vos cas réels avant d’être mis en service.',
      points: [
        'Automatisations sur mesure',
        'Assistants qui citent leurs sources',
        'Mise en service, puis suivi'
      ]
    },
    {
      id: 'formations',
      name: 'Formations',
      when: 'Dès la semaine 3',
      text: 'Des ateliers courts, sur vos documents et vos cas. Chacun repart avec des gestes qu’il réutilise le lendemain.',
      points: ['Groupes de huit, sur place ou à distance', 'Un référent formé dans chaque équipe']
    }
  ]
} as const
