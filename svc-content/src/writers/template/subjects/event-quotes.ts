import type { Subject } from './subject.ts'

export const eventQuotes: Subject = {
  name: 'event-quotes',
  kind: 'work',
  terms: {
    topic: 'la préparation des devis',
    do: 'préparer un devis',
    items: 'demandes',
    team: 'le service commercial'
  },
  titles: {
    guide: [
      'Répondre à une demande de séminaire : de la lecture à la relance',
      'Devis événementiels : six étapes, de la demande au document',
      'Devis de groupe : ce qui s’automatise, ce qu’un commercial relit'
    ],
    mistakes: [
      'Devis de séminaire : quatre fautes qui envoient le client ailleurs',
      'Pourquoi vos devis événementiels restent sans réponse'
    ],
    case: [
      'Le château qui répondait trop tard : histoire d’un devis accéléré',
      'Cent vingt demandes par mois : un service commercial reprend la main'
    ],
    faq: [
      'Devis automatisés dans l’événementiel : questions de commerciaux',
      'Groupes et séminaires : peut-on confier le devis à une IA ?'
    ],
    checklist: [
      'Demande de séminaire : les onze informations à obtenir avant de chiffrer',
      'Demande de groupe : effectif, salle, repas, budget à connaître',
      'Salle, repas, chambres : la fiche parfaite d’une demande de groupe'
    ]
  },
  leads: [
    'L’organisateur d’un séminaire écrit à cinq lieux le même matin. Le premier qui répond avec une proposition claire obtient la visite ; les quatre autres obtiennent un remerciement. Ce n’est pas une loi, c’est une habitude, et elle se mesure.',
    'Un devis événementiel réunit des chambres, des salles, des menus, des horaires et une part de rêve. Il se compose en recopiant l’avant-dernier. C’est dans ce recopiage que l’on perd une journée, et parfois le client.'
  ],
  sections: {
    context: `## Où passe le temps
Chiffrer prend une demi-heure. Ce qui prend deux jours, c’est d’attendre : la disponibilité de la grande salle, le prix du nouveau menu, la réponse du chef sur les régimes, la signature du directeur sur la remise. Chaque question part séparément, et chacune attend sa réponse.
Un assistant bien branché pose toutes ces questions à la fois, dès l’arrivée de la demande. Il lit l’e-mail, remplit une fiche, interroge le planning des salles et le PMS, prépare le document et dresse la liste de ce qui manque. Le commercial retrouve son métier : comprendre pourquoi ces gens se réunissent, et leur proposer autre chose que la salle du rez-de-chaussée.`,
    guide: `## De la demande au document
1. **Comprendre.** Extraire dates, effectif, rythme de la journée, budget et contraintes. Une date incertaine est notée comme telle.
2. **Vérifier.** Salles, chambres et équipes disponibles, avec une option posée pour soixante-douze heures.
3. **Composer.** Trois formules au plus. Celle du milieu doit être celle que vous vendriez à un ami.
4. **Écrire.** Une page d’abord, qui reformule la demande ; le chiffrage ensuite ; les conditions à la fin, lisibles.
5. **Relire.** Un commercial vérifie les totaux et ajoute une phrase que lui seul pouvait écrire.
6. **Relancer.** À trois jours, avec une information nouvelle. « Avez-vous eu le temps de regarder ? » n’en est pas une.
Les étapes un, deux et quatre se prêtent à l’automatisation. La troisième et la cinquième font la différence entre vous et le voisin.`,
    mistakes: `## Quatre fautes qui coûtent la visite
### Répondre par un questionnaire
Le client a écrit vingt lignes ; on lui renvoie un formulaire. Chiffrez avec des hypothèses, affichez-les, et demandez ensuite.
### Joindre six fichiers
La brochure, le plan, les menus, les conditions, la carte, le devis. Un seul document, que l’on peut transférer à son supérieur sans explication.
### Cacher le prix de la journée
L’organisateur doit comparer. S’il ne trouve pas le coût par personne, il le calculera de travers.
### Oublier le motif
Un départ en retraite et un comité de crise occupent la même salle. Le devis qui les confond n’a pas lu la demande.`,
    case: `## Le château qui répondait trop tard
Ce château est inventé ; bien des lieux de réception pourraient s’y reconnaître. Cent vingt demandes par mois, deux commerciales, un délai moyen de cinquante heures. Les visites se transformaient bien ; encore fallait-il qu’elles aient lieu.
L’analyse d’un mois d’e-mails montre que sept demandes sur dix tiennent dans quatre formules. On écrit ces formules avec soin, on relie le planning des salles, on laisse le modèle remplir la fiche et la première page. Tout est relu. Le délai tombe à trois heures aux heures ouvrées.
La surprise vient ensuite. Les autres, mariages en deux langues ou lancements de produit, reçoivent désormais une matinée entière d’attention. C’est de là que viennent les plus beaux contrats de la saison.`,
    faq: `## Questions de commerciaux
### Et si l’assistant se trompe de prix ?
Il ne choisit pas les prix, il les lit dans votre grille. Une ligne sans prix reste vide et surlignée : un devis incomplet ne peut pas partir.
### Comment garder notre ton ?
En lui donnant vos meilleurs devis, et en écrivant vous-mêmes l’ouverture. Trois phrases suffisent à faire entendre quelqu’un.
### Faut-il un logiciel particulier ?
Il faut un planning des salles consultable et des tarifs dans un fichier propre. Le reste se branche sur la messagerie.
### Nos clients s’en apercevront-ils ?
Ils remarqueront que vous répondez vite et que vous avez compris. C’est rarement un motif de plainte.`,
    checklist: `## Les onze informations
- L’entreprise, la personne, et celle qui décidera.
- Le motif de la rencontre, en une ligne.
- Les dates, et leur degré de souplesse.
- L’effectif minimum et maximum.
- La disposition souhaitée de la salle.
- Le nombre de nuits et le type de chambres.
- Les repas, les pauses, les régimes particuliers.
- Le matériel : son, projection, captation.
- L’accès : train, car, personnes à mobilité réduite.
- Le budget, ou à défaut la dernière dépense comparable.
- La date à laquelle le choix sera fait.
Personne ne fournit tout cela d’emblée. L’essentiel est que chaque case vide apparaisse, et qu’un seul message demande les trois plus importantes.`,
    aside: `## La phrase que l’on n’automatise pas
Au milieu d’un devis bien fait, il y a une phrase inattendue. « Vous fêtez vos trente ans : la verrière date de la même année, et nous pourrions y servir l’apéritif. » Aucun modèle ne l’écrira, parce qu’il faut connaître la verrière et avoir lu la demande jusqu’au bout.
Gardez une ligne vide pour elle, en haut de la première page, et ne laissez rien partir tant qu’elle est blanche. Cette contrainte prend deux minutes. C’est souvent à elle que le client répond.`,
    objection: `## « Chaque demande est unique »
L’événement l’est ; la demande beaucoup moins. On vous parle presque toujours d’une date, d’un nombre, d’une salle et d’un repas. Reconnaître cette trame n’enlève rien à la singularité du projet : cela permet d’y arriver plus vite. Le couturier possède aussi des patrons, et personne ne lui reproche de couper en série.`,
    measure: `## Des chiffres qui parlent aux commerciaux
Le délai de première proposition, d’abord, mesuré en heures ouvrées. Le taux de visite ensuite, puis le taux de signature après visite : si le premier monte et que le second baisse, vous répondez plus vite, mais moins bien. Notez aussi la part des demandes refusées parce que la date était prise ; elle justifie souvent une politique d’options plus courte.
Enfin, demandez aux clients perdus la raison de leur choix. Une ligne suffit, et beaucoup répondront.`
  },
  closings: [
    'Ressortez les dix dernières demandes perdues et notez l’heure de votre réponse. C’est une lecture un peu cruelle, et un excellent point de départ. [Nous pouvons la faire ensemble](/#contact).',
    'Répondre vite n’est qu’une politesse ; répondre juste fait la vente. Si vos demandes de groupe s’empilent, [contactez-nous](/#contact) en joignant une demande récente et le devis qui l’a suivie.'
  ]
}
