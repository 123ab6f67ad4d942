import type { Subject } from './subject.ts'

export const restaurantForecast: Subject = {
  name: 'restaurant-forecast',
  kind: 'work',
  terms: {
    topic: 'la prévision des couverts',
    do: 'prévoir les couverts',
    items: 'services',
    team: 'la cuisine'
  },
  titles: {
    guide: [
      'Prévoir le nombre de couverts : la méthode d’un restaurant d’hôtel',
      'Moins de gaspillage en cuisine grâce à une prévision simple',
      'Commander juste : bâtir sa prévision de couverts en un mois'
    ],
    mistakes: [
      'Prévision de couverts : quatre erreurs coûteuses',
      'Pourquoi une prévision de couverts se trompe'
    ],
    faq: [
      'Restaurant et IA : les questions des chefs',
      'Prévoir ses couverts : précision, caisse, clients de passage'
    ],
    comparison: [
      'Flair du chef, moyenne, modèle : qui prévoit le mieux les couverts ?',
      'Trois méthodes de prévision comparées en cuisine'
    ],
    case: [
      'Le buffet qui débordait : comment jeter moitié moins',
      'Petit-déjeuner d’hôtel : l’enquête des neuf kilogrammes',
      'Un seau, une balance, un tableur : histoire d’un petit-déjeuner moins gaspilleur'
    ]
  },
  leads: [
    'En cuisine, on prévoit depuis toujours. On regarde le ciel, le calendrier, le carnet de réservations, et l’on commande. L’intelligence artificielle ne change pas ce geste ; elle l’empêche d’oublier que la fête des écoles tombe samedi.',
    'Un plat jeté a été acheté, transporté, épluché, cuit, dressé, débarrassé. Peu de dépenses traversent autant de mains pour finir dans un seau. Prévoir un peu mieux, c’est d’abord respecter ce travail.'
  ],
  sections: {
    context: `## Ce qui fait varier une salle
Le jour de la semaine explique à lui seul une grande part des variations. Viennent ensuite le remplissage de l’hôtel, la météo, les événements voisins, les vacances, la fin du mois. Aucun de ces facteurs n’est mystérieux ; c’est leur combinaison qui échappe, surtout un mercredi de mai à la veille d’un pont pluvieux.
Un modèle modeste, nourri de dix-huit mois de tickets, fait cette combinaison sans effort. Il ne connaît pas la cuisine : il donne un nombre et une fourchette. Au chef d’en déduire ce qu’il met à mariner et ce qu’il peut décider au dernier moment.`,
    guide: `## Un mois pour prévoir
1. **Récupérer les tickets.** Date, heure, nombre de couverts, plats. Dix-huit mois si possible, nettoyés des fermetures et des privatisations.
2. **Ajouter le calendrier.** Vacances, matchs, marchés, congrès. Un tableau que le maître d’hôtel complète en dix minutes par semaine.
3. **Prévoir en silence.** Pendant deux semaines, l’outil annonce, personne ne regarde, puis on compare avec la réalité et avec le pari du chef.
4. **Relier aux recettes.** Quarante couverts deviennent des kilogrammes. Les fiches techniques doivent être exactes, et cela seul justifie le chantier.
5. **Décider par familles.** Ce qui se garde suit le haut de la fourchette, ce qui périme suit le bas, quitte à retirer un plat de l’ardoise à treize heures trente.
Chaque soir, une ligne : prévu, servi, jeté. Le progrès vient de cette ligne.`,
    mistakes: `## Quatre erreurs coûteuses
### Apprendre sur les jours de rupture
Le poisson manquait à midi et demi : le ticket dit douze portions, la demande en voulait vingt. Sans cette note, le modèle apprend à manquer.
### Confondre couverts et appétit
Un groupe de cyclistes ne mange pas comme un séminaire. Le motif du repas vaut autant que le nombre.
### Viser le chiffre exact
Une prévision honnête est une fourchette. Commander au milieu pour tout revient à se tromper partout un peu.
### Oublier le personnel
Si l’on prévoit mieux les assiettes sans toucher aux horaires, une part du gain reste dans la salle vide du lundi.`,
    faq: `## Les questions des chefs
### La machine va-t-elle écrire ma carte ?
Non. Elle peut en revanche vous dire quels plats se vendent ensemble et, si la plonge le note, lesquels reviennent à moitié pleins. Ce que vous en faites vous regarde.
### Je n’ai pas de logiciel de caisse récent. Est-ce perdu ?
Un export, même laid, suffit. Beaucoup de caisses anciennes en produisent un que personne n’a jamais demandé.
### Quelle précision espérer ?
Cela dépend de votre clientèle, et l’essai de deux semaines vous le dira mieux que nous. Ce qui compte est de se tromper moins que la semaine d’avant.
### Et les clients de passage ?
La météo et le jour du marché les annoncent assez bien. Pas tous : gardez une entrée qui se prépare en quatre minutes.`,
    comparison: `## Trois prévisionnistes
| Méthode | Jours ordinaires | Jours exceptionnels | Coût |
| Le flair du chef | Bon, un peu généreux | Excellent | Nul, mais il prend des congés |
| La moyenne du même jour | Correcte | Mauvaise | Nul |
| Le modèle | Très bon | Moyen sans calendrier à jour | Quelques heures, puis un abonnement |
| Le chef et le modèle ensemble | Très bon | Excellent | La somme des deux |
La dernière ligne n’est pas une politesse. Le modèle rappelle ce que l’on oublie, le chef sait ce qui n’est écrit nulle part. Faites noter à chacun son pari avant d’ouvrir l’enveloppe : le jeu prend vite, et les écarts racontent toujours quelque chose. Après deux mois, on sait sur quels jours se fier à qui.`,
    case: `## Le buffet qui débordait
Quatre-vingts chambres, un buffet réputé, et neuf kilogrammes jetés chaque matin. L’établissement est inventé, et ses chiffres avec lui. Le chef refusait l’idée de réduire : un buffet vide à neuf heures, c’est un avis d’une étoile à dix.
On n’a donc pas réduit, on a regardé. Une balance, un seau par famille d’aliments, un tableur. En trois semaines, les œufs brouillés et la charcuterie tranchée font la moitié du poids. Le reste suit deux variables : la part de clientèle d’affaires et l’heure du premier train.
La prévision du soir indique désormais combien de plaques préparer, et à quel rythme réapprovisionner en petits plats. Le buffet paraît plus abondant parce qu’il est renouvelé. On y jette quatre kilogrammes. Le chef a gardé la balance ; il y pose parfois autre chose, pour voir.`,
    aside: `## Le menu comme amortisseur
La meilleure prévision reste une erreur plus petite. Il faut donc une carte capable de l’absorber : un plat du jour qui reprend les mêmes légumes sous une autre forme, une soupe, un dessert qui se garde, une entrée montée à la demande. Les cuisinières de famille n’ont jamais procédé autrement.
Une fois cette souplesse en place, la prévision sert à choisir le moment : combien mettre en cuisson à midi moins le quart, et quand s’arrêter. On cesse de parier gros une fois par jour pour parier petit toutes les demi-heures.`,
    objection: `## « La cuisine n’est pas une science »
Sans doute, mais la commande du jeudi en est presque une. Distinguez ce qui relève de l’art et ce qui relève du compte. Nul ne demande à une machine de goûter la sauce ; on lui demande de se rappeler que le lundi de Pâques, l’an dernier, on a servi trente-deux personnes. Le chef qui n’a plus à s’en souvenir a l’esprit libre pour la sauce.`,
    measure: `## Peser, comparer, afficher
Trois nombres par semaine suffisent : le poids jeté par couvert, l’écart entre prévu et servi, le nombre de ruptures avant la fin du service. Le troisième garde les deux autres honnêtes, car il est facile de ne rien jeter en ne servant rien.
Affichez-les près du passe, sans commentaire. Une brigade qui voit sa courbe descendre n’a pas besoin de discours ; une brigade que l’on accuse cesse de peser.`
  },
  closings: [
    'Posez une balance près de la plonge pendant sept jours. Vous saurez ce que vaudrait une prévision, et peut-être n’en aurez-vous pas besoin. Dans le cas contraire, [apportez-nous ces sept nombres](/#contact).',
    'Prévoir n’est pas deviner : c’est se souvenir avec méthode. Si vos tickets de caisse dorment dans un tiroir numérique, [voyons ensemble](/#contact) ce que l’on peut en tirer, si possible sans changer votre logiciel.'
  ]
}
