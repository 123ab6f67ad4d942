import type { Subject } from './subject.ts'

export const projectBrief: Subject = {
  name: 'project-brief',
  kind: 'matter',
  terms: {
    topic: 'la rédaction du cahier des charges',
    do: 'écrire un cahier des charges',
    items: 'demandes',
    team: 'le groupe de projet'
  },
  titles: {
    guide: [
      'Rédiger un cahier des charges pour un projet IA, en cinq pages',
      'Projet IA : la tâche, les exemples, la réussite, en cinq pages'
    ],
    mistakes: [
      'Démonstration, devis, questions : se méfier d’un prestataire IA',
      'Choix d’un prestataire IA : quatre signaux d’alerte'
    ],
    checklist: [
      'Les douze questions à poser à un prestataire IA',
      'Prestataire IA : modèle, données, qualité, coût en douze questions'
    ],
    comparison: [
      'Grand éditeur, agence, indépendant : à qui confier son projet IA ?',
      'Forfait ou régie pour un projet IA : peser le pour et le contre'
    ],
    faq: [
      'Cahier des charges et IA : questions d’acheteurs',
      'Prestataire IA : réglages, réussite, erreurs, qui répond de quoi ?',
      'Propriété, garantie, erreurs : le contrat IA en clair'
    ]
  },
  leads: [
    'On peut décrire un pont avant de le construire. Un projet d’intelligence artificielle se laisse moins bien enfermer dans un document, parce que son résultat est une probabilité. Cela ne dispense pas d’écrire ; cela change ce qu’il faut écrire.',
    'Les pires cahiers des charges sont longs. Ils énumèrent quarante fonctions, n’en hiérarchisent aucune, et n’indiquent nulle part comment on saura que c’est réussi. Cinq pages bien choisies protègent mieux.'
  ],
  sections: {
    context: `## Décrire un résultat plutôt qu’un mécanisme
Un logiciel classique fait ce qu’on lui a dit, ou contient un défaut. Un système fondé sur un modèle réussit dans une certaine proportion de cas. La négociation ne porte donc pas sur la perfection, mais sur trois points : cette proportion, la manière dont on la mesure, et ce qui se passe dans les cas restants.
Un acheteur qui n’écrit pas ces trois points les découvrira au moment de la recette, devant un prestataire de bonne foi qui montre dix exemples réussis. À l’inverse, exiger « zéro erreur » éloigne les candidats sérieux et ne laisse que les autres.`,
    guide: `## Cinq pages, une par question
1. **Page un : la tâche.** Qui la fait, combien de fois, en combien de temps, avec quelles conséquences quand elle est mal faite.
2. **Page deux : les exemples.** Vingt cas réels anonymisés, dont cinq tordus. C’est la page que les bons prestataires lisent en premier.
3. **Page trois : la réussite.** Le seuil attendu sur un jeu de cas que le candidat ne verra pas, et le traitement prévu des échecs.
4. **Page quatre : les contraintes.** Données, hébergement, logiciels en place, langues, accessibilité, budget maximal.
5. **Page cinq : la suite.** Qui maintient, qui forme, qui possède quoi, comment on se sépare.
Donnez le budget. Le taire fait perdre du temps à tout le monde et fait rarement baisser les prix.`,
    mistakes: `## Quatre signaux d’alerte
### La démonstration parfaite
Dix exemples choisis ne prouvent rien. Demandez qu’un des vôtres soit traité devant vous, sans préparation.
### Le modèle « propriétaire » dont on ne dit rien
La plupart s’appuient sur des modèles connus, ce qui est très bien. Celui qui le cache aura d’autres secrets.
### Le devis sans maintenance
Les modèles changent, vos documents aussi. Sans ligne pour cela, la qualité baissera, ou une facture arrivera.
### L’absence de questions
Un prestataire qui n’a pas demandé à voir vos données ni à rencontrer un utilisateur n’a pas chiffré votre projet. Il a chiffré le précédent.`,
    checklist: `## Les douze questions
- Quel cas comparable avez-vous réalisé, et puis-je appeler ce client ?
- Qui travaillera réellement sur le projet ?
- Quel modèle employez-vous, hébergé où ?
- Que devient une donnée que nous vous confions ?
- Comment mesurez-vous la qualité, et à quelle fréquence ?
- Que se passe-t-il quand le système ne sait pas ?
- Combien coûte un dossier traité, à notre volume ?
- Que faudra-t-il fournir, nous, et combien de jours ?
- Qui pourra modifier les consignes et les règles ?
- Comment serons-nous prévenus d’une panne ou d’une dérive ?
- Que récupérons-nous si nous partons ?
- À quel type de client déconseillez-vous ce projet ?
La dernière est la meilleure. Un professionnel y répond aussitôt, parce qu’il en a connu. Les autres se lancent dans un développement sur la souplesse de leur solution.`,
    comparison: `## À qui s’adresser ?
| Profil | Atouts | Limites | Bon choix si… |
| Grand éditeur | Solidité, support, sécurité | Peu d’écoute des cas particuliers | Votre besoin est celui de tous |
| Agence spécialisée | Méthode, équipe complète | Disponibilité variable | Le projet touche plusieurs services |
| Indépendant | Proximité, coût, rapidité | Fragilité en cas d’absence | Le périmètre est net |
| Équipe interne | Connaissance du métier | Temps, recrutement | L’IA devient un sujet permanent |
Le forfait rassure, mais pousse chacun à défendre son périmètre dès que la réalité s’en écarte. La régie laisse la liberté d’apprendre, et celle de dériver. Un compromis raisonnable : un essai court au forfait, dont le résultat est mesuré, puis des tranches successives que l’on peut interrompre sans motif.`,
    faq: `## Le contrat, en clair
### À qui appartiennent les consignes et les réglages ?
À vous, si c’est écrit. Ils contiennent votre savoir-faire ; faites-les livrer dans un format lisible.
### Peut-on garantir un taux de réussite ?
Sur un jeu de cas défini, oui. Sur tout ce qui pourra arriver, non, et il faut se méfier de qui l’accepte.
### Qui répond d’une erreur commise par le système ?
Envers vos clients, vous. Envers vous, cela se négocie : prévoyez la journalisation, un plafond et une assurance.
### Combien de candidats consulter ?
Trois suffisent. Au-delà, vous comparerez des présentations, et les meilleurs n’auront pas envie d’être le septième.`,
    aside: `## Préparer la maison avant le prestataire
Beaucoup de projets prennent du retard pour des raisons domestiques : un accès que personne ne peut ouvrir, un fichier dont le propriétaire est en congé, un service qui apprend la nouvelle le jour du lancement. Une liste de ces obstacles, dressée avant la consultation, fait gagner plus de temps qu’une pénalité.
Nommez aussi un référent, et libérez-lui une journée par semaine pour de bon. Si cette journée n’existe pas dans le planning, le projet non plus. Les prestataires expérimentés posent la question dès le premier échange.`,
    objection: `## « Le prestataire saura bien ce qu’il nous faut »
Il saura ce qu’il sait faire, et vous le proposera de bonne foi. Lui laisser écrire le besoin revient à demander au tailleur la longueur de vos bras. Vous n’avez pas à connaître la technique ; vous seul connaissez la tâche, ses exceptions et le prix d’une erreur. Ces trois choses tiennent sur une page, et aucune compétence particulière n’est nécessaire pour l’écrire.`,
    measure: `## Une recette qui ne se discute pas
Gardez sous clé cinquante cas que le prestataire n’a jamais vus. Le jour de la livraison, faites-les traiter et comparez les résultats avec ceux d’un collaborateur. Deux personnes jugent, séparément, sans savoir qui a produit quoi. On compte ensuite.
Recommencez trois mois plus tard avec cinquante cas nouveaux. La différence entre les deux scores dit si le système tient, s’améliore ou s’use. Inscrivez ce second examen au contrat : il vaut toutes les clauses de garantie.`
  },
  closings: [
    'Rassemblez vingt cas réels avant d’écrire la première phrase du document. Si vous n’y parvenez pas, le besoin n’est pas mûr, et c’est une information utile. [Soumettez-les-nous](/#contact), même si nous ne sommes qu’un candidat parmi trois.',
    'Nous répondons volontiers aux douze questions, y compris la dernière. [Posez-les-nous par écrit](/#contact) ; vous pourrez comparer nos réponses avec d’autres, à tête reposée.'
  ]
}
