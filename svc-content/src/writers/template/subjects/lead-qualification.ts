import type { Subject } from './subject.ts'

export const leadQualification: Subject = {
  name: 'lead-qualification',
  kind: 'work',
  terms: {
    topic: 'le suivi des demandes',
    do: 'qualifier une demande',
    items: 'demandes',
    team: 'le service commercial'
  },
  titles: {
    guide: [
      'Qualifier ses prospects : recevoir, lire, orienter, préparer, appeler',
      'De la demande entrante au rendez-vous : une chaîne commerciale soignée'
    ],
    mistakes: [
      'Prospection et IA : quatre habitudes à perdre',
      'Qualification automatique : comment on perd ses meilleurs prospects'
    ],
    faq: [
      'IA et relation commerciale : les questions des petites équipes de vente',
      'Enrichir, trier, rappeler : la qualification en questions'
    ],
    checklist: ['Un prospect vous écrit : la liste des vingt premières minutes'],
    case: [
      'Deux associés, trois cents demandes : récit d’une remise en ordre',
      'Ce que les demandes perdues apprennent à un cabinet de conseil',
      'Les prospects oubliés du jeudi : enquête dans un cabinet'
    ]
  },
  leads: [
    'Bien des ventes perdues ne le sont pas contre un concurrent. Elles le sont contre un silence : une demande lue trop tard, confiée à personne, rappelée quand l’envie était passée. C’est là que l’automatisation a du sens.',
    'Il existe une manière détestable d’employer l’IA dans la vente : écrire à dix mille inconnus qu’on a « beaucoup aimé leur dernier article ». Il en existe une autre, plus rentable, qui consiste à bien traiter les cent personnes qui vous ont écrit.'
  ],
  sections: {
    context: `## Les demandes entrantes d’abord
Quelqu’un qui remplit un formulaire a déjà fait la moitié du chemin. Il attend un signe dans la journée, une réponse qui prouve qu’on l’a lu, et la possibilité de parler à quelqu’un. Beaucoup d’entreprises lui envoient un accusé de réception, puis rien pendant quatre jours.
Qualifier n’est pas noter une personne. C’est comprendre ce qu’elle cherche, pour quand, avec quels moyens, et décider qui l’appellera. Un modèle lit très bien une demande libre et en tire une fiche. Il peut aussi rassembler ce qui est public sur l’entreprise. Le reste se joue au téléphone, et il vaut mieux que ce soit bientôt.`,
    guide: `## La chaîne, du message au rendez-vous
1. **Recevoir.** Toutes les portes mènent au même endroit : formulaire, chat, e-mail, salon. Une demande sans propriétaire est signalée au bout d’une heure.
2. **Lire.** Besoin, échéance, taille, contrainte. Quand l’information manque, la fiche le dit ; elle ne la devine pas.
3. **Orienter.** Trois chemins suffisent : rappeler aujourd’hui, répondre par écrit, décliner avec courtoisie.
4. **Préparer.** Une page : ce que fait l’entreprise, ce qu’elle demande, deux questions à poser, un cas comparable.
5. **Appeler.** Une personne, avec la page sous les yeux et l’intelligence de s’en écarter.
6. **Retenir.** Après l’appel, trois lignes dictées complètent la fiche. La suivante en profitera.
Décliner fait partie de la chaîne. Un refus clair, avec une adresse utile, revient parfois sous la forme d’une recommandation.`,
    mistakes: `## Quatre habitudes à perdre
### La fausse intimité
Citer une publication que personne n’a lue trompe une fois. L’interlocuteur reconnaît la tournure, il en a reçu cinq le matin même.
### Le score tout-puissant
On rappelle les notes au-dessus de 70. Le meilleur client de l’année avait 42, parce qu’il écrivait court.
### La relance perpétuelle
Après le troisième message sans réponse, l’absence de réponse est une réponse. Respectez-la.
### Le formulaire d’interrogatoire
Douze champs obligatoires qualifient surtout la patience. Trois suffisent ; le reste se demande de vive voix.`,
    faq: `## Questions de petites équipes
### Nous sommes deux. Cela vaut-il la peine ?
Plus encore : à deux, une demande oubliée représente beaucoup. La mise en place doit seulement rester proportionnée.
### Peut-on enrichir une fiche avec des données publiques ?
Pour une entreprise, oui. Pour une personne, il faut une raison légitime, l’informer, et permettre qu’elle s’y oppose.
### Faut-il changer de logiciel commercial ?
Commencez avec celui que vous avez. La qualité de la saisie compte davantage que la marque.
### Comment savoir si le tri est juste ?
Tirez au sort vingt demandes écartées chaque trimestre, et rappelez-en cinq. La surprise est la meilleure des mesures.`,
    checklist: `## Les vingt premières minutes
- La demande a un propriétaire, et un seul.
- Le prospect a reçu un mot qui reprend sa question.
- L’entreprise est identifiée, avec son activité en une ligne.
- On a cherché si quelqu’un la connaissait déjà.
- L’échéance est notée, ou marquée comme inconnue.
- Deux créneaux de rappel ont été proposés.
- La source est enregistrée : recommandation, recherche, salon.
- Les doublons du fichier ont été fusionnés.
- Le consentement et la durée de conservation sont en règle.
Avant d’automatiser cette liste, nettoyez le fichier. Mettez à part ce qui n’a pas bougé depuis deux ans, n’effacez que ce dont la durée de conservation est passée, corrigez les noms, reliez les personnes à leurs entreprises. Une machine qui s’appuie sur un fichier sale ne fait que salir plus vite.`,
    case: `## Les prospects du jeudi
Le cabinet est inventé, son jeudi ne l’est pas. Trois cents demandes par an, deux associés qui vendent entre deux missions. Ils estimaient répondre « sous quarante-huit heures, en général ».
Le relevé montre autre chose. Les demandes du lundi obtiennent un rappel en cinq heures ; celles du jeudi après-midi, en six jours. Le vendredi est consacré aux clients, le lundi suivant aux nouvelles demandes, et le jeudi tombe entre les deux. Une sur trois disparaît ainsi.
Ils n’ont pas acheté de logiciel de vente. Une fiche est remplie à l’arrivée, un message personnel part dans l’heure, un créneau est réservé le vendredi à midi, sandwich compris. Au trimestre suivant, sept missions venaient d’un jeudi.
> Nous cherchions de nouveaux clients. Ils étaient dans la boîte, à attendre qu’on finisse notre semaine.`,
    aside: `## Décliner avec élégance
Toutes les demandes ne sont pas pour vous, et le dire vite est une forme de respect. Deux phrases suffisent : la raison, sans détour, et le nom de quelqu’un qui ferait mieux. Ces courriers prennent une minute lorsqu’un brouillon les prépare, et ils travaillent longtemps.
Gardez la liste de ces refus et relisez-la une fois l’an. Si le même besoin y revient dix fois, c’est peut-être une offre à créer. S’il n’y a presque rien, méfiez-vous : vous acceptez sans doute des missions que vous devriez laisser.`,
    objection: `## « Un bon commercial sent les choses »
Oui, et c’est pour cela qu’il ne faut pas user son flair à recopier des adresses. La fiche préparée ne décide de rien ; elle lui évite d’arriver en ayant oublié l’essentiel. Les meilleurs vendeurs y jettent un œil, puis la retournent sur la table et écoutent. Préparer sert précisément à pouvoir écouter.`,
    measure: `## Les chiffres d’une vente saine
Le délai jusqu’au premier échange humain, en heures, jour par jour plutôt qu’en moyenne. La part des demandes sans suite connue : une vente perdue se note, une demande évaporée se cache. Le taux de rendez-vous obtenus, enfin, rapporté aux demandes que vous auriez vraiment voulu traiter.
Si le délai fond et que les rendez-vous ne montent pas, relisez vos premiers messages à voix haute. Il y a de fortes chances qu’ils parlent de vous.`
  },
  closings: [
    'Relevez le délai de réponse de vos trente dernières demandes, en notant le jour de la semaine. Vous avez peut-être aussi votre jeudi. Un [chatbot qui prend rendez-vous](/chatbot) peut déjà veiller quand vous êtes occupé.',
    'Bien traiter ceux qui vous écrivent coûte moins cher que d’en chercher d’autres. Pour remettre votre chaîne d’aplomb, [écrivez-nous](/#contact) : vous pourrez au moins vérifier notre propre délai.'
  ]
}
