import type { Subject } from './subject.ts'

export const documentSearch: Subject = {
  name: 'document-search',
  kind: 'work',
  terms: {
    topic: 'la recherche documentaire',
    do: 'retrouver un document',
    items: 'documents',
    team: 'l’équipe'
  },
  titles: {
    guide: [
      'RAG en entreprise : mettre en place une recherche documentaire qui cite ses sources',
      'Interroger ses documents avec l’IA : les étapes d’un RAG réussi',
      'Construire un RAG sur mille documents sans y passer un an'
    ],
    mistakes: [
      'Quatre raisons pour lesquelles un RAG répond à côté',
      'RAG : d’où viennent les mauvaises réponses'
    ],
    faq: [
      'Le RAG en quatre questions : erreurs, sources, fichiers, mises à jour',
      'RAG : les questions que posent les utilisateurs'
    ],
    comparison: [
      'Moteur de recherche, RAG ou modèle entraîné : lequel pour vos documents ?',
      'Chercher ou demander : ce qui sépare un moteur d’un RAG'
    ],
    checklist: [
      'Vos documents sont-ils prêts pour un RAG ? La liste de contrôle',
      'RAG : ce qu’il faut vérifier avant d’ouvrir l’outil à tous'
    ],
    case: [
      'Huit cents procédures et une question : récit d’un projet RAG',
      'Comment une entreprise a retrouvé sa mémoire grâce au RAG'
    ]
  },
  leads: [
    'La réponse existe, quelqu’un l’a écrite, elle se trouve dans un dossier partagé dont le nom commence par « Nouveau ». La génération augmentée par la recherche, ou RAG, promet de la retrouver et de la formuler. Elle tient parole quand on soigne ce que personne ne regarde : les documents.',
    'Un modèle de langage sait bien écrire et ignore tout de votre maison. Un RAG lui remet, à chaque question, les quelques pages qui permettent d’y répondre, et lui demande d’indiquer lesquelles. Le principe tient en une phrase ; la réussite tient à une dizaine de détails.',
    'Demandez à cinq collègues où se trouve la dernière version du contrat type. Vous obtiendrez trois chemins, deux soupirs et peut-être une version de l’an dernier. C’est pour ce genre de question que le RAG a été inventé.'
  ],
  sections: {
    context: `## Comment cela fonctionne, sans jargon || ## Une bibliothécaire et une rédactrice
Imaginez deux personnes. La première, bibliothécaire, reçoit votre question, parcourt les rayons et revient avec cinq extraits. La seconde, rédactrice, ne lit que ces extraits et compose une réponse en notant, après chaque affirmation, la page d’où elle vient. Si les extraits ne disent rien, elle doit l’avouer.
La plupart des défauts viennent de la première. Une rédactrice brillante à qui l’on tend la mauvaise page écrira une belle réponse fausse. C’est pourquoi le travail sérieux porte sur le classement, le découpage des textes, les droits d’accès et les dates de validité, bien avant le choix du modèle.`,
    guide: `## Les étapes, dans l’ordre
1. **Choisir un territoire.** Un service, un type de question, moins de mille documents. Le reste attendra.
2. **Écrire cinquante questions.** De vraies questions d’utilisateurs, avec la réponse attendue et le document qui la porte. Ce sera votre examen, à chaque modification.
3. **Faire le tri.** Retirer les doublons, les brouillons et les versions périmées. Cette étape est ingrate et décide de tout.
4. **Découper avec soin.** Un extrait doit se comprendre seul : il emporte son titre, sa date et le nom du document.
5. **Brancher les droits.** Chacun n’interroge que ce qu’il aurait pu ouvrir lui-même.
6. **Ouvrir à dix personnes.** Deux semaines d’usage réel, un bouton pour signaler une mauvaise réponse, quelqu’un qui lit ces signalements.
À chaque tour, on repasse l’examen des cinquante questions. Une amélioration qui en fait échouer trois autres n’en est pas une.`,
    mistakes: `## Quatre causes de mauvaises réponses
### Deux documents se contredisent
L’outil choisit, et ne choisit pas toujours le bon. Le remède n’est pas technique : quelqu’un doit dire lequel fait foi et retirer l’autre.
### Le tableau a été coupé en deux
Une ligne sans son en-tête ne veut plus rien dire. Les grilles tarifaires et les plannings demandent un traitement à part.
### La question suppose ce que tout le monde sait
« Et pour les extras, c’est pareil ? » n’a de sens que dans la conversation. L’outil doit reformuler la question avant de chercher.
### On lui interdit de se taire
Un système réglé pour toujours répondre inventera le vendredi soir. Dire « je ne trouve pas » doit être une réponse acceptée, et même comptée parmi les bonnes.`,
    faq: `## Questions d’utilisateurs
### Peut-il se tromper ?
Oui. C’est pour cela qu’il cite : un clic sur la source permet de vérifier en dix secondes. Une réponse sans source doit être lue comme une opinion.
### Nos documents servent-ils à entraîner un modèle ?
Non, s’ils sont traités sous un contrat qui l’exclut, ou par un modèle hébergé chez vous. Ils sont lus au moment de la question, puis oubliés.
### Faut-il ranger les fichiers autrement ?
Pas tous. En revanche, chaque document utile doit avoir un propriétaire, une date et un statut. Le reste peut rester en vrac, hors de portée de l’outil.
### Que devient une réponse après une mise à jour ?
Le document modifié est relu dans l’heure ou dans la nuit, selon le réglage. L’ancienne version disparaît des réponses.`,
    comparison: `## Trois outils pour trois besoins
| Outil | Pour quelle question | Force | Faiblesse |
| Moteur de recherche | Où est le document ? | Rapide, exact, éprouvé | Il faut lire soi-même |
| RAG | Que dit notre règle à ce sujet ? | Répond et cite | Dépend de la qualité du fonds |
| Modèle affiné | Écris comme nous écrivons | Style et format constants | Retient mal les faits |
On oppose souvent ces outils alors qu’ils se complètent. Un bon RAG contient un moteur classique, indispensable dès que la question porte un numéro de dossier ou un nom propre. L’affinage, lui, sert à donner un ton ou une forme, et ne remplace jamais une source. Si vos collaborateurs demandent surtout « où », n’allez pas plus loin que la première ligne du tableau.`,
    checklist: `## Dix vérifications avant d’ouvrir
- Chaque document a une date, et les périmés sont sortis.
- Les scans sont lisibles par une machine ; les autres ont été refaits.
- Aucun dossier personnel ni médical ne traîne dans le périmètre.
- Les droits d’accès ont été testés avec le compte d’un stagiaire.
- Cinquante questions d’examen existent, avec leurs réponses.
- L’outil répond « je ne sais pas » à cinq questions hors sujet.
- Chaque réponse mène à sa source, à la bonne page.
- Un tableau de prix est restitué sans erreur de colonne.
- Quelqu’un reçoit les signalements et a du temps pour les lire.
- La conservation des questions posées est limitée et annoncée.
La neuvième ligne est la plus souvent négligée. Sans elle, les utilisateurs signalent deux fois, puis cessent de venir.`,
    case: `## Huit cents procédures
L’histoire est composée, à partir de situations courantes. Un groupe de services possède huit cents procédures, rédigées par des auteurs successifs. Les nouveaux appellent les anciens ; les anciens répondent de mémoire, et leur mémoire date parfois d’avant la dernière réforme.
Le premier essai de RAG, une rédaction appuyée sur une recherche, déçoit : une réponse sur trois cite une version remplacée. L’équipe suspend la technique et organise quatre après-midi de tri. Deux cent trente procédures partent aux archives, quarante sont fusionnées, chacune reçoit un responsable. On relance alors le même outil, sans rien y changer d’autre : quarante-six questions d’examen sur cinquante trouvent leur réponse.
Les appels n’ont pas cessé, ils ont changé de nature. On ne demande plus « quelle est la règle », mais « cette règle a-t-elle un sens ici ? ». Les anciens ne s’en plaignent pas.`,
    aside: `## Ce que les utilisateurs en font vraiment
Après quelques semaines, les questions changent. On demandait « quelle est la procédure ? » ; on demande maintenant « qu’est-ce qui a changé depuis mars ? », « ces deux textes se contredisent-ils ? ». Ces questions-là, aucun moteur ne savait les recevoir.
Elles révèlent aussi des trous. Quand dix personnes cherchent en vain la même règle, c’est qu’elle n’existe pas, ou qu’elle n’existe que dans une tête. La liste des recherches infructueuses devient alors le meilleur programme de rédaction qu’une direction puisse se donner, et il se renouvelle tout seul.`,
    objection: `## « Nous avons déjà un moteur de recherche »
Il est sans doute meilleur que vous ne le croyez. Avant d’y ajouter quoi que ce soit, regardez les cent dernières recherches et ce qu’elles ont donné. Beaucoup échouent à cause d’un mot : on cherche « congés », le document dit « absences ». Une liste de synonymes règle ces cas-là en une matinée. Les autres, les vraies questions, justifient peut-être un projet.`,
    measure: `## Les chiffres qui comptent
Ne mesurez pas le nombre de questions : la curiosité des premières semaines le gonfle. Mesurez la part de l’examen réussie, la part des réponses dont la source a été ouverte, et celle des réponses signalées comme fausses. La deuxième dit si l’on vérifie, la troisième si l’on a raison de faire confiance.
Ajoutez un relevé simple, une fois par trimestre : le temps mis par une personne récemment arrivée pour répondre à dix questions, avec et sans l’outil. C’est l’argument que comprendra la direction financière.`
  },
  closings: [
    'Commencez par les cinquante questions. Elles tiennent sur deux pages, ne coûtent qu’un après-midi, et disent si un RAG vous servirait. Une fois écrites, [envoyez-les-nous](/#contact) avec une idée du volume de vos documents : nous vous répondrons franchement.',
    'Si vos clients posent eux aussi des questions dont la réponse existe déjà, le même principe s’applique sur votre site : c’est ce que fait notre [chatbot](/chatbot), dans les limites des textes que vous lui confiez.'
  ]
}
