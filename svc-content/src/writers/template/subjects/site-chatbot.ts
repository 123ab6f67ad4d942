import type { Subject } from './subject.ts'

export const siteChatbot: Subject = {
  name: 'site-chatbot',
  kind: 'matter',
  terms: {
    topic: 'la mise en place d’un chatbot',
    do: 'tenir un chatbot à jour',
    items: 'questions',
    team: 'la réception'
  },
  titles: {
    guide: [
      'Installer un chatbot utile sur son site en six décisions',
      'Questions, sources, frontières : préparer un chatbot',
      'Chatbot d’hôtel : de la page blanche à la mise en ligne'
    ],
    mistakes: [
      'Pourquoi les visiteurs ferment un chatbot dès la première question',
      'Chatbot : quatre maladresses qui font fuir les clients'
    ],
    faq: [
      'Chatbot d’entreprise : les questions à poser au prestataire',
      'Chatbot : réponses, langues, conversations, demandes'
    ],
    comparison: [
      'Chatbot à scénario ou assistant génératif : lequel pour votre site ?',
      'Formulaire, chat humain, chatbot : à chacun son moment'
    ],
    case: [
      'Trois mois avec un chatbot : ce qu’un hôtel a appris de ses visiteurs',
      'Ce que vos visiteurs demandent vraiment : enquête dans les échanges d’un chatbot'
    ]
  },
  leads: [
    'Un bon chatbot ressemble à un réceptionniste discret : il répond à ce que l’on demande, reconnaît ce qu’il ignore et sait à qui passer la main. Un mauvais chatbot ressemble à une porte tournante. La différence ne tient presque jamais à la technique.',
    'Personne n’ouvre un site pour bavarder. On y vient avec une question, souvent précise, souvent pressée. Le chatbot mérite sa place s’il y répond plus vite que la page d’à côté, et seulement dans ce cas.'
  ],
  sections: {
    context: `## Pourquoi tant de chatbots déçoivent
On les installe comme une enseigne lumineuse : il faut que cela se voie. Ils surgissent, saluent, proposent de l’aide à quelqu’un qui lisait tranquillement, puis répondent à côté de la première question. Le visiteur referme, et ne reviendra pas.
Ceux qui réussissent ont été conçus à l’envers. On a d’abord recueilli les questions réelles, dans les e-mails, au téléphone, à l’accueil. On a écrit des réponses courtes, vérifiées par ceux qui les donnent chaque jour. On a décidé de ce dont il ne parlerait pas. L’outil n’a été choisi qu’ensuite, et il aurait presque pu être un autre.`,
    guide: `## Six décisions, dans cet ordre
1. **Le métier.** Renseigner, prendre un rendez-vous, ou qualifier une demande : choisissez-en un seul pour commencer.
2. **Les questions.** Cent questions authentiques, regroupées en une trentaine de sujets. Gardez les mots des clients, fautes comprises.
3. **Les sources.** Pour chaque sujet, un texte qui fait foi et une personne qui le tient à jour.
4. **Les frontières.** Prix négociés, santé, litiges : il renvoie vers un humain, avec le sourire.
5. **Le passage de relais.** La conversation suit le visiteur ; il ne doit jamais répéter son histoire.
6. **La veilleuse.** Une demi-heure par semaine, quelqu’un relit les échanges restés sans réponse et complète les textes.
Avec des sources prêtes, la mise en ligne peut se faire en moins de deux jours. Sans elles, aucun délai n’a de sens.`,
    mistakes: `## Quatre maladresses courantes
### S’imposer
La fenêtre qui s’ouvre seule, sonne et cache le bouton de réservation coûte plus de clients qu’elle n’en aide. Une pastille suffit.
### Se faire passer pour quelqu’un
Un prénom et une photo de banque d’images ne trompent personne longtemps. La loi européenne demande d’ailleurs que l’on sache à quoi l’on parle.
### Réciter
Trois paragraphes pour dire que le parking est gratuit : le visiteur ne lira pas le deuxième. Une phrase, un lien, et la suite seulement si on la demande.
### Enfermer
« Je n’ai pas compris votre question », quatre fois de suite. Après deux échecs, il faut offrir un numéro, une adresse ou un formulaire.`,
    faq: `## À demander au prestataire
### D’où viennent les réponses ?
La bonne réponse nomme des documents, les vôtres. Si l’on vous parle d’un modèle qui « connaît déjà votre métier », demandez à le voir répondre sur vos tarifs de l’an prochain.
### En combien de langues ?
Les modèles actuels en pratiquent bien plus que votre équipe. La question utile est de savoir qui vérifiera les trois ou quatre que parlent vos clients.
### Que deviennent les conversations ?
Elles contiennent des données personnelles. Il faut une durée de conservation, un lieu d’hébergement et un moyen simple de les effacer.
### Combien de demandes en moins ?
Méfiez-vous des pourcentages annoncés d’avance. Tout dépend de la part des questions répétitives, que vous pouvez compter dès aujourd’hui.`,
    comparison: `## Le bon canal au bon moment
| Canal | Convient à | Délai de réponse | Effort pour vous |
| Formulaire | Demandes précises, non urgentes | Quelques heures | Faible |
| Chatbot à scénario | Parcours fixes : rendez-vous, suivi | Immédiat | Moyen, stable |
| Assistant génératif | Questions libres, plusieurs langues | Immédiat | Moyen, à surveiller |
| Chat humain | Hésitation avant achat, réclamation | Quelques minutes | Élevé |
L’assistant génératif comprend mieux les questions, le scénario ne dit que ce que l’on a écrit pour lui. Les meilleurs dispositifs les combinent : compréhension souple à l’entrée, réponses écrites d’avance sur les sujets sensibles, et une personne derrière dès que l’affaire se complique.`,
    case: `## Trois mois d’échanges relus
L’hôtel est fictif, et ses constats sont de ceux que l’on fait en relisant de vrais échanges. Le premier mois, l’équipe pensait répondre à des questions de réservation. La plus fréquente portait sur l’accès : le train, la borne de recharge, l’heure de la dernière navette. Le site en parlait, au bas d’une page que personne n’ouvrait.
Le deuxième mois, on a relu les échecs. Le mot « pension » désignait pour les uns la demi-pension, pour les autres la garde d’un chien. Une phrase ajoutée a suffi.
> Le plus précieux n’est pas ce qu’il répond. C’est ce qu’on lui demande, et que nous n’avions jamais entendu.
Au troisième mois, le téléphone sonnait moins pour l’heure du petit-déjeuner, et davantage pour des séjours de groupe. Les réceptionnistes ne s’en sont pas plaints.`,
    aside: `## Ce qui se passe la nuit
Une bonne part des conversations a lieu quand personne n’est là. C’est l’argument le plus solide en faveur d’un assistant, et celui qui demande le plus de soin. À deux heures du matin, il n’y a pas de relais : il faut donc que la machine sache dire à quelle heure on rappellera, et que l’on rappelle.
Pensez aussi à l’urgence. Un client devant une porte close doit obtenir un numéro en deux messages, sans avoir à expliquer sa vie. Écrivez ce cas avant tous les autres, et essayez-le vous-même, dans le noir, avec le pouce.`,
    objection: `## « Nos clients préfèrent parler à quelqu’un »
Pour choisir, pour se plaindre, pour raconter, certainement. Pour savoir si la piscine est chauffée, ils préfèrent ne déranger personne. Observez ce qui se dit au téléphone : une bonne part des appels commence par une excuse, « je vous dérange juste pour une petite question ». C’est à ces clients-là que le chatbot rend service, et il libère la ligne pour les autres.`,
    measure: `## Les mesures honnêtes
Oubliez le nombre de conversations, qui flatte. Comptez celles qui se terminent sans relance ni appel dans les vingt-quatre heures, celles qui aboutissent à un rendez-vous, et celles que le visiteur a quittées après un aveu d’ignorance. Chaque mois, relisez trente échanges au hasard, en vous mettant à la place de celui qui demandait.
Une question posée dix fois sans réponse n’est pas un défaut du chatbot. C’est une page qui manque à votre site.`
  },
  closings: [
    'Relevez pendant une semaine toutes les questions entendues au téléphone, sans trier. Cette liste vaut plus que n’importe quelle démonstration. Vous pouvez ensuite voir [ce que fait notre chatbot](/chatbot) et juger s’il y répondrait.',
    'Un chatbot se juge sur vos propres questions, jamais sur celles du vendeur. [Envoyez-nous les vingt plus fréquentes](/#contact) : nous vous montrerons ce qu’il en ferait, et ce qu’il vaudrait mieux écrire sur le site.'
  ]
}
