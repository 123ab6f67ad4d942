/** How a matter looks from near. The words in braces are the subject's (`fill-terms.ts`). */
export const looking = [
  `## Une scène de tous les jours
Un mardi, un peu avant midi. Quelqu’un ouvre le dossier, soupire, et remet {topic} au lendemain parce que le téléphone sonne. Rien de grave ; la scène recommence mercredi. Au bout d’un mois, ce ne sont plus quelques minutes qui manquent, c’est une habitude qui s’est installée.
Avant de parler d’outil, regardez cette scène-là. Notez qui interrompt, ce qui manque au moment de reprendre, et combien {of-items} attendent le soir. {Do} devient alors un problème précis, avec une heure et un lieu, et l’on cesse d’en discuter en général.`,
  `## Ce que l’on confond souvent
Trois choses portent le même nom. Il y a le geste, que l’on répète sans y penser ; il y a la décision, qui engage quelqu’un ; il y a la trace, que l’on relira plus tard. Dans {topic}, les trois se mêlent, et c’est pourquoi le sujet paraît si lourd.
Une machine prend volontiers le geste, tient assez bien la trace, et ne doit pas prendre la décision. Séparez les trois sur une feuille, pour dix {items} de la semaine. La colonne du milieu est courte, et c’est elle qu’il faudra protéger.`,
  `## D’où vient la lenteur
On accuse les outils, rarement les allers-retours. Pourtant, quand on suit un cas de bout en bout, l’essentiel du temps se passe à attendre : une information, un accord, un collègue absent. {Do} prend quelques minutes ; obtenir de quoi le faire prend trois jours.
L’exercice est simple. Choisissez cinq {items}, écrivez l’heure de chaque étape, et coloriez l’attente. Ce que l’on voit en rouge ne se réglera pas avec un modèle plus puissant. Une règle, une adresse unique ou un remplaçant désigné feront souvent davantage, et tout de suite.`,
  `## Deux manières de s’y prendre
La première consiste à tout prévoir : un cahier épais, des mois de réunions, puis un grand jour. La seconde consiste à prendre une petite part {of-topic}, à l’essayer devant tout le monde et à garder ce qui tient. On devine laquelle nous préférons, mais la première garde un mérite : elle oblige à nommer ce que l’on veut.
Empruntez-lui cela, et rien d’autre. Une page suffit pour dire à qui {topic} doit rendre service, ce qui doit rester comme avant, et à quel signe on saura qu’il faut s’arrêter.`,
  `## Ce qui a changé depuis deux ans
Les modèles comprennent mieux les phrases longues, coûtent moins cher et se laissent installer plus près de chez vous. C’est beaucoup, et ce n’est pas tout. Ils inventent encore, avec la même assurance tranquille, et rien ne signale le moment où cela commence.
Pour {topic}, la conséquence est double. Des essais jugés décevants hier méritent d’être refaits. Et la relecture reste un travail, à prévoir dans l’emploi du temps {of-team} comme on prévoit le reste. Qui la supprime gagne une heure et la reperd un jour de mauvaise surprise.`,
  `## Les mots pour en parler
Une équipe avance plus vite quand elle appelle les choses de la même façon. Trois mots suffisent d’ordinaire. La *source* est ce que l’on croit : document, fichier ou personne. Le *brouillon* est ce que la machine propose, et qui ne compte pas encore. La *version* est ce que quelqu’un a relu et accepte de signer.
Employez-les à propos {of-topic}, et bien des disputes tombent d’elles-mêmes : on ne se demande plus si l’outil a raison, mais si l’on tient une source, un brouillon ou une version.`,
  `## Le détail qui coûte
Personne ne s’inquiète d’une exception. Elle est rare, on la traite à la main, on l’oublie. Mais {topic} regorge de ces exceptions, et leur somme finit par dépasser la règle. Dans les dossiers que nous ouvrons, un cas sur cinq environ sort du chemin prévu.
Faites-en la liste pendant deux semaines, sans chercher à les corriger. Certaines disparaîtront parce qu’elles n’avaient plus de raison d’être. D’autres se ressemblent et deviendront une règle. Les dernières resteront humaines, et il est bon de savoir lesquelles avant {of-do} autrement.`,
  `## Et si l’on ne faisait rien ?
La question mérite mieux qu’un haussement d’épaules. Ne rien faire ne coûte aucun abonnement, n’inquiète personne et laisse le temps de voir venir. Si {topic} vous prend moins d’une heure par semaine, restez-en là : le dérangement serait plus cher que la gêne.
Au-delà, l’immobilité a un prix, seulement il n’est inscrit nulle part. Il se paie en soirées, en {items} que l’on bâcle, en collègues qui s’en vont raconter ailleurs que l’on travaille encore ainsi. Mettez ce prix sur le papier, même grossièrement, avant de choisir.`,
  `## Un peu d’histoire, pour relativiser
À l’arrivée du tableur, on annonçait la fin des comptables. Il y en a davantage, et ils font autre chose. À l’arrivée du courriel, on promettait moins de papier. On sait ce qu’il en fut. Les outils déplacent le travail plus souvent qu’ils ne le suppriment.
Pour {topic}, la bonne question est donc : déplacé vers où ? Si {team} passe de l’exécution à la vérification, il faut du temps pour vérifier, et de quoi le faire. Un projet qui n’a pas répondu à cela gagne d’un côté et perd de l’autre.`,
  `## Ce que voient ceux d’en face
Vue de l’intérieur, l’affaire est une suite d’étapes. Vue de l’extérieur, c’est une attente et une réponse. Le client, le collègue ou le partenaire ne sait rien de vos logiciels ; il sait combien de jours ont passé et si on l’a compris.
Demandez à trois d’entre eux ce qui les gêne. La réponse surprend presque toujours : un délai qu’on ne leur annonce pas, un mot qu’ils ne comprennent pas, la même question posée deux fois. Améliorer {topic} commence parfois par une phrase, et la technique vient après.`,
  `## La part que l’on ne voit pas
Derrière {topic} se cachent des fichiers que personne n’a relus depuis longtemps : une liste de noms, un modèle de lettre, un tarif, une règle écrite par quelqu’un qui a quitté la maison. Tant que l’on procède à la main, chacun corrige en passant, sans le dire.
Une machine ne corrige pas en passant. Elle applique. Les vieilles erreurs remontent alors toutes ensemble, et l’on accuse l’outil de les avoir commises. Consacrez une demi-journée à ces fichiers avant {of-do} avec une aide ; c’est la dépense la plus sûre du projet.`,
  `## Trois tailles d’entreprise, trois réponses
À cinq personnes, tout se dit de vive voix : {topic} se règle avec un modèle partagé et un peu de discipline. À cinquante, on ne sait plus qui fait quoi ; il faut un responsable, une règle courte et un outil que tous ouvrent. À cinq cents, le plus difficile n’est pas de choisir la solution, mais d’empêcher qu’il y en ait sept.
Lisez donc les conseils, les nôtres compris, en vous demandant à qui ils s’adressent. Une méthode excellente pour un groupe peut étouffer une petite maison, et l’inverse est tout aussi vrai.`,
  `## Ce que l’on promet, ce que l’on tient
Les démonstrations montrent des cas choisis. C’est de bonne guerre ; les bandes-annonces font de même. Le jour où l’on branche l’outil sur vos {items} à vous, la moyenne baisse, et la différence entre les deux dit tout de la qualité d’un fournisseur.
Demandez à voir l’essai sur trente cas tirés au sort, les vôtres, sans préparation. Pour {topic}, gardez aussi trois cas que {team} juge impossibles. Non pour piéger qui que ce soit, mais pour savoir comment la machine se conduit quand elle ne sait pas.`,
  `## Une question d’heure
On parle beaucoup de méthodes, et trop peu de l’heure à laquelle on les applique. Entre huit et dix, l’attention est fraîche et le téléphone dort encore ; après le déjeuner, on expédie. Or {topic} tombe presque partout dans la mauvaise moitié de la journée.
Essayez l’inverse pendant quinze jours, sans rien changer d’autre. Bloquez une plage le matin pour {team}, portes fermées. Il arrive que la moitié du problème s’évapore, et que l’on découvre ce qu’une aide automatique devrait vraiment faire : tenir la maison calme pendant ce temps-là.`,
  `## Le nouveau venu voit mieux
Il y a dans chaque service quelqu’un qui vient d’arriver. Pendant trois semaines, il s’étonne de tout ; ensuite, il fait comme les autres. Ces trois semaines valent une étude.
Demandez-lui de noter ce qu’il ne comprend pas dans {topic} : les mots, les détours, les fichiers que l’on ouvre deux fois, les {items} que l’on met de côté « parce qu’on a toujours fait ainsi ». Ne répondez pas tout de suite. La liste, relue à froid avec {team}, sépare très bien ce qui a une raison de ce qui n’a qu’un passé.`,
  `## Grande cause, petits remèdes
Il est tentant de chercher une seule cause, bien noble, qui expliquerait tout. On la trouve rarement. Ce qui pèse sur {topic}, ce sont vingt petites pierres : un formulaire trop long, un nom de fichier obscur, une validation que personne ne lit.
- Celles que l’on peut ôter en dix minutes, on les ôte le jour même.
- Celles qui demandent un accord, on les porte à la prochaine réunion.
- Les autres attendront, et l’on verra si elles gênent encore.
L’automatisation vient après. Elle va plus vite sur une route où l’on a ramassé les cailloux.`,
  `## Ce que l’on fait sans le savoir
Interrogez {team} sur sa manière de travailler : vous obtiendrez la procédure officielle. Asseyez-vous à côté pendant une heure : vous verrez autre chose, et c’est souvent mieux. Un coup d’œil à la date, un appel avant d’écrire, une habitude de ranger par urgence et non par ordre d’arrivée.
Ces gestes ne figurent nulle part, et ce sont eux qui font tenir {topic}. Un outil réglé d’après la procédure les supprime sans le vouloir. Un outil réglé d’après l’observation les garde, et leur rend même un nom.`,
  `## L’avis de ceux qui partent
Les entretiens de départ disent des vérités que les réunions taisent. Celui qui s’en va n’a plus rien à ménager, et connaît encore les lieux. Posez-lui deux questions simples : qu’auriez-vous changé le premier mois, et qu’avez-vous cessé de demander ?
{Topic} revient plus souvent qu’on ne le croit dans ces réponses. Non comme un drame, plutôt comme une petite usure quotidienne, que l’on ne signale plus. Trois témoignages concordants valent un diagnostic, et coûtent trois cafés.`,
  `## L’exemple du voisin
Un confrère vous a montré son installation, et elle est superbe. Avant de l’imiter, demandez trois choses : depuis quand elle tourne sans lui, ce qu’il a dû abandonner en chemin, et combien {of-items} elle voit passer chaque semaine.
Les réponses tempèrent l’enthousiasme sans l’éteindre. On s’aperçoit que sa réussite tient à une personne, à un volume ou à une patience que l’on n’a pas, ou que l’on a mieux. Copiez la démarche plutôt que le résultat : {topic} n’a pas la même taille chez vous.`,
  `## La tentation du grand ménage
On ouvre un placard pour y prendre un bol, et l’on finit par vider la cuisine. Beaucoup de projets suivent ce chemin : on voulait {do} plus vite, on se retrouve à refondre l’informatique.
Résistez. Notez ce que vous voyez d’abîmé, refermez la porte, revenez au bol. Le grand ménage aura son heure, avec son budget et ses volontaires. En attendant, un résultat modeste et visible donnera {to-team} l’envie de continuer, ce qu’aucun plan de rénovation n’a jamais su faire.`,
  `## Ce qui fait peur, et ce qui devrait
On redoute la machine qui se trompe avec éclat : le prix absurde, la phrase ridicule. Ces erreurs-là se voient, on en rit, on les corrige. Les dangereuses sont discrètes : un chiffre plausible, une nuance perdue, un cas rangé au mauvais endroit avec beaucoup d’assurance.
Pour {topic}, cherchez donc les erreurs qui ressembleraient à des réussites. Inventez-en cinq avec {team}, un après-midi de pluie. L’exercice amuse, puis inquiète un peu, et l’on sait désormais ce que la relecture doit guetter.`,
  `## Le tri que personne n’ose faire
Dans ce que l’on traite chaque semaine, une part ne sert plus à rien : un état que nul ne lit, une copie pour un service disparu, un contrôle né d’un incident oublié. L’accélérer serait une curieuse victoire.
Prenez vos {items} du mois, et demandez devant chaque cas : qui s’apercevrait de son absence ? Supprimez pendant quinze jours ce qui n’a pas de réponse, en silence. Si personne ne réclame, vous venez d’améliorer {topic} sans écrire une ligne de code, et pour toujours.`,
  `## Plus simple qu’il n’y paraît
Les fournisseurs aiment les schémas à douze flèches. Vu de votre bureau, il n’y a souvent que quatre moments : quelque chose arrive, quelqu’un comprend, quelqu’un décide, quelque chose repart. Tout le reste est de l’intendance.
Placez {topic} dans ces quatre cases, au tableau, avec {team}. Deux cases débordent, deux sont presque vides. L’effort doit aller à celles qui débordent, ce qui paraît évident une fois écrit, et que l’on oublie pourtant dès qu’une belle démonstration éclaire l’une des deux autres.`,
  `## Vocabulaire d’hier, outils d’aujourd’hui
On continue de dire « classer », « saisir », « suivre », comme si rien n’avait bougé. Ces verbes cachent pourtant des gestes très différents selon que l’on travaille sur du papier, dans un tableur ou avec un assistant.
Faites l’essai d’une description neuve. Racontez {topic} à un ami d’un autre métier, sans un seul mot de métier. Ce que vous ne parvenez pas à dire simplement est ce que l’on n’a pas encore compris, et c’est là, presque toujours, que se logent les {items} à problème.`,
  `## La règle des trois clients
Une idée semble excellente tant qu’on ne l’imagine pas devant quelqu’un. Choisissez donc trois personnes réelles que touche {topic} : une facile, une pressée, une difficile. Donnez-leur un prénom, et faites-les passer par le nouveau chemin, étape par étape.
La facile ne verra rien. La pressée vous dira où l’on attend encore. La difficile trouvera, sans effort, la phrase que l’outil ne comprend pas. Mieux vaut la rencontrer sur le papier, un lundi, que devant {team} au complet un samedi.`
] as const
