import type { Subject } from './subject.ts'

export const returnOnInvestment: Subject = {
  name: 'return-on-investment',
  kind: 'matter',
  terms: { topic: 'le calcul des gains', do: 'chiffrer un projet', items: 'tâches', team: 'la direction' },
  titles: {
    guide: [
      'Projet IA : chiffrer la situation, la cible, les coûts discrets',
      'Projet IA : un après-midi et cinq colonnes pour le chiffrer',
      'Chiffrer le temps gagné : la méthode honnête'
    ],
    mistakes: [
      'Rentabilité de l’IA : quatre calculs trompeurs',
      'Pourquoi le temps gagné disparaît des comptes'
    ],
    faq: [
      'Combien coûte vraiment un projet IA ? Vos questions',
      'Retour sur investissement de l’IA : ce que demande un directeur financier'
    ],
    comparison: [
      'Abonnement, développement, prestation : comparer les coûts d’un projet IA',
      'Abonnement ou sur mesure : le coût par dossier sur trois ans'
    ],
    case: [
      'Le projet qui rapportait sur le papier : autopsie d’un tableau de gains',
      'Onze mille euros annoncés, presque rien au bout : enquête sur un projet IA',
      'Le gain était dans une autre colonne : récit d’un premier projet IA'
    ]
  },
  leads: [
    'Dix minutes par jour, cinquante salariés, deux cent vingt jours : le tableau annonce mille huit cents heures gagnées. Un an plus tard, personne ne les a vues. Le calcul était juste ; c’est la question qui ne l’était pas.',
    'Un projet d’intelligence artificielle se défend comme tout autre investissement : ce qu’il coûte, ce qu’il rapporte, quand, et à quelle condition. La nouveauté du sujet ne dispense d’aucune de ces quatre réponses.'
  ],
  sections: {
    context: `## Un gain de temps n’est pas un gain
Une heure rendue à un salarié ne devient de l’argent que dans trois cas. Soit elle évite une dépense : des heures supplémentaires, un intérimaire, une pénalité. Soit elle produit une recette : un devis de plus, un client rappelé. Soit elle améliore un service que quelqu’un paie ou apprécie. Dans les autres cas, elle se dissout dans la journée, ce qui n’est pas un drame, mais ne remboursera aucune facture.
La bonne question n’est donc pas « combien de temps gagne-t-on ? », mais « que fera-t-on de ce temps, et qui s’en apercevra ? ». Si la réponse ne vient pas, le projet peut rester souhaitable ; il change simplement de colonne.`,
    guide: `## Un après-midi, cinq colonnes
1. **La situation actuelle.** Volume, durée, coût de l’erreur, sur un mois observé et non estimé.
2. **La cible.** Part des cas que l’outil traitera vraiment. Retenez le résultat de l’essai, diminué d’un quart.
3. **L’emploi du temps libéré.** Une ligne par service : ce qui cessera, ce qui commencera.
4. **Les coûts visibles.** Licences, développement, intégration, matériel.
5. **Les coûts discrets.** Préparation des données, formation, relecture, maintenance, temps du référent. Ce sont eux que l’on oublie, et qui font la différence.
Reste à calculer trois scénarios, prudent, moyen et favorable. Un projet qui n’est rentable que dans le dernier n’est pas un projet, c’est un pari. Il est permis de parier, à condition de le dire.`,
    mistakes: `## Quatre calculs trompeurs
### Multiplier les minutes
Cinq minutes gagnées par cinquante personnes ne font pas quatre heures utilisables. Les miettes ne s’additionnent pas.
### Oublier la relecture
L’outil rédige en dix secondes, l’humain relit en trois minutes. Le gain se mesure à la fin de la relecture.
### Comparer avec l’ancien processus
Si une simple correction de formulaire apporte la moitié du gain, c’est elle, le point de comparaison. L’IA ne doit être créditée que de l’autre moitié.
### Compter la première année comme les suivantes
On apprend, on se trompe, on paramètre. Le bénéfice plein arrive rarement avant le sixième mois, et la maintenance, elle, ne s’arrête pas.`,
    faq: `## Ce que demande un directeur financier
### Quel est le coût d’un premier projet ?
Il dépend du nombre de systèmes à relier bien plus que du modèle. Un cas simple se met en place en deux à quatre semaines ; un cas complexe en demande quatre à six.
### Les coûts d’usage peuvent-ils déraper ?
Oui, si personne ne les regarde. Un plafond mensuel, une alerte à 70 % et un responsable suffisent à s’en prémunir.
### À partir de quand est-ce rentable ?
Visez moins de douze mois pour un premier projet. Au-delà, les outils auront changé avant la fin du calcul.
### Peut-on arrêter sans tout perdre ?
Demandez-le avant de signer : récupération des données, des textes et des réglages. Ce que vous ne pouvez pas emporter est un coût différé.`,
    comparison: `## Trois manières de payer
| Formule | Première année | Années suivantes | Convient à |
| Abonnement à un outil | Faible | Constante, par utilisateur | Besoin courant, peu d’intégration |
| Prestation sur mesure | Moyenne à forte | Maintenance | Processus propre à la maison |
| Développement interne | Forte, en temps | Salaires | Équipe technique déjà en place |
L’abonnement paraît toujours moins cher le premier mois. Au vingtième utilisateur, ou dès qu’il faut recopier les résultats d’un écran à l’autre, le classement peut s’inverser. Ramenez tout à un coût par dossier traité, relecture comprise, sur trois ans. Cette unité met d’accord les informaticiens, les comptables et les métiers, ce qui n’est pas si fréquent.`,
    case: `## Autopsie d’un tableau
Le cas est inventé, les chiffres sont ronds. Un assistant devait préparer les réponses aux demandes de renseignements. Le tableau prévoyait onze mille euros de gain annuel pour six mille de coût ; la décision fut prise en dix minutes.
Un an plus tard, le coût s’élevait bien à six mille euros. Le gain, à presque rien. Les réponses partaient plus vite, mais les deux personnes concernées n’avaient pas changé leur journée : elles soignaient davantage les cas difficiles. Les clients étaient plus contents, et personne n’avait prévu de le mesurer.
On aurait pu conclure à l’échec. La direction a fait mieux : elle a regardé le taux de transformation des demandes, passé de 18 à 23 %. La recette était là, dans une colonne absente du tableau. Le second projet, lui, en comporte une.`,
    aside: `## Les gains que l’on n’attendait pas
Les bénéfices les plus durables figurent rarement au budget. Une équipe qui décrit son travail pour l’automatiser en supprime d’elle-même une partie. Un service qui mesure pour la première fois ses délais découvre un goulot sans rapport avec la technique. Un client répond plus vite parce qu’on lui a répondu plus vite.
Il ne faut pas les inscrire dans le calcul : on les inventerait. Mais on peut prévoir une ligne vide au bilan, intitulée « ce que nous n’avions pas vu », et demander à chacun de la remplir.`,
    objection: `## « L’important est de ne pas rater le train »
L’image revient dans toutes les réunions. Elle suppose qu’il n’y a qu’un train et qu’il va où vous voulez aller. Dans les faits, les outils deviennent chaque année moins chers et plus simples : attendre six mois un projet mal défini ne coûte rien. Ce qui se perd, en revanche, c’est l’apprentissage. Un petit essai bien mesuré le procure, sans billet de première classe.`,
    measure: `## Tenir les comptes après le lancement
Fixez au démarrage trois dates de revue, à trois, six et douze mois, et une règle : à chacune, on continue, on corrige ou l’on arrête. Reprenez exactement les mesures du départ, faites par la même personne, sur le même mois de l’année si l’activité est saisonnière.
Gardez la trace des projets arrêtés et de leur coût. Une entreprise qui sait ce que lui ont appris ses abandons choisit mieux les suivants ; celle qui les cache les recommence.`
  },
  closings: [
    'Avant de demander un devis, écrivez la phrase : « le temps gagné servira à… ». Si elle se termine bien, [nous chiffrerons le reste avec vous](/#contact), scénario prudent d’abord.',
    'Les meilleurs calculs tiennent sur une page, et quelqu’un y a noté ses doutes. Nous serions heureux de [relire le vôtre](/#contact), y compris pour conclure qu’il vaut mieux attendre.'
  ]
}
