import type { Subject } from './subject.ts'

export const dataProtection: Subject = {
  name: 'data-protection',
  kind: 'matter',
  terms: {
    topic: 'la protection des données',
    do: 'protéger un fichier',
    items: 'fichiers',
    team: 'l’équipe'
  },
  titles: {
    guide: [
      'RGPD et IA : se mettre en règle, dans l’ordre',
      'Données personnelles et IA : la marche à suivre pour une PME',
      'De la finalité au registre : mettre un usage de l’IA en conformité'
    ],
    mistakes: ['IA et données personnelles : quatre imprudences ordinaires'],
    faq: ['RGPD et IA : des questions embarrassantes', 'Peut-on confier un fichier clients à une IA ?'],
    checklist: ['RGPD et IA : finalité, contrat, durées, le contrôle en dix points'],
    comparison: [
      'Modèle hébergé chez vous, en Europe ou ailleurs : ce que cela change',
      'Où faire travailler son IA : trois lieux, trois niveaux de maîtrise',
      'Hébergement de l’IA : ce qu’une PME doit comparer'
    ]
  },
  leads: [
    'Le règlement général sur la protection des données n’interdit pas l’intelligence artificielle. Il demande de savoir ce que l’on fait, pourquoi, et pendant combien de temps. Une entreprise qui ne peut pas répondre à ces trois questions a un problème plus ancien que l’IA.',
    'Il est dix-huit heures, un tableau de deux cents clients doit être mis en forme, et un assistant gratuit attend dans l’onglet d’à côté. Voilà, en une image, tout le sujet de la protection des données.'
  ],
  sections: {
    context: `## Où se trouve le risque
On imagine des pirates ; le risque courant est plus banal. Un collaborateur colle un contrat dans un service grand public, dont les conditions autorisent la réutilisation des textes. Un journal technique conserve pendant des années des conversations que personne ne relira. Un essai réussi passe en production sans que quiconque ait inscrit le traitement au registre.
Rien de tout cela ne relève de la malveillance. Les gens cherchent à bien travailler, avec ce qu’ils ont sous la main. La protection des données commence donc par leur donner un outil autorisé, aussi commode que l’autre, et une page de règles qu’ils comprennent.`,
    guide: `## Se mettre en règle, dans l’ordre
1. **Nommer la finalité.** Une phrase : « préparer les réponses aux demandes de séjour ». Si elle contient « et cetera », elle est trop large.
2. **Réduire.** De quelles données a-t-on besoin pour cela ? Un prénom et des dates suffisent souvent là où l’on transmettait tout le dossier.
3. **Choisir la base légale.** L’exécution d’un contrat ou l’intérêt légitime conviennent souvent ; le consentement, plus rarement qu’on ne le croit.
4. **Encadrer le fournisseur.** Contrat de sous-traitance, lieu de traitement, interdiction de réutiliser, durée de conservation.
5. **Informer.** Une ligne claire là où la donnée est recueillie, avec un lien vers l’information complète.
6. **Inscrire et revoir.** Une fiche au registre, une date de révision. Pour les usages sensibles, une analyse d’impact avant tout essai.
Comptez deux à trois jours pour un projet simple. C’est moins que le temps perdu à s’en inquiéter.`,
    mistakes: `## Quatre imprudences ordinaires
### Croire qu’un nom retiré suffit
« La directrice de l’hôtel des deux cents chambres à l’entrée du port » désigne quelqu’un aussi sûrement que son état civil.
### Garder au cas où
Les brouillons, les journaux et les exports d’essai doivent avoir une date de péremption. Ce que l’on ne possède plus ne fuit pas.
### Oublier les salariés
Les plannings, les évaluations et les messages internes sont des données personnelles. Les représentants du personnel doivent être consultés avant certains outils, pas après.
### Confondre gratuit et autorisé
Un service sans contrat ne vous doit rien. Pour un texte public, soit ; pour un dossier client, jamais.`,
    faq: `## Des questions embarrassantes
### Et si c’est déjà fait ?
Arrêtez, notez ce qui a été transmis et quand, demandez l’effacement, puis voyez s’il faut prévenir la CNIL : le délai est de soixante-douze heures. L’aveu rapide coûte toujours moins cher.
### Peut-on confier un fichier clients à une IA ?
Sous contrat, pour un but écrit, et réduit aux colonnes utiles, souvent oui. Dans un outil grand public, non.
### Un assistant professionnel résout-il tout ?
Il règle la réutilisation et l’hébergement. Il ne décide ni de ce que vous y mettez ni de ce que vous en gardez.
### Le client peut-il demander ce qu’une IA sait de lui ?
Il peut demander quelles données vous détenez et à quoi elles servent. Sachez donc où elles sont, y compris dans les historiques de conversation.
### Faut-il un délégué à la protection des données ?
Cela dépend de votre activité. Une personne désignée, même sans le titre, est en tout cas nécessaire.`,
    checklist: `## Le contrôle en dix points
- La finalité tient en une phrase.
- Les données transmises sont réduites au nécessaire.
- Les catégories sensibles sont exclues, ou justifiées par écrit.
- Le contrat interdit l’entraînement sur vos contenus.
- Le lieu de traitement est connu, sous-traitants compris.
- Les durées de conservation sont fixées, journaux inclus.
- Les personnes concernées sont informées dans des mots simples.
- Une demande d’effacement peut être satisfaite en pratique.
- Une décision importante peut être revue par un humain.
- Le registre porte la fiche, avec la date de sa prochaine lecture.
Faites remplir cette liste par la personne qui utilisera l’outil, puis relisez-la avec elle. Les blancs vous diront ce qui n’a pas été expliqué.`,
    comparison: `## Trois lieux, trois niveaux de maîtrise
| Hébergement | Maîtrise | Qualité | Effort |
| Dans vos murs | Totale | Bonne, selon la machine | Élevé |
| Prestataire européen | Contractuelle, droit proche | Très bonne | Faible |
| Prestataire hors d’Europe | Contractuelle, transferts à encadrer | Souvent la meilleure | Faible, dossier plus lourd |
Aucune ligne n’est la bonne par nature. Des comptes rendus de réunion peuvent aller chez un prestataire européen ; des dossiers médicaux demandent bien davantage. Beaucoup d’entreprises finissent avec deux solutions : l’une pour l’ordinaire, l’autre, plus fermée, pour ce qui ne doit pas sortir. Pseudonymiser avant l’envoi élargit encore le choix, à condition de garder la table de correspondance à part.`,
    aside: `## L’argument commercial que l’on néglige
On présente toujours ces règles comme un coût. Elles sont aussi une réponse toute prête à la question que posent désormais les grands clients : « que faites-vous de nos données ? » Une page claire, datée, signée, vaut mieux qu’un silence gêné, et fait parfois la différence entre deux candidats.
Elle rassure également les salariés. Celui qui sait ce qu’il peut faire travaille plus librement que celui qui craint de mal faire. La règle bien écrite n’est pas une clôture ; elle ressemble plutôt à une rampe d’escalier.`,
    objection: `## « Nous sommes trop petits pour intéresser quiconque »
Les contrôles visent peut-être d’abord les grands. Les erreurs, non. Une plainte d’ancien salarié, un e-mail parti à la mauvaise liste, un ordinateur oublié dans un train arrivent aux maisons de cinq personnes. Ce jour-là, quelques pages déjà écrites changent tout : on sait ce qui a fui, qui prévenir, et que dire.`,
    measure: `## Une conformité qui se constate
Trois relevés par an donnent une image fidèle. Combien de traitements utilisant l’IA figurent au registre, et combien en existe-t-il réellement ? Une enquête anonyme de cinq minutes révèle l’écart. Combien de données ont été effacées à leur échéance ? Combien de temps a pris la dernière demande d’accès ?
L’écart entre les deux premiers nombres est le plus instructif. Il ne se réduit pas par des interdictions, mais en offrant mieux que l’outil clandestin.`
  },
  closings: [
    'Demandez à vos équipes, sans reproche et sans noms, quels outils elles emploient déjà. La réponse vous dira où commencer. Ces règles s’apprennent bien sur des cas pratiques, comme on peut le faire dans [nos formations](/#formations-anchor).',
    'Ces quelques pages ne remplacent pas l’avis d’un juriste, mais elles permettent de lui poser les bonnes questions. Pour un projet précis, [décrivez-nous les données en jeu](/#contact) : nous commencerons par chercher celles dont on peut se passer.'
  ]
}
