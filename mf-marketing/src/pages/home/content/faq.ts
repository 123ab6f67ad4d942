/** Five questions (SPEC §2 #faq). The claims are the specification's. */
export const faqContent = {
  title: 'Ce qu’on nous demande avant de commencer.',
  other: 'Votre question n’y est pas ?',
  ask: 'Être recontacté',
  items: [
    {
      id: 'delai',
      question: 'Combien de temps prend une mise en œuvre ?',
      answer:
        'De 2 à 4 semaines dans la plupart des cas. Comptez 4 à 6 semaines pour un projet complexe, par exemple lorsque plusieurs établissements ou plusieurs logiciels sont concernés. Une première version tourne sur vos données à mi-parcours.'
    },
    {
      id: 'recrutement',
      question: 'Que gagne-t-on sur le recrutement ?',
      answer:
        'Nos clients constatent 30 % de coûts de recrutement en moins. Les candidatures sont lues et classées selon vos critères, les relances partent seules, et la décision reste la vôtre.'
    },
    {
      id: 'revenu',
      question: 'L’IA peut-elle augmenter le chiffre d’affaires d’un hôtel ?',
      answer:
        'Oui. Nos clients constatent 15 à 20 % de revenus en plus avec une tarification revue chaque jour selon la demande, les événements voisins et votre remplissage. Vous fixez les bornes, l’outil propose, et chaque prix est expliqué.'
    },
    {
      id: 'erreurs',
      question: 'Peut-on se fier à une saisie automatique ?',
      answer:
        'Davantage qu’à une saisie de fin de journée : 90 % d’erreurs en moins sur les tâches que nous automatisons. Ce qui est douteux n’est pas deviné : la ligne est mise de côté, avec sa pièce.'
    },
    {
      id: 'outils',
      question: 'Faut-il changer de logiciels ou recruter ?',
      answer:
        'Non. Nous partons de vos outils (PMS, paie, messagerie, tableur) et les relions. Vos équipes sont formées pendant le projet, et un référent interne sait régler l’outil quand nous partons.'
    }
  ]
} as const
