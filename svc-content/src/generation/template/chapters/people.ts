/** People, and what protects them. The words in braces are the subject's (`fill-terms.ts`). */
export const people = [
  `## Qui décide, en fin de compte
Une proposition de la machine n’engage personne tant que personne ne l’a reprise à son compte. Il faut donc un nom. Pas un service, pas une adresse commune : un nom, avec un suppléant pour les vacances.
Cette personne n’a pas à être experte. Elle connaît {topic}, elle a le droit d’arrêter, et on ne lui reprochera pas de l’avoir fait. Écrivez-le noir sur blanc, parce que le jour venu chacun aura une bonne raison de laisser passer. Une responsabilité partagée entre six est une responsabilité perdue.`,
  `## Ce que l’on ne confie pas
Certaines choses ne devraient pas quitter la maison : les données de santé, les pièces d’identité, les confidences, ce qu’un client a écrit sous le coup de l’émotion. D’autres peuvent en sortir à condition d’être raccourcies, sans les noms.
Dressez la liste à partir de ce que contiennent vraiment vos {items}, non d’un modèle trouvé en ligne. Dix minutes avec {team} suffisent en général à repérer les deux ou trois cas délicats. Une interdiction que l’on comprend se respecte mieux qu’une charte de douze pages signée sans la lire.`,
  `## Rassurer sans mentir
« Cela va-t-il remplacer quelqu’un ? » La question sera posée, à voix haute ou dans le couloir. Répondre « jamais » est imprudent ; répondre « on verra » est pire. Dites ce que vous savez : quelles tâches changent, à quelle date, et ce que l’on fera des heures rendues.
Puis tenez parole, surtout sur le dernier point. Si le temps gagné sur {topic} disparaît dans une autre surcharge, la confiance ne reviendra pas pour le projet suivant. Un après-midi libéré chaque semaine, et que l’on voit, vaut tous les discours.`,
  `## Former par petites doses
Une journée entière se retient mal quand rien ne la suit. Mieux vaut six fois vingt minutes, sur le travail du jour, avec un seul geste à apprendre chaque fois. La semaine suivante, chacun montre ce qu’il en a fait, succès ou déconvenue.
Ce rythme a un avantage inattendu : les plus lents osent poser leurs questions, parce que la séance est courte et qu’il y en aura une autre. Pour {topic}, commencez par apprendre à refuser une proposition. C’est le geste le plus difficile, et celui qui protège tous les autres.`,
  `## Les volontaires d’abord
Dans toute équipe, deux personnes ont déjà essayé, trois attendent de voir, une est franchement hostile. Commencez avec les premières, mais installez la dernière au premier rang : ses objections sont souvent les meilleures, et elle les fera de toute façon.
Demandez-lui une chose précise : trouver dix {items} où la proposition est mauvaise. Elle en trouvera. Corrigez ce qui peut l’être, reconnaissez le reste, et dites-lui merci devant les autres. On a vu plus d’un sceptique devenir ainsi le gardien le plus exigeant {of-topic}.`,
  `## Un mot aux personnes concernées
Si ce que vous faites touche des clients, des candidats ou des élèves, dites-le-leur. Une phrase, au bon endroit, dans leurs mots : ce que la machine prépare, ce qu’une personne vérifie, et comment obtenir quelqu’un.
La plupart ne s’en soucient guère. Les autres s’en soucient beaucoup, et ils ont raison. À leur égard, la franchise coûte moins que la découverte. Relisez {topic} avec cette seule question en tête : que penserait-on de nous si tout cela était public ?`,
  `## L’erreur, et ce que l’on en fait
Il y en aura. La seule question est de savoir si l’on en parlera. Dans les équipes où l’on cherche un coupable, les erreurs deviennent invisibles, et l’outil paraît merveilleux jusqu’au jour de la catastrophe.
Essayez ceci : un tableau au mur, ou un simple fichier, avec trois colonnes. Ce qui s’est passé, comment on s’en est aperçu, ce que l’on change. Aucune colonne pour le nom. Une fois par mois, {team} en relit la liste pendant un quart d’heure. {Topic} s’améliore rarement autrement.`,
  `## Garder la main sur ses données
Avant de signer, posez quatre questions, et demandez des réponses écrites.
- Où sont conservées nos données, et combien de temps ?
- Servent-elles à entraîner un modèle ?
- Qui, chez vous et chez vos sous-traitants, peut les lire ?
- Comment les récupère-t-on le jour où l’on s’en va ?
Un fournisseur sérieux répond en une page. S’il répond par une brochure, vous avez votre réponse. Pour {topic}, ajoutez une précaution simple : ne transmettre que ce qui sert. La moitié des champs d’un dossier n’apporte rien au résultat, et n’aurait jamais dû voyager.`,
  `## Le métier qui se déplace
Quand une machine prépare, celui qui relit devient éditeur. C’est un autre métier, plus fatigant qu’on ne croit : il faut juger sans avoir cherché, et rester attentif à un texte qui a l’air juste.
Reconnaissez-le. Donnez {to-team} le droit de reprendre à zéro, comptez cette relecture comme du travail, et variez les tâches dans la journée. Gardez enfin une part faite entièrement à la main. On ne juge bien {topic} que si l’on sait encore {do} sans aide, un jour sur dix au moins.`,
  `## Quand le prestataire s’en va
Tout projet finit par perdre celui qui l’a conduit. Le prestataire change d’équipe, la collègue qui avait tout réglé accepte un autre poste, et l’on découvre que les mots de passe étaient dans une seule tête.
Prévoyez la séparation le premier jour, quand tout le monde s’entend bien. Les comptes sont au nom de l’entreprise, les réglages sont exportés chaque trimestre, et une seconde personne sait {do} sans téléphoner à quiconque. Ce n’est pas de la défiance ; c’est ce qui permet de travailler en confiance.`,
  `## La sécurité, sans drame
Trois habitudes suffisent à éviter l’essentiel. Un compte par personne, jamais un compte commun dont le mot de passe circule. Une double vérification à l’ouverture, surtout à distance. Et l’idée, répétée sans lassitude, qu’un texte venu de l’extérieur peut contenir des ordres déguisés, destinés non à vous mais à l’assistant.
Ce dernier point surprend encore. Dans {topic}, demandez-vous donc ce qu’un inconnu pourrait écrire, et ce que l’outil ferait en le lisant. S’il ne fait que proposer, tout va bien. S’il agit, il lui faut une barrière.`,
  `## Parler argent avec son équipe
On cache volontiers le prix d’un outil à ceux qui s’en servent. C’est une erreur : quand on sait qu’une licence vaut deux repas par mois, on l’emploie autrement, ou bien l’on dit qu’elle ne sert à rien.
Donnez le chiffre, le nombre d’utilisateurs, et ce que l’entreprise espère en échange. Demandez {to-team} si le compte y est. Les réponses sont d’une grande lucidité, et il arrive qu’elles fassent économiser la moitié des abonnements. Pour {topic}, cette conversation prend dix minutes et remplace un rapport.`,
  `## Ce qui doit rester lent
Tout accélérer n’est pas un but. Une réponse délicate gagne à passer une nuit ; une décision qui engage gagne à être dite à voix haute avant d’être écrite. La machine ignore ces rythmes et propose de tout expédier.
Choisissez deux moments {of-topic} où l’on attendra exprès, et défendez-les. L’un concerne d’ordinaire les personnes, l’autre l’argent. {Team} n’y perdra rien : le temps que l’on garde à ces endroits est pris sur celui que l’on vient de gagner ailleurs.`,
  `## Celui qui sait, et qui s’en va
Une compétence rare dans une seule tête est un risque, même quand la tête est charmante. On ne le voit qu’aux vacances, ou le jour d’un départ, quand {topic} s’arrête net et que l’on cherche un numéro de téléphone.
Organisez le partage pendant que tout va bien. Une heure par semaine, l’expert fait et un autre commente ; la semaine suivante, on échange. Au bout d’un mois, deux personnes savent, et les explications ont produit une documentation que nul n’aurait eu le courage d’écrire.`,
  `## L’ennui, ce signal
Quand une tâche ennuie tout le monde, on la confie au dernier arrivé. C’est humain, et c’est dommage : l’ennui désigne précisément ce qu’une machine ferait sans souffrir.
Faites le tour {of-team} avec une seule question : quelle heure de votre semaine donneriez-vous volontiers ? Les réponses convergent. Si {topic} arrive en tête, vous tenez un projet que l’on attendra au lieu de le subir. S’il n’est cité par personne, demandez-vous qui, au juste, en avait besoin.`,
  `## Deux lectures valent mieux qu’une
Une proposition relue par celui qui l’a demandée n’est pas vraiment relue : il y trouve ce qu’il cherchait. Un autre regard, même moins savant, voit le mot de trop et le chiffre déplacé.
Instituez la relecture croisée pour les cas qui comptent, une dizaine {of-items} par semaine, pas davantage. Cinq minutes suffisent, et l’échange profite aux deux. {Team} y apprend les habitudes de chacun, ce qu’aucune réunion ne permet. Le jour où l’un manque, l’autre prend la suite sans chercher.`,
  `## Ce que l’on dit aux clients fâchés
Il arrivera qu’une réponse tombe à côté, et que quelqu’un s’en plaigne. Préparez ce moment avant de le vivre : une excuse courte, une correction immédiate, et la vérité sur ce qui s’est passé.
« Une machine avait préparé ce texte, et nous ne l’avons pas assez relu. » La phrase coûte un peu d’orgueil et désarme presque toujours. À propos {of-topic}, évitez en revanche d’accuser l’outil : c’est vous qui l’avez choisi, et le client le sait. {Team} doit pouvoir présenter des excuses sans demander la permission.`,
  `## Le droit de ne pas s’en servir
Certains écrivent vite et bien, et n’ont que faire d’un brouillon. Les obliger à passer par l’outil serait absurde : on mesurerait un ralentissement, et l’on perdrait leur bonne humeur.
Laissez le choix sur la manière, restez ferme sur le résultat : les mêmes délais, la même qualité, la même trace. Dans la pratique, les réfractaires empruntent l’outil pour ce qui les ennuie, un jour de fatigue, sans le dire. {Topic} n’y perd rien. Une liberté que l’on accorde coûte moins que celle que l’on prend.`,
  `## Un référent, pas un gendarme
Nommer un responsable de l’outil est sage ; en faire un contrôleur est maladroit. Le bon référent répond aux questions, montre un raccourci, collecte les ratés, et passe une heure par semaine sur les {items} qui ont posé problème.
Choisissez quelqu’un que l’on dérange volontiers, plutôt que le plus savant. Donnez-lui du temps, inscrit au planning, et une ligne directe avec le fournisseur. {Topic} avance au rythme de cette personne. Si elle fait cela en plus du reste, elle le fera mal, puis elle ne le fera plus.`,
  `## Les petites mains invisibles
On félicite l’outil d’une belle synthèse, et l’on oublie qui avait rangé les documents. Le travail de préparation, d’étiquetage, de correction ne se voit pas ; il disparaît même des comptes, puisqu’il précède le projet.
Rendez-le visible. Quand vous présentez les résultats {of-topic}, commencez par nommer ceux qui ont préparé le terrain. Ce n’est pas une politesse : le jour où ces gens cessent de le faire, faute de reconnaissance ou faute de temps, la qualité baisse, et personne ne comprend pourquoi.`,
  `## L’accord que l’on oublie de demander
Les représentants du personnel, le service informatique, l’assureur, parfois le propriétaire des murs : chaque maison a ses portes discrètes, qu’il vaut mieux pousser tôt. Une question posée avant paraît courtoise ; la même, posée après, devient un dossier.
Dressez la liste avec {team}, en une demi-heure. Pour chaque porte, une phrase : ce que l’on veut essayer, pendant combien de temps, et comment on arrête. {Topic} inquiète rarement ceux à qui l’on demande leur avis. Il en va autrement de ceux qui l’apprennent par un client.`,
  `## Savoir demander de l’aide
On voit des équipes perdre deux jours sur un réglage qu’un appel aurait résolu. L’orgueil y est pour peu ; c’est surtout que personne ne sait qui appeler, ni si c’est permis.
Affichez un nom et un numéro, et fixez une règle généreuse : au bout de vingt minutes sans avancer, on appelle. Comptez les appels sans les reprocher. S’ils portent souvent sur les mêmes {items}, ce n’est pas l’équipe qu’il faut former, c’est {topic} qu’il faut simplifier. L’entraide est le plus rapide des outils.`,
  `## Le regard des plus jeunes, et des plus anciens
On suppose les jeunes à l’aise et les anciens rétifs. Les faits sont plus amusants. Les premiers vont vite et vérifient peu ; les seconds vérifient tout et trouvent, à force de méfiance, les meilleurs usages.
Faites-les travailler par deux pendant l’essai. L’un apprend la prudence, l’autre quelques raccourcis, et tous deux cessent de croire que l’âge explique quoi que ce soit. Pour {topic}, ces paires produisent les plus belles corrections, et {team} en rit encore à la fin du trimestre.`,
  `## Promettre peu, à voix basse
Rien n’abîme un projet comme une annonce enthousiaste. On promet de diviser le temps par trois, on le divise par un et demi, ce qui est magnifique, et tout le monde est déçu.
Annoncez ce dont vous êtes sûr : un essai, une durée, une question. Parlez {of-topic} comme d’un travail en cours, avec ses ratés, que l’on montre. Les bonnes nouvelles viendront de ceux qui l’utilisent, dites dans le couloir par {team} et non depuis une estrade. Celles-là, on les croit.`,
  `## La charge qui change d’épaules
Un gain pour les uns se paie parfois ailleurs. On allège l’accueil, et la comptabilité reçoit des questions nouvelles ; on accélère la vente, et la production découvre des promesses.
Avant d’étendre quoi que ce soit, rendez visite aux voisins de bureau. Que reçoivent-ils de plus depuis le changement, que reçoivent-ils de moins clair ? Dix minutes par service. {Topic} s’apprécie à l’échelle de la maison entière, et {team} préfère apprendre maintenant que ses économies coûtent trois heures à l’étage du dessous.`
] as const
