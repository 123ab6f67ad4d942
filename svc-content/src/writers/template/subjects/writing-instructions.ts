import type { Subject } from './subject.ts'

export const writingInstructions: Subject = {
  name: 'writing-instructions',
  kind: 'matter',
  terms: {
    topic: 'l’écriture des consignes',
    do: 'écrire une consigne',
    items: 'réponses',
    team: 'l’équipe'
  },
  titles: {
    guide: [
      'Écrire une bonne consigne pour une IA : la méthode en six gestes',
      'Bien parler à un assistant IA : pour qui, avec quelle matière'
    ],
    mistakes: [
      'Consignes IA : quatre maladresses qui donnent des réponses tièdes',
      'Adjectifs, longueur, premier essai : ce qui affadit une réponse d’IA'
    ],
    comparison: [
      'Avant, après : six consignes réécrites et ce que cela change',
      'Demander mieux à une IA : les mêmes demandes, réécrites'
    ],
    faq: [
      'Prompts et consignes : ce que l’on demande en formation',
      'Faut-il apprendre l’art du prompt ? Réponses nuancées'
    ],
    checklist: [
      'Relire une consigne avant de l’envoyer : sept vérifications',
      'Consigne pour une IA : lecteur, faits, longueur, exemple, doute',
      'Réponse d’IA : les réflexes avant de la recopier'
    ]
  },
  leads: [
    'On reproche aux assistants leurs réponses fades. C’est souvent que la demande l’était. Confiez la même phrase à un stagiaire brillant, arrivé ce matin et qui ne sait rien de vous : il ferait à peine mieux.',
    'Il circule des listes de formules magiques pour parler aux intelligences artificielles. Elles vieillissent mal. Ce qui dure, c’est l’art de demander clairement quelque chose à quelqu’un, et il s’apprend en une matinée.'
  ],
  sections: {
    context: `## Pourquoi une consigne échoue
Un modèle complète un texte de la manière la plus vraisemblable. Devant une demande vague, le plus vraisemblable est le plus banal : un courrier comme mille autres, un plan en trois parties, une conclusion qui ouvre des perspectives. Chaque précision que vous ajoutez écarte un millier de textes moyens.
Il ignore aussi tout de la situation. Le destinataire est-il fâché ? A-t-on déjà refusé deux fois ? Ces choses évidentes pour vous n’existent pas tant qu’elles ne sont pas écrites. Une bonne consigne est donc moins une formule qu’un dossier : le contexte, la matière, le but, la forme.`,
    guide: `## Six gestes
1. **Dire pour qui.** « Un client fidèle, déçu, qui écrit toujours très poliment » vaut mieux que « un client ».
2. **Donner la matière.** Collez les faits, les dates, les prix. Ce que vous ne fournissez pas sera inventé ou omis.
3. **Nommer le but.** Que doit faire le lecteur après avoir lu ? Rappeler, patienter, accepter un report ?
4. **Fixer la forme.** Longueur, ton, plan, ce qui doit figurer et ce qui ne le doit pas.
5. **Montrer un exemple.** Un texte dont vous êtes content enseigne plus que dix adjectifs.
6. **Demander les doutes.** « Avant d’écrire, dis-moi ce qui te manque. » Les questions qui reviennent valent souvent mieux que le premier jet.
Au deuxième usage, enregistrez la consigne. Au cinquième, donnez-la à un collègue et regardez ce qu’il change.`,
    mistakes: `## Quatre maladresses
### Empiler les adjectifs
« Professionnel, chaleureux, percutant et original » se contredit et n’engage à rien. Un exemple remplace les quatre.
### Demander tout à la fois
Analyser, résumer, traduire et mettre en tableau : chaque étape brouille la suivante. Procédez en deux ou trois temps.
### Dire seulement ce qu’il ne faut pas
« Ne sois pas trop long » laisse le champ libre. « Cent vingt mots » se vérifie.
### Accepter la première réponse
Le deuxième essai, après une critique précise, est presque toujours meilleur. « Le deuxième paragraphe n’apprend rien, remplace-le par le calendrier » : voilà une critique utile.`,
    comparison: `## Six consignes réécrites
| Demande d’origine | Demande réécrite | Ce qui change |
| Résume ce rapport | Cinq lignes pour un directeur qui doit choisir lundi | Les chiffres utiles restent |
| Écris un e-mail de relance | Relance aimable, troisième fois, nous tenons à ce client | Le ton, le rappel des dates |
| Fais un planning | Voici les contraintes ; dis lesquelles sont incompatibles | L’impossible apparaît |
| Corrige ce texte | Corrige sans changer mes mots, liste chaque correction | L’auteur reconnaît son texte |
| Trouve des idées | Vingt idées, dont cinq que personne n’oserait | On sort du convenu |
| Traduis | Traduis pour une cliente allemande âgée, vouvoiement | La politesse passe aussi |
La colonne du milieu n’est pas toujours plus longue. Elle contient une personne, une intention ou une limite, et c’est assez.`,
    faq: `## Ce que l’on demande en formation
### Faut-il être poli avec la machine ?
Elle n’en a pas besoin. Vous, peut-être : une demande formulée avec soin est en général plus complète.
### Les formules toutes prêtes servent-elles à quelque chose ?
Comme point de départ. « Tu es un expert » n’apporte presque plus rien ; « voici trois bons exemples » apporte presque toujours.
### Peut-on lui faire vérifier son propre travail ?
En partie. Demandez-lui de citer la source de chaque fait, puis ouvrez les sources. Une vérification sans source n’est qu’une seconde opinion du même auteur.
### Dois-je écrire en anglais ?
Non. Les modèles récents comprennent très bien le français, et vous exprimez mieux les nuances dans votre langue.`,
    checklist: `## Sept vérifications
- Un inconnu comprendrait-il la situation avec ce seul texte ?
- Le lecteur final est-il nommé ?
- Les faits nécessaires sont-ils tous là, et eux seuls ?
- Y a-t-il une donnée qui ne devrait pas sortir de la maison ?
- La longueur et la forme sont-elles indiquées ?
- Existe-t-il un exemple que je pourrais joindre ?
- Ai-je dit quoi faire en cas de doute ?
Puis, à la réception, trois réflexes. Vérifier les noms et les nombres, un par un. Chercher la phrase qui pourrait figurer dans n’importe quel texte, et la supprimer. Lire à voix haute la première ligne : si vous ne l’auriez jamais dite, réécrivez-la. Ce contrôle prend deux minutes, et c’est lui qui fait de vous l’auteur.`,
    aside: `## Ce que l’on apprend sur soi
Écrire une consigne oblige à savoir ce que l’on veut. L’exercice surprend : au moment de décrire un bon compte rendu, on découvre que trois collègues en ont trois idées différentes. L’assistant n’y est pour rien, il a seulement posé la question que nul ne posait.
C’est pourquoi les meilleures consignes naissent à plusieurs, devant un tableau. On discute du destinataire, du ton, de la longueur ; on se met d’accord. Le texte que produira ensuite la machine compte presque moins que cet accord.`,
    objection: `## « J’irais plus vite en écrivant moi-même »
Pour un texte court que vous maîtrisez, c’est souvent exact, et il faut écrire soi-même. L’assistant devient utile quand le texte est long, quand il existe en dix variantes, ou quand on ne sait pas par où commencer. Apprendre à distinguer ces situations vaut toutes les techniques. Personne ne sort sa voiture pour aller chercher le pain au coin de la rue.`,
    measure: `## Savoir si une consigne est bonne
Essayez-la sur cinq cas différents, pas sur un seul. Une consigne solide donne cinq résultats utilisables ; une consigne fragile en donne un excellent et quatre bizarres. Notez le temps de reprise de chacun, et comparez avec le temps qu’il aurait fallu pour écrire sans aide.
Faites ensuite circuler les meilleures. Une bibliothèque de vingt consignes éprouvées, relues deux fois l’an, sert davantage qu’un catalogue de cinq cents trouvé en ligne.`
  },
  closings: [
    'Reprenez votre dernière demande décevante, ajoutez-y une personne, une limite et un exemple, puis comparez. Cet exercice peut ouvrir [une journée de formation](/#formations-anchor), et l’on y rit volontiers.',
    'Les consignes d’une équipe sont un patrimoine ; elles méritent un classeur et un gardien. Si vous souhaitez bâtir le vôtre à partir de vos propres documents, [parlons-en](/#contact).'
  ]
}
