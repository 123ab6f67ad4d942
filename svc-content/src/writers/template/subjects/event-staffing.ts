import type { Subject } from './subject.ts'

export const eventStaffing: Subject = {
  name: 'event-staffing',
  kind: 'work',
  terms: { topic: 'le recrutement d’extras', do: 'trouver des extras', items: 'missions', team: 'l’agence' },
  titles: {
    guide: [
      'Recruter des extras plus vite : une méthode outillée par l’IA',
      'Extras : de la demande du client au planning, en six étapes'
    ],
    mistakes: [
      'Recrutement d’extras : quatre automatismes dangereux',
      'Extras et IA : noter, écarter, relancer, confirmer avec prudence'
    ],
    case: [
      'Deux cents postes pour un salon : récit d’un recrutement d’extras',
      'Vivier d’extras : comment une agence l’a rendu vrai'
    ],
    faq: [
      'Recrutement événementiel et IA : les questions des chargés de mission',
      'Extras et IA : choix, loi, vivier, coûts en questions'
    ],
    day: [
      'La veille d’un congrès, heure par heure, dans une agence d’hôtesses',
      'Placement d’extras : ce qui se passe entre l’aube et le dîner',
      'Six heures du matin, un désistement : le quotidien du placement d’extras'
    ]
  },
  leads: [
    'Un extra prévenu trop tard a déjà accepté ailleurs. Dans l’événementiel, le recrutement ne se joue pas sur la qualité des annonces mais sur la vitesse et la justesse des appels. C’est précisément ce qu’un bon outil peut améliorer.',
    'Jeudi, dix-sept heures : le client ajoute douze serveurs pour samedi. Le chargé de mission ouvre son tableur, son téléphone et son carnet. Il y passera la soirée. Voici comment on peut s’y prendre autrement.'
  ],
  sections: {
    context: `## Un métier de mémoire et de téléphone
Les agences manquent rarement de candidats. Elles ont des centaines de fiches, parfois des milliers, dont beaucoup ne sont plus à jour. Qui parle allemand ? Qui possède un costume noir ? Qui a refusé trois missions de suite parce qu’elle habite désormais à l’autre bout de la région ? La réponse existe dans la tête d’une ou deux personnes, et elle part en vacances avec elles.
Automatiser ne consiste donc pas à remplacer le choix, mais à tenir la mémoire : disponibilités redemandées à intervalle régulier, compétences vérifiées, missions passées reliées à leur évaluation. Une fois ce travail fait, proposer dix noms pour un poste prend quelques secondes.`,
    guide: `## De la demande au planning
1. **Lire la demande.** L’e-mail du client devient une fiche : dates, lieux, nombre de postes, tenue, langues. Ce qui manque est signalé aussitôt.
2. **Interroger le vivier.** Les critères obligatoires écartent, les autres classent. La liste indique pourquoi chaque personne y figure.
3. **Proposer en vagues.** Un message personnel aux dix premiers, puis aux dix suivants. Un envoi de masse crée plus de déceptions que de réponses.
4. **Confirmer.** Chaque accord déclenche le contrat, les horaires, l’adresse et le nom du responsable sur place.
5. **Prévoir le trou.** Deux remplaçants par tranche de dix, prévenus et indemnisés s’il le faut.
6. **Noter.** Le lendemain, le client et l’extra disent chacun un mot. C’est de là que viendra la prochaine bonne liste.`,
    mistakes: `## Quatre automatismes à refuser
### Noter les personnes d’un seul chiffre
Une note unique cache tout : une excellente hôtesse d’accueil peut être une serveuse médiocre. Gardez des évaluations par mission, et datées.
### Laisser l’outil écarter sans motif
Toute exclusion doit s’expliquer par une exigence du poste. L’apparence, l’âge ou le prénom n’en sont pas, et la loi le rappelle sévèrement.
### Relancer sans fin
Quatre messages en une heure pour une mission de trois heures : la personne se retire du vivier. Fixez un nombre de relances et tenez-vous-y.
### Confirmer avant le contrat
Une confirmation automatique vaut promesse. Assurez-vous que la déclaration préalable à l’embauche et le contrat suivent dans la minute.`,
    case: `## Deux cents postes et douze chargés de mission
Le récit est composé, et chaque agence s’y reconnaîtra un peu. Un salon professionnel, deux cents postes sur quatre jours, douze chargés de mission et un tableur partagé qui se bloquait dès que trois personnes l’ouvraient.
La première semaine n’a servi qu’à téléphoner. Un message simple demandait à mille six cents inscrits s’ils souhaitaient rester au vivier, avec trois questions : disponibilités, langues, mobilité. Neuf cents ont répondu ; les autres ont été mis de côté. Le vivier avait fondu, et il était enfin vrai.
Le salon s’est rempli en trois jours au lieu de huit. Le gain ne vient pas d’un algorithme subtil : les propositions partaient le matin même de la demande, aux bonnes personnes. Les chargés de mission ont passé le temps retrouvé à visiter les stands. Le client s’en est souvenu.`,
    faq: `## Questions de chargés de mission
### L’outil choisit-il à notre place ?
Il classe et explique ; vous décidez. Une liste que l’on ne peut pas corriger n’est pas une aide, c’est une contrainte.
### Que dit la loi sur le tri des candidats ?
Les candidats doivent savoir qu’un outil intervient et pouvoir demander une revue humaine. Le recrutement fait partie des usages que le règlement européen surveille de près.
### Combien coûte la mise en ordre du vivier ?
Surtout du temps : une à deux semaines pour recontacter tout le monde. C’est aussi ce qui rapporte le plus vite.
### Peut-on réduire les coûts de recrutement ?
Souvent, et sans algorithme subtil : on publie moins d’annonces, et l’on rappelle mieux les personnes que l’on connaît. Comptez vos annonces payées avant et après.`,
    day: `## La veille d’un congrès
**6 h 20.** Premier désistement, une angine. Le poste exige l’anglais courant : trois remplaçantes possibles sont proposées avec leur distance et leur dernière mission. La deuxième accepte à 6 h 41.
**9 h.** Le client modifie les horaires du vestiaire. Onze contrats sont à reprendre ; ils sont préparés, relus, envoyés avant dix heures.
**12 h.** Point avec le régisseur. Deux personnes ne se sont pas présentées à la répétition. On appelle, on comprend : l’adresse du message menait à l’autre entrée. Le modèle de message est corrigé.
**15 h 30.** Le vivier signale que quatre hôtesses dépasseront leur durée maximale si la soirée se prolonge. On organise une relève avant d’en avoir besoin.
**19 h.** Tout est prêt, et chacun rentre dîner. Cette phrase-là n’était pas courante.`,
    aside: `## Ce que les extras en disent
Posez-leur la question : il est rare qu’ils réclament une application de plus. Ils veulent savoir trois jours avant où ils vont, qui les attend, comment ils rentreront, et quand ils seront payés. Une agence qui répond à ces quatre questions dans un seul message reçoit moins d’appels et davantage d’accords.
Ils demandent aussi un signe après la mission. Deux lignes sincères, un merci du client transmis tel quel : le coût est nul, l’effet durable. Voilà un envoi que l’on peut préparer par une machine, à condition que quelqu’un y mette un mot de sa main.`,
    objection: `## « Rien ne vaut le bouche-à-oreille »
C’est exact, et un vivier bien tenu n’est pas autre chose : du bouche-à-oreille qui ne s’oublie pas. Demandez à chaque extra apprécié le nom de deux personnes avec lesquelles il aime travailler. Notez le lien. Les équipes qui se connaissent arrivent à l’heure, s’entraident et se préviennent en cas d’empêchement. Aucune annonce ne fait cela, et aucun classement ne le devine.`,
    measure: `## Ce qu’il faut compter
Le délai entre la demande du client et le dernier poste pourvu dit presque tout. Ajoutez-y le taux de désistement dans les quarante-huit heures, qui mesure la qualité de la relation, et la part des missions confiées à des personnes déjà venues.
Surveillez enfin la répartition du travail. Si vingt extras sur trois cents font la moitié des missions, le classement tourne en rond et les autres s’en iront. Un peu de rotation voulue vaut mieux qu’un palmarès figé.`
  },
  closings: [
    'Commencez par demander à votre vivier qui en fait encore partie. La réponse est parfois rude, toujours utile. Pour la suite, [racontez-nous votre prochaine grosse mission](/#contact) : nous chercherons ensemble ce qui peut partir tout seul et ce qui doit rester entre vos mains.',
    'Le temps gagné au téléphone se réinvestit sur le terrain, là où un client vous juge. Si votre équipe veut apprendre à bâtir ces enchaînements elle-même, elle est la bienvenue dans [nos formations](/#formations-anchor).'
  ]
}
