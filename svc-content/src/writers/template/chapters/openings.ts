/** Opening paragraphs for articles whose subject has no more of its own. The words in braces are the subject's (`fill-terms.ts`). */
export const openings = [
  'On parle {of-topic} comme d’une affaire réglée, ou comme d’une affaire perdue. La vérité se tient au milieu, dans une suite de petites décisions que personne ne prend à votre place, et que cet article essaie de remettre en ordre.',
  'Il suffit d’une semaine chargée pour que {topic} passe au second plan, puis d’un incident pour que tout le monde y revienne en urgence. Entre ces deux moments, il existe un temps calme où l’on peut faire mieux. Le voici.',
  'Posez la question à voix haute dans un couloir : qui, ici, sait vraiment {do} sans demander de l’aide ? Le silence qui suit est un excellent point de départ, et il ne coûte rien.',
  'Bien des conseils sur {topic} s’adressent à des entreprises qui n’existent pas, avec un budget, du temps et des données rangées. Nous avons préféré partir de la vôtre, un jeudi, avec deux absents et le téléphone qui sonne.',
  'Un sujet mûrit rarement dans une salle de réunion. Il mûrit quand quelqu’un prend une feuille, écrit ce qui se passe et ce qui gêne, puis la fait lire à un collègue. À propos {of-topic}, voici de quoi remplir cette feuille.',
  'Il y a ce que les outils savent faire, ce que l’on imagine qu’ils savent faire, et ce dont on a besoin le lundi matin. Ces trois cercles se recoupent sur une surface étroite ; c’est là que nous vous emmenons.',
  'Imaginez deux maisons comparables, les mêmes moyens, le même métier. Dans l’une, {topic} va de soi ; dans l’autre, on en parle depuis un an sans rien décider. La différence tient à quelques choix, que l’on peut copier sans honte.',
  'Ce qui fatigue, dans un travail, n’est pas toujours ce qui est difficile : c’est souvent ce qui est émietté, interrompu, et que personne ne voit. Pour {topic}, il est temps de regarder les choses en face.',
  'Cet article ne vous vendra pas de miracle. Il raconte comment on peut {do} un peu mieux, avec des outils ordinaires, des règles courtes et une équipe à qui l’on a demandé son avis.',
  'On croit volontiers que {topic} relève du talent, ou de la patience. C’est surtout une question d’ordre : faire les choses dans le bon sens, et laisser à la machine ce qu’elle fait sans fatigue.',
  'Les chiffres impressionnants se lisent vite et s’oublient de même. À propos {of-topic}, nous préférons des situations ordinaires, avec les essais, les hésitations et ce que l’on garde à la fin.',
  'Avant d’acheter quoi que ce soit, prenez une feuille et écrivez ce que {topic} vous demande aujourd’hui : du temps, de l’attention, un peu de bonne humeur. Ce qui suit vous aidera à remplir la seconde colonne, celle des remèdes.',
  'Il existe des tâches que l’on aime, des tâches que l’on supporte, et celles que l’on remet toujours. Si {topic} appartient à la troisième famille, vous n’êtes ni paresseux ni seul, et il y a quelque chose à faire.'
] as const
