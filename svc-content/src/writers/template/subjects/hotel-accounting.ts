import type { Subject } from './subject.ts'

export const hotelAccounting: Subject = {
  name: 'hotel-accounting',
  kind: 'work',
  terms: {
    topic: 'le rapprochement comptable',
    do: 'rapprocher les encaissements',
    items: 'écritures',
    team: 'le service comptable'
  },
  titles: {
    guide: [
      'PMS et comptabilité : supprimer la double saisie en six étapes',
      'Rapprocher les encaissements d’un hôtel sans y passer ses matinées'
    ],
    mistakes: ['Liaison entre PMS et comptabilité : quatre erreurs de branchement'],
    comparison: [
      'Export, connecteur, robot : trois façons de relier un PMS à la comptabilité',
      'Relier ses logiciels d’hôtel : ce que vaut chaque solution'
    ],
    faq: [
      'Comptabilité hôtelière et IA : les questions des contrôleurs',
      'Échecs, écarts, contrôles : la liaison comptable en questions'
    ],
    case: [
      'L’écart de quatorze euros : enquête dans une comptabilité d’hôtel',
      'Comment un hôtel a retrouvé l’origine de ses écarts'
    ]
  },
  leads: [
    'Chaque matin, dans des milliers d’hôtels, quelqu’un recopie la main courante dans un tableur, puis le tableur dans un logiciel comptable. Cette personne a fait des études, elle aime son métier, et elle passe une heure à être une imprimante.',
    'Le PMS connaît les séjours, la banque connaît les paiements, la comptabilité voudrait connaître les deux. Entre eux, il manque rarement un logiciel. Il manque une table de correspondance et quelqu’un pour la tenir.'
  ],
  sections: {
    context: `## Trois vérités qui ne coïncident pas
Le PMS enregistre ce qui est dû à la date du séjour. La banque enregistre ce qui est arrivé, deux jours plus tard, commissions déduites, regroupé par lots. La comptabilité veut savoir à quelle période et à quel taux rattacher le tout. Aucune n’a tort ; elles ne parlent pas de la même chose.
Le rapprochement consiste à relier ces trois récits. Les cas simples se traitent par des règles. Les autres, un acompte sur deux séjours, une annulation remboursée en partie, un virement de plateforme couvrant quarante dossiers, se prêtent bien à une proposition calculée, que l’on accepte ou que l’on refuse.`,
    guide: `## Six étapes
1. **Dessiner le trajet.** De la réservation à l’écriture, qui touche à quoi ? Le dessin révèle en général deux saisies de trop.
2. **Aligner les codes.** Chaque prestation du PMS correspond à un compte, un taux de TVA, un axe analytique. C’est la fameuse table ; elle tient sur deux pages.
3. **Traiter les encaissements.** Espèces, cartes, virements, plateformes : un flux à la fois, en commençant par le plus gros.
4. **Proposer les rapprochements.** Montant, date, référence et nom donnent un degré de certitude. Au-dessus du seuil, on valide par lot.
5. **Isoler les écarts.** Ils vont dans un compte d’attente, avec une explication obligatoire et une date limite.
6. **Clore.** Un état d’une page, chaque matin, signé par celui qui l’a lu.
L’intelligence artificielle intervient à la quatrième étape. Les autres la rendent possible.`,
    mistakes: `## Quatre erreurs de branchement
### Transmettre le détail de tout
Huit cents lignes par jour noient le comptable. On transmet des totaux par nature, et le détail reste consultable dans le PMS.
### Oublier les modifications tardives
Une note rectifiée après la clôture change un jour déjà envoyé. Sans règle, les deux logiciels divergent pour toujours.
### Confondre acompte et recette
L’argent reçu pour la saison prochaine n’est pas un chiffre d’affaires. La TVA, elle, peut être due tout de suite ; la règle doit le prévoir.
### Négliger la taxe de séjour
Elle n’est ni une recette ni toujours collectée par vous. Certaines plateformes la reversent elles-mêmes : il faut savoir lesquelles.`,
    comparison: `## Trois liaisons possibles
| Solution | Mise en place | Solidité | Pour qui |
| Export et import de fichiers | Quelques jours | Bonne, si le format ne change pas | Un hôtel, un comptable |
| Connecteur entre logiciels | Deux à quatre semaines | Très bonne | Plusieurs sites |
| Robot qui clique à l’écran | Une à deux semaines | Fragile | Logiciel fermé, en attendant mieux |
Le fichier a mauvaise réputation ; il est pourtant lisible, archivable et facile à contrôler. Le connecteur évite les oublis mais suppose que les deux éditeurs le maintiennent. Le robot dépanne, et se casse à la première mise à jour. Choisissez d’après la fréquence des changements plutôt que d’après l’élégance.`,
    faq: `## Questions de contrôleurs
### Peut-on automatiser sans changer de PMS ?
Le plus souvent. Beaucoup produisent une main courante exportable ; le travail consiste à la rendre régulière.
### Qui est averti en cas d’échec ?
Une personne nommée, le matin, avant huit heures. Une liaison muette est plus dangereuse qu’une liaison absente.
### Que deviennent les écarts de caisse ?
Ils sont constatés, expliqués et passés dans le compte prévu. Une machine ne doit jamais les faire disparaître, même pour quelques centimes.
### Les contrôles fiscaux acceptent-ils cela ?
Ils demandent une piste d’audit : de l’écriture au séjour, et retour. Une liaison bien faite l’améliore.`,
    case: `## Quatorze euros
L’établissement de cette enquête est fictif, l’écart est de ceux que chaque comptable a rencontrés. Tous les jours, ou presque, il manquait quatorze euros entre le PMS et la banque. Parfois vingt-huit. On passait l’écart, faute de temps.
En rapprochant huit mois d’un coup, la proposition automatique regroupe les jours concernés. Ils ont un point commun : un petit-déjeuner offert aux clients d’une plateforme, saisi comme encaissé. Quatorze euros, deux personnes. Le geste commercial avait été paramétré un soir de mars, par quelqu’un qui n’était plus là.
La somme totale restait modeste, un peu moins de deux mille euros. L’effet sur l’équipe le fut moins : si celui-là avait une cause, les autres aussi. En deux mois, onze écarts récurrents sur treize ont trouvé la leur, et l’on a cessé de « passer ».`,
    aside: `## Le directeur lit-il l’état du matin ?
On produit un tableau de quarante lignes, fidèle, complet, que personne ne regarde. Demandez à celui qui le reçoit quelles trois lignes il lit vraiment. Placez-les en haut, en gros, avec l’écart par rapport à la même date de l’an passé, et une phrase d’explication quand il dépasse un seuil.
Cette phrase peut être préparée automatiquement, à partir des événements et des groupes du jour. Elle ne prétend pas analyser ; elle évite de poser la question. Le reste du tableau demeure disponible, pour les jours où l’on doute.`,
    objection: `## « Notre comptable préfère vérifier à la main »
Laissez-lui la vérification, ôtez-lui la recopie. Les deux se confondent parce qu’en recopiant, on voit passer les chiffres et l’on repère l’anomalie. Demandez-lui ce qu’elle remarque ainsi, et faites-en des contrôles explicites. Elle sera souvent étonnée d’en compter une douzaine. Une fois qu’ils sont écrits, elle les confie sans inquiétude, et garde pour elle le treizième, celui qu’on ne sait pas dire.`,
    measure: `## Savoir si la liaison est saine
Trois relevés : l’heure à laquelle la journée de la veille est close, le montant du compte d’attente, l’âge de sa plus vieille ligne. Le dernier est le plus parlant. Un compte d’attente dont rien ne dépasse dix jours témoigne d’une maison tenue ; une ligne de l’an passé annonce les autres.
Comptez aussi les erreurs de ressaisie, avant et après : c’est là que la différence se voit d’abord. Le temps gagné, lui, dépend surtout de la qualité de la table qui fait correspondre les comptes.`
  },
  closings: [
    'Imprimez la main courante d’hier et suivez une seule note, du comptoir au grand livre. Comptez les recopies. Avec ce dessin et le nom de vos logiciels, [nous pourrons chercher avec vous](/#contact) celles dont on peut se passer.',
    'La bonne comptabilité ressemble à une chambre bien faite : on ne remarque rien. Pour en arriver là sans changer tous vos outils, [commençons par une heure de conversation](/#contact).'
  ]
}
