/** What it brings, and whether it lasts. The words in braces are the subject's (`fill-terms.ts`). */
export const lasting = [
  `## Compter avant de commencer
Sans point de départ, aucun progrès ne se démontre. Relevez donc trois chiffres avant le premier essai : le temps passé à {do}, le nombre de reprises, et le délai que subit celui qui attend.
Deux semaines de relevé suffisent, avec un carnet et un peu de bonne foi. Les chiffres seront imparfaits ; ils seront les vôtres, ce que n’offre aucune étude de marché. Datez la feuille, rangez-la, n’y touchez plus. Dans un trimestre, quand chacun croira se souvenir que c’était pire avant, ou mieux, elle départagera tout le monde.`,
  `## Le bon chiffre, et les deux mauvais
On mesure d’abord ce qui est facile : combien {of-items} l’outil a vu passer, combien de fois on l’a ouvert. Ces deux chiffres montent toujours, et ne disent rien. Le bon mesure ce que l’on voulait vraiment, et il est plus gênant à relever.
Demandez-vous ce qu’un client, un collègue ou un élève remarquerait si tout allait mieux. Un délai plus court, une question de moins, une erreur qui ne revient pas. À propos {of-topic}, suivez cela, et cela seulement.`,
  `## Ce que cela coûte, tout compris
L’abonnement est la petite partie. Ajoutez les heures de réglage, la relecture, l’entretien, les quelques jours où l’on travaille moins bien parce que l’on apprend. La première année, ces lignes dépassent souvent le prix affiché.
Ce n’est pas une raison de renoncer ; c’en est une de choisir. Si {topic} occupe deux personnes une demi-journée par semaine, le calcul est vite fait. Refaites l’addition au bout d’un an, avec les vraies factures : les prévisions ont tendance à vieillir en notre faveur.`,
  `## À trois mois, la visite de contrôle
Tout le monde s’est habitué, et c’est justement le moment de regarder. Reprenez les exemples du début, faites-les passer de nouveau, comparez. Les modèles changent sans prévenir ; vos {items} aussi.
1. Les résultats sont-ils aussi bons qu’au premier jour ?
2. Qui a cessé de s’en servir, et pourquoi ?
3. Quelle règle a-t-on contournée ?
4. Que sait-on désormais {of-topic} que l’on ignorait ?
Une heure suffit. La deuxième question est la plus instructive : ceux qui s’en vont sans bruit emportent avec eux la vraie critique.`,
  `## Savoir s’arrêter
Un projet que l’on ne sait pas arrêter n’a jamais été un essai. Écrivez d’avance ce qui vous ferait renoncer : trop d’erreurs, trop de relecture, une équipe qui contourne, une facture qui double.
Renoncer n’est pas perdre. On garde le relevé du départ, la règle écrite, les exemples choisis, et une idée bien plus juste {of-topic}. Nous avons vu des essais abandonnés rendre plus de services que des installations réussies, simplement parce qu’ils avaient obligé {team} à dire comment les choses se passaient. Ce savoir-là reste, quel que soit l’outil suivant.`,
  `## Élargir, mais pas partout
Quand cela marche, on voudrait en mettre partout. Attendez un mois. Le succès tient parfois à une personne, à une saison, à un heureux hasard dans le choix des cas, et il ne se transporte pas.
Élargissez d’un cran à la fois : une autre équipe, ou une autre tâche, jamais les deux. Laissez les nouveaux venus modifier la règle. Ils le feront de toute façon, et {topic} y gagnera des idées que {team} n’aurait pas eues. À la troisième extension, vous saurez ce qui tient à la méthode et ce qui tenait aux gens.`,
  `## Ce que l’on fait du temps gagné
Le temps rendu s’évapore si personne ne l’attend. C’est pourquoi tant de gains calculés ne se retrouvent nulle part.
Décidez avant. Les heures que {topic} ne prendra plus iront à une chose nommée : rappeler trois clients, préparer la saison, rentrer à l’heure. Inscrivez-la dans l’agenda {of-team}, à une place fixe. Si le rendez-vous est tenu au bout de deux mois, le gain existe. S’il a été annulé six fois, il faudra chercher ce qui a pris la place.`,
  `## Deux garde-fous à surveiller
Un progrès peut cacher un recul. Suivez donc, à côté du chiffre que vous voulez améliorer, deux autres qui n’ont pas le droit de se dégrader : la satisfaction de ceux que vous servez, et la fatigue de ceux qui travaillent.
L’une et l’autre se demandent en une question, une fois par mois, sans nom. « De zéro à dix, que pensez-vous de notre façon {of-do} ? » Si la courbe principale monte et que l’une de ces deux-là descend, arrêtez tout et allez voir. Neuf fois sur dix, quelqu’un compense en silence.`,
  `## Dans un an
Essayons d’imaginer. L’outil d’aujourd’hui aura changé de nom, son prix aura baissé, un concurrent fera mieux. {Topic}, en revanche, existera toujours, avec les mêmes exceptions et les mêmes vendredis soir.
Ce qui dure n’est donc pas l’outil : c’est la règle écrite, le recueil d’exemples, l’habitude de relire, et deux ou trois personnes qui savent pourquoi les choses sont ainsi. Investissez là. Vous changerez de machine en une semaine, sans rien réapprendre, et {team} ne s’en apercevra presque pas.`,
  `## Tenir une petite chronique
Une ligne par semaine, dans un fichier ouvert à tous. Ce qui a bien marché, ce qui a étonné, ce que l’on a changé. Cela paraît peu, et cela vaut de l’or au bout de six mois, quand on veut comprendre pourquoi {topic} va mieux ou moins bien.
Désignez un chroniqueur par mois, à tour de rôle. Les styles diffèrent, les remarques aussi, et l’on finit par lire la page avec plaisir. C’est encore la manière la plus simple de faire entrer un nouveau venu dans l’histoire, sans lui infliger un manuel.`,
  `## Ce qu’en dirait un sceptique
« Vous avez gagné du temps parce que vous y avez prêté attention, non grâce à la machine. » L’objection est excellente. Regarder une tâche de près l’améliore toujours un peu, quel que soit le moyen.
La parade consiste à garder un témoin, même petit : une part de vos {items}, tirée au sort, que l’on traite comme autrefois pendant deux mois. Si l’écart demeure, l’outil y est pour quelque chose. S’il disparaît, vous aurez amélioré {topic} à peu de frais, et il n’y a pas de quoi se plaindre.`,
  `## La question de l’énergie
Une requête consomme peu ; un million de requêtes, beaucoup. Sans tomber dans l’angoisse ni dans l’indifférence, quelques habitudes raisonnables existent. Prendre le modèle le plus petit qui fasse l’affaire. Ne pas soumettre dix fois le même document. Éteindre ce qui tourne la nuit pour rien.
Elles ont le mérite de réduire aussi la facture, de sorte que la vertu ne coûte pas cher. Pour {topic}, commencez par compter les demandes inutiles : celles dont {team} ne lit jamais la réponse. On en trouve presque toujours un bon tiers.`,
  `## Le rendez-vous du trimestre
Mettez-le à l’agenda maintenant, car ensuite il sera trop tard. Une heure, quatre fois par an, avec ceux qui font, celui qui paie et quelqu’un qui n’y connaît rien. Ce dernier pose les bonnes questions.
- Qu’est-ce que {topic} nous a appris ce trimestre ?
- Que fait-on encore à la main sans raison ?
- Qu’a-t-on automatisé trop tôt ?
- Quelle est la prochaine petite chose ?
On repart avec une seule décision, écrite, datée, confiée à une personne. Quatre par an, cela semble modeste. Rares sont les entreprises qui en tiennent autant.`,
  `## Six mois plus tard, la même question
Au lancement, on demandait : est-ce que cela marche ? Six mois plus tard, une question vaut mieux : est-ce que cela nous manquerait ? Débranchez l’outil pendant une journée, en prévenant, et observez.
Si {team} soupire puis s’organise, l’aide était agréable. Si le travail s’entasse et que l’on vous réclame le retour, elle est devenue nécessaire, et il faut alors la protéger comme telle. Si personne ne remarque rien, résiliez. {Topic} aura au moins appris à se passer d’un abonnement.`,
  `## Une facture se lit aussi
Les outils se paient à l’usage, et l’usage dérive. Un essai oublié tourne la nuit, un modèle plus cher a été choisi un jour de doute, un compte appartient à quelqu’un qui est parti.
Ouvrez la facture une fois par trimestre, ligne à ligne, avec celui qui l’a mise en place. Rapportez le montant au nombre {of-items} : le chiffre parle de lui-même. Dans la plupart des maisons, cette demi-heure rend un quart de la dépense, et elle rappelle {to-team} que {topic} a un prix, ce qui n’a jamais nui à personne.`,
  `## Ce qui s’use
Les règles écrites vieillissent, les exemples aussi, et les habitudes plus vite encore. Un réglage excellent en mars devient médiocre en octobre sans que rien n’ait bougé, sinon le monde autour.
- Relire les exemples deux fois par an, et en changer un tiers.
- Demander {to-team} quelle instruction n’a plus de sens.
- Refaire l’essai du début, avec les mêmes cas.
- Effacer ce que l’on ne lit plus.
Cet entretien prend une matinée. On l’oublie parce que rien ne casse : {topic} se dégrade comme une peinture, d’un ton par an.`,
  `## Les bonnes surprises
On mesure ce que l’on attendait, et l’on manque le reste. Pourtant, les effets les plus heureux sont souvent de côté : un nouveau formé plus vite, un collègue qui écrit mieux, deux services qui se parlent parce qu’il a fallu s’accorder sur une règle.
Prévoyez une case pour cela dans le bilan, et demandez-le à voix haute : qu’est-ce qui s’est amélioré que nous n’avions pas cherché ? Les réponses aident à décider de la suite mieux que le chiffre principal. À propos {of-topic}, elles font aussi de très bons souvenirs.`,
  `## Le prix de la confiance
Une confiance se gagne en cent réponses justes et se perd en une seule. C’est injuste, et c’est utile à savoir : le premier mois, mieux vaut dix résultats sûrs que cent résultats rapides.
Suivez un chiffre tout simple, la part de ce que {team} accepte sans y toucher. S’il monte doucement, laissez faire. S’il bondit, méfiez-vous : on relit moins, et {topic} repose désormais sur l’habitude. S’il baisse, allez voir les trois derniers refus. Tout y est, en général, et la correction prend une heure.`,
  `## Une sortie bien préparée
On quitte toujours un outil un jour ou l’autre : il ferme, il double ses prix, il cesse de plaire. Ce jour-là, une seule chose compte : repart-on avec ce qui est à soi ?
Faites l’exercice dès la première année. Demandez un export, ouvrez-le, vérifiez que l’on y retrouve les {items}, les auteurs et les décisions, lisibles sans le logiciel. S’il manque quelque chose, réclamez-le tant que vous êtes client. {Topic} vous survivra dans cet outil ou dans un autre ; la mémoire, elle, ne se rachète pas.`,
  `## Fêter, un peu
On inaugure les projets et l’on oublie de fêter ceux qui durent. C’est dommage : la régularité est la seule chose difficile dans cette affaire, et elle ne fait pas de bruit.
Choisissez une date, un an après l’essai. Sortez la feuille du départ, lisez les chiffres d’alors, racontez deux erreurs mémorables. Un gâteau suffit. {Team} y entendra ce que l’on ne dit jamais dans l’urgence : que {topic} allait mal, qu’il a fallu de la patience, et que cette patience a un nom, et même plusieurs.`,
  `## Le rapport qui tient sur une carte
Les bilans de quarante pages rassurent celui qui les écrit. Pour décider, une carte postale suffit : au recto, le chiffre du départ et celui d’aujourd’hui ; au verso, ce qui a surpris, ce qui inquiète, ce que l’on propose.
Imposez-vous ce format. Il oblige à choisir, donc à penser. On y écrira par exemple que {topic} prend moitié moins de temps, que les cas difficiles n’ont pas diminué, et que {team} souhaite un mois de pause. Trois phrases, une décision, et l’on retourne travailler.`,
  `## Deux courbes qui se croisent
Au début, l’outil fait perdre du temps : on apprend, on vérifie, on s’étonne. Ensuite il en rend, d’abord peu, puis davantage. Entre les deux, il y a un creux, et c’est là que l’on abandonne d’habitude.
Prévenez tout le monde que le creux viendra, vers la troisième semaine. Dessinez les deux courbes au tableau, en laissant l’axe du temps sans graduation. Puis tenez bon jusqu’à la date convenue. Si {topic} n’a pas franchi le croisement ce jour-là, on s’arrête sans regret ; mais pas la veille.`,
  `## Ce que l’on n’a pas mesuré
Un chiffre éclaire ce qu’il touche et laisse le reste dans l’ombre. On sait que l’on va plus vite ; sait-on si l’on comprend encore ? On sait que les réponses partent ; sait-on si elles servent ?
Consacrez une heure, deux fois par an, à lire en entier vingt {items}, au choix de quelqu’un d’extérieur. Sans tableau, sans statistique, comme un lecteur. L’exercice remet les pieds sur terre. Il arrive que l’on en sorte fier, il arrive que l’on en sorte rouge, et dans les deux cas {topic} en profite.`,
  `## La deuxième année
La première année, on apprend ; la deuxième, on oublie qu’on a appris. Les précautions paraissent superflues, la relecture devient un coup d’œil, et un nouveau venu croit que {topic} n’a jamais demandé d’effort.
C’est le moment de raconter. Réunissez {team} une heure, avec ceux du début et ceux qui arrivent, et refaites ensemble dix cas à la main. Les premiers retrouvent leurs réflexes, les seconds comprennent à quoi servait la prudence. On ne forme pas une fois ; on entretient, comme un jardin.`,
  `## Revenir au point de départ
Avant de conclure, relisez ce que vous aviez écrit le premier jour : l’espoir, la crainte, le chiffre visé. L’écart est instructif. On avait espéré du temps, on a gagné de la clarté ; on redoutait des erreurs, on a surtout rencontré de la lassitude.
Notez ces écarts sur la même feuille, d’une autre couleur. Ils diront, pour le prochain projet, dans quel sens vos prévisions penchent. {Team} se trompe presque toujours du même côté, et le savoir vaut une expertise. {Topic} n’était, au fond, que la première leçon.`
] as const
