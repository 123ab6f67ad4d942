import type { Subject } from './subject.ts'

export const yieldManagement: Subject = {
  name: 'yield-management',
  kind: 'work',
  terms: { topic: 'la révision des prix', do: 'réviser ses prix', items: 'dates', team: 'la réception' },
  titles: {
    guide: [
      'Yield management : construire sa première grille de prix en une semaine',
      'Fixer ses tarifs de chambre avec méthode, sans revenue manager',
      'Du tarif unique aux prix par palier : le chemin d’un petit hôtel'
    ],
    mistakes: [
      'Prix des chambres : quatre réflexes qui coûtent cher',
      'Yield management : copier, brader, fermer, oublier la durée'
    ],
    faq: [
      'Yield management et IA : vos questions, nos réponses',
      'Prix dynamiques : les réponses à donner à votre équipe et à vos clients'
    ],
    comparison: [
      'Tableur, règles ou prévision par IA : trois façons de piloter ses prix',
      'Quel outil de yield pour un petit hôtel ?'
    ],
    day: [
      'Une journée avec une directrice d’hôtel et son outil de prévision',
      'De huit heures à dix-neuf heures : le yield au quotidien'
    ],
    case: [
      'Comment un hôtel de bord de mer a cessé de brader ses dimanches',
      'Vingt-huit chambres et un calendrier : récit d’une saison mieux vendue'
    ]
  },
  leads: [
    'Le prix d’une chambre se décide souvent une fois par an, un soir de novembre, devant un tableau de l’année passée. Le reste du temps, on l’oublie. Le yield management consiste à le regarder chaque semaine, avec des règles que l’on a soi-même écrites.',
    'Une chambre vide ce soir ne se vendra pas demain. Cette évidence pousse à baisser les prix trop tard et à les monter trop peu. Un peu d’historique, quelques paliers et une prévision honnête suffisent à remettre les décisions dans le bon ordre.',
    'Les grandes chaînes changent leurs tarifs plusieurs fois par jour. Un hôtel indépendant n’en a ni le besoin ni les moyens ; mais il a un avantage qu’elles n’ont pas : son directeur connaît sa ville, ses clients et ses mariages du mois de juin.'
  ],
  sections: {
    context: `## Remplir n’est pas vendre || ## Le piège du taux d’occupation
Un hôtel affiche complet et tout le monde se félicite. Pourtant, si les dernières chambres sont parties trois semaines avant la date, c’est que la demande était plus forte que le prix. À l’inverse, un mardi à moitié vide n’appelle pas forcément une remise : ceux qui viennent pour affaires auraient payé le même prix, et les autres ne seraient pas venus.
L’indicateur utile est le revenu par chambre disponible, diminué des commissions et des frais d’une chambre occupée. Il oblige à regarder en même temps le prix, le remplissage et le canal de vente. Une prévision, qu’elle sorte d’un carnet ou d’un modèle, ne sert qu’à cela : savoir assez tôt si une date part plus vite ou plus lentement que d’habitude.`,
    guide: `## Une semaine de travail, jour par jour
1. **Lundi, l’historique.** Exportez vingt-quatre mois de réservations avec la date d’achat, la date de séjour, le canal et le prix hors petit-déjeuner.
2. **Mardi, le calendrier.** Coloriez les douze mois à venir en quatre niveaux de demande. Les salons, les ponts et les événements locaux comptent plus que les saisons.
3. **Mercredi, les paliers.** Cinq prix par type de chambre, du plus bas acceptable au plus haut assumé, avec un écart visible entre chacun.
4. **Jeudi, les seuils.** À soixante, trente et dix jours, notez le remplissage normal. Au-dessus, on monte d’un palier ; au-dessous, on attend ou l’on descend.
5. **Vendredi, la revue.** Vingt minutes, toujours à la même heure, pour passer en revue les quatre-vingt-dix prochaines nuits et noter les décisions.
La deuxième semaine, on ne change rien d’autre que les prix. Une règle à la fois, sinon personne ne saura ce qui a produit quoi.`,
    mistakes: `## Quatre réflexes à perdre
### Copier l’hôtel d’en face
Son prix dit ce qu’il espère, pas ce qu’il vend. Il peut être vide, en travaux, ou occupé par un groupe que vous ne voyez pas.
### Descendre la veille
Une remise de dernière minute se voit, se compare et se retient. Les habitués apprennent à patienter, et la baisse devient votre tarif normal.
### Fermer les petits canaux les bons jours
Le client qui réserve en direct trois mois à l’avance vaut mieux que la commission économisée un samedi de mai. Gardez toujours une porte ouverte pour lui.
### Oublier la durée de séjour
Une nuit seule vendue le samedi empêche un séjour de trois nuits. Sur les dates fortes, une durée minimale rapporte souvent plus qu’une hausse.`,
    faq: `## Ce que demandent les hôteliers
### Combien d’historique faut-il ?
Deux années complètes permettent de distinguer une habitude d’un accident. Avec une seule, on commence par des règles simples, et l’on conserve tout pour la suite.
### L’outil change-t-il les prix tout seul ?
Seulement si vous le décidez, et entre des bornes que vous fixez. Beaucoup d’hôteliers préfèrent une proposition chaque matin, acceptée d’un clic ou corrigée avec un motif.
### Les clients vont-ils se plaindre ?
Ils acceptent qu’un samedi d’août vaille plus qu’un mardi de février. Ils acceptent moins qu’un prix varie trois fois dans la même heure. Des paliers lisibles évitent ce malentendu.
### Quel gain peut-on espérer ?
Qui partait de deux tarifs par an a beaucoup à gagner ; un hôtel déjà bien suivi gagnera moins. Gardez quelques dates témoins : elles vous répondront mieux que nous.`,
    comparison: `## Trois façons de faire, trois niveaux d’effort
| Méthode | Temps par semaine | Ce qu’elle voit | Ce qui lui échappe |
| Le tableur | Deux heures | Les dates que l’on pense à ouvrir | Les mois lointains |
| Les règles du PMS | Une heure | Le remplissage du jour | Les dates semblables du passé |
| La prévision par IA | Vingt minutes | Le rythme de chaque date à venir | L’événement annoncé hier |
Le tableur n’a rien de honteux : il apprend à lire ses chiffres. Les règles automatiques le prolongent dès que l’on sait ce que l’on veut. La prévision n’apporte quelque chose qu’à la troisième étape, lorsque le nombre de dates, de chambres et de canaux dépasse ce qu’une personne peut suivre sans se lasser. Brûler les étapes revient à acheter un thermomètre avant de savoir quelle température on souhaite.`,
    day: `## De huit heures à dix-neuf heures
**8 h 10.** La directrice ouvre le tableau du jour avec son café. Trois dates sont signalées : elles partent plus vite que prévu. Deux correspondent au marathon, elle le savait ; la troisième l’intrigue.
**9 h.** Un appel à l’office de tourisme donne la clé : un congrès de dentistes, déplacé d’une semaine. Elle monte d’un palier et inscrit le motif. L’outil ne pouvait pas le deviner ; il a seulement remarqué que quelque chose se passait.
**11 h 30.** Une entreprise demande douze chambres pour un séminaire. La prévision indique combien d’individuels seraient perdus et à quel prix. La réponse part avec un tarif, une date d’option et une autre date, moins chère.
**16 h.** La réception signale deux annulations. Rien à changer : le rythme reste bon.
**18 h 45.** Cinq propositions pour le lendemain. Quatre acceptées, une refusée parce que la terrasse sera en travaux.`,
    case: `## Les dimanches d’un hôtel de bord de mer
L’hôtel est inventé, et les chiffres sont ronds. Vingt-huit chambres, une clientèle de fin de semaine, et des dimanches soir vendus à moitié prix depuis toujours, « parce que personne ne reste ».
En classant deux ans de réservations par date d’achat, on découvre autre chose. Les dimanches les moins chers étaient achetés par des couples qui auraient pris le samedi et le dimanche ensemble, mais que le site ne laissait pas composer leur séjour. La remise ne créait pas de clients : elle en récompensait qui étaient déjà venus.
L’hôtel a supprimé la remise, proposé un départ à quatorze heures le lundi et un prix pour deux nuits. Les dimanches se vendent à peine moins, pour un revenu nettement supérieur. Le modèle de prévision n’est venu qu’après, pour surveiller les autres jours ; l’essentiel tenait dans une colonne du fichier que personne n’avait triée.`,
    aside: `## Ce que les clients comprennent très bien
On craint l’incompréhension, et l’on oublie que chacun prend le train. Vos clients savent qu’un vendredi soir coûte plus qu’un mardi matin. Ce qu’ils jugent, c’est la loyauté : retrouver le même prix partout, ne pas découvrir de frais à la dernière page, obtenir une réponse quand ils demandent pourquoi.
Préparez cette réponse avec la réception. « Ce week-end est très demandé ; le suivant est à tel prix, si vos dates sont souples » : la phrase est vraie, aimable, et il arrive souvent qu’elle remplisse une date creuse.`,
    objection: `## « Mes clients sont des habitués »
Raison de plus pour soigner vos prix, car ce sont eux qui voient les écarts. Un tarif d’habitué, fixe et annoncé, se marie très bien avec des paliers : le fidèle sait qu’il échappe aux samedis d’août, et les autres paient ce que vaut la date. L’erreur serait de faire bénéficier tout le monde d’une douceur destinée à quelques-uns, ou de la retirer sans prévenir à ceux qui reviennent depuis dix ans.`,
    measure: `## Vérifier que les prix travaillent
Comparez toujours des périodes comparables : le deuxième week-end de mai avec le deuxième week-end de mai, pont compris ou non. Suivez le revenu net par chambre disponible, et à côté de lui deux garde-fous : la note moyenne des avis et la part des réservations directes.
Gardez quelques dates témoins sous l’ancienne méthode. C’est la seule manière d’éviter qu’une belle saison ne passe pour un bon algorithme. Au bout de trois mois, vous saurez si l’écart est réel ; au bout de douze, s’il tient.`
  },
  closings: [
    'Ouvrez votre export de réservations et regardez une seule chose : à combien de jours de l’arrivée vos meilleures dates se sont remplies. Si la réponse vous surprend, [parlons-en](/#contact) ; avec le nom de votre PMS et votre nombre de chambres, nous chercherons ce qui est possible.',
    'Des règles écrites, un rendez-vous par semaine, une prévision pour ce que l’œil ne suit plus : c’est assez pour une première saison. Pour que les clients ainsi gagnés vous trouvent sans intermédiaire, voyez aussi notre [accompagnement SEO pour les hôtels](/seo).'
  ]
}
