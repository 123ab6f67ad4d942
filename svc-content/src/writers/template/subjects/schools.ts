import type { Subject } from './subject.ts'

export const schools: Subject = {
  name: 'schools',
  kind: 'matter',
  terms: {
    topic: 'l’évaluation des travaux',
    do: 'évaluer un travail',
    items: 'copies',
    team: 'l’équipe pédagogique'
  },
  titles: {
    guide: [
      'Organismes de formation : refaire une évaluation à l’heure de l’IA',
      'Évaluations et IA : une démarche en cinq temps',
      'École et IA : du sujet essayé à la règle affichée'
    ],
    mistakes: [
      'IA dans l’enseignement : quatre réactions qui aggravent le problème',
      'Devoirs et IA : du détecteur au tout-papier, les fausses réponses'
    ],
    faq: [
      'Formateurs et IA : les questions de la salle des professeurs',
      'IA et apprentissage : ce que demandent les responsables pédagogiques'
    ],
    case: [
      'Le mémoire de fin d’études, repensé : récit d’une école',
      'Le carnet et la seconde soutenance : comment une école a répondu à l’IA'
    ],
    day: [
      'Une journée de formateur avec un assistant dans sa sacoche',
      'Dans le train, en salle, devant les copies : un jour de formateur',
      'Une journée de cours, une heure gagnée : le carnet d’un formateur'
    ]
  },
  leads: [
    'Une copie impeccable, trois sources qui n’existent pas, et un étudiant qui ne sait pas ce qu’il a voulu dire. Bien des enseignants ont connu ce moment. On peut y voir une tricherie ; on peut aussi y voir un exercice devenu trop facile.',
    'Les écoles se demandent s’il faut autoriser l’intelligence artificielle. Leurs élèves ont répondu depuis longtemps. La question qui reste est plus intéressante : que doit-on savoir faire sans elle, et que peut-on enfin faire avec ?'
  ],
  sections: {
    context: `## Ce que l’exercice mesurait
Le devoir à la maison vérifiait plusieurs choses à la fois : avoir lu, compris, organisé, rédigé. La rédaction servait de preuve pour tout le reste. Cette preuve ne vaut plus. Le contenu, lui, n’a rien perdu de son importance : on ne juge bien un texte que si l’on aurait pu l’écrire.
Il faut donc séparer ce que l’on confondait. Certaines compétences s’exercent sans aide, en salle, parce qu’elles forment l’esprit. D’autres s’exercent avec tous les outils du métier, parce que c’est ainsi qu’on les emploiera. Dire laquelle est laquelle, exercice par exercice, calme la plupart des disputes.`,
    guide: `## Cinq temps pour refaire une évaluation
1. **Nommer la compétence.** Une seule par exercice, avec un verbe : argumenter, diagnostiquer, chiffrer.
2. **Essayer soi-même.** Donnez le sujet à un assistant. S’il obtient quatorze, le sujet doit changer.
3. **Déplacer l’effort.** Demandez le raisonnement, les versions successives, la critique d’une réponse produite par une machine.
4. **Ajouter la voix.** Cinq minutes d’entretien sur le travail rendu en disent plus que dix pages.
5. **Écrire la règle.** Pour chaque exercice : interdit, permis avec mention, encouragé. Trois couleurs, affichées.
Commencez par deux cours volontaires. Au bout d’un semestre, les collègues viendront demander comment vous faites, ce qui vaut toutes les circulaires.`,
    mistakes: `## Quatre réactions malheureuses
### Se fier aux détecteurs
Ils se trompent, et davantage sur ceux qui écrivent dans une langue apprise. Accuser à tort coûte plus que laisser passer.
### Revenir au tout-papier
L’examen sur table garde sa place, mais il ne prépare pas à un métier où chacun aura ces outils. Il faut les deux.
### Faire comme si de rien n’était
Les plus scrupuleux travaillent seuls et sont moins bien notés. L’injustice s’installe sans bruit.
### Tout miser sur la technique
Un atelier sur les consignes ne remplace pas un cours sur les sources, la preuve et le doute. C’est là que se forme le jugement.`,
    faq: `## Questions de salle des professeurs
### Puis-je faire corriger mes copies ?
Un premier relevé de remarques, sur des copies sans nom, avec l’accord de l’établissement, oui. La note et la responsabilité restent à vous.
### Comment aider ceux qui peinent ?
Un assistant patient, limité au cours, qui pose des questions au lieu de répondre, rend de réels services le soir. Choisissez-le, n’attendez pas qu’ils le choisissent.
### Faut-il citer l’IA comme une source ?
Comme un outil plutôt : lequel, pour quoi, et ce que l’on en a gardé. Trois lignes en fin de travail.
### Quels outils pour des mineurs ?
Ceux que l’établissement a vérifiés, sous contrat, sans compte personnel. La prudence est ici une obligation.`,
    case: `## Le mémoire, autrement
L’école est inventée ; le chemin, lui, est ouvert à toutes. Le mémoire de fin d’études, quatre-vingts pages, était devenu une épreuve d’endurance pour les jurys. Les textes se ressemblaient, les soutenances surprenaient : certains étudiants découvraient leur propre bibliographie.
La direction supprime quarante pages et ajoute deux choses. Un carnet de recherche, tenu chaque semaine, avec ses impasses. Et une seconde soutenance, sans support, où le jury choisit trois passages et demande : « pourquoi pas le contraire ? » L’assistant est permis partout, sauf là.
La première année fut rude. La deuxième, les carnets racontaient de vraies enquêtes. Un étudiant y avait collé une réponse de machine, barrée de rouge, avec cette note : « fausse, mais c’est en cherchant pourquoi que j’ai trouvé mon sujet ». Il a obtenu la meilleure note de la promotion.`,
    day: `## Le carnet d’un formateur
**7 h 40, dans le train.** Je relis ma séance sur la marge commerciale. J’ai demandé hier trois erreurs classiques de débutants ; deux sont bonnes, la troisième est une erreur de la machine. Je la garde, elle servira.
**9 h.** Je distribue les trois. À eux de trouver laquelle n’est pas une erreur d’élève. Ils mettent vingt minutes, se disputent, apprennent.
**11 h.** Salle sans écran. Ils calculent à la main. On soupire, puis le silence se fait, le bon.
**14 h.** Écrans permis. Chacun fait expliquer un tableau à l’assistant, puis l’explique à son voisin sans regarder. Celui qui a lu sans comprendre s’entend aussitôt.
**16 h 30.** Dix-huit travaux à annoter. Les remarques proposées m’évitent d’écrire douze fois « et la TVA ? ». J’ai le temps d’écrire autre chose à Mehdi, qui progresse et ne le voit pas.
**17 h 45.** Une heure gagnée, dépensée en conversations dans le couloir.`,
    aside: `## Parler aux familles et aux entreprises
Autour de l’école, on s’inquiète. Les familles craignent que l’on n’apprenne plus rien, les entreprises que l’on apprenne hors du temps. Une réunion par an, avec des exercices sous les yeux, vaut mieux qu’un communiqué : on y fait essayer le sujet, avec puis sans assistant, et l’on compare.
Les tuteurs en entreprise sont des alliés précieux. Ils savent ce qu’un débutant doit pouvoir faire seul, et ce qu’il fera toujours avec des outils. Demandez-leur deux exemples de chaque. La règle de l’école s’en trouvera mieux fondée.`,
    objection: `## « Nos étudiants savent déjà s’en servir »
Ils savent obtenir un texte, ce qui n’est pas la même chose. Demandez-leur d’où vient un chiffre, ce qui manque à une réponse, ce qu’ils changeraient : l’aisance disparaît souvent. La familiarité avec l’outil masque une fragilité de jugement, exactement comme la rapidité de frappe masquait autrefois l’orthographe. C’est une raison de plus pour enseigner, et non pour s’en dispenser.`,
    measure: `## Vérifier que l’on apprend encore
Faites passer, en début et en fin de module, la même épreuve courte sans aucun outil. Si l’écart se maintient d’une année à l’autre, l’assistant n’a pas remplacé l’effort. Comparez ensuite les travaux réalisés avec tous les outils : ils devraient être plus ambitieux, sans quoi l’aide a seulement servi à aller plus vite.
Interrogez enfin les anciens, un an après. Ce qu’ils savent faire seuls, devant un client, est la seule note qui reste.`
  },
  closings: [
    'Donnez ce soir votre sujet préféré à un assistant, et notez la copie comme celle d’un élève. Selon le résultat, vous aurez un bon moment ou du travail. Dans le second cas, [nos formations](/#formations-anchor) aident les équipes pédagogiques à s’y mettre ensemble.',
    'Une règle claire, des exercices repensés, quelques minutes de voix : le chantier est à portée d’un semestre. Nous aimons le conduire avec des enseignants méfiants. [Racontez-nous le vôtre](/#contact).'
  ]
}
