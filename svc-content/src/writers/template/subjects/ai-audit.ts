import type { Subject } from './subject.ts'

export const aiAudit: Subject = {
  name: 'ai-audit',
  kind: 'matter',
  terms: { topic: 'l’audit IA', do: 'conduire un audit', items: 'tâches', team: 'la direction' },
  titles: {
    guide: [
      'Audit IA : la méthode pas à pas pour savoir par où commencer',
      'Conduire un audit IA sans mobiliser toute l’entreprise : cinq étapes',
      'Audit IA : cadrer, observer, mesurer, essayer, décider'
    ],
    mistakes: [
      'Audit IA : quatre erreurs qui en font un rapport de plus',
      'Quatre erreurs qui ruinent un audit IA'
    ],
    faq: [
      'L’audit IA en questions : durée, données, engagement',
      'Audit IA : faut-il des données en ordre, à quoi s’engage-t-on ?'
    ],
    case: [
      'Ce qu’un audit IA a changé dans une entreprise de quarante personnes',
      'Récit d’un audit IA : trois idées abandonnées, une qui paie'
    ],
    comparison: [
      'Audit IA interne ou externe : que choisir ?',
      'Audit, étude, preuve de concept : ne plus confondre'
    ],
    checklist: [
      'Préparer un audit IA : la liste à parcourir avant de commencer',
      'Audit IA : dix éléments à réunir avant le premier rendez-vous'
    ]
  },
  leads: [
    'Un audit IA n’est ni un inventaire d’outils ni une conférence sur l’avenir du travail. C’est une enquête courte, menée au plus près des gestes quotidiens, qui doit se terminer par une décision : ce que l’on fait, ce que l’on ne fait pas, et dans quel ordre.',
    'Toutes les entreprises ont entendu dire qu’il fallait « faire de l’IA ». Peu savent nommer les trois tâches où elle leur rendrait vraiment service. C’est à cela que sert un audit, à condition de le conduire comme une enquête et non comme une opération de séduction.',
    'On reconnaît un bon audit à une chose simple : le lundi suivant, quelqu’un travaille autrement. Les autres produisent un document soigné, une réunion aimable, puis le silence. La différence tient à la préparation bien plus qu’à la technique.'
  ],
  sections: {
    context: `## Ce que l’on cherche vraiment || ## Le temps perdu ne se voit pas sur un organigramme
Dans une entreprise, les heures ne se perdent pas là où l’on croit. Le directeur pense aux réunions, le comptable aux relances, l’assistante aux trois fichiers qu’elle recopie chaque vendredi parce que deux logiciels ne se parlent pas. Personne n’a tort ; personne n’a la vue d’ensemble.
L’audit sert d’abord à rassembler ces points de vue. On observe des tâches, on les chronomètre, on note ce qui les déclenche et ce qui en sort. L’intelligence artificielle n’arrive qu’ensuite, et seulement pour les tâches répétitives, fondées sur du texte ou des documents, dont une erreur se remarque et se corrige. Il n’est pas rare que la meilleure recommandation ne contienne pas d’IA du tout : un formulaire mieux fait, un export automatique, une réunion supprimée.`,
    guide: `## Cinq étapes, deux à trois semaines
1. **Cadrer.** Une heure avec la direction pour choisir deux services, nommer un référent et dire à quoi l’audit ne touchera pas.
2. **Observer.** Une demi-journée par service, assis à côté des gens. Les entretiens seuls décrivent la procédure ; l’observation montre ce qui se passe.
3. **Mesurer.** Pour chaque tâche repérée : fréquence, durée, nombre de personnes, conséquence d’une erreur. Un ordre de grandeur suffit, pourvu qu’il soit noté.
4. **Essayer.** Les deux ou trois meilleures idées sont testées sur de vrais documents, pendant une journée. C’est ici que les illusions tombent, à peu de frais.
5. **Décider.** Une page par projet : le gain attendu, le coût, le risque, la première action et le nom de celui qui s’en charge.
La restitution se fait devant les personnes observées, pas seulement devant le comité de direction. Elles corrigent les chiffres, et surtout elles cessent de redouter ce qui se prépare.`,
    mistakes: `## Quatre erreurs qui ruinent un audit
### Commencer par les outils
Qui arrive avec une liste de logiciels repart avec une liste de logiciels. La question de départ est une tâche et son coût, jamais un produit.
### N’écouter que les enthousiastes
Les volontaires ont déjà trouvé leurs solutions. Les réticents connaissent les cas particuliers, les clients difficiles, les exceptions du mois de décembre : ce sont eux qui font échouer ou réussir un projet.
### Promettre des postes en moins
Dès que le mot circule, plus personne ne montre ses vrais gestes. Un gain de temps se raconte en délais raccourcis et en tâches abandonnées, et son usage se décide avec les équipes.
### Rendre trente recommandations
Trois suffisent. À la trentième, la première est oubliée, et l’entreprise a l’impression d’un chantier si vaste qu’il vaut mieux attendre.`,
    faq: `## Les questions qui reviennent || ## Ce que l’on nous demande souvent
### Combien de temps faut-il prévoir ?
Pour une entreprise de vingt à cent personnes, comptez deux à trois semaines entre le cadrage et la restitution. Vos équipes y consacrent environ deux heures par personne rencontrée.
### Faut-il que nos données soient en ordre ?
Non. Leur désordre fait partie de ce que l’on vient constater. Il décidera simplement de l’ordre des travaux.
### L’audit nous engage-t-il pour la suite ?
Il ne devrait pas. Le document vous appartient, et il doit être assez précis pour qu’un autre prestataire, ou vous-mêmes, puisse le mettre en œuvre.
### Et s’il n’y a rien à automatiser ?
Cela arrive, sur un service donné. Un audit honnête l’écrit noir sur blanc, et vous évite une dépense.`,
    case: `## Quarante personnes, trois idées abandonnées, une qui paie
L’histoire est inventée, et ses chiffres avec elle. Une société de services, quarante salariés, une direction convaincue qu’il lui faut un assistant conversationnel pour ses clients.
Au troisième jour d’observation, le compte est fait : onze appels de clients par jour, presque tous pour le même motif, connaître la date de passage du technicien. L’assistant répondrait volontiers, mais il ne connaîtrait pas la date : elle est sur un tableau blanc, dans l’atelier. Deux autres idées tombent de la même manière, faute d’une information écrite quelque part.
Reste une tâche dont personne n’avait parlé. Chaque soir, deux personnes retapent les bons d’intervention pour la facturation. Quatre heures par jour, des erreurs de référence, des factures en retard de dix jours. La lecture automatique des bons, relue par l’une des deux, ramène le délai à quarante-huit heures. L’assistant viendra peut-être ; le tableau blanc, lui, est devenu un planning partagé.`,
    comparison: `## Trois démarches que l’on confond
| Démarche | Question posée | Durée habituelle | Ce que vous obtenez |
| Audit | Où agir d’abord ? | Deux à trois semaines | Une liste courte et chiffrée |
| Étude de faisabilité | Est-ce possible chez nous ? | Une à deux semaines | Un oui, un non ou des conditions |
| Preuve de concept | Le résultat est-il assez bon ? | Deux à quatre semaines | Un essai sur de vrais cas |
Confié à un collaborateur, l’audit profite d’une connaissance intime de la maison ; il souffre en revanche des habitudes et des prudences de chacun. Mené de l’extérieur, il pose les questions naïves que plus personne n’ose poser. La formule mixte donne de bons résultats : un consultant pour la méthode et la comparaison, un référent interne pour ouvrir les portes et garder la mémoire du travail.`,
    checklist: `## La liste à parcourir avant de commencer
- Un commanditaire qui pourra décider à la fin, et qui sera présent à la restitution.
- Deux services volontaires, dont un qui ne soit pas le plus moderne de la maison.
- La liste des logiciels utilisés, abonnements oubliés compris.
- Un exemple anonymisé de chaque document courant : facture, devis, contrat, courrier.
- Le volume mensuel de chacun, même approximatif.
- Les règles en vigueur sur les données personnelles et les secrets d’affaires.
- Les tentatives passées, réussies ou non, et la raison de leur abandon.
- Ce qui ne doit pas être automatisé, et pourquoi.
- Un budget indicatif pour la première réalisation, afin de ne pas rêver au-dessus de ses moyens.
- La date de la décision, fixée dès le premier jour.
S’il vous manque la moitié de ces éléments, ce n’est pas une raison d’attendre. Leur absence est déjà un résultat : elle dit où l’information circule mal.`,
    aside: `## Le bon moment pour le faire || ## Quand s’y mettre
Ni pendant la haute saison, ni à la veille d’un changement de logiciel. Le meilleur moment suit souvent une petite crise : un départ, un client perdu, un trimestre où tout le monde a veillé. La mémoire du problème est fraîche, et personne ne conteste qu’il existe.
Évitez en revanche l’audit de confirmation, commandé pour justifier un achat déjà décidé. Les équipes le sentent à la première question, répondent ce que l’on attend d’elles, et l’on paie un miroir. Si la décision est prise, mieux vaut consacrer le budget à la réussir.`,
    objection: `## « Nous savons déjà ce qu’il faut faire »
C’est parfois vrai, et il faut alors passer directement à l’essai. Le plus souvent, chacun sait, mais chacun sait autre chose. Posez la question à trois responsables, séparément, par écrit : quelle est la première tâche à automatiser ? Si les trois réponses concordent, économisez l’audit. Si elles diffèrent, vous venez d’en lire la première page, et elle ne vous a rien coûté.`,
    measure: `## À quoi se juge le résultat
Six mois après, trois chiffres suffisent. Combien de projets de la liste ont démarré ? Combien tournent encore ? Combien d’heures ont été rendues à ceux qui les perdaient, mesurées de la même façon qu’au premier jour ?
Un audit dont un projet sur trois vit encore à cette date a rempli son rôle. Si aucun n’a démarré, inutile d’accuser la technique : le plus souvent, personne n’avait été désigné, ou le gain annoncé n’intéressait que la direction. Il faut alors reprendre la liste, non l’audit.`
  },
  closings: [
    'Choisissez une tâche que tout le monde trouve pénible, comptez-la pendant une semaine, et venez avec ce chiffre. Une demi-heure suffit alors pour dire si un audit vaut la peine : [prenez contact avec nous](/#contact), sans dossier ni diaporama.',
    'Un bon audit commence par une conversation franche sur ce qui agace. Si vous voulez avoir cette conversation avec quelqu’un du dehors, [écrivez-nous](/#contact) en décrivant votre semaine la plus chargée.'
  ]
}
