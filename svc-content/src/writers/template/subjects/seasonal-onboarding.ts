import type { Subject } from './subject.ts'

export const seasonalOnboarding: Subject = {
  name: 'seasonal-onboarding',
  kind: 'matter',
  terms: {
    topic: 'l’accueil des saisonniers',
    do: 'accueillir un saisonnier',
    items: 'questions',
    team: 'l’encadrement'
  },
  titles: {
    guide: [
      'Accueillir des saisonniers : une intégration en trois jours, aidée par l’IA',
      'Former vite sans bâcler : le parcours d’arrivée d’un saisonnier',
      'Saisonniers : trois jours pour apprendre les gestes et tenir un poste'
    ],
    mistakes: [
      'Saisonniers : quatre oublis des premiers jours',
      'Pourquoi vos saisonniers repartent au bout de huit jours'
    ],
    faq: [
      'Saisonniers et IA : les questions des chefs de service',
      'Un assistant pour les nouveaux : utile, ou une excuse pour ne plus les accueillir ?'
    ],
    case: [
      'Vingt-deux arrivées, un seul chef de salle : histoire d’une ouverture réussie',
      'Un téléphone, des films d’une minute : récit d’une intégration'
    ],
    day: [
      'La première semaine d’un saisonnier, vue par lui-même',
      'Lundi, mercredi, jeudi : les débuts d’un nouveau',
      'Arrivée d’un saisonnier : la chronique d’une bonne première semaine'
    ]
  },
  leads: [
    'On recrute pendant trois mois et l’on accueille en trois minutes. Un casier, un tablier, « tu verras, c’est facile ». Puis l’on s’étonne que des nouveaux manquent à l’appel au bout de quinze jours.',
    'Un saisonnier pose deux cents questions la première semaine, dont cent quatre-vingts déjà posées par le précédent. Y répondre avec patience est un métier à plein temps, que personne n’exerce au moment du coup de feu.'
  ],
  sections: {
    context: `## Ce qui se joue les premiers jours
La décision de rester se prend vite, souvent avant la fin de la première semaine. Le salaire, on le connaissait ; trois autres choses comptent alors beaucoup : savoir ce qui est attendu de soi, oser poser une question, avoir un endroit correct où dormir.
La technique n’aide qu’à la deuxième. Un assistant accessible depuis un téléphone, qui répond dans la langue du nouveau à partir des fiches de la maison, rend les petites questions indolores. Il ne remplace pas le chef de rang qui montre le geste. Il lui évite d’expliquer quarante fois où se trouvent les torchons.`,
    guide: `## Un parcours en trois jours
1. **Deux semaines avant.** Un message par thème : le logement, les transports, la tenue, le premier jour. Court, traduit, avec un prénom à appeler.
2. **Jour 1 : le lieu et les gens.** Visite, repas avec l’équipe, un parrain désigné. Aucun papier après dix heures du matin, car tout a été signé en ligne.
3. **Jour 2 : les gestes.** Cinq tâches, montrées puis refaites. Les fiches sont sur le téléphone ; on s’y habitue en les suivant.
4. **Jour 3 : le service à deux.** Le nouveau tient un poste réel, le parrain à portée de voix.
5. **Chaque soir.** Dix minutes pour dire ce qui n’était pas clair. Les réponses complètent l’assistant.
6. **Jour 8.** Un café avec le responsable. Une seule question : « que devrions-nous changer avant le prochain ? »`,
    mistakes: `## Quatre oublis
### Tout dire le premier matin
Deux heures de présentation, et il en reste le code du vestiaire. Étalez, répétez, faites faire.
### Laisser le logement au hasard
Une mauvaise nuit coûte plus qu’une mauvaise formation. Les photographies envoyées à l’avance doivent montrer la vraie chambre.
### Renvoyer à l’écran
« Demande à l’assistant » est une bonne réponse pour les torchons, une mauvaise pour une inquiétude. Les nouveaux apprennent vite à faire la différence, et à juger qui leur parle.
### Oublier ceux de l’an dernier
Ils reviennent, connaissent tout, et s’ennuient pendant les trois jours. Faites-en des parrains, et payez-les pour cela.`,
    faq: `## Questions de chefs de service
### Qui alimente l’assistant ?
Les anciens, à partir des fiches existantes, en une demi-journée avant l’ouverture. Ensuite, chaque question sans réponse est envoyée à un responsable qui ajoute trois lignes.
### Et s’il répond une bêtise sur la sécurité ?
Les consignes de sécurité ne passent pas par lui. Elles se montrent, se signent et se vérifient en personne.
### Dans combien de langues ?
Celles de l’équipe. La traduction est correcte pour des fiches courtes ; faites-les essayer par un locuteur dès les premiers jours.
### N’est-ce pas un peu froid ?
Cela le devient si l’on supprime le parrain. Gardez-le, et l’assistant paraîtra simplement commode.`,
    case: `## Vingt-deux arrivées
Un domaine en bord de lac, inventé mais plausible. Vingt-deux saisonniers arrivent le même lundi, un chef de salle les attend, seul. L’année d’avant, sept étaient partis avant la fin du mois.
Il n’a pas de budget, mais un téléphone. En avril, il filme chaque geste, une minute par film, et demande à deux anciens de les commenter en espagnol et en anglais. Un outil transforme le tout en fiches. Les deux cents questions de l’été précédent, retrouvées dans une messagerie de groupe, fournissent le reste.
Le lundi, il ne parle que de trois choses : l’eau, les pauses, et à qui s’adresser. Tout le reste est dans la poche de chacun.
> J’ai enfin pu les regarder travailler, au lieu de répéter.
Deux sont partis cette année-là. Cinq ont demandé à revenir, ce qui ne s’était jamais vu.`,
    day: `## La première semaine, vue par le nouveau
**Lundi, 9 h.** On m’attendait. Mon prénom était sur le casier, bien écrit. Inès, ma marraine, m’a fait visiter par où passent les plats, et non par le hall.
**Lundi, 14 h.** Repas avec tout le monde. J’ai retenu quatre noms. Le chef a demandé ce que je savais faire ; personne ne me l’avait jamais demandé.
**Mercredi, 11 h 30.** Premier service. J’ai oublié l’eau de la six. Inès n’a rien dit, elle a montré la carafe du menton. Le soir, j’ai relu la fiche sur mon téléphone, dans le bus.
**Jeudi, 23 h.** J’ai demandé à l’assistant comment échanger mon dimanche. Il m’a donné la règle et le nom de Karim. Karim a dit oui.
**Lundi suivant, 16 h.** Café avec la responsable. Je lui ai parlé de la lumière du couloir, au logement. Mardi, l’ampoule était changée. Je crois que je vais rester.`,
    aside: `## Préparer aussi la sortie
La fin de la saison se bâcle autant que son début. On rend le badge, on promet de se rappeler, et six mois plus tard personne ne retrouve le numéro. Un entretien de dix minutes, la semaine qui précède le départ, recueille ce qui a marché, ce qui a pesé, et l’envie de revenir.
Un résumé de tous ces entretiens, préparé par un modèle et relu par les chefs de service, tient sur deux pages. Ce sont les plus utiles que la direction lira de toute l’année.`,
    objection: `## « Ils ne restent que trois mois »
C’est bien pourquoi chaque jour compte. Une semaine de tâtonnements représente un douzième de la saison, au moment où l’on en a le plus besoin. Et ces trois mois laissent des traces : un client mal servi, une fiche de poste réinventée, un ancien épuisé d’avoir tout expliqué. Bien accueillir quelqu’un qui part dans trois mois, c’est aussi ménager ceux qui restent.`,
    measure: `## Des chiffres pour l’an prochain
Le nombre de départs avant le quinzième jour, la part des saisonniers qui reviennent, le délai avant qu’un nouveau tienne seul un poste : trois mesures simples, à noter pendant la saison et non de mémoire, une fois la maison fermée. Ajoutez la liste des questions restées sans réponse ; elle constitue le programme de la saison creuse.
Si les départs baissent et que les retours augmentent, vous économisez l’année suivante sur le recrutement. C’est là que se trouve le vrai gain.`
  },
  closings: [
    'Retrouvez la messagerie de groupe de la saison dernière et relisez les questions des dix premiers jours. Vous tenez la moitié de votre livret. [Voyons ensemble](/#contact) si l’on peut en faire un assistant avant l’ouverture.',
    'Un accueil réussi se prépare quand la maison est vide. Si votre saison commence dans moins de trois mois, c’est le moment d’[en parler avec nous](/#contact), plan de table du premier repas compris.'
  ]
}
