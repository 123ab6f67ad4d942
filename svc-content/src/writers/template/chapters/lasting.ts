import type { ChapterBank } from './chapter-bank.ts'

/** Chapters on benefits and on what makes them last. The words in braces are the subject's (`fill-terms.ts`). */
export const lasting: ChapterBank = {
  all: [
    `## Le bon chiffre, et les deux mauvais
On mesure d’abord ce qui est facile : combien de cas passent par l’outil, combien de fois on l’a ouvert. Ces deux chiffres montent toujours, et ne disent rien. Le bon mesure ce que l’on voulait vraiment, et il est plus gênant à relever.
Demandez-vous ce qu’un client, un collègue ou un élève remarquerait si tout allait mieux. Un délai plus court, une question de moins, une erreur qui ne revient pas. À propos {of-topic}, suivez cela, et cela seulement.`,
    `## Ce que cela coûte, tout compris
L’abonnement est la petite partie. Ajoutez les heures de réglage, la relecture, l’entretien, les quelques jours où l’on travaille moins bien parce que l’on apprend. La première année, ces lignes peuvent dépasser le prix affiché.
Ce n’est pas une raison de renoncer ; c’en est une de choisir. Mettez en face ce que la situation actuelle vous coûte, en heures, en retards ou en inquiétude. Refaites l’addition au bout d’un an, avec les vraies factures : les prévisions ont tendance à vieillir en notre faveur.`,
    `## À trois mois, la visite de contrôle
Tout le monde s’est habitué, et c’est justement le moment de regarder. Reprenez les exemples du début, faites-les passer de nouveau, comparez. Les modèles changent sans prévenir ; vos usages aussi.
1. Les résultats sont-ils aussi bons qu’au premier jour ?
2. Qui a cessé de s’en servir, et pourquoi ?
3. Quelle règle a-t-on contournée ?
4. Que sait-on désormais {of-topic} que l’on ignorait ?
Une heure suffit. La deuxième question est la plus instructive : ceux qui s’en vont sans bruit emportent avec eux la vraie critique.`,
    `## Savoir s’arrêter
Un projet que l’on ne sait pas arrêter n’a jamais été un essai. Écrivez d’avance ce qui vous ferait renoncer : trop d’erreurs, trop de relecture, des gens qui contournent, une facture qui double.
Renoncer n’est pas perdre. On garde le relevé du départ, la règle écrite, les exemples choisis, et une idée bien plus juste {of-topic}. Un essai abandonné peut rendre plus de services qu’une installation réussie, s’il a obligé chacun à dire comment les choses se passaient. Ce savoir-là reste, quel que soit l’outil suivant.`,
    `## Élargir, mais pas partout
Quand cela marche, on voudrait en mettre partout. Attendez un mois. Le succès tient parfois à une personne, à une saison, à un heureux hasard dans le choix des cas, et il ne se transporte pas.
Élargissez d’un cran à la fois : une autre équipe, ou une autre tâche, jamais les deux. Laissez les nouveaux venus modifier la règle. Ils le feront de toute façon, et leurs idées ne seront pas les vôtres. À la troisième extension, vous saurez ce qui tient à la méthode et ce qui tenait aux gens.`,
    `## Deux garde-fous à surveiller
Un progrès peut cacher un recul. Suivez donc, à côté du chiffre que vous voulez améliorer, deux autres qui n’ont pas le droit de se dégrader : la satisfaction de ceux que vous servez, et la fatigue de ceux qui travaillent.
L’une et l’autre se demandent en une question, une fois par mois, sans nom : « de zéro à dix, comment cela s’est-il passé ? » Si la courbe principale monte et que l’une de ces deux-là descend, arrêtez tout et allez voir. Il se peut que quelqu’un compense en silence.`,
    `## Dans un an
Essayons d’imaginer. L’outil d’aujourd’hui aura peut-être changé de nom ou de prix, et un concurrent fera mieux. Le besoin, en revanche, existera toujours, avec les mêmes exceptions et les mêmes vendredis soir.
Ce qui dure n’est donc pas l’outil : c’est la règle écrite, le recueil d’exemples, l’habitude de relire, et deux ou trois personnes qui savent pourquoi les choses sont ainsi. Investissez là. Pour {topic}, vous pourrez alors changer de machine sans tout réapprendre, et l’on s’en apercevra à peine.`,
    `## Tenir une petite chronique
Une ligne par semaine, dans un fichier ouvert à tous. Ce qui a bien marché, ce qui a étonné, ce que l’on a changé. Cela paraît peu, et cela vaut de l’or au bout de six mois, quand on veut comprendre pourquoi les choses vont mieux ou moins bien.
Désignez un chroniqueur par mois, à tour de rôle. Les styles diffèrent, les remarques aussi, et l’on finit par lire la page avec plaisir. C’est encore la manière la plus simple de faire entrer un nouveau venu dans l’histoire, sans lui infliger un manuel.`,
    `## La question de l’énergie
Une requête consomme peu ; un million de requêtes, beaucoup. Sans tomber dans l’angoisse ni dans l’indifférence, quelques habitudes raisonnables existent. Prendre le modèle le plus petit qui fasse l’affaire. Ne pas soumettre dix fois le même document. Éteindre ce qui tourne la nuit pour rien.
Elles ont le mérite de réduire aussi la facture, de sorte que la vertu ne coûte pas cher. Commencez par chercher les demandes inutiles : celles dont personne ne lit jamais la réponse. Il y en a souvent, et l’accord de ceux qui les avaient voulues suffit pour y renoncer.`,
    `## Le rendez-vous du trimestre
Mettez-le à l’agenda maintenant, car ensuite il sera trop tard. Une heure, quatre fois par an, avec ceux qui font, celui qui paie et quelqu’un qui n’y connaît rien. Ce dernier pose les bonnes questions.
- Qu’avons-nous appris ce trimestre à propos {of-topic} ?
- Que fait-on encore à la main sans raison ?
- Qu’a-t-on voulu automatiser trop tôt ?
- Quelle est la prochaine petite chose ?
On repart avec une seule décision, écrite, datée, confiée à une personne. Quatre par an, cela semble modeste. Encore faut-il les tenir.`,
    `## Une facture se lit aussi
Les outils se paient à l’usage, et l’usage dérive. Un essai oublié tourne la nuit, un modèle plus cher a été choisi un jour de doute, un compte appartient à quelqu’un qui est parti.
Ouvrez la facture une fois par trimestre, ligne à ligne, avec celui qui a mis l’outil en place. Rapportez le montant au nombre de dossiers traités : le chiffre parle de lui-même. Une demi-heure suffit, et elle rappelle à chacun que ce confort a un prix, ce qui n’a jamais nui à personne.`,
    `## Ce qui s’use
Les règles écrites vieillissent, les exemples aussi, et les habitudes plus vite encore. Un réglage excellent un jour devient médiocre six mois plus tard sans que rien n’ait bougé, sinon le monde autour.
- Relire les exemples deux fois par an, et en changer quelques-uns.
- Demander {to-team} quelle instruction n’a plus de sens.
- Refaire l’essai du début, avec les mêmes cas.
- Retirer des consignes celles qui ne servent plus.
Cet entretien prend une matinée. On l’oublie parce que rien ne casse : la qualité se perd comme une peinture, d’un ton par an.`,
    `## Les bonnes surprises
On mesure ce que l’on attendait, et l’on manque le reste. Pourtant, les effets les plus heureux sont souvent de côté : un nouveau formé plus vite, un collègue qui écrit mieux, deux services qui se parlent parce qu’il a fallu s’accorder sur une règle.
Prévoyez une case pour cela dans le bilan, et demandez-le à voix haute : qu’est-ce qui s’est amélioré que nous n’avions pas cherché ? Les réponses aident à décider de la suite mieux que le chiffre principal. Elles font aussi de très bons souvenirs.`,
    `## Prévoir la sortie dès l’entrée
On quitte toujours un outil un jour ou l’autre : il ferme, il double ses prix, il cesse de plaire. Ce jour-là, une seule chose compte : repart-on avec ce qui est à soi ?
Faites l’exercice dès la première année. Demandez un export, ouvrez-le, vérifiez que l’on y retrouve les dossiers, les auteurs et les décisions, lisibles sans le logiciel. S’il manque quelque chose, réclamez-le tant que vous êtes client. Un outil se remplace ; la mémoire d’une maison, elle, ne se rachète pas.`,
    `## Le bilan qui tient sur une carte postale
Les bilans de quarante pages rassurent celui qui les écrit. Pour décider, une carte postale suffit : au recto, le chiffre du départ et celui d’aujourd’hui ; au verso, ce qui a surpris, ce qui inquiète, ce que l’on propose.
Imposez-vous ce format. Il oblige à choisir, donc à penser. On y écrira par exemple que les délais ont baissé, que les cas difficiles sont toujours aussi nombreux, et que l’on préfère souffler un peu avant d’aller plus loin. Trois phrases, une décision, et l’on retourne travailler.`,
    `## La deuxième année
La première année, on apprend ; la deuxième, on oublie qu’on a appris. Les précautions paraissent superflues, la relecture devient un coup d’œil, et un nouveau venu croit que tout cela n’a jamais demandé d’effort.
C’est le moment de raconter. Réunissez ceux du début et ceux qui arrivent, une heure, et refaites ensemble dix cas à la main. Les premiers retrouvent leurs réflexes, les seconds comprennent à quoi servait la prudence. On ne forme pas une fois ; on entretient, comme un jardin.`,
    `## Relire ce que l’on espérait
Avant de conclure, relisez ce que vous aviez écrit le premier jour : l’espoir, la crainte, le chiffre visé. L’écart est instructif. On espérait peut-être du temps, on a gagné de la clarté ; on redoutait des erreurs, on a surtout rencontré de la lassitude.
Notez ces écarts sur la même feuille, d’une autre couleur. Ils diront, pour le prochain projet, dans quel sens vos prévisions penchent. On se trompe volontiers du même côté, et le savoir vaut une expertise. {Topic} n’aura été, au fond, que la première leçon.`
  ],
  work: [
    `## Compter avant de commencer
Sans point de départ, aucun progrès ne se démontre. Relevez donc trois chiffres avant le premier essai : le temps passé, le nombre de reprises, et le délai que subit celui qui attend.
Deux semaines de relevé suffisent, avec un carnet et un peu de bonne foi. Les chiffres seront imparfaits ; ils seront les vôtres, ce que n’offre aucune étude de marché. Datez la feuille, rangez-la, n’y touchez plus. Dans un trimestre, quand chacun croira se souvenir que c’était pire avant, ou mieux, elle départagera tout le monde.`,
    `## Ce que l’on fait du temps gagné
Le temps rendu s’évapore si personne ne l’attend. C’est pourquoi tant de gains calculés ne se retrouvent nulle part.
Décidez avant. Les heures rendues iront à une chose nommée : rappeler trois clients, préparer la saison, rentrer à l’heure. Inscrivez-la dans l’agenda {of-team}, à une place fixe. Si le rendez-vous est tenu au bout de deux mois, le gain existe. S’il a été annulé six fois, il faudra chercher ce qui a pris la place, et peut-être changer de promesse.`,
    `## Ce qu’en dirait un sceptique
« Vous avez gagné du temps parce que vous y avez prêté attention, non grâce à la machine. » L’objection est excellente. Regarder un travail de près l’améliore souvent, quel que soit le moyen.
La parade consiste à garder un témoin, même petit : une part des cas, tirée au sort, que l’on traite comme autrefois pendant deux mois. Si l’écart demeure, l’outil y est pour quelque chose. S’il disparaît, vous aurez progressé à peu de frais, et il n’y a pas de quoi se plaindre.`,
    `## Le prix de la confiance
Une confiance se gagne en cent réponses justes et se perd en une seule. C’est injuste, et c’est utile à savoir : le premier mois, mieux vaut peu de résultats, et sûrs, que beaucoup de résultats rapides.
Suivez un chiffre tout simple, la part de ce que l’on accepte sans y toucher. S’il monte doucement, laissez faire. S’il bondit, méfiez-vous : on relit moins, et le travail repose désormais sur l’habitude. S’il baisse, allez voir les trois derniers refus. La cause s’y trouve souvent, et se corrige vite.`,
    `## Deux courbes qui se croisent
Au début, l’outil fait perdre du temps : on apprend, on vérifie, on s’étonne. Ensuite il en rend, d’abord peu, puis davantage. Entre les deux, il y a un creux, et c’est là que l’on est tenté d’abandonner.
Prévenez tout le monde que le creux viendra. Dessinez les deux courbes au tableau, en laissant l’axe du temps sans graduation. Puis tenez bon jusqu’à la date convenue. Si elles ne se sont pas croisées ce jour-là, on s’arrête sans regret ; mais pas la veille.`,
    `## Ce que l’on n’a pas mesuré
Un chiffre éclaire ce qu’il touche et laisse le reste dans l’ombre. On sait que l’on va plus vite ; sait-on si l’on comprend encore ? On sait que le travail part ; sait-on s’il sert ?
Consacrez une heure, deux fois par an, à relire en entier une vingtaine de cas, au choix de quelqu’un d’un autre service. Sans tableau, sans statistique, comme un lecteur. L’exercice remet les pieds sur terre. Il arrive que l’on en sorte fier, il arrive que l’on en sorte rouge, et dans les deux cas {topic} en profite.`
  ]
}
