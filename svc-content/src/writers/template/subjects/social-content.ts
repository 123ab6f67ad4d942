import type { Subject } from './subject.ts'

export const socialContent: Subject = {
  name: 'social-content',
  kind: 'work',
  terms: {
    topic: 'la publication en ligne',
    do: 'préparer ses publications',
    items: 'publications',
    team: 'le service communication'
  },
  titles: {
    guide: [
      'Réseaux sociaux d’un petit établissement : tenir le rythme avec l’IA',
      'Un mois de publications préparé en une matinée, sans y perdre sa voix',
      'Raconter son hôtel en ligne : la méthode des petites choses'
    ],
    mistakes: [
      'Publications et IA : cinq tics qui se voient',
      'Textes, images, fausses confidences : les faux pas d’un compte assisté par IA'
    ],
    faq: [
      'Réseaux sociaux et IA : questions d’indépendants',
      'Rythme, photographies, usage d’une IA : publier en règle'
    ],
    day: [
      'Vingt minutes par jour : le carnet d’une responsable de communication',
      'Un hérisson, des citrons, un piano : trois histoires d’hôtel'
    ],
    checklist: [
      'Avant de publier : huit questions à poser à un texte',
      'Un texte à publier, huit questions : fait, image, prix, accord',
      'Photographies, légendes, liens : tout contrôler avant de publier'
    ]
  },
  leads: [
    'Personne ne suit un hôtel pour apprendre que l’automne est une belle saison. On le suit pour une lumière, un plat, quelqu’un qui travaille. Une machine peut vous aider à publier ; elle ne peut pas regarder à votre place.',
    'Les réseaux sociaux se sont remplis de textes corrects. Trois phrases, deux points d’exclamation, une petite fusée. Dans ce bruit bien élevé, une remarque précise et un peu maladroite attire aussitôt l’œil.'
  ],
  sections: {
    context: `## La matière avant la manière
Un établissement vit chaque jour une dizaine de petites histoires : une livraison étrange, un client revenu après vingt ans, un essai raté en pâtisserie. Rien de tout cela n’arrive jusqu’à la personne chargée de publier, qui cherche des idées devant un écran.
L’ordre doit être inversé. L’équipe récolte, en trois mots ou une photographie, dans une conversation commune. La machine trie, rapproche, propose un angle et une première version. Quelqu’un choisit et réécrit. Privée de cette récolte, l’intelligence artificielle produit ce qu’elle produit toujours en l’absence de matière : des généralités bien ponctuées.`,
    guide: `## Une matinée par mois
1. **Récolter.** Tout le mois, chacun envoie ce qu’il a vu. Pas de consigne de style, pas de minimum.
2. **Étaler.** Le premier lundi, on relit tout. La machine regroupe par thème et repère ce qui se répond.
3. **Choisir huit histoires.** Une devrait faire sourire, une apprendre quelque chose, une montrer un visage.
4. **Écrire.** Le modèle propose trois versions de longueurs différentes, à partir des mots mêmes de celui qui a vu.
5. **Retirer.** On supprime la première et la dernière phrase. Le plus souvent, le texte s’améliore.
6. **Placer.** Un calendrier souple, avec deux places vides pour l’imprévu.
Reste le plus important : répondre aux commentaires, le jour même, à la main.`,
    mistakes: `## Des tics qui se voient
### L’ouverture par une question creuse
« Et si vous preniez enfin du temps pour vous ? » Le lecteur en prend, en faisant défiler.
### Le rythme ternaire
« Un lieu, une histoire, une passion. » La figure est usée jusqu’à la corde ; les machines en raffolent.
### Les adjectifs interchangeables
Authentique, chaleureux, unique : ils conviennent à tous, donc à personne. Remplacez chacun par un fait.
### L’image trop parfaite
Une piscine générée, un plat qui n’existe pas : c’est une promesse que l’on ne tiendra pas, et une tromperie. Un lieu réel se photographie.
### La fausse confidence
« Je ne devrais pas vous le dire, mais… » Personne n’y croit plus, pas même celui qui l’a fait écrire.`,
    faq: `## Questions d’indépendants
### Combien de publications par semaine ?
Deux que l’on a envie de lire valent mieux que sept. La régularité compte plus que la fréquence.
### Dois-je signaler l’usage d’une IA ?
Pour un texte relu et assumé, ce n’est pas une obligation générale. Pour une image ou une voix fabriquée qui pourrait passer pour vraie, il faut le dire.
### Puis-je publier des photographies de clients ?
Avec leur accord écrit, pour un usage précis. Celles des salariés aussi.
### Et si nous n’avons rien à raconter ?
Passez une heure à la plonge, à la lingerie ou au potager, carnet en main. Vous reviendrez avec un mois d’avance.`,
    day: `## Le carnet d’une responsable
**8 h 15.** Trois messages de l’équipe depuis la veille : un hérisson près du parking, une caisse de citrons bosselés, la vieille dame de la 12 qui a joué du piano.
**8 h 25.** La machine propose un texte charmant sur le hérisson. Trop charmant. Elle garde la deuxième phrase et la photographie un peu floue.
**12 h.** Le chef explique ce qu’il fera des citrons. Elle enregistre sa voix, quarante secondes. La transcription est reprise presque telle quelle, avec son « voilà, quoi ».
**15 h.** Pour le piano, il faut l’accord de la cliente. Celle-ci préfère qu’on ne dise rien. On ne dira rien, et ce refus est noté.
**17 h 30.** Vingt-deux commentaires sous les citrons. Quelqu’un demande la recette. Elle va la chercher en cuisine, et c’est ce soir-là la meilleure publication du mois. Mis bout à bout, le tout a pris vingt minutes.`,
    checklist: `## Huit questions
- Ce texte pourrait-il être signé par un autre établissement ?
- Contient-il un fait que le lecteur ignorait ?
- La première phrase donne-t-elle envie de lire la deuxième ?
- Les personnes citées ou montrées sont-elles d’accord ?
- L’image est-elle d’ici, et de cette année ?
- Les prix, les dates et les liens sont-ils exacts ?
- L’ai-je lu à voix haute sans rougir ?
- Qui répondra aux commentaires demain matin ?
Si la première question reçoit un oui, arrêtez-vous là. Un texte qui convient à tout le monde n’a pas besoin d’être publié : il l’est déjà, ailleurs, mille fois. Ajoutez un prénom, une heure, une odeur, et relisez.`,
    aside: `## Le droit de ne rien publier
Il y a des semaines creuses, des deuils, des travaux. Le calendrier réclame son dû ; personne d’autre ne l’attend. Se taire dix jours n’a jamais fait fuir un client, alors qu’un message joyeux publié le mauvais matin se remarque longtemps.
Prévoyez ce silence dans votre organisation : une personne peut suspendre toutes les publications programmées, d’un geste, sans demander la permission. C’est la première chose à vérifier quand on confie son calendrier à un outil, et la dernière à laquelle on pense.`,
    objection: `## « Nous n’avons pas le temps »
Personne ne l’a. Les maisons qui publient bien n’y passent pas plus d’heures ; elles ont seulement cessé de chercher des idées devant un écran vide. La récolte se fait en marchant, le tri prend une matinée par mois, l’écriture quelques minutes. Si même cela est trop, choisissez un seul endroit où parler, et parlez-y rarement. Mieux vaut une lettre par saison qu’un compte abandonné au printemps.`,
    measure: `## Ce que les compteurs ne disent pas
Les mentions « J’aime » flattent et s’oublient. Comptez plutôt les questions reçues, les partages en message privé, les clients qui citent une publication en arrivant. Ce dernier chiffre se recueille à la réception, sur un coin de feuille, et vaut tous les tableaux de bord.
Une fois par trimestre, relisez vos vingt publications à la suite. Si vous vous ennuyez, vos lecteurs aussi. Gardez les trois meilleures, et demandez-vous qui les avait inspirées.`
  },
  closings: [
    'Ouvrez dès demain une conversation commune et demandez à chacun une photographie par jour, sans texte. Dans un mois, vous aurez de quoi choisir. Pour que ces histoires soient aussi trouvées par les moteurs, voyez [notre approche du référencement](/seo).',
    'Une voix se travaille à plusieurs. Récolter, choisir et couper s’apprennent ensemble, par exemple au cours de [nos formations](/#formations-anchor).'
  ]
}
