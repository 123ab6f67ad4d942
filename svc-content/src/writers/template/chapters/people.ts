import type { ChapterBank } from './chapter-bank.ts'

/** Chapters on people and on what protects them. The words in braces are the subject's (`fill-terms.ts`). */
export const people: ChapterBank = {
  all: [
    `## Qui décide, en fin de compte
Une proposition de la machine n’engage personne tant que personne ne l’a reprise à son compte. Il faut donc un nom. Pas un service, pas une adresse commune : un nom, avec un suppléant pour les vacances.
Cette personne n’a pas à être experte. Elle connaît le métier, elle a le droit d’arrêter, et on ne lui reprochera pas de l’avoir fait. Écrivez-le noir sur blanc, parce que le jour venu chacun aura une bonne raison de laisser passer. Une responsabilité partagée entre six est une responsabilité perdue.`,
    `## Ce que l’on ne confie pas
Certaines choses ne devraient pas quitter la maison : les données de santé, les pièces d’identité, les confidences, ce qu’un client a écrit sous le coup de l’émotion. D’autres peuvent en sortir à condition d’être raccourcies, sans les noms.
Dressez la liste à partir de ce que contiennent vraiment vos dossiers, non d’un modèle trouvé en ligne. Dix minutes avec {team} suffisent en général à repérer les deux ou trois cas délicats. Une interdiction que l’on comprend se respecte mieux qu’une charte de douze pages signée sans la lire.`,
    `## Rassurer sans mentir
« Cela va-t-il remplacer quelqu’un ? » La question sera posée, à voix haute ou dans le couloir. Répondre « jamais » est imprudent ; répondre « on verra » est pire. Dites ce que vous savez : quelles tâches changent, à quelle date, et ce que l’on fera des heures rendues.
Puis tenez parole, surtout sur le dernier point. Si le temps gagné disparaît dans une autre surcharge, la confiance ne reviendra pas pour le projet suivant. Un après-midi libéré chaque semaine, et que l’on voit, vaut tous les discours.`,
    `## Apprendre par petites doses
Une journée entière se retient mal quand rien ne la suit. Mieux vaut six fois vingt minutes, sur le travail du jour, avec un seul geste à apprendre chaque fois. La semaine suivante, chacun montre ce qu’il en a fait, succès ou déconvenue.
Ce rythme a un avantage inattendu : les plus lents osent poser leurs questions, parce que la séance est courte et qu’il y en aura une autre. Commencez par apprendre à refuser une proposition. C’est le geste le plus difficile, et celui qui protège tous les autres.`,
    `## Les volontaires d’abord, le sceptique au premier rang
Dans une équipe, quelques personnes ont déjà essayé, d’autres attendent de voir, et il y en a souvent une de franchement hostile. Commencez avec les premières, mais installez la dernière au premier rang : ses objections sont souvent les meilleures, et elle les fera de toute façon.
Demandez-lui une chose précise : trouver dix cas où la proposition est mauvaise. Elle en trouvera. Corrigez ce qui peut l’être, reconnaissez le reste, et dites-lui merci devant les autres. Un sceptique écouté fait un gardien exigeant.`,
    `## Un mot aux personnes concernées
Si ce que vous faites touche des clients, des candidats ou des élèves, dites-le-leur. Une phrase, au bon endroit, dans leurs mots : ce que la machine prépare, ce qu’une personne vérifie, et comment obtenir quelqu’un.
La plupart ne s’en soucient guère. Les autres s’en soucient beaucoup, et ils ont raison. À leur égard, la franchise coûte moins que la découverte. Cette phrase ouvre l’information que le RGPD demande, elle ne la remplace pas. Relisez votre projet avec cette seule question en tête : que penserait-on de nous si tout cela était public ?`,
    `## L’erreur, et ce que l’on en fait
Il y en aura. La seule question est de savoir si l’on en parlera. Dans les équipes où l’on cherche un coupable, les erreurs deviennent invisibles, et l’outil paraît merveilleux jusqu’au jour de l’accident.
Essayez ceci : un tableau au mur, ou un simple fichier, avec trois colonnes. Ce qui s’est passé, comment on s’en est aperçu, ce que l’on change. Aucune colonne pour le nom. Une fois par mois, on en relit la liste ensemble, pendant un quart d’heure. Peu de réunions font autant progresser.`,
    `## Quatre questions sur vos données
Avant de signer, posez quatre questions, et demandez des réponses écrites.
- Où sont conservées nos données, et combien de temps ?
- Servent-elles à entraîner un modèle ?
- Qui, chez vous et chez vos sous-traitants, peut les lire ?
- Comment les récupère-t-on le jour où l’on s’en va ?
Un fournisseur sérieux répond en une page. S’il répond par une brochure, vous avez votre réponse. Prenez aussi une précaution simple : ne transmettre que ce qui sert. Bien des champs d’un dossier n’apportent rien au résultat, et n’auraient jamais dû voyager.`,
    `## Quand le prestataire s’en va
Tout projet finit par perdre celui qui l’a conduit. Le prestataire change d’équipe, la collègue qui avait tout réglé accepte un autre poste, et l’on découvre que les mots de passe étaient dans une seule tête.
Prévoyez la séparation le premier jour, quand tout le monde s’entend bien. Les comptes sont au nom de l’entreprise, les réglages sont exportés chaque trimestre, et une seconde personne sait tout faire sans téléphoner à quiconque. Ce n’est pas de la défiance ; c’est ce qui permet de travailler en confiance.`,
    `## La sécurité, sans drame
Trois habitudes évitent beaucoup d’ennuis. Un compte par personne, jamais un compte commun dont le mot de passe circule. Une double vérification à l’ouverture, surtout à distance. Et l’idée, répétée sans lassitude, qu’un texte venu de l’extérieur peut contenir des ordres déguisés, destinés non à vous mais à l’assistant.
Ce dernier point surprend encore. Demandez-vous donc ce qu’un inconnu pourrait écrire, et ce que l’outil ferait en le lisant. S’il ne fait que proposer, le risque reste limité. S’il agit, il lui faut une barrière, et quelqu’un devant.`,
    `## Parler argent avec son équipe
On cache volontiers le prix d’un outil à ceux qui s’en servent. C’est une erreur : quand on sait ce que coûte une licence, on l’emploie autrement, ou bien l’on dit qu’elle ne sert à rien.
Donnez le chiffre, le nombre d’utilisateurs, et ce que l’entreprise espère en échange. Demandez {to-team} si le compte y est. Les réponses sont d’une grande lucidité, et il arrive qu’elles fassent résilier un abonnement que personne n’osait remettre en cause. La conversation prend dix minutes et remplace un rapport.`,
    `## Quand une seule personne sait
Une compétence rare dans une seule tête est un risque, même quand la tête est charmante. On ne le voit qu’aux vacances, ou le jour d’un départ, quand tout s’arrête et que l’on cherche un numéro de téléphone.
Organisez le partage pendant que tout va bien. Une heure par semaine, l’expert fait et un autre commente ; la semaine suivante, on échange. Au bout d’un mois, deux personnes savent, et les explications ont produit une documentation que nul n’aurait eu le courage d’écrire.`,
    `## Le droit de ne pas s’en servir
Certains écrivent vite et bien, et n’ont que faire d’un brouillon. Les obliger à passer par l’outil serait absurde : on mesurerait un ralentissement, et l’on perdrait leur bonne humeur.
Laissez le choix sur la manière, restez ferme sur le résultat : les mêmes délais, la même qualité, la même trace. Dans la pratique, il arrive que les réfractaires empruntent l’outil pour ce qui les ennuie, un jour de fatigue, sans le dire. Une liberté que l’on accorde coûte moins que celle que l’on prend.`,
    `## Un référent, pas un gendarme
Nommer un responsable de l’outil est sage ; en faire un contrôleur est maladroit. Le bon référent répond aux questions, montre un raccourci, recueille les ratés, et passe une heure par semaine sur les cas qui ont posé problème.
Choisissez quelqu’un que l’on dérange volontiers, plutôt que le plus savant. Donnez-lui du temps, inscrit au planning, et une ligne directe avec le fournisseur. Le projet avancera au rythme de cette personne. Si elle fait cela en plus du reste, elle le fera mal, puis elle ne le fera plus.`,
    `## Les accords que l’on oublie de demander
Les représentants du personnel, le service informatique, l’assureur, parfois le propriétaire des murs : chaque maison a ses portes discrètes, qu’il vaut mieux pousser tôt. Une question posée avant paraît courtoise, quand elle n’est pas obligatoire ; la même, posée après, devient un dossier.
Dressez la liste à deux ou trois, en une demi-heure. Pour chaque porte, une phrase : ce que l’on veut essayer, pendant combien de temps, et comment on arrête. On inquiète rarement ceux à qui l’on demande leur avis. Il en va autrement de ceux qui l’apprennent par un client.`,
    `## Savoir demander de l’aide
On peut perdre deux jours sur un réglage qu’un appel aurait résolu. L’orgueil y est pour peu ; c’est surtout que personne ne sait qui appeler, ni si c’est permis.
Affichez un nom et un numéro, et fixez une règle généreuse : au bout de vingt minutes sans avancer, on appelle. Comptez les appels sans les reprocher. S’ils portent souvent sur le même point, ce ne sont pas les gens qu’il faut former, c’est ce point qu’il faut simplifier. L’entraide est le plus rapide des outils.`,
    `## Promettre peu, à voix basse
Rien n’abîme un projet comme une annonce enthousiaste. On promet de diviser le temps par trois, on le divise par un et demi, ce qui est magnifique, et tout le monde est déçu.
Annoncez ce dont vous êtes sûr : un essai, une durée, une question. Parlez {of-topic} comme d’un travail en cours, avec ses ratés, que l’on montre. Les bonnes nouvelles viendront de ceux qui l’ont essayé, dites dans un couloir et non depuis une estrade. Celles-là, on les croit.`
  ],
  work: [
    `## Le métier qui se déplace
Quand une machine prépare, celui qui relit devient éditeur. C’est un autre métier, plus fatigant qu’on ne croit : il faut juger sans avoir cherché, et rester attentif devant ce qui a l’air juste.
Reconnaissez-le. Donnez {to-team} le droit de reprendre à zéro, comptez cette relecture comme du travail, et variez les tâches dans la journée. Gardez enfin une part faite entièrement à la main. On juge mieux une proposition quand on sait encore se passer d’elle, et la main se perd plus vite qu’on ne le pense.`,
    `## Ce qui doit rester lent
Tout accélérer n’est pas un but. Une réponse délicate gagne à passer une nuit ; une décision qui engage gagne à être dite à voix haute avant d’être écrite. La machine ignore ces rythmes et propose de tout expédier.
Choisissez deux moments où l’on attendra exprès, et défendez-les. L’un concerne d’ordinaire les personnes, l’autre l’argent. {Team} n’y perdra rien : le temps que l’on garde à ces endroits est pris sur celui que l’on vient de gagner ailleurs.`,
    `## Deux lectures valent mieux qu’une
Une proposition relue par celui qui l’a demandée n’est pas vraiment relue : il y trouve ce qu’il cherchait. Un autre regard, même moins savant, voit le mot de trop et le chiffre déplacé.
Instituez la relecture croisée pour les cas qui comptent, quelques-uns par semaine, pas davantage. Cinq minutes suffisent, et l’échange profite aux deux. Chacun y apprend les habitudes de l’autre, ce qu’aucune réunion ne permet. Le jour où l’un manque, l’autre prend la suite sans chercher.`,
    `## Les petites mains invisibles
On félicite l’outil d’un beau résultat, et l’on oublie qui avait rangé les documents. Le travail de préparation, de tri, de correction ne se voit pas ; il disparaît même des comptes, puisqu’il précède le projet.
Rendez-le visible. Quand vous présentez les premiers résultats, commencez par nommer ceux qui ont préparé le terrain. Ce n’est pas une politesse : le jour où ces gens cessent de le faire, faute de reconnaissance ou faute de temps, la qualité baisse, et personne ne comprend pourquoi.`,
    `## Faire travailler deux générations ensemble
On suppose les jeunes à l’aise et les anciens rétifs. C’est aller un peu vite. Qui manie l’outil avec aisance ne vérifie pas toujours ; qui s’en méfie repère souvent ce qui cloche.
Faites-les travailler par deux pendant l’essai. L’un apprend la prudence, l’autre quelques raccourcis, et tous deux cessent de croire que l’âge explique quoi que ce soit. Notez ce que ces paires corrigent : pour {topic}, cette liste vaut mieux qu’un manuel, parce qu’elle réunit ce que l’outil oublie et ce que les gens ne disaient plus.`,
    `## La charge qui change d’épaules
Un gain pour les uns se paie parfois ailleurs. On allège l’accueil, et la comptabilité reçoit des questions nouvelles ; on accélère la vente, et la production découvre des promesses.
Avant d’étendre quoi que ce soit, rendez visite aux voisins de bureau. Que reçoivent-ils de plus depuis le changement, que reçoivent-ils de moins clair ? Dix minutes par service. Un gain s’apprécie à l’échelle de la maison entière, et il vaut mieux apprendre maintenant qu’une heure gagnée ici en coûte trois à l’étage du dessous.`
  ]
}
