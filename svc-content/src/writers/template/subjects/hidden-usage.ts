import type { Subject } from './subject.ts'

export const hiddenUsage: Subject = {
  name: 'hidden-usage',
  kind: 'matter',
  terms: {
    topic: 'l’encadrement des assistants',
    do: 'encadrer les assistants',
    items: 'usages',
    team: 'la direction'
  },
  titles: {
    guide: [
      'IA utilisée en cachette au bureau : reprendre la main sans punir',
      'Sécuriser l’usage de l’IA dans une PME : le plan en cinq mesures',
      'Usages clandestins de l’IA : de l’inventaire à la règle commune'
    ],
    mistakes: [
      'Sécurité et IA : quatre fausses bonnes idées',
      'Interdire, surveiller, se méfier : ce qui ne protège pas de l’IA'
    ],
    faq: [
      'Sécurité des assistants IA : les questions d’un dirigeant prudent',
      'Secrets, fausses voix, pièges : l’IA et la sécurité en questions'
    ],
    checklist: [
      'Assistants IA : le contrôle de sécurité d’un lundi matin',
      'Ouvrir un assistant IA à toute l’équipe : douze précautions'
    ],
    case: [
      'Le devis du concurrent dans la réponse : une frayeur instructive',
      'Un commercial pressé, un assistant gratuit : récit d’un incident',
      'Comment une frayeur est devenue la règle de toute une équipe'
    ]
  },
  leads: [
    'Faites le test : demandez à main levée qui utilise un assistant d’intelligence artificielle au travail. Trois mains. Demandez ensuite par bulletin anonyme. Quinze. L’écart entre les deux nombres est votre vrai sujet de sécurité.',
    'La plupart des incidents liés à l’IA ne viennent pas d’attaques savantes. Ils viennent d’un salarié consciencieux, d’un délai trop court et d’un outil gratuit. On ne s’en protège pas par une note de service.'
  ],
  sections: {
    context: `## Pourquoi les gens se cachent
Ils ont trouvé un moyen d’aller plus vite et craignent qu’on le leur retire. Ou qu’on leur donne le double de travail. Ou bien ils ne savent pas si c’est permis, et préfèrent ne pas poser la question. Dans tous les cas, l’entreprise perd deux fois : elle court un risque qu’elle ignore, et elle se prive de l’invention de ses propres équipes.
L’usage clandestin est aussi un sondage gratuit. Il indique quelles tâches pèsent, quels outils officiels déçoivent et qui a déjà appris. Le traiter d’abord comme une faute revient à brûler les bulletins avant de les avoir dépouillés.`,
    guide: `## Cinq mesures, dans cet ordre
1. **Amnistie.** Une enquête anonyme, et l’engagement écrit que ses résultats ne serviront à aucune sanction.
2. **Remplacement.** Un outil autorisé, sous contrat professionnel, ouvert à tous avant la moindre interdiction.
3. **Feu tricolore.** Vert : textes publics et brouillons sans nom. Orange : données internes, dans l’outil autorisé seulement. Rouge : santé, paie, secrets, mots de passe, nulle part.
4. **Entraînement.** Une heure pour apprendre à reconnaître un faux message, une fausse voix, une consigne cachée dans un document.
5. **Boîte à idées.** Les trouvailles se partagent chaque mois, et leur auteur est nommé.
Le blocage technique vient à la fin, pour ce qui reste. Placé au début, il déplace seulement les usages vers les téléphones personnels.`,
    mistakes: `## Quatre fausses bonnes idées
### Interdire par e-mail
Le message est lu, approuvé et contourné avant midi. Une interdiction sans solution de rechange n’est qu’une manière de ne plus savoir.
### Tout surveiller
Enregistrer chaque question posée crée un fichier plus sensible que ce que l’on voulait protéger, et la confiance n’y survit pas.
### Croire l’assistant sur parole
Relié à la messagerie et aux fichiers, il agit avec vos droits. Un document piégé peut lui souffler des instructions. Donnez-lui le minimum d’accès, comme à un intérimaire.
### Compter sur la vigilance seule
À dix-huit heures, personne n’est vigilant. Les virements, les mots de passe et les changements de coordonnées exigent une procédure, pas de la méfiance.`,
    faq: `## Les questions d’un dirigeant prudent
### Nos secrets peuvent-ils ressortir chez un concurrent ?
Avec une offre professionnelle qui exclut l’entraînement, le risque est très faible. Avec un service gratuit, lisez les conditions : elles disent souvent l’inverse.
### Comment reconnaître une fausse voix ?
On ne la reconnaît plus. On rappelle à un numéro connu, on convient d’une question secrète, et l’on accepte de faire attendre le patron.
### L’assistant peut-il être manipulé ?
Oui, par le texte qu’il lit. Ne lui donnez jamais en même temps accès à des contenus inconnus, à des données sensibles et au droit d’envoyer.
### Qui doit s’en occuper chez nous ?
Quelqu’un qui a le temps et la confiance de l’équipe. Le titre importe moins que la porte ouverte.`,
    checklist: `## Douze précautions
- Un contrat professionnel, signé, lu.
- L’entraînement sur vos contenus désactivé, vérifié à l’écran.
- La connexion par le compte de l’entreprise, à double facteur.
- Les départs de salariés coupent l’accès le jour même.
- Les connecteurs vers les fichiers limités au nécessaire.
- Aucun droit d’envoi sans validation humaine.
- Les extensions de navigateur passées en revue.
- Le feu tricolore affiché près de chaque poste.
- Un numéro à appeler en cas de doute, sans formulaire.
- La double validation des virements, par deux canaux.
- Un exercice de faux message deux fois l’an.
- La liste des usages, tenue par ceux qui les pratiquent.
Le lundi matin, prenez-en trois et vérifiez-les vraiment, écran en main. En un mois, le tour est fait ; puis l’on recommence, car les réglages bougent tout seuls.`,
    case: `## Une frayeur instructive
L’histoire est composée ; elle peut arriver partout. Un commercial prépare une offre avec un assistant gratuit. Il y colle, pour aller plus vite, la proposition d’un concurrent que le client lui a transmise. La réponse est brillante. Il l’envoie telle quelle : un paragraphe entier du concurrent s’y trouve, nom compris.
Le client appelle, amusé. Le commercial pâlit, puis fait une chose remarquable : il raconte tout, le jour même. La direction, au lieu de sévir, réunit l’équipe et pose la question autrement : qui d’autre aurait pu faire de même ? Neuf personnes sur onze.
Un outil professionnel est ouvert dans la semaine. La règle tient en une phrase, trouvée par le fautif : « on n’y met pas ce qu’on n’afficherait pas dans le hall ». Elle est toujours affichée, d’ailleurs, dans le hall.`,
    aside: `## Le bon élève imprudent
Le portrait de l’utilisateur clandestin réserve une surprise : ce n’est ni le paresseux ni le rebelle. C’est souvent la meilleure recrue, celle qui rend ses dossiers en avance et que l’on charge toujours davantage. Elle a trouvé seule un moyen de tenir, et n’en parle pas, de peur qu’on lui reproche d’avoir triché.
Adressez-vous à elle en premier. Demandez-lui une démonstration, remerciez-la publiquement, puis mettez ses trouvailles à l’abri dans un outil sûr. Les autres suivront plus volontiers une collègue qu’un règlement.`,
    objection: `## « Chez nous, personne ne s’en sert »
Peut-être. Vérifiez tout de même ce que proposent désormais vos logiciels habituels : la messagerie suggère des réponses, le traitement de texte reformule, la visioconférence résume. Ces fonctions ont été activées par une mise à jour, sans réunion ni contrat particulier. Les connaître, décider lesquelles on garde et l’écrire prend une heure, et c’est déjà une politique.`,
    measure: `## Un risque qui se suit
Deux enquêtes anonymes par an, avec les mêmes cinq questions, montrent si l’usage sort de l’ombre. La part des personnes employant l’outil autorisé doit monter, celle des services inconnus descendre. Comptez aussi les doutes signalés : un chiffre en hausse est une bonne nouvelle, puisqu’il mesure la confiance.
Pour l’exercice de faux message, relevez le temps écoulé avant la première alerte plutôt que le nombre de victimes. C’est lui qui, le jour venu, limitera les dégâts.`
  },
  closings: [
    'Faites circuler un bulletin anonyme vendredi prochain. Trois questions, deux minutes, et vous saurez. Pour transformer ensuite ces usages en règles vivantes, [nos formations](/#formations-anchor) peuvent partir de vos réponses.',
    'On ne protège bien que ce que l’on accepte de regarder. Si le dépouillement vous inquiète, [appelez-nous avant de bloquer quoi que ce soit](/#contact).'
  ]
}
