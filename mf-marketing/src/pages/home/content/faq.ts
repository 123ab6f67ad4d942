import { claims } from '@site/contracts/site/references'

/** Five questions (HOME-30). The claims are those of HOME-33, each with its condition; the articles say the same. */
export const faqContent = {
  title: 'Ce qu’on nous demande avant de commencer.',
  other: 'Votre question n’y est pas ?',
  ask: 'Être recontacté',
  items: [
    {
      id: 'delai',
      question: 'Combien de temps prend une mise en œuvre ?',
      answer:
        'De 2 à 4 semaines après l’audit, dans la plupart des cas. Comptez 4 à 6 semaines pour un projet complexe, par exemple lorsque plusieurs établissements ou plusieurs logiciels sont concernés. D’ordinaire, une première version tourne sur vos données au bout de deux semaines.'
    },
    {
      id: 'recrutement',
      question: 'Que gagne-t-on sur le recrutement ?',
      answer: `Jusqu’à ${claims.recruitment} de coûts de recrutement en moins, quand le vivier est large et mal exploité. Une maison qui rappelle toujours les mêmes extras gagnera moins. Les candidatures sont lues et classées selon vos critères, les relances partent seules, et la décision reste la vôtre.`
    },
    {
      id: 'revenu',
      question: 'L’IA peut-elle augmenter le chiffre d’affaires d’un hôtel ?',
      answer: `Oui : au mieux, ${claims.revenue} de revenus en plus, surtout dans les établissements qui pratiquaient deux tarifs par an. Un hôtel déjà bien piloté gagnera moins. Les prix suivent chaque jour la demande, les événements voisins et votre remplissage ; vous fixez les bornes, et chaque prix est expliqué.`
    },
    {
      id: 'erreurs',
      question: 'Peut-on se fier à une saisie automatique ?',
      answer: `Davantage qu’à une saisie de fin de journée : jusqu’à ${claims.errors} d’erreurs en moins sur les saisies que nous automatisons, relecture comprise. Ce qui est douteux n’est pas deviné : la ligne est mise de côté, avec le document concerné.`
    },
    {
      id: 'outils',
      question: 'Faut-il changer de logiciels ou recruter ?',
      answer:
        'Non. Nous partons de vos outils (logiciel hôtelier, paie, messagerie, tableur) et les relions. Vos équipes sont formées pendant le projet, et un référent interne sait régler l’outil quand nous partons.'
    }
  ]
}
