import type { Subject } from './subject.ts'

export const guestReviews: Subject = {
  name: 'guest-reviews',
  kind: 'work',
  terms: { topic: 'la lecture des avis', do: 'répondre aux avis', items: 'avis', team: 'la réception' },
  titles: {
    guide: [
      'Répondre aux avis clients avec l’aide de l’IA, sans réponse toute faite',
      'Lire mille avis en une matinée : la méthode',
      'Avis clients : rassembler, classer, confier, répondre, vérifier'
    ],
    mistakes: [
      'Réponses aux avis : cinq formules à bannir',
      'Avis négatifs : les phrases qui aggravent tout'
    ],
    comparison: [
      'Répondre aux avis : à la main, assisté ou automatique ?',
      'Avis clients : ce que gagne et ce que perd une réponse automatique'
    ],
    case: [
      'Un mot revenait dans quarante avis : enquête dans un hôtel de montagne',
      'L’affaire des couloirs : ce que quarante avis avaient en commun'
    ],
    day: [
      'Le mardi des avis : une heure par semaine qui change une réputation',
      'Une heure avec un responsable des avis clients',
      'Mardi, dix heures : petite chronique des avis de la semaine'
    ]
  },
  leads: [
    'On lit les avis pour se rassurer, rarement pour apprendre. Ils contiennent pourtant, mêlé aux humeurs et aux politesses, l’audit le plus franc dont un établissement puisse rêver. Encore faut-il pouvoir en lire mille d’affilée sans se lasser.',
    'Une réponse à un avis n’est pas écrite pour son auteur. Elle s’adresse aux voyageurs qui hésitent, ce soir, entre deux établissements. Voilà pourquoi une formule recopiée fait plus de tort qu’un silence.'
  ],
  sections: {
    context: `## Deux usages à ne pas confondre
L’intelligence artificielle rend deux services différents. Elle lit en quantité : regrouper trois ans de commentaires par thème, par saison et par type de chambre est un travail qu’aucune équipe ne fera à la main. Et elle aide à écrire : proposer une réponse au bon ton, dans la langue du client.
Le premier service est sous-estimé, le second surestimé. Bien lire permet de réparer la cause ; bien répondre ne fait que la commenter. Un établissement qui répond à merveille aux plaintes sur l’eau tiède ferait mieux d’appeler le plombier.`,
    guide: `## Lire, répondre, corriger
1. **Rassembler.** Exportez tous les avis des deux dernières années, toutes plateformes confondues, avec leur date et leur langue.
2. **Classer.** Demandez un regroupement par thème, avec des citations à l’appui. Un thème sans citations n’existe pas.
3. **Pondérer.** Un défaut mentionné par dix voyageurs mécontents compte plus qu’un agrément cité par cent.
4. **Confier.** Chaque thème reçoit un responsable : la literie, le petit-déjeuner, l’attente à l’arrivée.
5. **Répondre.** Un brouillon cite un détail du séjour, reconnaît ce qui doit l’être, dit ce qui a été fait. Une personne le relit et le signe.
6. **Vérifier.** Trois mois plus tard, on relit le même thème. A-t-il reculé ?
Les deux premières étapes demandent une matinée. Les autres forment une habitude.`,
    mistakes: `## Cinq formules à bannir
### « Nous sommes désolés que votre séjour n’ait pas été à la hauteur de vos attentes »
Tout le monde l’a lue. Elle laisse entendre que le tort vient des attentes.
### « Votre avis est précieux »
Prouvez-le plutôt, en citant une phrase de l’avis.
### « Aucun autre client ne s’en est plaint »
C’est peut-être vrai ; c’est toujours désagréable, et un lecteur patient trouvera le contraire deux pages plus loin.
### « N’hésitez pas à nous contacter »
Donnez un prénom et une adresse, ou supprimez la phrase.
### « Au plaisir de vous revoir », sous un récit de punaises de lit
Une clôture automatique trahit une réponse que personne n’a relue. Elle suffit à gâcher tout ce qui précède.`,
    comparison: `## Trois façons de répondre
| Manière | Temps par avis | Ton | Risque |
| À la main | Dix minutes | Juste, inégal selon les jours | Le retard, puis l’abandon |
| Brouillon assisté | Trois minutes | Régulier, à personnaliser | La paresse du copier-coller |
| Envoi automatique | Aucun | Uniforme | La gaffe publique |
Le brouillon assisté l’emporte presque toujours, parce qu’il laisse à un humain les deux choses qu’il fait mieux : savoir ce qui s’est réellement passé, et sentir quand il vaut mieux téléphoner. L’envoi automatique peut se défendre pour les avis sans texte, de simples étoiles ; encore un merci sobre y suffit-il, sans inventer un séjour.`,
    case: `## L’affaire des couloirs
L’hôtel est inventé, l’enquête est de celles que chacun peut mener. Altitude, quarante chambres, une note honorable que rien ne faisait monter. Les avis négatifs parlaient de tout : du prix, du bruit, de la fatigue, d’un accueil « un peu froid ».
Le regroupement par thème n’a rien donné. Le regroupement par mots, si : « couloir » apparaissait dans quarante commentaires, rarement comme sujet de la plainte. On marchait longtemps dans le couloir, on s’y perdait, la lumière s’y éteignait, on y entendait les valises. Quatre réclamations différentes, un seul lieu.
Des détecteurs mieux réglés, une moquette, un plan à chaque étage : moins de trois mille euros. Au printemps, le mot avait disparu des avis, et l’accueil paraissait soudain plus chaleureux. Personne n’y avait pourtant changé quoi que ce soit.`,
    day: `## Le mardi, de dix heures à onze heures
**10 h.** Dix-neuf avis depuis la semaine dernière. Le résumé annonce deux thèmes en hausse : l’attente au petit-déjeuner et la qualité du Wi-Fi dans l’annexe.
**10 h 05.** Lecture intégrale des quatre plus sévères. Aucun résumé n’en dispense. L’un d’eux raconte un anniversaire manqué ; on appellera le client, et l’on ne répondra en ligne qu’ensuite.
**10 h 20.** Les brouillons. Sur quinze, neuf partent après une retouche, quatre sont réécrits, deux sont jetés parce qu’ils remercient d’un compliment ironique.
**10 h 45.** La réponse en japonais est relue par la collègue du soir. Elle en adoucit la fin.
**10 h 55.** Deux tâches sont créées : la borne de l’annexe et un second grille-pain. La réunion est finie, et c’est la seconde tâche qui fera le plus d’effet.`,
    aside: `## Le client qui n’écrit pas
Pour un mécontent qui publie, combien s’en vont sans un mot ? Les avis ne montrent donc qu’une partie de la salle, la plus fâchée et la plus ravie. Pour connaître les autres, il n’existe rien de mieux qu’une question posée au départ, par quelqu’un qui a le temps d’écouter : « qu’aurions-nous pu faire autrement ? »
Notez la réponse en trois mots, sans formulaire. Relues ensemble à la fin du mois, avec l’aide d’un modèle ou d’un simple crayon, ces phrases annoncent les avis de la saison prochaine.`,
    objection: `## « La moitié des avis sont faux »
Il en existe, et les plateformes offrent des moyens de les signaler. Mais la suspicion est un refuge commode. Faites l’essai : mettez de côté ceux qui vous paraissent douteux, et relisez les autres. S’ils disent la même chose, en plus poli, la question de leur authenticité devient secondaire. La literie, elle, ne ment pas.`,
    measure: `## Ce qui doit bouger
La note moyenne varie lentement et dépend des plateformes. Suivez plutôt le nombre de thèmes négatifs qui reviennent plus de cinq fois dans un trimestre : il doit baisser. Suivez aussi le délai de réponse et la part des réponses qui citent un détail du séjour, facile à vérifier sur un échantillon.
Si les thèmes reculent et que la note stagne, soyez patient. Les anciens avis pèsent encore ; les nouveaux lecteurs, eux, trient par date.`
  },
  closings: [
    'Relisez vos trente derniers avis en surlignant les noms communs plutôt que les adjectifs. Vous verrez apparaître des objets, donc des réparations. Si vous en avez trois mille, [nous pouvons les lire avec vous](/#contact).',
    'Une réputation se construit dans les couloirs avant de s’écrire en ligne. Pour que vos bons avis soient aussi ceux que l’on trouve, découvrez [notre travail sur le référencement local](/seo).'
  ]
}
