import type { ChapterBank } from './chapter-bank.ts'

/** Chapters on methods. The words in braces are the subject's (`fill-terms.ts`). */
export const method: ChapterBank = {
  all: [
    `## Un essai qui apprend quelque chose
Un essai utile tient dans une question : sur quarante cas réels du mois dernier, combien de propositions aurait-on gardées telles quelles ? Deux personnes répondent séparément, puis comparent. Leur désaccord est précieux : là où elles hésitent, ne comptez pas sur la machine pour trancher.
Fixez d’avance le seuil qui ferait continuer, et celui qui ferait renoncer. Écrits après coup, les deux seuils ont une fâcheuse tendance à rejoindre le résultat. Trois semaines suffisent ; au-delà, ce n’est plus un essai, c’est une installation qui ne dit pas son nom.`,
    `## La règle d’une page
Avant de choisir un outil, écrivez la règle telle que vous l’expliqueriez à un nouveau venu.
1. Ce que l’on fait dans le cas ordinaire.
2. Les trois exceptions que l’on rencontre vraiment.
3. La personne à qui l’on s’adresse quand on doute.
4. Ce que l’on ne fait jamais, même pressé.
Faites-la lire par quelqu’un qui ne s’est jamais occupé {of-topic}. S’il pose plus de deux questions, la règle n’est pas prête. S’il comprend, vous venez d’écrire la meilleure partie du projet.`,
    `## Choisir le premier morceau
Le premier morceau doit être petit, fréquent et sans danger. Petit, pour que l’on voie le résultat avant la fin du mois. Fréquent, pour que l’on apprenne vite. Sans danger, pour qu’une erreur n’ait pas de suites.
Cherchez ce que l’on fait avant de décider : rassembler, mettre en forme, comparer à la fois précédente. Laissez pour plus tard ce qui part à l’extérieur. On gagne moins le premier mois, on garde la confiance {of-team}, et c’est elle qui permettra la suite.`,
    `## Préparer de bons exemples
Un assistant travaille d’après ce qu’on lui montre. Donnez-lui de bons modèles, il fera correctement ; donnez-lui tout le dossier partagé, il fera une moyenne de vos fatigues.
Réunissez quinze exemples dont vous êtes fiers, et cinq que vous n’aimeriez pas revoir, noms effacés, en écrivant pour chaque cas ce qui fait la différence. Comptez deux heures à deux personnes. Ce petit recueil servira trois fois : pour régler l’outil, pour expliquer le travail aux nouveaux, et pour vérifier dans six mois que rien ne s’est dégradé.`,
    `## Un calendrier qui tient compte des gens
On lance volontiers les projets à la rentrée et au début de l’année, quand personne n’a de temps. Choisissez plutôt le creux de votre activité, même si les vendeurs préféreraient plus tôt.
1. Deux semaines pour regarder et compter.
2. Trois semaines pour essayer avec des volontaires.
3. Une semaine sans rien changer, pour digérer.
4. Un mois pour élargir, équipe par équipe.
La troisième étape étonne toujours. C’est elle pourtant qui fait remonter les remarques timides, celles qui évitent de découvrir trop tard que {topic} avait une exigence dont on ne parlait jamais.`,
    `## Savoir dire non à une fonction
Un outil neuf arrive avec cinquante possibilités. On les active parce qu’elles sont là, et l’écran devient un tableau de bord d’avion. Or la plupart des gens n’ont besoin que de trois boutons.
Tenez une liste des fonctions refusées, avec la date et la raison. Elle évite de rouvrir chaque mois la même discussion, et elle rassure : quelqu’un choisit. Une fois par an, relisez-la. Il arrive qu’un refus soit devenu absurde, et l’on ajoute alors la fonction en sachant exactement pourquoi.`,
    `## Écrire la demande comme on confie une mission
Une bonne demande dit qui l’on est, ce que l’on attend, dans quelle forme, et ce qu’il faut faire quand on ne sait pas. La dernière partie manque presque toujours. Sans elle, l’assistant comble les trous, avec grâce et sans scrupule.
Ajoutez donc deux phrases. « Si une information manque, écris qu’elle manque. » « Cite l’endroit où tu l’as trouvée. » Essayez ensuite sur ce que votre tiroir contient de plus embrouillé. On juge une demande à ses mauvais jours, pas à ses bons, et {team} saura vous en fournir.`,
    `## Documenter sans écrire un roman
Ce qui n’est pas écrit dépend de la mémoire d’une personne. Ce qui est trop écrit n’est lu par personne. Entre les deux, une bonne documentation tient en trois feuilles : ce que fait l’outil, ce qu’il ne fait pas, ce que l’on a changé et quand.
La troisième est la plus utile : une ligne par modification, avec la date, l’auteur et le motif. Le jour où un résultat paraît étrange, elle épargne une longue enquête. Gardez-la chez vous, et non chez le prestataire : c’est votre mémoire, pas la sienne.`,
    `## Comparer trois solutions en deux heures
Inutile de lire vingt brochures. Prenez trois solutions, les mêmes dix cas tirés de votre quotidien, sans les noms, et une grille qui tient dans la main.
| Ce que l’on regarde | Comment on le voit |
| La justesse | Dix cas réels, corrigés sans connaître l’auteur |
| L’effort | Le nombre de gestes avant d’obtenir le résultat |
| La franchise | Ce que l’outil répond quand il ne sait pas |
| La sortie | Le temps pour récupérer ses données |
On choisit rarement la première de la classe. On choisit celle dont les défauts gênent le moins {team}, et l’on se garde de changer d’avis avant six mois.`,
    `## Un dessin avant le devis
Prenez une grande feuille et trois couleurs. En bleu, ce qui entre ; en vert, ce qui sort ; en rouge, chaque endroit où quelqu’un attend. Vingt minutes, debout, avec ceux qui font.
Le dessin a deux vertus. Il met d’accord des gens qui croyaient l’être, et il montre à un prestataire, mieux qu’un long document, ce que l’on attend de lui. Photographiez-le avant de l’effacer. On y reviendra plus souvent qu’au contrat, et l’on sera surpris de voir le rouge changer de place.`,
    `## Commencer par les pires cas
Les essais débutent d’habitude par ce qui marche. Faites le contraire : rassemblez les douze cas les plus tordus de l’année, ceux dont on parle encore, et commencez par là.
La plupart feront échouer l’outil, et c’est utile. On apprend où se trouve la limite avant d’avoir promis quoi que ce soit. Ensuite seulement, passez aux cas ordinaires, où tout paraîtra facile. Un projet qui connaît ses limites dès la première semaine en parle simplement ; celui qui les découvre à la dernière cherche des excuses.`,
    `## Nommer les choses, enfin
Bien des difficultés viennent des noms. Trois fichiers s’appellent « final », deux champs disent la même chose, et chacun range à sa façon. Une machine, devant ce désordre, choisit au hasard avec aplomb.
Une convention tient en quatre lignes : la date en tête, l’objet ensuite, la version, l’auteur. Appliquez-la à ce qui arrive, jamais à ce qui est déjà rangé ; personne n’a envie de renommer dix ans d’archives. Au bout de six mois, l’essentiel est en ordre, sans qu’il ait fallu le moindre abonnement.`,
    `## Le contrat moral de l’essai
Avant de commencer, dites à ceux qui essaient ce qu’ils risquent : rien. Pas d’évaluation, pas de classement, pas de comparaison entre collègues. Écrivez-le, et tenez-le.
Demandez en échange deux choses. Que l’on essaie vraiment, une fois par jour au moins, et que l’on dise le mal comme le bien. On s’y prête volontiers quand la promesse est claire. Au terme de l’essai, lisez les remarques à voix haute, sans les trier. La suite se décide mieux devant tout le monde.`,
    `## Partir de la fin
Imaginez que tout fonctionne. Que voit-on sur l’écran à dix-sept heures ? Qui reçoit quoi, sous quelle forme, avec quel mot en tête ? Décrivez ce dernier moment en cinq phrases, puis remontez.
En partant de la fin, on découvre que plusieurs étapes prévues ne servent pas au résultat. On s’aperçoit aussi de ce qui manque : une signature, un délai, un interlocuteur. {Topic} n’est jamais un but ; c’est un passage. Le but tient dans ces cinq phrases, et chacun devrait les avoir sous les yeux.`,
    `## Ranger les droits avant les données
Qui peut voir, qui peut changer, qui peut effacer ? Trois questions à régler avant de brancher quoi que ce soit, car un assistant hérite des droits qu’on lui prête, et ne sait pas se retenir.
Accordez le moins possible au début. Lire, oui ; proposer, oui ; modifier, plus tard, et seulement là où l’on peut défaire. Cette prudence ne ralentit personne pendant l’essai. Elle évite en revanche que l’on efface un vendredi soir ce que d’autres ont mis un trimestre à réunir.`,
    `## Choisir l’interlocuteur, puis le produit
Les produits se ressemblent, les gens beaucoup moins. Avant de comparer des fonctions, demandez à parler à la personne qui répondra quand cela n’ira pas. Pas au vendeur : à elle.
Posez-lui un problème réel, tiré de votre semaine, et regardez. Pose-t-elle des questions ? Avoue-t-elle ce que l’outil ne fait pas ? Rappelle-t-elle le lendemain ? Vous passerez avec elle plus de temps qu’avec le logiciel. Pour {topic}, il vous faut quelqu’un que le sujet intéresse, et cela s’entend au bout de dix minutes.`,
    `## La liste des « jamais »
On écrit volontiers ce que l’outil doit faire. Écrivez d’abord ce qu’il ne fera jamais : promettre un prix, répondre à une menace, parler d’une personne absente, décider d’un refus.
Cette liste se dresse en une réunion. Chacun apporte un souvenir, le pire de préférence, et l’on en tire une interdiction. Placez-la en tête des instructions, en toutes lettres. Huit lignes suffisent. Elles rassurent, elles simplifient le réglage, et elles font une excellente première question à poser aux fournisseurs.`
  ],
  work: [
    `## Commencer par une semaine d’observation
Cinq jours, un carnet, aucune technologie. On note chaque interruption, chaque recopie, chaque question posée à un collègue : l’heure, la durée, ce qui a manqué. Le vendredi, on compte.
- Ce qui revient tous les jours et se ressemble : candidat sérieux.
- Ce qui revient rarement mais bloque tout : à traiter par une règle.
- Ce qui demande du tact : à laisser où il est.
Le carnet a un autre mérite. Il montre {to-team} que l’on regarde le travail réel, et non celui que décrit l’organigramme. Les bonnes idées arrivent souvent ce jour-là.`,
    `## Brancher le moins possible
Chaque liaison entre deux logiciels est une promesse d’entretien. On l’oublie au moment de l’installation, où tout paraît simple, et l’on s’en souvient à la première mise à jour.
Posez donc une question à chaque flèche du dessin : que se passe-t-il si elle tombe un vendredi soir ? Si la réponse est « rien jusqu’à lundi », la flèche peut attendre. Si la réponse fait pâlir, prévoyez tout de suite la méthode manuelle, imprimée, à portée de main. Le travail doit pouvoir continuer une journée entière sans aide, comme avant.`,
    `## Prévoir le jour où tout s’arrête
Le fournisseur tombe en panne, la connexion aussi, et c’est toujours un jour chargé. La question n’est pas de savoir si cela arrivera ; elle est de savoir ce que {team} fera pendant ce temps-là.
Une feuille suffit : où se trouve la dernière version, comment {do} sans aide, qui prévenir, comment rattraper ensuite ce qui n’a pas été fait. Répétez la manœuvre une fois, un jour calme, pendant une heure. On découvre parfois que deux personnes seulement s’en souviennent, et l’on y remédie avant d’en avoir besoin.`,
    `## À chaque étape, un témoin
À chaque étape du nouveau chemin, il faut pouvoir répondre à une question : qui saurait que cela s’est mal passé ? Si personne, l’étape est aveugle.
1. Un message quand rien n’est arrivé depuis la veille.
2. Un compteur de ce qui attend, visible de loin.
3. Un échantillon relu, le même jour chaque semaine.
4. Un bouton pour revenir en arrière.
Ces quatre témoins demandent une demi-journée d’installation. Ils évitent de découvrir, un mois plus tard, que plus rien ne passait depuis le début.`,
    `## Garder l’ancien chemin ouvert
Pendant deux mois, ne fermez rien. L’ancienne méthode reste permise, sans reproche, et l’on note seulement qui y revient, et pourquoi.
Ces retours sont la meilleure source de corrections. Il manque un bouton à l’un, un peu de confiance à l’autre, et un troisième a raison : dans son cas, l’ancien chemin est plus court. Quand plus personne ne l’emprunte depuis trois semaines, on peut le fermer sans cérémonie. Imposer le nouveau dès le premier jour, c’est se priver de cette leçon, et {topic} s’en ressent.`,
    `## Compter les clics
Voici une mesure grossière et très parlante. Pour {do}, combien de clics, de fenêtres et de copies d’un écran à l’autre ? Comptez à deux, l’un qui fait, l’autre qui coche.
| Étape | Ce que l’on compte |
| Trouver | Les fenêtres ouvertes |
| Comprendre | Les retours en arrière |
| Agir | Les recopies |
| Vérifier | Les appels à un collègue |
Recommencez après l’essai. Si le total n’a presque pas baissé, l’aide n’en est pas une, quelle que soit l’élégance de son écran d’accueil.`
  ]
}
