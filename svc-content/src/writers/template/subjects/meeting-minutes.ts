import type { Subject } from './subject.ts'

export const meetingMinutes: Subject = {
  name: 'meeting-minutes',
  kind: 'work',
  terms: {
    topic: 'la rédaction des comptes rendus',
    do: 'rédiger un compte rendu',
    items: 'réunions',
    team: 'l’équipe'
  },
  titles: {
    guide: [
      'Comptes rendus de réunion par IA : la bonne façon de s’y prendre',
      'Transcrire, résumer, décider : une chaîne de compte rendu fiable',
      'Compte rendu de réunion : la chaîne, de l’annonce à l’effacement'
    ],
    mistakes: [
      'Compte rendu automatique : quatre erreurs de débutant',
      'Résumé de réunion par IA : ce qu’il faut relire et ne pas garder'
    ],
    comparison: [
      'Notes manuscrites, transcription, résumé : que garder d’une réunion ?',
      'Comptes rendus : quatre traces d’une même réunion, comparées'
    ],
    faq: [
      'Enregistrer une réunion pour la résumer : est-ce permis, est-ce sage ?',
      'Comptes rendus et IA : les réponses à vos réserves'
    ],
    day: [
      'Quatre réunions, quatre comptes rendus : la journée d’un chef de projet',
      'Une journée de cheffe de projet, vue par ses comptes rendus',
      'Un mardi de réunions et quatre textes à rendre avant le soir'
    ]
  },
  leads: [
    'Personne n’aime rédiger le compte rendu, tout le monde en veut un. La transcription automatique a réglé la première moitié du problème. La seconde demeure : un texte fidèle n’est pas un texte utile.',
    'Une réunion d’une heure produit neuf mille mots et, dans les bons jours, trois décisions. Le travail d’un compte rendu consiste à retrouver les trois dans les neuf mille. Une machine s’en approche, pourvu qu’on lui dise quoi chercher.'
  ],
  sections: {
    context: `## À quoi sert un compte rendu
Il sert aux absents, à la mémoire, et surtout à la suite. Les absents veulent savoir ce qui les concerne ; la mémoire réclame les raisons ; la suite exige des noms et des dates. Un résumé chronologique, celui que les outils proposent d’office, ne satisfait aucun des trois. Il raconte la conversation, digressions comprises, avec le même sérieux pour la pause déjeuner que pour le budget.
Avant de choisir un outil, choisissez donc la forme. Une demi-page, toujours la même : décisions, actions, points en suspens, prochaine date. Ce cadre donné d’avance améliore les résultats bien plus qu’un modèle plus puissant.`,
    guide: `## La chaîne, maillon par maillon
1. **Annoncer.** Dites au début que la réunion sera transcrite, pourquoi, et combien de temps le son sera conservé. Un refus se respecte.
2. **Capter.** Un micro au centre vaut mieux que douze ordinateurs. La qualité du son décide de tout le reste.
3. **Nommer.** Donnez à l’outil la liste des présents et le vocabulaire de la maison : noms de clients, de salles, de produits.
4. **Structurer.** Fournissez la trame et demandez, pour chaque décision, la phrase exacte qui la prouve.
5. **Relire.** La personne qui animait y passe cinq minutes, le jour même. Le lendemain, elle aura oublié.
6. **Effacer.** Le son disparaît après validation, la transcription peu après. Seul le compte rendu demeure.
La demande de preuve, à la quatrième étape, supprime l’essentiel des inventions.`,
    mistakes: `## Quatre erreurs de débutant
### Prendre une idée pour une décision
« On pourrait peut-être changer de traiteur » devient « décision de changer de traiteur ». Exigez la citation, et le malentendu saute aux yeux.
### Diffuser sans relire
Un nom mal entendu, un chiffre sans sa virgule, et le texte circule déjà. La relecture est courte ; elle n’est pas facultative.
### Tout enregistrer
Les entretiens individuels, les échanges disciplinaires et les conversations de couloir n’ont rien à faire dans une machine.
### Empiler les transcriptions
Dix mille pages que nul ne lira forment un risque, non une mémoire. Ce qui mérite d’être gardé tient sur une demi-page.`,
    comparison: `## Que garder, et pour qui ?
| Trace | Fidélité | Utilité une semaine après | À conserver |
| Notes personnelles | Partielle, mais hiérarchisée | Grande pour leur auteur | Selon chacun |
| Enregistrement | Totale | Presque nulle | Quelques jours |
| Transcription | Très bonne | Faible, sauf recherche | Quelques semaines |
| Résumé relu | Choisie | Grande pour tous | Aussi longtemps que le projet |
Les notes manuscrites gardent un avantage : celui qui écrit choisit déjà. Rien n’empêche de les photographier et de les ajouter à la transcription ; le résumé y gagne une hiérarchie que le son ne contient pas. Dans tous les cas, on prévient avant d’enregistrer, et l’on écoute celui qui refuse. Quant au robot qui s’invite dans la visioconférence, il est commode et visible, ce qui est plutôt une qualité.`,
    faq: `## Vos réserves, examinées
### Faut-il l’accord de tous ?
Il faut que chacun soit informé et puisse s’opposer. Avec des personnes extérieures, demandez clairement, et notez la réponse.
### Les gens parleront-ils moins ?
Les premières fois, oui. Coupez l’enregistrement pour les sujets délicats, devant tout le monde, et la confiance revient.
### Que vaut la transcription en français ?
Elle est excellente avec un bon son, moyenne dans une salle qui résonne, médiocre quand trois personnes parlent à la fois. Un humain aussi, d’ailleurs.
### Peut-on comparer plusieurs réunions ?
C’est l’usage le plus intéressant : retrouver qu’une action promise en mars est de nouveau promise en juin.`,
    day: `## Un mardi de réunions
**9 h, le point d’équipe.** Vingt minutes, six personnes. La trame ressort avec quatre actions ; l’une n’a pas de nom en face, et c’est la machine qui le fait remarquer. Quelqu’un lève la main.
**11 h, le client.** Il préfère ne pas être enregistré. Carnet, stylo, et un résumé dicté dans le train, cinq minutes après. Le résultat est aussi bon, parce que le souvenir est frais.
**14 h, le comité.** Une heure trente, deux désaccords. Le résumé les lisse ; l’animatrice rétablit les deux positions, avec leurs arguments. Un compte rendu qui efface le désaccord prépare le suivant.
**16 h 30, le fournisseur.** Un prix annoncé à l’oral est retrouvé dans la transcription avant la signature. Il n’était pas le même que dans la proposition.
**17 h 15.** Les quatre textes sont partis. Les enregistrements s’effaceront vendredi.`,
    aside: `## La réunion que l’on n’a pas tenue
L’usage le plus rentable d’un bon compte rendu est de rendre d’autres réunions inutiles. Lorsque les décisions sont écrites, datées et faciles à retrouver, le point d’avancement du jeudi perd sa raison d’être. Comptez celles qui subsistent uniquement parce que l’on ne sait plus ce qui a été dit.
Proposez ensuite un essai : pendant un mois, toute réunion d’information devient un texte d’une demi-page, avec la possibilité de demander un échange. Peu le demanderont sans doute, et ceux-là auront une vraie question.`,
    objection: `## « Personne ne lit les comptes rendus »
Parce qu’ils sont trop longs, qu’ils arrivent trop tard, ou que rien n’y concerne le lecteur. Essayez l’inverse : trois lignes personnelles pour chacun, ce qui a été décidé, ce qu’on attend de lui, et le lien vers le reste. Une machine prépare très bien ces extraits à partir d’un texte relu. On s’aperçoit alors que les gens lisent parfaitement ce qui leur est adressé.`,
    measure: `## Un bon compte rendu se vérifie
Tirez au sort cinq comptes rendus du mois. Pour chacun, comptez les actions qui avaient un nom et une date, puis celles qui ont été faites. Demandez à un absent ce qui a été décidé, et comparez sa réponse avec celle d’un présent.
Si les absents savent aussi bien que les présents, le texte fait son travail. S’ils appellent encore un collègue pour comprendre, raccourcissez la trame : c’est presque toujours la longueur qui nuit.`
  },
  closings: [
    'Écrivez d’abord la demi-page idéale, à la main, pour votre prochaine réunion. Elle servira de modèle à n’importe quel outil. L’exercice peut aussi se faire en équipe, au cours de [nos formations](/#formations-anchor).',
    'Moins de réunions vaudra toujours mieux que de meilleurs résumés. Une fois ce tri fait, [parlons de celles qui restent](/#contact) et de ce qu’elles devraient produire.'
  ]
}
