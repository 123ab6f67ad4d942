/** Last paragraphs, each with an internal link as a call to action. The words in braces are the subject's (`fill-terms.ts`). */
export const closings = [
  'S’il ne fallait garder qu’une idée : regardez d’abord, réglez ensuite, automatisez en dernier. Et si vous voulez un regard extérieur sur {topic}, [écrivez-nous trois lignes](/#contact) ; nous répondons par des questions, jamais par une brochure.',
  'Choisissez une seule chose dans ce qui précède, et faites-la avant vendredi. Pour les suivantes, [nos formations](/#formations-anchor) peuvent partir de vos propres documents et de ce qui pèse à vos équipes.',
  'Rien de tout cela ne demande un grand budget, seulement une heure de calme et un peu de franchise. Si l’heure vous manque, [prenons-la ensemble](/#contact) : la première conversation n’engage à rien.',
  'Vous avez peut-être reconnu votre équipe au détour d’un paragraphe. C’est bon signe : ce qui se reconnaît se corrige. [Racontez-nous](/#contact) ce que votre situation a de particulier.',
  'La meilleure suite à cet article est une feuille de papier, deux colonnes et un collègue de bonne volonté. Pour aller plus loin à plusieurs, voyez [nos formations](/#formations-anchor) : chacun peut y venir avec ses propres cas.',
  'On n’arrive jamais au bout d’un tel sujet, et c’est heureux : il suffit que demain soit plus simple qu’hier. [Dites-nous](/#contact) où vous en êtes, nous vous dirons franchement si nous pouvons être utiles.',
  'Commencez par ce qui se répète : c’est là que l’aide se voit le plus vite. Et si ce sont vos clients qui répètent les mêmes questions, notre [chatbot](/chatbot) peut y répondre, jour et nuit, à partir des textes que vous lui confiez.',
  'Gardez cet article trois mois, puis relisez-le : vous saurez ce qui s’appliquait à vous. D’ici là, si le sujet vous donne du fil à retordre, [un message suffit](/#contact).',
  'Un dernier conseil : ne faites pas seul ce qui se décide à plusieurs. Réunissez les personnes concernées une demi-heure, lisez ceci ensemble, et [invitez-nous](/#contact) si la discussion tourne en rond.',
  'Le plus dur est de commencer, et vous venez de lire jusqu’ici ; le reste viendra. [Apprendre à plusieurs](/#formations-anchor) aide beaucoup : on rit des mêmes erreurs, et l’on se rappelle mieux ce que l’on a trouvé soi-même.',
  'Prenez rendez-vous avec vous-même, dans un mois, pour vérifier une seule chose : est-il devenu plus simple {of-do} ? Si la réponse tarde, [parlons-en](/#contact) avant que l’habitude ne se referme.',
  'Les outils passeront, la règle restera. Écrivez-la, relisez-la, corrigez-la ; et quand vous voudrez la confronter à un œil neuf, [nous sommes là](/#contact), avec plus de questions que de certitudes.',
  'On progresse moins par grands projets que par petites habitudes tenues longtemps. [Nos ateliers](/#formations-anchor) peuvent servir à cela : une habitude par séance, essayée aussitôt, et dont on se souvient le mois suivant.'
] as const
