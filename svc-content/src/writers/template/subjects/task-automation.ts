import type { Subject } from './subject.ts'

export const taskAutomation: Subject = {
  name: 'task-automation',
  kind: 'matter',
  terms: {
    topic: 'l’automatisation d’une tâche',
    do: 'automatiser une tâche',
    items: 'tâches',
    team: 'le service administratif'
  },
  titles: {
    guide: [
      'Automatiser une tâche de bureau : la méthode du premier enchaînement',
      'Automatiser une tâche : choisir, écrire, retirer, assembler',
      'Relier ses logiciels entre eux : réussir une première automatisation'
    ],
    mistakes: [
      'Automatisation : quatre machines à problèmes',
      'Automates : trop de clés, trop de silence, trop de réponses'
    ],
    comparison: [
      'Macro, enchaînement, agent : trois degrés d’automatisation comparés',
      'Faut-il un agent IA, ou une simple règle ?'
    ],
    faq: [
      'Agents IA : les questions de ceux qui devront vivre avec',
      'Automatiser son travail : réponses sans mystère'
    ],
    day: [
      'Une nuit d’automates : ce qui se passe au bureau quand il n’y a personne',
      'De minuit à huit heures : le journal de bord de quatre automates',
      'Le matin d’après : relire ce que les automates ont fait de la nuit'
    ]
  },
  leads: [
    'Copier d’ici, coller là, prévenir quelqu’un, classer. Une bonne partie du travail de bureau consiste à servir de câble entre deux logiciels. Ces câbles peuvent se poser, à condition de savoir ce qui passe dedans.',
    'On promet des agents capables de tout. Dans les entreprises où cela marche, on en rencontre d’assez bornés : ils font une chose, la notent, et appellent quand ils hésitent. Cette modestie n’est pas un défaut, c’est le secret.'
  ],
  sections: {
    context: `## De la règle à l’agent
Une automatisation classique suit un rail : si une facture arrive, alors on la classe. Elle ne se trompe pas, et ne s’adapte pas. Un modèle de langage placé sur le trajet sait lire un texte libre et choisir entre plusieurs voies. Un agent, enfin, reçoit un but et des outils, et décide lui-même des étapes.
Chaque degré ajoute de la souplesse et retire de la prévisibilité. La tentation est d’aller droit au dernier. Or la plupart des tâches de bureau ont besoin d’un rail, avec un seul endroit où l’on réfléchit. Placer l’intelligence à cet endroit précis, et nulle part ailleurs, donne des systèmes que l’on comprend encore six mois après.`,
    guide: `## Le premier enchaînement
1. **Choisir une tâche ennuyeuse et fréquente.** Vingt fois par semaine, dix minutes chacune, et dont l’erreur se voit le jour même.
2. **L’écrire à la main.** Chaque étape, chaque exception, avec la phrase : « dans ce cas, je fais… »
3. **Retirer.** Bien des étapes survivent par habitude. Demandez à quoi chacune sert et, avec l’accord des intéressés, ôtez celles qui ne servent plus.
4. **Assembler.** Le rail d’abord, puis la seule étape qui demande de lire ou de juger.
5. **Faire tourner à blanc.** Pendant deux semaines, l’automate propose sans agir. On compare.
6. **Ouvrir avec des freins.** Un plafond par jour, un journal lisible, un bouton d’arrêt que tout le monde connaît.
7. **Relire.** Dix minutes chaque lundi. Une automatisation que l’on ne relit plus travaille pour un monde disparu.`,
    mistakes: `## Quatre machines à problèmes
### Celle qui s’entretient elle-même
Un automate répond à un e-mail, un autre automate répond à la réponse. Le lundi, il y en a quatre mille. Limitez toujours le nombre d’échanges.
### Celle qui a trop de clés
Pour classer des documents, on lui a donné tous les droits. Un jour, elle supprime. Le droit d’effacer se demande séparément, et presque jamais.
### Celle qui échoue en silence
Un mot de passe a changé, plus rien ne passe depuis trois semaines. Une machine doit dire qu’elle va bien ; son silence est une alarme.
### Celle que seul Thomas comprend
Thomas est parti. Une page de description et un second lecteur coûtent une heure.`,
    comparison: `## Trois degrés
| Degré | Exemple | Prévisible | Souple |
| Règle ou macro | Renommer et classer un fichier | Tout à fait | Non |
| Enchaînement avec modèle | Lire une demande, remplir une fiche | En grande partie | Assez |
| Agent | Organiser un déplacement à plusieurs | Peu | Beaucoup |
Descendez toujours d’un degré si c’est possible. Une règle coûte presque rien, s’explique en une ligne et ne change pas d’avis. L’enchaînement convient dès qu’un texte libre entre en jeu. L’agent se justifie lorsque les étapes ne peuvent vraiment pas être connues d’avance, et que quelqu’un suit son travail. En comité, remplacez le mot « agent » par « stagiaire très rapide » : les décisions s’en trouvent souvent éclairées.`,
    faq: `## Vivre avec des automates
### Que se passe-t-il en cas d’erreur ?
On doit pouvoir revenir en arrière. Si une action ne s’annule pas, comme un virement ou un envoi, elle attend un accord.
### Qui est responsable ?
La personne qui a validé le périmètre. Son nom figure dans la description, et elle lit le journal.
### Peut-on les construire nous-mêmes ?
Pour les deux premiers degrés, oui, après une ou deux journées d’apprentissage. Les outils visuels s’y prêtent bien.
### Combien en faut-il ?
Cinq qui rendent service valent mieux que quarante oubliés. Faites-en la liste, et supprimez chaque année ceux que nul ne défend.`,
    day: `## Journal d’une nuit ordinaire
**0 h 05.** Le premier automate rassemble les ventes du jour et prépare l’état de la direction. Une caisse n’a pas répondu : il le note et n’invente rien.
**1 h 30.** Le deuxième relit les avis reçus, en signale deux, n’en publie aucun. C’est la consigne.
**3 h.** Une mise à jour rend un logiciel indisponible. Le troisième essaie trois fois, à intervalles croissants, puis laisse un message pour huit heures. L’an dernier, il aurait essayé jusqu’à l’aube.
**5 h 45.** Le quatrième prépare les dossiers des rendez-vous du matin. L’un concerne un homonyme ; le doute est écrit en tête de page.
**7 h 50.** Camille arrive, ouvre le journal, cinq lignes par automate. Elle relance la caisse, corrige l’homonyme, supprime une alerte devenue inutile.
**8 h 10.** La journée commence. Ce qui a été fait cette nuit l’aurait occupée jusqu’à onze heures, et elle aurait sans doute manqué l’homonyme.`,
    aside: `## Par où l’on s’y prend mal
Le premier réflexe consiste à automatiser la tâche dont on se plaint le plus fort. Or on se plaint surtout de ce qui est rare et compliqué : la clôture annuelle, le grand salon, le dossier impossible. Le gain serait mince et le chantier immense.
Cherchez plutôt ce dont plus personne ne se plaint, tant c’est devenu naturel : renommer, recopier, prévenir. Ces gestes ne font pas de bruit. Additionnés, ils pèsent une journée par semaine, et se prêtent à merveille à un premier essai.`,
    objection: `## « Cela marche, n’y touchons pas »
Sage principe, à condition de savoir pourquoi cela marche. Bien des enchaînements tiennent à une personne qui ouvre un fichier chaque matin, sans que personne s’en doute. Le jour de son absence, on découvre un rouage humain dans la machine. Avant de décider de ne rien changer, faites au moins le dessin du trajet. S’il contient un prénom, vous savez où regarder.`,
    measure: `## Ce qu’il faut regarder le lundi
Le nombre d’exécutions, le nombre d’arrêts, le nombre de fois où une personne a dû reprendre la main. Si ce dernier tombe à zéro, ne vous réjouissez pas trop vite : soit tout va bien, soit plus personne ne regarde. Une vérification au hasard tranche.
Évaluez aussi, deux fois par an, ce qui se passerait en l’absence de chaque automate pendant une semaine. Si la réponse est « rien », il est temps de l’éteindre.`
  },
  closings: [
    'Notez pendant trois jours chaque fois que vous recopiez quelque chose d’un écran vers un autre. La ligne la plus longue de la liste est votre premier projet. [Montrez-la-nous](/#contact) : nous commencerons par chercher ce que l’on peut supprimer.',
    'Un automate utile se reconnaît à ce qu’on l’oublie sans danger. Pour apprendre à en construire de tels, vos équipes peuvent suivre [l’une de nos formations](/#formations-anchor), outils en main.'
  ]
}
