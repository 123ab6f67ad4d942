import type { Subject } from './subject.ts'

export const changeManagement: Subject = {
  name: 'change-management',
  kind: 'matter',
  terms: {
    topic: 'l’adoption d’un nouvel outil',
    do: 'faire adopter un outil',
    items: 'demandes',
    team: 'l’équipe'
  },
  titles: {
    guide: [
      'Faire adopter un outil d’IA par une équipe qui n’a rien demandé',
      'Conduite du changement et IA : les cent premiers jours'
    ],
    mistakes: [
      'Adoption de l’IA : les phrases qui braquent une équipe',
      'Projet IA : quatre phrases de manager à éviter'
    ],
    case: [
      'La réceptionniste qui ne voulait pas de l’outil : histoire d’un retournement',
      'Elle ne voulait pas de l’outil, elle forme les nouveaux : récit'
    ],
    faq: [
      'Mon équipe a peur de l’IA : que répondre ?',
      'Poste, surveillance, apprentissage : que répondre sur l’IA ?'
    ],
    day: [
      'Le premier jour d’un nouvel outil : chronique d’un lundi',
      'Croissants, essais, plaintes : un lundi de démarrage'
    ]
  },
  leads: [
    'L’outil fonctionne, l’essai l’a prouvé, et pourtant personne ne l’ouvre. Ce n’est pas un problème de formation ni de paresse. On a oublié de répondre à une question que nul n’a posée à voix haute : et moi, qu’est-ce que je deviens ?',
    'Une équipe ne résiste pas au changement ; elle résiste à ce qu’on lui change sans elle. La nuance est ancienne, et l’intelligence artificielle n’a fait que la rendre plus visible.'
  ],
  sections: {
    context: `## Ce que la résistance raconte
Quand un comptable refuse un outil, il sait souvent quelque chose. Que les fournisseurs italiens n’écrivent pas les dates comme les autres, que le chef signe toujours après coup, que l’exception du mois de mars revient chaque année. Traiter sa réticence comme un obstacle, c’est jeter cette connaissance.
D’autres résistances parlent d’identité. On a mis dix ans à bien rédiger un courrier, et une machine le fait en dix secondes. Que vaut alors ce talent ? La réponse honnête est qu’il change d’emploi : juger un texte demande plus de métier que l’écrire. Encore faut-il que quelqu’un le dise, et que la suite le confirme.`,
    guide: `## Les cent premiers jours
1. **Jours 1 à 10 : écouter.** Chaque personne décrit ce qui l’use et ce qu’elle ne veut pas perdre. On note les deux avec le même soin.
2. **Jours 11 à 30 : choisir avec elles.** La première tâche automatisée doit être la plus détestée, pas la plus rentable.
3. **Jours 31 à 60 : essayer à côté.** L’ancienne méthode reste disponible. Personne n’est obligé, tout le monde est invité.
4. **Jours 61 à 80 : corriger.** Une réunion courte par semaine, avec le pouvoir de modifier l’outil dans les deux jours.
5. **Jours 81 à 100 : décider.** L’équipe dit si l’on continue. Ce n’est pas une politesse : il faut accepter qu’elle dise non.
Les équipes à qui l’on reconnaît ce droit l’exercent rarement. C’est lui qui change le ton de tout le reste.`,
    mistakes: `## Quatre phrases à éviter
### « Cela va vous libérer pour des tâches à plus forte valeur »
Lesquelles ? Sans exemple, chacun entend une menace polie.
### « C’est très simple, vous verrez »
Celui qui peine se croit alors stupide, et se tait. Dites plutôt que les deux premières semaines sont pénibles.
### « Les autres sites y sont déjà »
La comparaison humilie. Organisez une visite, laissez les collègues parler entre eux, et sortez de la pièce.
### « De toute façon, nous n’avons pas le choix »
On a toujours celui de la manière. Une équipe privée de choix obéit, c’est-à-dire qu’elle fait exactement ce qu’on lui demande, et rien de plus.`,
    case: `## Celle qui ne voulait pas
Hélène est inventée, dans un hôtel qui pourrait être le vôtre. Vingt ans de réception, une mémoire des clients que toute la région lui envie. L’assistant de rédaction l’offense. Elle l’ouvre, lui fait écrire une réponse, et la montre à tout le monde en riant : il y propose un dîner dans un restaurant fermé depuis deux ans.
La directrice aurait pu insister. Elle lui demande au contraire de dresser la liste de tout ce que l’outil ignore. La liste atteint quatre pages : restaurants, raccourcis, chambres à éviter les soirs de fête. On la lui donne à lire, à l’outil. Ses réponses changent.
> Maintenant, il écrit presque comme moi. Je le corrige encore, mais comme on corrige une élève.
Hélène forme aujourd’hui les nouveaux, avec sa liste, qui compte neuf pages. Personne n’en a vu de meilleure.`,
    faq: `## Que répondre ?
### « Vais-je perdre mon poste ? »
Répondez par ce que vous savez : ce qui est décidé, ce qui ne l’est pas, et quand vous le direz. Une promesse vague inquiète plus qu’une incertitude avouée.
### « Est-ce que cet outil me surveille ? »
Montrez les données recueillies, à l’écran. Si des statistiques individuelles existent et que vous n’en avez pas besoin, désactivez-les devant témoins.
### « Et si je n’y arrive pas ? »
Prévoyez un binôme et du temps. Un quart d’heure par jour pendant un mois vaut mieux qu’une journée entière.
### « À quoi bon, cela changera encore ? »
Sans doute. Apprendre à décrire son travail et à vérifier un résultat servira quel que soit le prochain outil.`,
    day: `## Un lundi de démarrage
**8 h 30.** Croissants, ce qui ne trompe personne. La cheffe de service annonce trois choses : à quoi sert l’outil, ce qu’il ne fera pas, et l’heure à laquelle on pourra s’en plaindre.
**9 h 15.** Premier essai collectif, sur un cas facile. Il réussit. Elle enchaîne exprès avec un cas difficile ; il échoue, et l’on cherche pourquoi. L’atmosphère se détend : on n’est pas venu vendre quelque chose.
**11 h.** Deux personnes avancent vite et se taisent par politesse. On leur demande d’aider, en échangeant les places.
**14 h.** Silence, chacun travaille. Trois retours à l’ancienne méthode, que nul ne relève.
**16 h 45.** L’heure des plaintes. Onze remarques, dont quatre seront corrigées mercredi. La plus sévère vient du plus jeune, ce qui surprend tout le monde.
**17 h 15.** Demain, pas de croissants. Les quatre corrections suffiront.`,
    aside: `## Le rôle du chef direct
On soigne l’annonce de la direction, le mot du prestataire, l’affiche dans le couloir. Tout se décide pourtant au même endroit : dans la réaction du responsable d’équipe, le premier jour où l’outil se trompe. S’il hausse les épaules, c’est fini. S’il dit « montre-moi », tout devient possible.
Formez-le avant les autres, donnez-lui du temps, et surtout le droit de dire qu’une chose ne convient pas. Un chef transformé en vendeur perd en une semaine l’autorité qu’il avait mise cinq ans à gagner.`,
    objection: `## « Les jeunes s’y mettront, les autres suivront »
L’âge prédit mal l’adoption. Les plus jeunes manient l’outil plus vite ; les plus anciens savent mieux si la réponse est bonne. Les équipes qui réussissent forment des paires : l’un formule, l’autre juge, puis ils échangent. On y gagne deux apprentissages au lieu d’un, et l’on évite de faire d’un changement technique une affaire de générations.`,
    measure: `## Les signes d’une adoption réelle
Le nombre de connexions ne prouve rien : on se connecte pour faire plaisir. Regardez ce qui se passe quand l’outil tombe en panne. Si personne ne le remarque, il n’est pas adopté. Si trois personnes appellent dans les dix minutes, il l’est.
Un deuxième signe : les améliorations demandées viennent de l’équipe et non du projet. Un troisième, le plus sûr : quelqu’un a détourné l’outil pour un usage que vous n’aviez pas prévu, et il a raison.`
  },
  closings: [
    'Cette semaine, demandez à trois personnes ce qu’elles ne voudraient surtout pas voir automatisé. Elles vous parleront de leur métier comme jamais. Si leurs réponses vous surprennent, [parlons-en](/#contact) : c’est une bonne première question.',
    'Un outil adopté est un outil que l’on a eu le droit de critiquer. Pour préparer vos encadrants à entendre ces critiques, [nos formations](/#formations-anchor) peuvent leur réserver un moment.'
  ]
}
