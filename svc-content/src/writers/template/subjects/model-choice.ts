import type { Subject } from './subject.ts'

export const modelChoice: Subject = {
  name: 'model-choice',
  kind: 'matter',
  terms: { topic: 'le choix d’un modèle', do: 'comparer deux modèles', items: 'textes', team: 'l’équipe' },
  titles: {
    guide: [
      'Choisir un modèle d’IA pour son entreprise : la démarche en une semaine',
      'Comparer des modèles de langage sur ses propres textes',
      'Petit ou grand modèle : décider à partir d’un essai'
    ],
    mistakes: [
      'Choix d’un modèle d’IA : quatre raisonnements à éviter',
      'Modèles d’IA : ces raisonnements qui conduisent au mauvais choix'
    ],
    comparison: [
      'Modèle ouvert ou modèle loué : comparer ce qui compte',
      'Louer un modèle d’IA ou l’héberger : le tableau pour décider'
    ],
    faq: ['Modèles d’IA : les questions que l’on n’ose pas poser'],
    case: [
      'Le plus petit modèle arrive premier : récit de quarante copies',
      'Comment un organisme de formation a choisi son modèle, copies en main',
      'Quarante copies et trois candidats : chronique d’un choix'
    ]
  },
  leads: [
    'Chaque mois, un nouveau modèle bat tous les autres. Chaque mois, des entreprises remettent leur choix au suivant. Or les différences qui font la une ne se voient presque pas dans un courrier de relance ; d’autres, que personne ne commente, s’y voient tout de suite.',
    'Faut-il un poids lourd pour livrer une lettre ? La question du modèle se pose à peu près ainsi. Il en existe de toutes tailles, à tous les prix, et le meilleur est souvent celui dont on n’aura plus à parler.'
  ],
  sections: {
    context: `## Quatre critères, dont un seul est technique
La qualité, d’abord, mais sur vos textes et dans votre langue. Le lieu où le modèle s’exécute, ensuite, qui décide de ce que vous avez le droit de lui confier. Le coût, par dossier traité et non par mille signes. La stabilité, enfin : un fournisseur peut retirer une version, et vos consignes réagiront autrement à la suivante.
Les classements publics ne portent que sur le premier critère, avec des épreuves de mathématiques et de code. Ils sont utiles aux chercheurs. À une entreprise qui résume des comptes rendus en français, ils disent à peu près ce que le chronomètre d’une course automobile dit à un livreur.`,
    guide: `## Une semaine d’essai
1. **Lundi : rassembler.** Quarante cas réels, anonymisés, couvrant l’ordinaire et l’exception. Pour chacun, ce que serait une bonne réponse.
2. **Mardi : fixer les exclusions.** Où les données peuvent-elles aller ? Cela élimine d’emblée une partie des candidats.
3. **Mercredi : faire passer.** Trois modèles, la même consigne, les mêmes cas. Un petit, un moyen, un grand.
4. **Jeudi : juger en aveugle.** Deux personnes du métier notent sans savoir qui a écrit. Notez aussi le temps et le prix.
5. **Vendredi : choisir le moins cher qui suffit.** Et gardez le jeu d’essai, car il servira au prochain changement.
La consigne pèse souvent plus que le modèle. Si les trois échouent sur les mêmes cas, c’est elle qu’il faut reprendre.`,
    mistakes: `## Quatre raisonnements à éviter
### « Prenons le meilleur, on ne le regrettera pas »
On regrette le prix, la lenteur, et parfois le bavardage. Un grand modèle à qui l’on demande un classement écrit une dissertation.
### « Attendons le prochain »
Il y en aura toujours un. Bâtissez de façon à pouvoir en changer en une journée, puis avancez.
### « Celui-ci connaît notre secteur »
Il en connaît la rumeur. Vos tarifs, vos règles et vos clients ne se trouvent dans aucun modèle.
### « Gratuit, donc sans risque »
Ce qui ne se paie pas en argent se paie en données, ou en disparition soudaine du service.`,
    comparison: `## Louer ou héberger
| Critère | Modèle loué à distance | Modèle ouvert hébergé |
| Mise en route | Le jour même | Quelques semaines |
| Qualité maximale | Très élevée | Élevée, un peu en retrait |
| Confidentialité | Par contrat | Par construction |
| Coût à faible volume | Très bas | Élevé |
| Coût à fort volume | Proportionnel | Presque fixe |
| Maîtrise des versions | Au rythme du fournisseur | La vôtre |
Beaucoup d’entreprises commencent par louer, ce qui est sage : on apprend ses besoins avant d’acheter une machine. L’hébergement devient raisonnable quand le volume est régulier, que les données sont sensibles, ou qu’une panne de connexion ne doit rien arrêter. Rien n’oblige d’ailleurs à choisir pour tout : deux circuits cohabitent fort bien.`,
    faq: `## Les questions que l’on n’ose pas poser
### Est-ce le même modèle que celui de mon téléphone ?
Parfois. Mais l’offre professionnelle ne comporte ni les mêmes garanties ni les mêmes réglages.
### Un petit modèle est-il moins sûr ?
Il sait moins de choses, ce qui importe peu s’il lit vos documents. Il suit parfois moins bien une longue consigne : faites-la courte.
### Peut-on en changer facilement ?
Oui, si les consignes, les textes et les essais vous appartiennent et ne dépendent pas d’un éditeur.
### Et l’énergie consommée ?
Elle croît avec la taille du modèle et la longueur des textes. Choisir le plus petit qui convient est une bonne réponse, pour la planète comme pour la facture.`,
    case: `## Quarante copies
Un organisme de formation, fictif comme ses copies, souhaite produire un premier retour sur les exercices de ses stagiaires. Trois modèles concourent. La direction penche pour le plus célèbre, la comptable pour le moins cher, la responsable pédagogique pour aucun.
Quarante copies anciennes, sans nom, sont données aux trois. Deux formatrices lisent les cent vingt retours, mélangés, et les notent comme elles noteraient un collègue : est-ce juste, est-ce utile, est-ce dit avec égard ?
Le plus petit arrive premier. Le plus grand avait raison plus souvent, mais il noyait le stagiaire sous neuf remarques ; le petit en donnait trois. La responsable pédagogique demande alors au grand de n’en donner que trois. Il remonte, sans le dépasser, et coûte douze fois plus.
> Nous pensions choisir une machine. Nous avons surtout défini ce qu’est un bon retour.`,
    aside: `## Ce que l’on ne choisit pas
Un modèle arrive avec des habitudes. L’un abonde, l’autre va droit au but ; l’un refuse souvent, l’autre trop rarement. Ces tempéraments se corrigent un peu par la consigne, jamais tout à fait. Mieux vaut les connaître avant de bâtir dessus, comme on connaît un collègue avant de lui confier un client.
Faites donc lire quelques réponses à ceux qui s’en serviront, sans explication ni nom de marque. Leur préférence n’est pas un caprice : un outil dont le ton agace sera contourné, si juste soit-il.`,
    objection: `## « Notre informaticien a déjà choisi »
Il a certainement de bonnes raisons, de sécurité ou d’intégration, et elles pèsent lourd. Mais la qualité d’un texte de relance se juge au service commercial. Les deux avis se complètent : l’un dit où l’on peut aller, l’autre où l’on veut aller. Présentez-lui quarante cas réels et leurs réponses ; en général, il est le premier ravi d’avoir enfin de quoi comparer.`,
    measure: `## Après le choix
Conservez vos cas d’essai, une quarantaine, comme un étalon. Faites-les repasser à chaque changement de version, à chaque modification de consigne, et au moins deux fois l’an. Une demi-heure suffit quand tout est prêt. Notez à côté le coût moyen d’un dossier et le délai de réponse au pire moment de la journée.
Si la note baisse sans que rien n’ait changé chez vous, quelque chose a changé ailleurs. C’est précisément pour le savoir que l’étalon existe.`
  },
  closings: [
    'Mettez de côté quarante cas, dès aujourd’hui, même sans projet. Ils vaudront mieux que n’importe quel classement. Si vous voulez les faire passer à plusieurs candidats, [nous pouvons préparer l’essai avec vous](/#contact).',
    'Le bon modèle se fait oublier. Pour choisir le vôtre, données et contraintes sur la table, [réservons une heure](/#contact) : il peut en sortir une courte liste, et la façon de départager les noms.'
  ]
}
