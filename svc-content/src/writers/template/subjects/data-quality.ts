import type { Subject } from './subject.ts'

export const dataQuality: Subject = {
  name: 'data-quality',
  kind: 'matter',
  terms: {
    topic: 'le nettoyage des données',
    do: 'nettoyer un fichier',
    items: 'fiches',
    team: 'le secrétariat'
  },
  titles: {
    guide: [
      'Nettoyer ses données avant un projet IA : le plan d’un mois',
      'Qualité des données : commencer petit, tenir longtemps'
    ],
    mistakes: [
      'Données d’entreprise : quatre erreurs que l’IA rend visibles',
      'Quatre défauts de fichier qui faussent les statistiques'
    ],
    faq: [
      'Nos données sont-elles assez bonnes pour l’IA ? Questions fréquentes',
      'Données incomplètes : que faut-il nettoyer avant un projet IA ?'
    ],
    checklist: [
      'L’examen d’un fichier en quinze points',
      'Dates, doublons, vides : un fichier examiné en quinze points',
      'Données prêtes pour l’IA : quinze points à vérifier'
    ],
    case: [
      'Trois fichiers clients, une seule vérité : récit d’une fusion',
      'Le client qui existait sept fois'
    ]
  },
  leads: [
    '« Nos données ne sont pas assez propres. » La phrase revient dans toutes les entreprises, et sert souvent à ne rien commencer. Elle est toujours vraie, rarement rédhibitoire, et presque jamais précisée : propres pour quoi faire ?',
    'Un fichier clients vieillit comme une haie. On ne s’en aperçoit pas d’un jour à l’autre, puis un matin on ne passe plus. L’intelligence artificielle sait manier le taille-haie ; il faut encore décider de la forme.'
  ],
  sections: {
    context: `## Propres pour quoi faire ?
Une adresse postale fausse n’a aucune importance si l’on n’écrit plus par courrier. Une date de naissance absente ne gêne personne, et il vaudrait mieux ne pas l’avoir demandée. À l’inverse, un seul mauvais code de taxe répété mille fois coûte un redressement.
La qualité n’existe donc pas en général. Elle se définit champ par champ, à partir de l’usage. Cette liste, une vingtaine de lignes tout au plus, réduit d’autant le chantier. Ce qui reste se nettoie, en partie à l’aide d’un modèle : il reconnaît que « Sté Martin & fils » et « MARTIN ET FILS SARL » ont des chances d’être la même maison, et il le propose, sans fusionner de lui-même.`,
    guide: `## Un mois, quatre mouvements
1. **Choisir les champs.** Pour l’usage prévu, lesquels sont indispensables ? Marquez-les, oubliez provisoirement les autres.
2. **Mesurer.** Part de vides, de doublons, de valeurs impossibles. Une demi-journée, et un tableau que tout le monde comprend.
3. **Réparer.** Les formats par des règles, les doublons par propositions, les textes libres par classement assisté. Chaque correction garde la valeur d’origine.
4. **Fermer le robinet.** Une liste déroulante, un contrôle à la saisie, un champ supprimé. Sans ce dernier mouvement, tout reviendra.
Nommez enfin un gardien par fichier. Il n’a pas à corriger lui-même ; il a le droit de dire non à une nouvelle colonne, ce qui est bien plus utile.`,
    mistakes: `## Quatre erreurs rendues visibles
### La colonne à tout faire
« Remarques » contient des allergies, des remises, des rancunes et deux numéros de téléphone. C’est le champ le plus riche et le plus dangereux du fichier.
### Le code qui change de sens
En 2021, « 4 » voulait dire annulé ; depuis la migration, il veut dire confirmé. Personne ne l’a écrit, et toutes les statistiques sont fausses.
### La valeur par défaut
Des centaines de clients habitent en Afghanistan, premier pays de la liste. Un menu sans réponse vide produit de fausses certitudes.
### L’effacement sans copie
On a supprimé les anciens, ils servaient à prévoir. Avant tout nettoyage, une copie datée, en lieu sûr, puis une date de destruction.`,
    faq: `## Questions fréquentes
### Faut-il tout nettoyer avant de commencer ?
Non. Un essai sur une partie soignée apprend davantage, et indique ce qui mérite de l’être.
### Une IA peut-elle compléter ce qui manque ?
Elle peut proposer à partir d’une source que vous lui donnez. Deviner une donnée, c’est la fabriquer ; marquez toujours ce qui a été déduit.
### Combien d’historique garder ?
Ce que la loi permet et que l’usage justifie. Pour prévoir une saison, deux à trois ans ; pour répondre à un client, sa dernière année.
### Qui doit s’en charger ?
Les personnes qui saisissent, avec l’aide de celles qui exploitent. Un nettoyage confié à l’extérieur sans elles ne dépasse pas le trimestre.`,
    checklist: `## Quinze points d’examen
- Le fichier a un nom, un lieu et un gardien.
- Chaque ligne représente une seule chose.
- Chaque colonne contient une seule information.
- Un identifiant distingue les lignes, même en cas d’homonymie.
- Les dates sont de vraies dates.
- Les nombres n’ont ni espace ni unité.
- Les vides signifient toujours la même chose.
- Les listes de valeurs sont écrites quelque part.
- Les doublons sont mesurés.
- Les valeurs impossibles ont été cherchées.
- Les textes libres ont été relus au hasard.
- Les données sensibles sont repérées.
- On sait qui a modifié quoi, et quand.
- Une copie de la semaine dernière existe.
- La date de suppression est fixée.
Onze points sur quinze suffisent pour un premier essai. Le quatrième et le onzième ne se négocient pas : sans identifiant, on mélange ; sans relecture, on découvre trop tard.`,
    case: `## Sept fois le même
L’entreprise est fictive, le client l’est aussi, la situation est partout. Trois fichiers : la facturation, le commercial, les invitations. Un bon client y figurait sept fois, sous des orthographes variées. Il recevait quatre cartes de vœux, trois tarifs, et une relance pour une facture payée.
On a d’abord voulu fusionner en une nuit. L’essai, heureusement sur une copie, a marié un père et son fils. L’équipe a changé de méthode : la machine rapproche et note sa certitude ; au-dessus de 95, on fusionne par lots de vingt, relus ; entre 70 et 95, la commerciale tranche ; au-dessous, on laisse.
Onze mille fiches en sont devenues six mille quatre cents. Le travail a pris trois semaines, à une heure par jour.
> Le plus long a été de décider lequel des trois fichiers avait raison. Aucun ne l’avait.
Le client n’a reçu qu’une carte cette année-là. Il a appelé pour remercier.`,
    aside: `## La saisie, ce métier discret
Les données se salissent au moment où on les saisit, par des gens pressés, sur des écrans mal conçus, pour un usage qu’on ne leur a jamais expliqué. Avant de leur reprocher quoi que ce soit, passez une heure à côté d’eux. Vous verrez le champ obligatoire que l’on remplit d’un point, le menu de deux cents lignes, le client qui attend.
Supprimez trois champs, raccourcissez deux listes, montrez à quoi sert le reste. C’est le nettoyage le plus durable, et il ne demande aucun algorithme.`,
    objection: `## « On verra cela après la migration »
La migration est justement le moment où les défauts se figent. Tout ce qui n’est pas trié avant sera transporté, payé au volume, puis installé dans des meubles neufs. Profitez-en pour laisser aux archives, avec une date de destruction, ce qui ne sert plus : fiches sans activité, colonnes abandonnées, doublons certains. Les prestataires vous en sauront gré, et la facture aussi.`,
    measure: `## Un tableau qui tient sur un mur
Par champ utile, trois pourcentages : rempli, plausible, vérifié récemment. On les relève le premier lundi du mois, toujours de la même façon. Une courbe qui redescend signale un robinet rouvert : un nouveau formulaire, une équipe qui n’a pas été prévenue, une importation faite trop vite.
Comptez aussi les corrections demandées par les clients eux-mêmes. C’est la mesure la plus sévère, et la seule qu’ils vous fassent gratuitement.`
  },
  closings: [
    'Prenez votre fichier le plus utile et cherchez-y votre propre entreprise, vos fournisseurs, vos voisins. Ce que vous trouverez de travers vaut pour le reste. [Un regard extérieur](/#contact) peut ensuite mesurer l’ensemble en une demi-journée.',
    'Des données imparfaites et connues valent mieux que des données supposées bonnes. Nos [formations](/#formations-anchor) peuvent apprendre aux équipes à les examiner elles-mêmes, sur leurs propres tableaux.'
  ]
}
