import type { Subject } from './subject.ts'

export const internalProcedures: Subject = {
  name: 'internal-procedures',
  kind: 'matter',
  terms: {
    topic: 'l’écriture des procédures',
    do: 'écrire une procédure',
    items: 'procédures',
    team: 'le service'
  },
  titles: {
    guide: [
      'Écrire ses procédures internes avec l’IA, en les gardant lisibles',
      'Transmettre le savoir d’un ancien avant son départ : la méthode',
      'Du savoir-faire oral au manuel d’équipe : un chantier de six semaines'
    ],
    mistakes: [
      'Procédures internes : pourquoi personne ne les lit',
      'Quatre travers des manuels écrits par une IA'
    ],
    case: [
      'Trente et un ans de maison, une heure par jour : récit',
      'La gouvernante partait en retraite : comment l’hôtel a gardé son savoir'
    ],
    checklist: [
      'Une bonne procédure en dix critères',
      'Procédure : dix critères à vérifier avant d’afficher'
    ],
    faq: [
      'Procédures et IA : les questions des responsables d’exploitation',
      'Manuel d’équipe : qui écrit, qui relit, qui décide ?'
    ]
  },
  leads: [
    'Chaque équipe a sa Monique : celle qui sait pourquoi la chaudière du deuxième se relance en deux fois et quel client ne supporte pas la chambre sur cour. Le jour où Monique s’en va, on découvre que rien n’était écrit.',
    'Une procédure que personne ne lit est un texte raté, quelle que soit l’exactitude de son contenu. L’intelligence artificielle sait produire très vite de longs manuels. C’est une raison de plus pour apprendre à les faire courts.'
  ],
  sections: {
    context: `## Pourquoi le savoir reste oral
Écrire prend du temps, et ceux qui savent en ont le moins. On leur demande de rédiger le soir, dans un modèle à douze rubriques, ce qu’ils font sans y penser depuis vingt ans. Ils remettent à plus tard. Ce n’est pas de la mauvaise volonté : expliquer un geste automatique est difficile.
Parler, en revanche, leur est naturel. Un entretien enregistré de trente minutes, une vidéo prise au téléphone pendant la tâche, quelques photographies : voilà la matière. Un modèle de langage la transforme en premier jet, avec des étapes numérotées et des questions sur ce qui n’a pas été dit. L’expert n’a plus qu’à corriger, ce que les experts adorent.`,
    guide: `## Six semaines, une fiche par jour
1. **Choisir.** Dressez la liste des tâches qu’une seule personne sait faire. Commencez par celles dont l’absence arrêterait la maison.
2. **Interroger.** Trente minutes, sur place, en posant toujours la même question : « et si cela ne marche pas ? »
3. **Rédiger.** Le modèle propose un texte d’une page, sans introduction, avec une photographie par étape délicate.
4. **Faire essayer.** Un collègue qui ignore la tâche suit la fiche, seul. L’auteur regarde et se tait. Chaque hésitation devient une correction.
5. **Afficher.** La fiche se trouve là où l’on en a besoin : un code à scanner sur la machine vaut mieux qu’un dossier partagé.
6. **Dater.** Un nom, une date de relecture. Passé ce délai, la fiche se signale d’elle-même.
Trente fiches en six semaines couvrent l’essentiel d’un établissement de taille moyenne.`,
    mistakes: `## Quatre travers fréquents
### L’introduction
« Dans un environnement en constante évolution… » Le lecteur a les mains mouillées et une alarme qui sonne. Commencez par le geste.
### Le cas idéal
La fiche décrit ce qui se passe quand tout va bien, c’est-à-dire quand on n’en a pas besoin. Les pannes et les exceptions doivent occuper la moitié de la page.
### Le ton uniforme
Un modèle écrit toujours « il convient de ». Remplacez par l’impératif, et par les mots de l’atelier.
### L’invention discrète
Quand une étape manque dans l’entretien, la machine la devine. Obligez-la à laisser un blanc, et faites de l’essai sur le terrain une règle sans exception.`,
    case: `## La gouvernante et ses clés
L’hôtel est inventé, et sa gouvernante aussi. Après trente et un ans dans la maison, la gouvernante générale annonce son départ pour juin. La direction propose un tuilage de deux semaines ; elle répond, avec bon sens, qu’on n’apprend pas trente et un printemps en deux semaines.
On la suit donc une heure par jour, dès février, téléphone en poche. Elle parle en marchant : le linge qui revient trop humide le lundi, la suite dont le parquet se dilate, l’ordre dans lequel on ouvre les étages après un groupe. Chaque soir, trois pages deviennent une.
> Je ne savais pas que je savais tout cela.
Son adjointe teste les fiches à Pâques, pendant que la gouvernante est en congé. Onze ne marchent pas ; elles sont refaites. En juin, la gouvernante part avec un exemplaire relié. Elle l’a corrigé au stylo rouge dans le train.`,
    checklist: `## Dix critères
- Le titre dit la tâche, avec un verbe.
- Elle tient sur une page, images comprises.
- Le matériel nécessaire figure en haut.
- Chaque étape contient un seul geste.
- Les dangers sont signalés avant le geste, pas après.
- Les trois pannes les plus fréquentes ont leur remède.
- Un numéro indique qui appeler quand rien ne va.
- Quelqu’un qui ne savait pas l’a suivie avec succès.
- Elle porte un nom et une date de relecture.
- On la trouve en moins de trente secondes, sur place.
Le huitième critère vaut tous les autres. Une fiche essayée et imparfaite rend plus de services qu’un document parfait que personne n’a tenu en main.`,
    faq: `## Questions d’exploitation
### Qui doit écrire ?
Celui qui fait parle, la machine rédige, celui qui apprend corrige. Le responsable tranche les désaccords et n’écrit rien, ou presque.
### Comment éviter que les fiches vieillissent ?
Liez-les aux événements : nouvel appareil, incident, arrivée d’un saisonnier. Une relecture annuelle générale ne se fait jamais.
### Faut-il les traduire ?
Oui, dans les langues de l’équipe. La traduction automatique suffit pour une fiche courte, à condition qu’un locuteur l’essaie.
### Et si l’expert refuse ?
Demandez-lui de relire plutôt que de raconter. Peu de gens résistent au plaisir de corriger une erreur.`,
    aside: `## La bonne longueur
Une page par tâche, un geste par ligne, une image quand les mots peinent. Tout ce qui dépasse doit se justifier : l’historique intéresse l’auteur, le règlement intéresse l’assureur, et ni l’un ni l’autre n’aident celui qui tient la vanne. Placez-les ailleurs, avec un lien.
La concision ne vient pas du modèle, qui allonge volontiers. Elle vient d’une consigne ferme, puis d’un lecteur pressé à qui l’on donne un crayon rouge. S’il peut rayer une phrase sans dommage, c’est qu’elle était de trop.`,
    objection: `## « Chez nous, tout change tout le temps »
C’est justement ce qui rend l’oral dangereux : chacun garde la version du jour où il a appris. Écrivez donc ce qui bouge peu, le geste, la sécurité, l’ordre des opérations, et laissez ailleurs ce qui varie, les codes, les noms, les tarifs. Une fiche ainsi découpée vieillit lentement. Le reste tient sur un tableau blanc, que l’on efface sans regret.`,
    measure: `## Voir si le manuel vit
Comptez les consultations par fiche, et surtout les fiches jamais ouvertes : elles sont inutiles, introuvables, ou écrites pour un jour rare, ce qui suffit à les garder. Notez le nombre d’appels passés à l’expert pour une question écrite quelque part. Relevez enfin le temps nécessaire à un nouveau venu pour accomplir seul dix tâches courantes.
Ces trois nombres tiennent sur un tableau affiché dans l’office. Quand les appels baissent et que les fiches ouvertes augmentent, le savoir a changé de place. Il appartient désormais à l’équipe.`
  },
  closings: [
    'Nommez la personne dont l’absence vous inquiéterait le plus, et passez trente minutes avec elle cette semaine. Si la matière déborde, [nous pouvons vous aider](/#contact) à la mettre en ordre, et à la rendre interrogeable par toute l’équipe.',
    'Un savoir écrit simplement fait d’une équipe une maison. Pour apprendre à conduire ces entretiens et à en tirer de bonnes fiches, rejoignez [une session de formation](/#formations-anchor).'
  ]
}
