import type { Subject } from './subject.ts'

export const teamTraining: Subject = {
  name: 'team-training',
  kind: 'matter',
  terms: { topic: 'la formation à l’IA', do: 'former une équipe', items: 'exercices', team: 'l’équipe' },
  titles: {
    guide: [
      'Former ses équipes à l’IA : un programme en quatre temps',
      'Concevoir une formation IA que l’on utilise encore trois mois après',
      'Formation IA : partir des métiers, non des outils'
    ],
    mistakes: [
      'Formation à l’IA : ce qui ne laisse aucune trace',
      'Quatre façons de gâcher une journée de formation IA'
    ],
    faq: [
      'Formation IA en entreprise : qui, quand, combien ?',
      'Formation IA : durée, contenu, financements'
    ],
    day: [
      'Dans la salle : une journée de formation IA avec quatorze sceptiques',
      'Formation IA en hôtellerie : le déroulé d’une journée réussie'
    ],
    checklist: [
      'Choisir une formation IA : les points à contrôler avant de s’inscrire',
      'Formation IA : huit critères pour comparer deux programmes'
    ]
  },
  leads: [
    'On sort souvent d’une formation à l’intelligence artificielle avec l’impression d’avoir assisté à un spectacle. C’était étonnant, on a beaucoup noté, et le lendemain on a repris ses habitudes. Une bonne formation fait moins de bruit : elle change un geste, puis un autre.',
    'Vos collaborateurs utilisent déjà l’IA. Les uns le disent, les autres non, et peu savent vérifier ce qu’elle écrit. Former, c’est d’abord sortir cet usage de l’ombre, puis lui donner une méthode.'
  ],
  sections: {
    context: `## Ce qu’il faut vraiment apprendre
Les écrans changent tous les trois mois. Apprendre un outil, c’est donc apprendre quelque chose qui périme. Trois compétences durent davantage : décrire une tâche avec précision, juger un résultat, savoir ce que l’on n’a pas le droit de confier.
La première relève de la rédaction plus que de l’informatique. La deuxième suppose de connaître son métier, ce qui redonne la main aux plus expérimentés. La troisième tient en une page de règles, qu’il faut avoir discutée ensemble pour la respecter. Aucune ne demande de savoir programmer, et c’est la première bonne nouvelle à annoncer en entrant dans la salle.`,
    guide: `## Un programme en quatre temps
1. **Avant : recueillir.** Chaque participant envoie une tâche qui lui pèse et un document anonymisé. Sans cette matière, on s’exercera sur des recettes de cuisine.
2. **Premier jour : comprendre.** Ce qu’un modèle fait, ce qu’il ne fait pas, pourquoi il invente. Une demi-journée de théorie au plus, puis des essais.
3. **Second jour : fabriquer.** Chacun repart avec deux consignes écrites pour son propre travail, essayées et corrigées devant les autres.
4. **Un mois après : revenir.** Deux heures pour montrer ce qui sert, jeter ce qui n’a pas servi, et mettre en commun les meilleures consignes.
Le dernier temps est celui que l’on supprime pour faire des économies. C’est lui qui transforme la dépense en investissement.`,
    mistakes: `## Ce qui ne laisse aucune trace
### La conférence à cent personnes
Elle inspire la direction et intimide les autres. Au-delà de quinze participants, plus personne n’ose montrer ce qu’il n’a pas compris.
### Les exemples venus d’ailleurs
Un planning de blanchisserie parle à une gouvernante ; un plan de lancement de chaussures ne lui dit rien. Changer les exemples demande une journée de préparation, et change tout.
### L’outil interdit le lendemain
On forme sur un service que le pare-feu bloque. Vérifiez les accès avant d’inviter qui que ce soit.
### Le silence sur les risques
À force d’enthousiasme, on oublie de dire qu’un modèle se trompe avec aplomb. La première erreur publique coûtera alors la confiance de toute l’équipe.`,
    faq: `## Qui, quand, combien ?
### Par qui commencer ?
Par une équipe complète, chef compris, plutôt que par un représentant de chaque service. Un isolé n’entraîne personne.
### Deux jours suffisent-ils ?
Oui pour commencer, à condition d’un retour un mois plus tard. Les usages avancés se travaillent ensuite, par petits groupes, sur un projet réel.
### Faut-il le même contenu pour tous ?
Les principes et les règles, oui. Les exercices, non : la réception, la comptabilité et le commercial n’écrivent pas les mêmes choses.
### Existe-t-il des financements ?
Les opérateurs de compétences prennent parfois en charge tout ou partie de ces actions. Les conditions changent chaque année ; renseignez-vous avant de signer.`,
    day: `## Quatorze sceptiques et une machine à café
**9 h.** Tour de table : une tâche pénible par personne. On les écrit au mur. « Refaire le planning quand quelqu’un est malade » obtient six hochements de tête.
**10 h.** Première expérience : demander au modèle l’histoire de l’hôtel. La réponse est élégante et fausse ; le fondateur y porte un autre nom. La salle rit, et la leçon est faite pour la journée.
**11 h 30.** On recommence, en fournissant la page du livret d’accueil. Cette fois tout est juste. La différence se passe de commentaire.
**14 h.** Par deux, chacun attaque sa tâche du mur. Les consignes sont lues à voix haute, corrigées, relues.
**16 h.** La plus réservée montre un courrier de réponse à un avis, en trois tons différents. Elle en garde un, en modifie la moitié. Elle vient de comprendre à quoi cela sert.
**17 h.** On fixe la date du mois suivant. Personne ne proteste.`,
    checklist: `## Les points à contrôler
- Le formateur demande vos documents avant de proposer un programme.
- Le groupe ne dépasse pas quinze personnes.
- La moitié du temps au moins se passe à faire.
- Les risques, le droit et la confidentialité ont leur place, sans être relégués à la dernière demi-heure.
- Les outils employés sont ceux dont vous disposerez ensuite.
- Chacun repart avec quelque chose d’utilisable le lendemain.
- Une séance de retour est comprise dans le prix.
- L’évaluation porte sur les usages, et pas seulement sur la satisfaction.
Un programme qui remplit six de ces conditions est sérieux. S’il n’en remplit que trois, demandez ce qui justifie le tarif.`,
    aside: `## Et les dirigeants ?
Ils se dispensent volontiers de la journée, faute de temps. C’est une erreur, et pas seulement pour l’exemple. Celui qui n’a jamais vu un modèle inventer une référence acceptera un rapport faux ; celui qui n’a jamais corrigé un brouillon croira que tout est fait en dix secondes.
Deux heures suffisent, à part, avec leurs propres dossiers. Ils en ressortent en général plus prudents sur les promesses et plus généreux sur les délais. Leurs équipes le remarquent dès la réunion suivante.`,
    objection: `## « Ils apprendront bien tout seuls »
Certains, oui, et ils ont déjà commencé. Mais on apprend seul ce que l’on cherche, rarement ce que l’on ignore. L’autodidacte découvre des raccourcis ; il découvre moins souvent qu’une source a été inventée ou qu’un fichier n’aurait pas dû sortir. La formation sert à cela, et à faire parler ensemble des gens qui avancent chacun dans leur coin.`,
    measure: `## Mesurer autrement que par un questionnaire
La satisfaction à chaud ne prédit rien. Interrogez les participants au bout de six semaines, avec trois questions : quelle tâche faites-vous autrement, à quelle fréquence, et combien de temps y gagnez-vous ? Une réponse vague vaut un non.
Lorsque la moitié d’un groupe cite au moins une tâche précise, la formation a pris. En dessous d’un quart, le problème vient en général des accès aux outils ou d’un encadrement qui n’était pas dans la salle.`
  },
  closings: [
    'Demandez à chacun d’écrire, sur une feuille, la tâche qu’il ferait volontiers disparaître. Vous tiendrez le programme de la première journée. Pour voir comment nous bâtissons les nôtres, parcourez [nos formations](/#formations-anchor).',
    'Nous préférons refuser une date plutôt que d’animer une journée sans vos documents. Si cette exigence vous convient, [dites-nous qui serait dans la salle](/#contact), et ce que ces personnes font de leurs semaines.'
  ]
}
