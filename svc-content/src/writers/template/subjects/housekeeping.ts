import type { Subject } from './subject.ts'

export const housekeeping: Subject = {
  name: 'housekeeping',
  kind: 'work',
  terms: {
    topic: 'l’organisation des étages',
    do: 'organiser les étages',
    items: 'départs',
    team: 'le service des étages'
  },
  titles: {
    guide: [
      'Organiser le ménage des chambres avec l’IA : un plan en cinq temps',
      'Étages d’hôtel : mesurer, prévoir, répartir, signaler, ajuster'
    ],
    mistakes: [
      'Étages d’un hôtel : trois façons de mal automatiser',
      'Ménage d’hôtel : la durée d’une chambre n’est pas un objectif'
    ],
    day: [
      'Une matinée aux étages, avec un planning qui change toutes les heures',
      'Le carnet d’une gouvernante : un jour de grand départ',
      'Neuf heures, soixante-deux chambres à faire : la journée vue des étages'
    ],
    faq: ['Étages et IA : les questions des gouvernantes'],
    case: [
      'La chambre 214 : comment un hôtel a cessé de réparer trois fois la même panne',
      'Une climatisation, sept signalements : petite histoire de maintenance'
    ]
  },
  leads: [
    'À neuf heures, la gouvernante reçoit une liste de départs. À neuf heures dix, elle est fausse. Tout l’art des étages consiste à travailler avec une liste fausse, et c’est là qu’une prévision bien faite rend service.',
    'On parle d’intelligence artificielle à la réception, au marketing, à la direction. Rarement dans les couloirs, où se jouent pourtant une bonne part du budget d’un hôtel et la première impression de tous les clients.'
  ],
  sections: {
    context: `## Un métier d’imprévus
Un départ tardif, un enfant malade, un client qui veut dormir jusqu’à midi, un ascenseur en panne : le planning de l’étage est un organisme vivant. Les logiciels de gestion en donnent une photographie, prise la veille. La gouvernante fait le reste, de mémoire et au téléphone.
Ce qui se prévoit tient en peu de chose, mais compte beaucoup : l’heure probable des départs selon le type de clientèle, la durée réelle d’une recouche, le linge nécessaire demain. Un modèle apprend ces régularités en quelques semaines. Il ne saura jamais que le client de la 31 est en deuil, et c’est pourquoi la dernière décision reste à l’étage.`,
    guide: `## Un plan de travail en cinq temps
1. **Mesurer sans chronométrer les personnes.** Durée moyenne par type de chambre et de service, jamais par employée. La différence décide de la confiance.
2. **Prévoir les départs.** Motif du séjour, heure de train connue, habitude du client : trois indices suffisent à ordonner la matinée.
3. **Répartir par secteurs.** Moins de pas, moins de chariots qui se croisent, et une charge équilibrée en effort plutôt qu’en nombre de chambres.
4. **Signaler d’un geste.** Une photographie et trois mots dictés créent la demande de réparation, dans la langue de chacune.
5. **Ajuster à onze heures.** Un seul recalcul dans la matinée. Un plan qui bouge sans cesse n’est plus un plan.
Après un mois, on compare avec l’ancien système en interrogeant d’abord celles qui ont poussé les chariots.`,
    mistakes: `## Trois façons de mal faire
### Réduire la durée d’une chambre
L’outil montre que certaines chambres prennent vingt-deux minutes. On fixe la norme à vingt-deux. Deux mois plus tard, les dos souffrent et les avis parlent de poussière. La moyenne n’est pas un objectif ; elle contient les jours où tout allait bien.
### Suivre les personnes à la trace
Une localisation permanente n’apporte rien que l’état des chambres ne dise déjà, et elle est juridiquement périlleuse. On suit des chambres.
### Laisser la maintenance à part
Une ampoule signalée sur papier sera signalée trois fois. Tant que les étages et la technique n’ont pas la même liste, aucun algorithme ne réparera quoi que ce soit.`,
    day: `## Un jour de grand départ
**7 h 50.** Soixante-deux départs annoncés. La prévision en place quarante avant dix heures : un groupe prend le train de 10 h 12. On commence par leur étage.
**9 h 15.** Le groupe part en avance. Les six premières chambres sont libérées d’un coup ; la liste se réordonne, une seule fois, et deux collègues changent d’étage.
**10 h 40.** Fuite sous un lavabo. Photographie, trois mots en portugais, le technicien lit en français et arrive avec la bonne pièce.
**11 h.** Recalcul. Il manquera du linge de bain vers quatorze heures ; la lingerie l’apprend trois heures plus tôt que d’habitude.
**13 h 20.** Une famille attend dans le hall avec un nourrisson. La gouvernante passe devant le plan et fait préparer la 118. L’outil protestera ; personne ne l’écoutera, et c’est bien ainsi.
**15 h.** Tout est rendu, vingt minutes plus tôt que le dernier grand départ.`,
    faq: `## Questions de gouvernantes
### Cela va-t-il nous donner plus de chambres ?
C’est une décision de direction, pas d’outil. Demandez qu’elle soit écrite avant l’essai : le temps retrouvé ira aux chambres difficiles.
### Et celles qui n’aiment pas les écrans ?
La voix suffit. On dicte, dans sa langue, et le message arrive traduit. Un tableau imprimé le matin reste possible.
### La maintenance prédictive fonctionne-t-elle ?
Avec des capteurs sur les gros équipements, oui. Pour le reste, la lecture attentive des signalements passés apporte déjà l’essentiel, sans un seul capteur.
### Qui corrige le plan ?
Vous. Si le bouton de correction demande plus de deux gestes, refusez l’outil.`,
    case: `## Sept signalements
L’hôtel est imaginaire, la chambre 214 existe partout. En un an, sa climatisation avait été signalée sept fois, par sept personnes, en quatre langues et sous cinq noms : « clim bruit », « fait froid », « moteur fenêtre ». Sept interventions, sept fiches closes, et des clients déplacés chaque été.
Un stagiaire fait lire à un modèle trois années de signalements et lui demande de regrouper ceux qui décrivent la même chose au même endroit. La 214 sort en tête, suivie d’une douche du troisième et d’une porte coupe-feu. Onze endroits concentrent le tiers des interventions.
On remplace un moteur, on refait une évacuation, on change une charnière. L’année suivante, la technique a retrouvé ses jeudis. Elle les passe à l’entretien préventif, celui que l’on remet toujours.`,
    aside: `## Le linge, ce grand oublié
Une chambre attend rarement une personne ; elle attend des draps. La prévision du linge se fait pourtant au jugé, avec des réserves énormes un jour et rien le lendemain. Il suffit de croiser les départs attendus, les types de lits et le délai de la blanchisserie pour connaître, deux jours à l’avance, ce qui manquera.
Le calcul tient dans un tableur. Un modèle l’affine quand les saisons s’en mêlent. Dans les deux cas, commencez par compter ce qui dort dans les placards : on y trouve souvent de quoi tenir un week-end.`,
    objection: `## « Un bon planning tient dans la tête de la gouvernante »
Il y tient très bien, jusqu’à ses vacances. L’outil ne prétend pas la remplacer, il note ce qu’elle décide et pourquoi. Au bout de quelques mois, son adjointe dispose d’un point de départ raisonnable, et elle-même part l’esprit plus léger. C’est un argument qu’il vaut mieux lui présenter ainsi ; elle en trouvera d’autres.`,
    measure: `## Les bons indicateurs d’étage
L’heure à laquelle la dernière chambre est rendue, l’écart entre la charge des équipes, le nombre de pannes signalées deux fois : voilà qui éclaire. Ajoutez une question posée chaque vendredi, à main levée : la semaine a-t-elle été plus dure, moins dure, pareille ?
Si les minutes baissent et que les mains disent « plus dure », croyez les mains. Un étage qui s’épuise finit par coûter en absences tout ce qu’il a fait gagner en planning.`
  },
  closings: [
    'Reprenez vos signalements techniques de l’année et cherchez ceux qui parlent du même endroit. Si le tri vous dépasse, [parlez-nous-en](/#contact) : nous chercherons vos chambres 214 avec vous.',
    'Les étages méritent les mêmes outils que la réception, et le même respect. Venez avec votre gouvernante : [notre premier rendez-vous](/#contact) se passera très bien dans la lingerie.'
  ]
}
