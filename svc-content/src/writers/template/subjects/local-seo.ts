import type { Subject } from './subject.ts'

export const localSeo: Subject = {
  name: 'local-seo',
  kind: 'matter',
  terms: {
    topic: 'le référencement local',
    do: 'soigner son référencement',
    items: 'pages',
    team: 'la réception'
  },
  titles: {
    guide: [
      'SEO local : apparaître quand on cherche un hôtel dans votre ville',
      'Référencement local d’un hôtel : le plan de travail d’un trimestre',
      'Fiche d’établissement, pages, avis : bâtir son SEO local pas à pas'
    ],
    mistakes: [
      'SEO local : quatre négligences qui rendent un hôtel invisible',
      'Pages, nom, photographies, avis : quatre négligences de SEO local'
    ],
    faq: ['SEO local pour hôtels et restaurants : les questions pratiques'],
    checklist: [
      'SEO local : l’examen complet de votre fiche en vingt minutes',
      'Référencement d’un établissement : dix points à vérifier'
    ],
    case: [
      'D’une page à douze : comment une auberge a trouvé ses voyageurs',
      'SEO local : une auberge de onze chambres face aux plateformes',
      'Des cavaliers à l’auberge : quand les bonnes pages amènent les bons clients'
    ]
  },
  leads: [
    'Un voyageur cherche « hôtel calme près de la gare, parking ». Il ne connaît pas votre nom et ne le cherchera jamais. Le référencement local consiste à être la réponse à cette phrase-là, au moment où elle est tapée.',
    'La commission versée aux plateformes se discute peu. En revanche, la part des clients qui vous trouvent sans elles dépend largement de vous, de votre fiche, de vos pages et de la manière dont vous répondez aux avis.'
  ],
  sections: {
    context: `## Ce que regarde un moteur
Pour classer les établissements d’un quartier, les moteurs croisent trois idées simples. La pertinence : votre fiche et vos pages parlent-elles de ce que l’on cherche ? La distance : êtes-vous près du lieu demandé ? La notoriété : d’autres parlent-ils de vous, et en quels termes ?
On ne déplace pas un bâtiment. On peut en revanche dire clairement ce que l’on offre, avec les mots des voyageurs, et veiller à ce que le nom, l’adresse et le téléphone soient identiques partout. Les assistants conversationnels puisent aux mêmes sources : ce qui vous rend lisible pour un moteur vous rend aussi citable par eux.`,
    guide: `## Un trimestre de travail
1. **Semaines 1 et 2 : la fiche.** Catégorie principale exacte, horaires, équipements, trente photographies récentes, une description sans superlatifs.
2. **Semaines 3 et 4 : la cohérence.** Relevez votre nom et votre adresse sur vingt sites. Faites corriger ceux qui diffèrent, annuaires oubliés compris.
3. **Semaines 5 à 8 : les pages.** Une page par vraie question : venir en train, garer un utilitaire, séjourner avec un chien, réunir vingt personnes.
4. **Semaines 9 et 10 : les avis.** Une demande polie après chaque séjour, une réponse à chacun, sous trois jours.
5. **Semaines 11 et 12 : les voisins.** Office de tourisme, musée, loueur de vélos : des liens réciproques, parce que vos clients sont les mêmes.
L’IA aide à recenser les questions, à préparer les textes, à traduire. Elle ne connaît pas le bruit de la rue à six heures : la relecture vous appartient.`,
    mistakes: `## Quatre négligences
### Une seule page pour tout
Un site qui tient en un écran ne peut répondre qu’à une question. Or chaque page est une porte d’entrée.
### Le nom allongé de mots-clés
« Hôtel des Tilleuls pas cher centre gare parking » enfreint les règles des moteurs et inquiète les voyageurs. Gardez le nom de l’enseigne.
### Les photographies d’avant les travaux
La salle de bains refaite n’existe pas tant qu’on ne la voit pas. Trois images par mois valent mieux qu’un reportage tous les cinq ans.
### L’avis laissé sans réponse
Ce n’est pas à son auteur que l’on répond, c’est aux cent personnes qui le liront en hésitant.`,
    faq: `## Questions pratiques
### Combien de temps avant un effet ?
La fiche corrigée agit souvent en quelques semaines ; les pages nouvelles demandent plutôt des mois. Qui promet la première place en dix jours vend autre chose.
### Faut-il publier un blog ?
Seulement si vous avez quelque chose à dire que l’office de tourisme ne dit pas. Deux pages utiles valent mieux que vingt billets sur l’automne.
### Les textes écrits par une IA sont-ils pénalisés ?
Les moteurs disent juger l’utilité, non l’auteur. Un texte interchangeable sera ignoré, qu’une machine l’ait écrit ou non.
### Comment être cité par les assistants ?
Des faits nets, datés, faciles à isoler : distances, horaires, premiers prix, conditions. Les adjectifs ne se citent pas.`,
    checklist: `## L’examen en vingt minutes
- Le nom affiché est celui de l’enseigne, et rien d’autre.
- La catégorie principale est la plus précise possible.
- Le téléphone répond, y compris depuis l’étranger.
- Les horaires de la réception et ceux du restaurant sont distincts.
- Les équipements sont tous cochés, même les évidents.
- Dix photographies au moins ont moins d’un an.
- Le lien mène à la page de réservation, non à l’accueil.
- Les cinq derniers avis ont reçu une réponse.
- La question la plus posée a sa page sur le site.
- La version anglaise n’est pas une traduction oubliée de 2019.
Chaque case vide est une tâche de moins d’une heure. Peu d’investissements offrent un tel rapport.`,
    case: `## Douze questions, douze pages
L’auberge de ce récit est imaginaire, et son parcours très ordinaire. Onze chambres, un site d’une page, des clients presque tous venus des plateformes. La patronne note pendant un mois tout ce qu’on lui demande au téléphone. Douze questions couvrent presque tout.
Elle y répond par écrit, comme elle parle, avec l’aide d’un modèle pour la mise en forme et une voisine pour la relecture. « Où laver les chevaux » devient une page ; « dîner un lundi soir » aussi, car tout est fermé dans le village et elle connaît l’exception.
Six mois plus tard, les cavaliers et les randonneurs arrivent par ces pages-là. Ce n’est pas la foule : deux ou trois réservations directes par semaine. Sur une année, la commission ainsi gardée a payé la nouvelle chaudière.`,
    aside: `## Les voisins ne sont pas des concurrents
Un voyageur choisit d’abord une ville, ensuite un lit. Tout ce qui rend le quartier désirable vous profite : le marché du samedi, le glacier, la fête des lumières. Racontez-les sur votre site avec précision, en nommant les gens, en donnant les heures. L’office de tourisme ne peut pas dire qu’un boulanger est meilleur qu’un autre ; vous, si.
Ces pages se trouvent, se partagent et se citent. Elles vous valent des liens que l’on n’achète pas, et parfois, du boulanger, un sac de croissants.`,
    objection: `## « Les plateformes font le travail »
Elles le font bien, et se paient en conséquence. Il ne s’agit pas de s’en passer, mais de ne pas dépendre d’elles pour le client qui vous connaît déjà. Tapez votre propre nom : si une plateforme apparaît avant vous, vous payez une commission sur vos habitués. Voilà le premier endroit où regagner du terrain, et le plus facile.`,
    measure: `## Que suivre, et à quel rythme
Une fois par mois, pas davantage : les appels et les demandes d’itinéraire venus de la fiche, les visites des pages de questions, la part des réservations directes. Notez à côté les événements de la ville, qui expliquent bien des variations.
La position sur un mot-clé intéresse surtout les prestataires. Elle change selon l’endroit où se tient celui qui cherche, et ne paie aucune nuitée. La part des réservations directes, si.`
  },
  closings: [
    'Tapez sur votre téléphone la phrase qu’un inconnu taperait pour trouver un établissement comme le vôtre. Si vous n’y êtes pas, faites [l’évaluation gratuite](/seo) : elle indique par quoi commencer.',
    'Le référencement local récompense la patience et l’exactitude, deux qualités que vous pratiquez déjà avec vos clients. Pour un regard extérieur sur vos pages, notre [service SEO](/seo) est à votre disposition.'
  ]
}
