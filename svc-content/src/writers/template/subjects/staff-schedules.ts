import type { Subject } from './subject.ts'

export const staffSchedules: Subject = {
  name: 'staff-schedules',
  kind: 'work',
  terms: {
    topic: 'la préparation des plannings',
    do: 'préparer un planning',
    items: 'plannings',
    team: 'l’encadrement'
  },
  titles: {
    guide: [
      'Faire ses plannings avec l’IA : partir des règles, finir avec les gens',
      'Un planning équitable en quatre semaines : la démarche'
    ],
    mistakes: [
      'Plannings automatiques : quatre injustices que personne n’a voulues',
      'Horaires calculés : plaintes, coupures, binômes, dernier moment'
    ],
    case: [
      'Onze dimanches ou vingt-six : récit d’une paix retrouvée',
      'Comment une brasserie a cessé de se disputer ses dimanches'
    ],
    faq: [
      'Plannings et IA : ce que demandent responsables et salariés',
      'Horaires, repos, échanges : questions sur le planning assisté'
    ],
    checklist: ['Relire un planning avant de l’afficher : dix vérifications']
  },
  leads: [
    'Le planning est le document le plus lu d’une entreprise, et le plus discuté. Celui qui le compose y passe ses dimanches. Le faire calculer par une machine paraît une délivrance ; ce n’en est une que si l’on a d’abord écrit ce qui est juste.',
    'Six semaines d’avance, des repos respectés, des week-ends partagés : sur le papier, rien de plus simple. Puis quelqu’un tombe malade un vendredi soir. La qualité d’un planning se révèle le jour où il se casse.'
  ],
  sections: {
    context: `## Un problème de règles avant d’être un calcul
Les ordinateurs savent composer des plannings depuis longtemps, sans la moindre intelligence artificielle au sens où on l’entend aujourd’hui. Un calcul d’optimisation respecte les repos, les contrats et les effectifs mieux que quiconque. Ce qu’il ignore, ce sont les règles que personne n’a écrites : Paul ne travaille jamais avec son beau-frère, Nadia a son cours le mardi, on ne donne pas deux fermetures de suite à un débutant.
Les modèles de langage apportent ici quelque chose de neuf. Ils transforment ces phrases en contraintes, expliquent pourquoi un planning est impossible, et répondent à la question que chacun pose : « pourquoi moi, dimanche ? »`,
    guide: `## Quatre semaines pour un planning équitable
1. **Semaine 1 : écrire les règles.** La loi et la convention d’abord, les accords de la maison ensuite, les souhaits enfin. Trois listes, trois couleurs.
2. **Semaine 2 : rejouer le passé.** On fait recalculer deux mois anciens et l’on compare. Les écarts révèlent les règles oubliées.
3. **Semaine 3 : proposer.** Le responsable reçoit trois plannings possibles, avec leurs défauts en clair. Il choisit et corrige.
4. **Semaine 4 : ouvrir les échanges.** Les salariés proposent un échange, l’outil vérifie qu’il est permis, le responsable accepte.
Le compteur de week-ends et de soirées est visible de tous, depuis le premier jour. L’équité qui ne se voit pas ne calme personne.`,
    mistakes: `## Quatre injustices involontaires
### Récompenser ceux qui se plaignent
Si les souhaits saisis pèsent plus que les silences, les discrets auront tous les samedis. Donnez à chacun le même nombre de vœux.
### Découper les journées
Le calcul adore les coupures : deux heures le matin, trois le soir. Fixez un nombre maximal, sans quoi l’optimisation se fera sur la vie des gens.
### Figer les binômes gagnants
On associe toujours les meilleurs, parce que le service est fluide. Les autres n’apprennent plus.
### Changer au dernier moment
Un planning recalculé le jeudi pour le samedi est peut-être meilleur. Il est aussi, souvent, interdit.`,
    faq: `## Responsables et salariés demandent
### L’outil peut-il imposer un horaire ?
Non. Il propose ; l’employeur décide et en répond, dans le respect des délais de prévenance prévus par la loi et les accords.
### Mes raisons personnelles seront-elles enregistrées ?
Elles ne doivent pas l’être. « Indisponible le mardi » suffit ; le motif ne regarde personne.
### Combien de temps gagne-t-on ?
Comptez vos heures avant l’essai, puis après. Comptez aussi les appels du soir : c’est là que le soulagement se remarque.
### Et si l’équipe préfère l’ancien système ?
Gardez-le pour les vœux et les échanges, et n’automatisez que les vérifications. C’est déjà la moitié du service rendu.`,
    case: `## La paix des dimanches
La brasserie est imaginaire, la dispute ne l’est guère. Quatorze salariés, sept dimanches qui fâchent, un gérant accusé de favoriser la cuisine. Il jure que non. Personne n’a jamais compté.
On compte. Sur un an, l’écart va de onze à vingt-six dimanches travaillés, et ce n’est pas la cuisine qui en a le moins. Le gérant est le premier surpris : il remplissait les trous avec ceux qui disaient oui au téléphone.
L’équipe écrit alors ses règles, un lundi de fermeture, autour d’un plat. Il y en a neuf. L’outil les applique, et affiche le compteur à côté de la machine à café. Les trois premiers plannings sont corrigés à la main, les suivants à peine. Au bout de six mois, l’écart est tombé à quatre. On se dispute encore, mais à propos de la musique.`,
    checklist: `## Dix vérifications
- Les repos quotidiens et hebdomadaires sont respectés, de semaine à semaine.
- Aucune durée maximale n’est dépassée, heures supplémentaires comprises.
- Les délais d’affichage sont tenus.
- Chaque service compte une personne qui sait ouvrir et une qui sait fermer.
- Les débutants ne sont jamais seuls.
- Les vœux acceptés sont répartis, et les refus expliqués.
- Le compteur de week-ends est à jour.
- Les congés posés figurent bien sur la grille.
- Deux personnes peuvent être appelées en renfort, et le savent.
- Quelqu’un d’autre que l’auteur l’a relu.
Lors d’une absence imprévue, on ne recommence pas le planning : on cherche le plus petit changement possible. Une personne dérangée vaut mieux que quatre, même si le résultat est moins élégant.`,
    aside: `## Ce qui ne se calcule pas
Un bon planning tient compte de choses que nul n’a saisies : une amitié qui fait tourner la cuisine, une fatigue que l’on devine, un anniversaire. Le responsable qui les connaît corrige deux cases, et toute la semaine s’en ressent. Il ne faut pas vouloir les mettre en règles ; elles perdraient leur sens, et certaines ne regardent personne.
Laissez donc au calcul ce qui est dû à tous, et aux humains ce qui se donne. L’outil doit accepter la correction sans demander de motif.`,
    objection: `## « L’équipe s’arrange très bien toute seule »
Quand c’est vrai, n’y touchez pas. Vérifiez seulement deux points : que les arrangements sont connus de celui qui en répond, et qu’ils ne se font pas toujours aux dépens des mêmes. Un accord tacite convient aux anciens ; le dernier arrivé, lui, n’ose pas refuser. Une simple trace des échanges, visible de tous, conserve la souplesse et supprime le soupçon.`,
    measure: `## Comment savoir s’il est bon
Un bon planning se lit dans trois chiffres : le nombre de modifications après affichage, l’écart entre les personnes pour les soirées et les week-ends, les départs de l’année. Le premier baisse vite. Le deuxième demande un trimestre. Le troisième est lent, et c’est pour lui que l’on fait tout cela.
Posez aussi une question deux fois par an : « pouvez-vous prévoir votre vie à trois semaines ? » La part des oui résume l’affaire.`
  },
  closings: [
    'Comptez les week-ends de l’an dernier, personne par personne, avant toute autre chose. Si le résultat vous étonne, [venez en parler](/#contact) : neuf règles écrites à table font un bon début.',
    'Un planning n’est jamais neutre ; autant qu’il soit discuté. Nous pouvons aider votre équipe à écrire ses règles : [dites-nous combien vous êtes](/#contact).'
  ]
}
