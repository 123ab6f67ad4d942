import type { Subject } from './subject.ts'

export const aiRegulation: Subject = {
  name: 'ai-regulation',
  kind: 'matter',
  terms: { topic: 'la mise en conformité', do: 'recenser ses usages', items: 'usages', team: 'la direction' },
  titles: {
    guide: [
      'Règlement européen sur l’IA : le plan d’action d’une PME',
      'Recenser ses systèmes d’IA : mode d’emploi pour une petite structure'
    ],
    mistakes: [
      'Règlement sur l’IA : quatre idées fausses qui circulent',
      'Conformité IA : ce que l’on croit, ce que dit le texte'
    ],
    faq: [
      'Règlement sur l’IA : sommes-nous concernés ?',
      'IA et obligations : les questions d’un dirigeant de PME'
    ],
    comparison: [
      'Interdit, à haut risque, à signaler, libre : s’y retrouver',
      'Règlement sur l’IA : quatre niveaux, expliqués par des exemples'
    ],
    checklist: [
      'Règlement sur l’IA : neuf points à compléter pour chaque usage',
      'Un système d’IA arrive chez vous : neuf points à éclaircir',
      'Registre des usages d’IA : ce qu’une page doit contenir'
    ]
  },
  leads: [
    'Le règlement européen sur l’intelligence artificielle compte plus de cent articles. La plupart ne vous concernent pas. Tout l’enjeu, pour une petite entreprise, est de savoir lesquels la concernent, et de le savoir avant qu’un client ne le demande.',
    'Entre ceux qui crient à la fin de l’innovation et ceux qui attendent que cela passe, il existe une voie paisible : dresser une liste, la classer, corriger deux ou trois choses. Elle prend une semaine.'
  ],
  sections: {
    context: `## L’esprit du texte
Le règlement ne juge pas une technique, il regarde un usage. Le même modèle peut résumer des e-mails, ce qui ne regarde personne, ou trier des candidatures, ce qui regarde beaucoup de monde. Plus l’effet sur la vie des gens est grand, plus les exigences montent : documentation, contrôle humain, qualité des données, traçabilité.
Il distingue aussi les rôles. Celui qui met un système sur le marché porte l’essentiel des obligations ; celui qui s’en sert en porte moins, mais il en porte. Acheter un outil ne transfère pas tout au vendeur. Les échéances s’étalent sur plusieurs années et ont déjà été discutées : vérifiez le calendrier en vigueur auprès d’une source officielle avant de planifier.`,
    guide: `## Le plan d’une semaine
1. **Lister.** Tous les outils qui contiennent de l’IA, achetés, gratuits ou cachés dans un logiciel plus ancien. Interrogez les équipes, non les factures seules.
2. **Décrire l’usage.** Une phrase par outil : qui s’en sert, pour décider de quoi, au sujet de qui.
3. **Classer.** Recrutement, évaluation, crédit, santé, sécurité : ces usages appellent une étude sérieuse. Le reste relève surtout de la transparence et du bon sens.
4. **Former.** Le texte demande que les utilisateurs aient un niveau suffisant de compréhension. Gardez la trace de ce que vous avez fait.
5. **Signaler.** Un client qui parle à une machine doit le savoir ; une image fabriquée doit être marquée quand elle peut tromper.
6. **Confier.** Un nom, une date de révision, une adresse pour les questions.
Pour les cas délicats, consultez un juriste. La liste que vous aurez faite lui épargnera des heures.`,
    mistakes: `## Quatre idées fausses
### « C’est pour les grandes entreprises »
Une agence de vingt personnes qui trie des candidatures avec un logiciel est plus concernée qu’un groupe qui traduit ses menus.
### « Notre fournisseur s’en occupe »
Il répond de son produit. Vous répondez de l’emploi que vous en faites, de la surveillance et de l’information.
### « Il faut tout déclarer »
Non. La plupart des usages de bureau ne demandent aucune démarche, sinon d’être connus de vous.
### « Tant qu’un humain valide, tout va bien »
À condition qu’il puisse comprendre, contester et refuser. Un accord donné en deux secondes, deux cents fois par jour, n’est pas un contrôle humain.`,
    faq: `## Sommes-nous concernés ?
### Nous avons un chatbot sur notre site
Oui, légèrement : le visiteur doit comprendre qu’il parle à une machine. Une ligne claire suffit.
### Nous classons des candidats avec un logiciel
Oui, sérieusement. Le recrutement figure parmi les domaines à haut risque ; demandez à l’éditeur sa documentation et organisez une vraie revue humaine.
### Nous prévoyons le prix de nos chambres
En principe, ce n’est pas un usage à haut risque. D’autres droits s’appliquent, notamment celui de la consommation.
### Que risque-t-on ?
Des amendes existent, adaptées à la taille. Le risque le plus immédiat est commercial : vos grands clients demandent déjà des garanties dans leurs contrats.`,
    comparison: `## Quatre niveaux
| Niveau | Exemple | Ce qui est attendu |
| Interdit | Noter les citoyens, manipuler à leur insu | S’abstenir |
| Haut risque | Trier des candidatures | Documentation, contrôle, suivi |
| Transparence | Chatbot, image fabriquée | Le dire clairement |
| Minimal | Résumé, traduction, prévision de stock | Rien de particulier |
Un même logiciel peut occuper deux lignes selon ce que l’on en fait. L’outil qui résume une lettre de fournisseur ne demande rien ; appliqué à une candidature, il appelle l’avis d’un juriste ; réglé pour classer les candidats, il change de niveau. C’est pourquoi la liste porte sur les usages plutôt que sur les produits. Revoyez-la à chaque nouvelle fonction activée, car les éditeurs en ajoutent sans prévenir.`,
    checklist: `## Neuf points à éclaircir
- Le nom de l’outil, son éditeur, sa version.
- L’usage réel, écrit par la personne qui s’en sert.
- Les décisions qui en dépendent, et leur effet sur quelqu’un.
- Les données qui y entrent.
- Le niveau retenu, avec la raison en deux lignes.
- La documentation obtenue du fournisseur.
- La personne qui peut arrêter ou contredire le système.
- La manière dont les personnes concernées sont informées.
- La date de la prochaine relecture.
Une page par usage suffit, et dix pages couvrent la plupart des petites entreprises. Rangez-les avec le registre des traitements de données : les deux se répondent, et celui qui viendra les demander voudra presque toujours les deux.`,
    aside: `## Dire les choses simplement
La transparence n’exige pas de longues mentions. « Cette réponse a été préparée par un programme et relue par Claire » : tout y est. Les phrases juridiques protègent moins qu’on ne l’espère, car personne ne les lit ; une ligne honnête, placée au bon endroit, est comprise de tous.
Testez-la auprès de trois personnes qui ne travaillent pas chez vous. Si elles savent dire à quoi elles ont affaire et à qui s’adresser, le but est atteint. Sinon, enlevez des mots.`,
    objection: `## « Attendons que les règles soient claires »
Les grandes lignes le sont depuis longtemps, et ce que l’on vous demandera d’abord ne changera pas : savoir ce que vous utilisez, pour quoi, et sous quelle surveillance. Cette liste sera utile quelle que soit la version finale du moindre guide. Elle sert aussi à autre chose qu’à la loi ; on y découvre des abonnements en double et des outils dont plus personne n’a besoin.`,
    measure: `## Une conformité vivante
Deux questions, deux fois par an. Combien d’usages figurent au registre, et combien en découvre-t-on en interrogeant les équipes ? Parmi les décisions assistées, combien ont été contredites par un humain ? Si la réponse à la seconde est zéro, le contrôle n’existe que sur le papier.
Conservez les réponses avec leur date. Montrer une progression honnête rassure davantage un client qu’un certificat encadré.`
  },
  closings: [
    'Cet article informe et ne remplace pas un conseil juridique. Il suffit toutefois pour commencer la liste, dès cette semaine. Si vous préférez la dresser à deux, [nous pouvons y venir avec nos questions](/#contact).',
    'Le texte demande que chacun comprenne ce qu’il utilise ; c’est une exigence raisonnable, et même une chance. [Nos formations](/#formations-anchor) peuvent laisser une trace écrite de ce que vos équipes ont appris.'
  ]
}
