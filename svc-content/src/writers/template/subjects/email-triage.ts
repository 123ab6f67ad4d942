import type { Subject } from './subject.ts'

export const emailTriage: Subject = {
  name: 'email-triage',
  kind: 'work',
  terms: {
    topic: 'le tri des e-mails',
    do: 'trier les e-mails',
    items: 'messages',
    team: 'le secrétariat'
  },
  titles: {
    guide: [
      'Boîte partagée débordée : installer un tri automatique en un mois',
      'Trier ses e-mails avec l’IA sans perdre un seul client',
      'Des catégories aux brouillons : automatiser une boîte de réception'
    ],
    mistakes: [
      'Tri des e-mails par IA : trois faux pas et leurs remèdes',
      'Réponses automatiques : comment fâcher un client en dix secondes'
    ],
    comparison: [
      'Règles de messagerie ou IA : que vaut chaque méthode de tri ?',
      'Règles ou modèle : qui doit lire vos e-mails ?'
    ],
    faq: [
      'Tri automatique des e-mails : les inquiétudes légitimes',
      'E-mails et IA : ce que les équipes demandent avant de s’y fier'
    ],
    checklist: [
      'Avant d’automatiser votre boîte de réception : la liste à cocher',
      'Boîte partagée : huit règles de vie avant tout outil',
      'Mettre de l’ordre dans une boîte commune : la liste en huit points'
    ]
  },
  leads: [
    'Une boîte partagée appartient à tout le monde, donc à personne. Les messages simples y sont lus quatre fois, les messages difficiles attendent que quelqu’un se dévoue. Le tri automatique ne répond pas à la place de l’équipe ; il fait en sorte que chaque message ait un propriétaire.',
    'Ouvrir, lire, hésiter, laisser en non lu : ce geste, répété cent fois par jour, fatigue plus que les réponses elles-mêmes. Avant d’écrire à la place de quiconque, l’intelligence artificielle peut déjà supprimer cette hésitation.'
  ],
  sections: {
    context: `## Le vrai coût d’un e-mail
Répondre à un message prend deux ou trois minutes. Décider qui doit y répondre, retrouver le dossier, vérifier que personne ne l’a déjà fait : cela en prend souvent davantage, et ne se voit nulle part. Dans une petite équipe, un message difficile est ouvert plusieurs fois avant d’être traité.
La première utilité d’un modèle de langage est là. Il lit le message en entier, reconnaît sa nature, repère ce qui presse et l’attribue. Il n’a besoin d’aucun talent d’écrivain pour cela, et ses erreurs se réparent d’un glisser-déposer. La rédaction peut attendre que cette première marche soit solide.`,
    guide: `## Quatre semaines, pas une de moins
1. **Première semaine : compter.** Classez à la main les messages de cinq jours. Huit catégories au plus ; si l’on hésite entre deux, c’est qu’il faut les réunir.
2. **Deuxième semaine : classer en silence.** L’outil pose des étiquettes que seul le référent voit. On compare, on corrige les définitions plutôt que les exemples.
3. **Troisième semaine : attribuer.** Chaque catégorie a un propriétaire et un délai. L’équipe voit les étiquettes et peut les changer.
4. **Quatrième semaine : préparer.** Pour deux catégories seulement, un brouillon attend dans le fil. On compte ceux qui partent tels quels.
L’envoi sans relecture n’est pas la cinquième étape. C’est une décision à part, prise catégorie par catégorie, et que l’on peut annuler.`,
    mistakes: `## Trois faux pas
### Répondre vite à côté
Un client annonce un deuil et demande l’annulation de son séjour ; il reçoit en huit secondes les horaires de la piscine. La vitesse n’a jamais réparé une maladresse. Les messages où l’émotion affleure doivent être reconnus et mis à l’abri de toute réponse préparée.
### Multiplier les catégories
À vingt-cinq étiquettes, les humains eux-mêmes ne s’accordent plus. Le modèle hérite de leur confusion, et l’on accuse le modèle.
### Cacher que l’on automatise
Si une réponse part seule, dites-le, et donnez le moyen de joindre quelqu’un. Les clients pardonnent une machine ; ils pardonnent mal une machine qui signe Sophie.`,
    comparison: `## Règles, modèle, ou les deux
| Besoin | Règles de messagerie | Modèle de langage |
| Factures d’un fournisseur connu | Parfait, gratuit, immédiat | Inutile |
| Demande de groupe rédigée librement | Échoue souvent | Reconnue et résumée |
| Réclamation polie | Invisible | Souvent repérée |
| Message en néerlandais | Perdu | Compris et traduit |
| Explication de la décision | Évidente | À demander explicitement |
La bonne architecture est modeste. Les règles traitent d’abord ce qui est certain : expéditeurs connus, accusés de réception, publicités. Le modèle ne lit que le reste, ce qui divise la dépense et réduit les données exposées. Ceux qui confient tout au modèle paient pour apprendre que le bulletin d’information du lundi est bien un bulletin d’information.`,
    faq: `## Les inquiétudes légitimes
### Et si un message important est mal rangé ?
Il reste dans la boîte, visible, avec une étiquette fausse. Rien n’est effacé. Un balayage quotidien de la catégorie « divers » suffit à rattraper la plupart des erreurs.
### Qui lit nos messages ?
Le fournisseur du modèle les traite sans les conserver, si le contrat le prévoit ; on peut aussi employer un modèle hébergé en Europe ou dans vos murs. Cette clause se vérifie avant l’essai, pas après.
### Les brouillons ne vont-ils pas tous se ressembler ?
Ils ressemblent à ce qu’on leur montre. Donnez vingt réponses dont vous êtes fiers, signées de personnes différentes, et relisez-les tous les trimestres.
### Va-t-on perdre la main ?
Un bouton doit permettre de tout arrêter sans appeler personne. S’il n’existe pas, demandez-le.`,
    checklist: `## À cocher avant de commencer
- Une adresse par usage : réservation, comptabilité, recrutement, et non une seule pour tout.
- Un propriétaire et un suppléant pour chaque adresse.
- Un délai de réponse annoncé aux clients, et tenu depuis un mois.
- Des signatures à jour, avec un numéro où quelqu’un décroche.
- La liste des messages auxquels on ne répond jamais par écrit.
- Un dossier pour les pièces d’identité reçues par erreur, vidé chaque semaine.
- Vingt bonnes réponses conservées comme modèles.
- Un accord écrit sur les données confiées au prestataire.
Ces huit points améliorent la boîte à eux seuls. Il arrive qu’une fois cochés, le besoin d’automatiser paraisse moins pressant ; c’est un excellent résultat, et il est gratuit.`,
    aside: `## Un mot sur le style
Les brouillons trop polis se reconnaissent : ils remercient au début, remercient à la fin, et n’ont rien dit entre les deux. Demandez des réponses qui commencent par la réponse. « Oui, le parking est gratuit, et il reste de la place vendredi. » Le client lit une ligne et retourne à sa journée.
Gardez quelques tournures à vous, même un peu désuètes. Une maison qui écrit « nous vous attendons de pied ferme » depuis trente ans n’a aucune raison d’y renoncer parce qu’un modèle préfère « au plaisir de vous accueillir ».`,
    objection: `## « Nos messages sont trop particuliers »
Tout le monde le pense, et personne n’a tout à fait tort. Prenez cinquante messages de la semaine et rangez-les en deux tas : ceux que vous auriez pu écrire vous-même, et ceux qui vous ont surpris. Le premier tas est presque toujours le plus haut. Automatiser celui-là, c’est rendre du temps au second, qui fait en réalité l’intérêt du métier.`,
    measure: `## Savoir si la boîte va mieux
Regardez le délai médian de première réponse plutôt que la moyenne, qu’un seul oubli suffit à fausser. Comptez les messages ouverts plus de deux fois sans réponse : ils désignent les catégories mal définies. Relevez enfin la part des brouillons jetés ; au-dessus d’un tiers, mieux vaut cesser d’en préparer pour ces messages-là que de les corriger sans fin.
Un dernier signe ne se mesure pas : l’équipe cesse de traiter ses e-mails le dimanche soir.`
  },
  closings: [
    'Cinq jours de messages, huit catégories, un crayon : le premier pas n’exige aucun budget. Lorsque vous aurez ces chiffres, [transmettez-les-nous](/#contact), et nous verrons ensemble quelles catégories s’y prêtent.',
    'Beaucoup de ces messages posent une question à laquelle votre site pourrait répondre. Un [chatbot](/chatbot) bien renseigné en évite une bonne part, avant même qu’ils n’arrivent dans la boîte.'
  ]
}
