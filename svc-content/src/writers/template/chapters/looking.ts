import type { ChapterBank } from './chapter-bank.ts'

/** Chapters that look closely at the subject. The words in braces are the subject's (`fill-terms.ts`). */
export const looking: ChapterBank = {
  all: [
    `## Trois choses sous un même nom
Il y a le geste, que l’on répète sans y penser ; il y a la décision, qui engage quelqu’un ; il y a la trace, que l’on relira plus tard. Dans {topic}, les trois se mêlent, et c’est pourquoi le sujet paraît si lourd.
Une machine prend volontiers le geste, tient assez bien la trace, et ne doit pas prendre la décision. Séparez les trois sur une feuille, à partir d’une dizaine de cas récents. La colonne du milieu est souvent la plus courte, et c’est elle qu’il faudra protéger.`,
    `## Deux manières de s’y prendre
La première consiste à tout prévoir : un document épais, des mois de réunions, puis un grand jour. La seconde consiste à prendre un petit morceau du sujet, à l’essayer devant tout le monde et à garder ce qui tient. On devine laquelle nous préférons, mais la première garde un mérite : elle oblige à nommer ce que l’on veut.
Empruntez-lui cela, et rien d’autre. Une page suffit pour dire à qui {topic} doit rendre service, ce qui doit rester comme avant, et à quel signe on saura qu’il faut s’arrêter.`,
    `## Ce que les outils récents changent
Les modèles de langage comprennent mieux les phrases longues, coûtent moins cher qu’à leurs débuts et se laissent installer plus près de chez vous. C’est beaucoup, et ce n’est pas tout. Ils inventent encore, avec la même assurance tranquille, et rien ne signale le moment où cela commence.
La conséquence est double. Des essais jugés décevants hier méritent d’être refaits. Et la relecture reste un travail, à prévoir dans l’emploi du temps comme on prévoit le reste. Qui la supprime gagne une heure et la reperd un jour de mauvaise surprise.`,
    `## Trois mots pour s’entendre
Une équipe avance plus vite quand elle appelle les choses de la même façon. Trois mots suffisent d’ordinaire. La *source* est ce à quoi l’on se fie : document, fichier ou personne. Le *brouillon* est ce que la machine propose, et qui ne compte pas encore. La *version* est ce que quelqu’un a relu et accepte de signer.
Employez-les dès la prochaine discussion, et bien des disputes tombent d’elles-mêmes : on ne se demande plus si l’outil a raison, mais si l’on tient une source, un brouillon ou une version.`,
    `## Les exceptions, une fois comptées
Personne ne s’inquiète d’une exception. Elle est rare, on la traite à la main, on l’oublie. Mais elles sont nombreuses, et leur somme finit par peser autant que la règle.
Faites-en la liste pendant deux semaines, sans chercher à les corriger. Certaines disparaîtront parce qu’elles n’avaient plus de raison d’être. D’autres se ressemblent et deviendront une règle. Les dernières resteront humaines. Pour {topic}, il vaut mieux savoir lesquelles avant de choisir un outil qu’après l’avoir payé, et cette liste sera la première chose que demandera un prestataire sérieux.`,
    `## Un peu d’histoire, pour relativiser
À l’arrivée du tableur, on annonçait la fin des comptables. Ils sont toujours là, et font autre chose. À l’arrivée de l’e-mail, on promettait des bureaux sans papier. On sait ce qu’il en fut. Les outils déplacent le travail plus souvent qu’ils ne le suppriment.
La bonne question est donc : déplacé vers où ? Si une équipe passe de l’exécution à la vérification, il lui faut du temps pour vérifier, et de quoi le faire. Un projet qui n’a pas répondu à cela gagne d’un côté et perd de l’autre.`,
    `## Ce que voient ceux d’en face
Vue de l’intérieur, l’affaire est une suite d’étapes. Vue de l’extérieur, c’est une attente et une réponse. Le client, le collègue ou le partenaire ne sait rien de vos logiciels ; il sait combien de jours ont passé et si on l’a compris.
Demandez à trois d’entre eux ce qui les gêne. La réponse est souvent modeste : un délai qu’on ne leur annonce pas, un mot qu’ils ne comprennent pas, la même question posée deux fois. Améliorer {topic} commence parfois par une phrase, et la technique vient après.`,
    `## Trois tailles d’entreprise, trois réponses
À cinq personnes, tout se dit de vive voix : un document partagé et un peu de discipline font l’affaire. À cinquante, on ne sait plus qui fait quoi ; il faut un responsable, une règle courte et un outil que tous ouvrent. À cinq cents, le plus difficile n’est pas de choisir la solution, mais d’empêcher qu’il y en ait sept.
Lisez donc les conseils, les nôtres compris, en vous demandant à qui ils s’adressent. Une méthode excellente pour un groupe peut étouffer une petite maison, et l’inverse est tout aussi vrai.`,
    `## Ce que montre une démonstration, ce qu’elle cache
Les démonstrations montrent des cas choisis. C’est de bonne guerre ; les bandes-annonces font de même. Le jour où l’on passe à vos propres dossiers, la moyenne baisse, et la différence entre les deux dit beaucoup de la qualité d’un fournisseur.
Demandez donc à voir un essai sur des cas tirés au sort, les vôtres, noms effacés, sans autre préparation. Ajoutez-en deux ou trois que {team} juge impossibles. Non pour piéger qui que ce soit, mais pour savoir comment la machine se conduit quand elle ne sait pas : c’est ce moment-là qui coûte cher ensuite.`,
    `## Le nouveau venu voit mieux
Il y a dans presque chaque entreprise quelqu’un qui vient d’arriver. Pendant trois semaines, il s’étonne de tout ; ensuite, il fait comme les autres. Ces trois semaines valent une étude.
Demandez-lui de noter ce qu’il ne comprend pas : les mots, les détours, les fichiers que l’on ouvre deux fois, ce que l’on fait « parce qu’on a toujours fait ainsi ». Ne répondez pas tout de suite. La liste, relue à froid à plusieurs, sépare très bien ce qui a une raison de ce qui n’a qu’un passé.`,
    `## Petites causes, petits remèdes
Il est tentant de chercher une seule cause, bien noble, qui expliquerait tout. On la trouve rarement. Ce qui pèse, ce sont vingt petites pierres : un formulaire trop long, un nom de fichier obscur, une validation que personne ne lit.
- Celles que l’on peut ôter en dix minutes, on les ôte le jour même.
- Celles qui demandent un accord, on les porte à la prochaine réunion.
- Les autres attendront, et l’on verra si elles gênent encore.
L’outil vient après. Il va plus vite sur une route où l’on a ramassé les cailloux.`,
    `## L’exemple du voisin
Un confrère vous a montré son installation, et elle est superbe. Avant de l’imiter, demandez trois choses : depuis quand elle tourne sans lui, ce qu’il a dû abandonner en chemin, et combien de cas elle voit passer chaque semaine.
Les réponses tempèrent l’enthousiasme sans l’éteindre. On s’aperçoit que sa réussite tient à une personne, à un volume ou à une patience que l’on n’a pas, ou que l’on a mieux. Copiez la démarche plutôt que le résultat : quand il s’agit {of-topic}, votre maison n’est pas la sienne.`,
    `## Résister au grand ménage
On ouvre un placard pour y prendre un bol, et l’on finit par vider la cuisine. Beaucoup de projets suivent ce chemin : on voulait gagner une heure, on se retrouve à refondre l’informatique.
Résistez. Notez ce que vous voyez d’abîmé, refermez la porte, revenez au bol. Le grand ménage aura son heure, avec son budget et ses volontaires. En attendant, un résultat modeste et visible donnera {to-team} l’envie de continuer, ce qu’aucun plan de rénovation n’a jamais su faire.`,
    `## Les erreurs qui se voient, et les autres
On redoute la machine qui se trompe avec éclat : le prix absurde, la phrase ridicule. Ces erreurs-là se voient, on en rit, on les corrige. Les dangereuses sont discrètes : un chiffre plausible, une nuance perdue, un cas rangé au mauvais endroit avec beaucoup d’assurance.
Cherchez donc, à plusieurs, cinq erreurs qui ressembleraient à des réussites, et demandez-vous qui les verrait. L’exercice se fait sur une feuille, sans toucher à rien de réel. On y gagne une idée précise de ce que la relecture doit guetter.`,
    `## Le dire sans un mot de métier
On continue de dire « classer », « suivre », « valider », comme si rien n’avait bougé. Ces verbes cachent pourtant des gestes très différents selon que l’on travaille sur du papier, dans un tableur ou avec un assistant.
Faites l’essai d’une description neuve. Racontez à un ami d’un autre métier à quoi sert {topic}, sans un seul mot de spécialiste. Ce que vous ne parvenez pas à dire simplement est ce que l’on n’a pas encore décidé, et c’est là, bien souvent, que se logent les malentendus.`,
    `## Trois personnes à imaginer
Une idée semble excellente tant qu’on ne l’imagine pas devant quelqu’un. Choisissez donc trois personnes réelles que la décision touchera : une facile, une pressée, une difficile. Faites-les passer par le nouveau chemin, étape par étape.
La facile ne verra rien. La pressée vous dira où l’on attend encore. La difficile trouvera, sans effort, la phrase que l’outil ne comprend pas ou la question à laquelle personne n’a pensé. Mieux vaut la rencontrer sur le papier, un lundi, que devant tout le monde un samedi.`,
    `## Ce que l’on a déjà essayé
Avant de commencer, faites le tour de ce qui a été tenté. Il y a presque toujours un tableau abandonné, une licence que l’on paie encore, une note rédigée par quelqu’un qui a changé de service. Ces restes sont instructifs : ils disent où l’on s’est arrêté, et parfois pourquoi.
Demandez-le sans chercher de coupable. Une tentative qui a échoué faute de temps peut réussir ; une tentative qui a échoué parce que personne n’en voulait échouera encore. Pour {topic}, cette demi-heure de mémoire épargne souvent le premier mois.`
  ],
  work: [
    `## Une scène de tous les jours
Un mardi, un peu avant midi. Quelqu’un ouvre le dossier, soupire, et le remet au lendemain parce que le téléphone sonne. Rien de grave ; la scène recommence mercredi. Au bout d’un mois, ce ne sont plus quelques minutes qui manquent, c’est une habitude qui s’est installée.
Avant de parler d’outil, regardez cette scène-là. Notez qui interrompt, ce qui manque au moment de reprendre, et ce qui attend encore le soir. {Topic} devient alors un problème précis, avec une heure et un lieu, et l’on cesse d’en discuter en général.`,
    `## Où passe l’attente
On accuse les outils, rarement les allers-retours. Pourtant, quand on suit un cas de bout en bout, une bonne part du délai se passe à attendre : une information, un accord, un collègue absent.
L’exercice est simple. Choisissez quelques {items} du mois dernier, écrivez l’heure de chaque étape, et coloriez l’attente. Ce que l’on voit en rouge ne se réglera pas avec un modèle plus puissant. Une règle, une adresse unique ou un remplaçant désigné feront souvent davantage, et tout de suite. Ce qui reste en blanc est le vrai travail, et c’est lui qu’une machine peut aider.`,
    `## Les fichiers que personne ne relit
Derrière {topic}, il y a des fichiers que personne n’a relus depuis longtemps : une liste de noms, un modèle de lettre, un tarif, une règle écrite par quelqu’un qui a quitté la maison. Tant que l’on procède à la main, chacun corrige en passant, sans le dire.
Une machine ne corrige pas en passant. Elle applique. Les vieilles erreurs remontent alors toutes ensemble, et l’on accuse l’outil de les avoir commises. Consacrez une demi-journée à ces fichiers avant de brancher quoi que ce soit ; c’est la dépense la plus sûre du projet.`,
    `## Une question d’heure
On parle beaucoup de méthodes, et trop peu de l’heure à laquelle on les applique. En début de journée, l’attention est fraîche et le téléphone dort encore ; après le déjeuner, on expédie. Ce qui demande du soin se fait pourtant, bien souvent, dans les restes de l’après-midi.
Essayez l’inverse pendant quinze jours, sans rien changer d’autre. Bloquez une plage le matin, portes fermées. Il arrive qu’une partie du problème s’évapore, et que l’on découvre ce qu’une aide automatique devrait vraiment faire : tenir la maison calme pendant ce temps-là.`,
    `## Ce que l’on fait sans le savoir
Demandez à une équipe comment elle travaille : vous obtiendrez la procédure officielle. Asseyez-vous à côté pendant une heure : vous verrez autre chose, et c’est souvent mieux. Un coup d’œil à la date, un appel avant d’écrire, une habitude de ranger par urgence et non par ordre d’arrivée.
Ces gestes ne figurent nulle part, et ce sont eux qui font tenir {topic}. Un outil réglé d’après la procédure les supprime sans le vouloir. Un outil réglé d’après l’observation les garde, et leur rend même un nom.`,
    `## Quatre moments, pas douze flèches
Les fournisseurs aiment les schémas à douze flèches. Vu de votre bureau, il n’y a souvent que quatre moments : quelque chose arrive, quelqu’un comprend, quelqu’un décide, quelque chose repart. Tout le reste est de l’intendance.
Dessinez ces quatre cases au tableau, avec {team}, et placez-y le travail d’une semaine. Certaines cases débordent, d’autres sont presque vides. L’effort doit aller à celles qui débordent, ce qui paraît évident une fois écrit, et que l’on oublie pourtant dès qu’une belle démonstration éclaire l’une des autres.`
  ]
}
