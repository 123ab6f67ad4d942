import type { Subject } from './subject.ts'

export const supplierInvoices: Subject = {
  name: 'supplier-invoices',
  kind: 'work',
  terms: {
    topic: 'la saisie des factures',
    do: 'saisir une facture',
    items: 'factures',
    team: 'le service comptable'
  },
  titles: {
    guide: [
      'Automatiser la saisie des factures fournisseurs en gardant le contrôle',
      'Factures fournisseurs : une seule porte d’entrée, puis des seuils',
      'Lecture automatique des factures : réussir le premier mois'
    ],
    mistakes: [
      'Factures lues par IA : les erreurs qui passent inaperçues',
      'Automatisation comptable : quatre précautions trop souvent oubliées'
    ],
    faq: [
      'Factures et IA : ce que demandent les comptables',
      'Lecture automatique des factures : quatre questions de comptables'
    ],
    case: [
      'Mille deux cents factures par mois : récit d’une automatisation en hôtellerie',
      'Trois hôtels, deux comptables : comment les vendredis ont changé'
    ],
    day: [
      'Une journée au service comptable depuis que les factures se lisent seules',
      'Neuf heures, soixante factures : le matin d’une comptable assistée'
    ],
    checklist: [
      'Contrôle des factures fournisseurs : la liste à donner à une machine',
      'Neuf contrôles qui rendent une facture digne de confiance'
    ]
  },
  leads: [
    'Une facture se saisit en trois minutes. Mille factures, en cinquante heures. Entre les deux se trouve tout l’intérêt de la lecture automatique, et aussi son danger : une erreur rare, répétée mille fois, cesse d’être rare.',
    'Le comptable ne déteste pas les factures. Il déteste les recopier. Lire un montant, retrouver un fournisseur, choisir un compte, classer le document : chaque geste est simple, et leur répétition mange la semaine.',
    'Les factures arrivent par courrier, par e-mail, par un portail dont personne n’a le mot de passe, et parfois froissées au fond d’une camionnette. Avant de parler d’intelligence artificielle, il faut parler de ce désordre.'
  ],
  sections: {
    context: `## Ce que la machine lit bien, ce qu’elle lit mal || ## Lire n’est pas comprendre
Les outils actuels extraient sans peine le nom du fournisseur, la date, le numéro, les montants hors taxe et toutes taxes comprises. Sur un document net, les erreurs deviennent rares. Sur un ticket thermique photographié de biais, elles réapparaissent.
L’imputation est une autre affaire. Savoir qu’une même quincaillerie vend tantôt du petit outillage, tantôt des fournitures d’entretien suppose de connaître l’historique et les habitudes de la maison. Un modèle l’apprend à partir des écritures passées ; il en apprend aussi les erreurs. C’est pourquoi les règles de contrôle se décident avant de lui montrer quoi que ce soit.`,
    guide: `## Un premier mois bien employé
1. **Une seule porte d’entrée.** Une adresse dédiée reçoit toutes les factures ; les fournisseurs en sont avertis, les courriers y sont numérisés.
2. **Un échantillon.** Deux cents factures déjà saisies sont relues par l’outil. On compare champ par champ, et l’on sait à quoi s’attendre.
3. **Des seuils.** Sous un certain montant, et si tous les contrôles passent, l’écriture est préparée d’office. Au-dessus, elle attend une relecture.
4. **Une file des doutes.** Tout ce qui manque ou se contredit va dans une liste unique, avec l’image en regard.
5. **Un double regard.** Pendant un mois, une facture sur dix est vérifiée au hasard, même quand tout paraît juste.
6. **Un bilan.** On relève les écarts, on corrige les règles, et l’on décide seulement alors d’élever les seuils.
Le paiement, lui, reste une décision humaine. Rien ne presse d’automatiser la dernière signature.`,
    mistakes: `## Quatre précautions oubliées
### Le doublon habillé autrement
La même facture arrive par la poste et par e-mail, avec un numéro lu différemment. Le contrôle doit comparer fournisseur, montant et date, non le seul numéro.
### Le changement de coordonnées bancaires
C’est l’une des fraudes les plus répandues. Aucun nouveau compte ne doit être accepté sur la foi d’un document : on appelle, à un numéro que l’on connaissait déjà.
### La TVA qui tombe juste par hasard
Un total exact peut cacher deux taux mal répartis. La vérification se fait ligne par ligne, pas seulement en bas de page.
### L’avoir pris pour une facture
Un signe oublié, et une dette naît là où il y avait une créance. Ce type de document mérite sa propre règle, et sa propre couleur dans la file.`,
    faq: `## Ce que demandent les comptables
### Qui est responsable en cas d’erreur ?
Celui qui valide, comme aujourd’hui. L’outil prépare, trace ce qu’il a lu, et laisse la décision à une personne nommée.
### Faut-il changer de logiciel comptable ?
Presque jamais. Un fichier d’écritures au bon format suffit, ou une liaison directe lorsque l’éditeur la propose.
### La facture électronique rend-elle tout cela inutile ?
Elle supprime la lecture, pas le contrôle ni l’imputation. Et il restera longtemps des tickets, des fournisseurs étrangers et des documents hors du circuit.
### Que faire de l’original ?
Le conserver dans les conditions prévues par la loi, avec une empreinte qui garantit qu’il n’a pas changé. L’écriture doit toujours mener à l’image.`,
    case: `## Mille deux cents factures par mois
Trois hôtels, un service comptable de deux personnes, des fournisseurs par dizaines : blanchisserie, primeurs, énergie, dépannage. Le récit est composé, et les chiffres sont des ordres de grandeur. Le vendredi, la pile restante partait dans un carton marqué « lundi ».
L’outil n’a pas commencé par lire. Il a commencé par recevoir : une adresse, une numérisation à la réception de chaque hôtel, plus de papier qui voyage. Ce changement, sans la moindre intelligence, a réduit le retard de moitié.
La lecture est venue ensuite, sur les trente fournisseurs les plus fréquents. Six semaines plus tard, sept factures sur dix étaient préparées sans retouche. Les trois autres ne disparaîtront pas : ce sont les litiges, les acomptes, les factures à partager entre établissements. Il faut une comptable pour cela, et justement elle a maintenant le temps.`,
    day: `## Du premier café à la clôture
**8 h 45.** Soixante factures sont arrivées depuis la veille. Quarante-trois attendent un simple accord, groupées par fournisseur. La comptable les parcourt en regardant les montants inhabituels, signalés en marge.
**9 h 30.** Restent dix-sept doutes. Un fournisseur a changé de raison sociale ; une facture d’eau couvre deux périodes ; un ticket est illisible. Elle appelle le restaurant : on le lui renvoie, mieux cadré.
**11 h.** Une alerte rouge : nouveau relevé d’identité bancaire chez un fournisseur connu. Elle téléphone. Le fournisseur n’a rien changé. Le message part au service informatique, et le virement ne partira pas.
**14 h.** Rapprochement de la caisse et des commandes. Deux prix ont augmenté sans préavis ; elle écrit à l’acheteur.
**16 h 30.** La journée de saisie aurait commencé ici. Elle prépare à la place le tableau des échéances de la semaine prochaine.`,
    checklist: `## Les contrôles à confier à la machine
- Le fournisseur existe, et son identifiant correspond.
- Le numéro n’a jamais été vu chez ce fournisseur.
- La somme des lignes égale le total, taux par taux.
- La date n’est ni future ni vieille de plus d’un an.
- Le montant reste dans la fourchette habituelle du fournisseur.
- Une commande ou un bon de livraison correspond, s’il est attendu.
- Les coordonnées bancaires sont celles du dossier.
- La devise et le pays ne surprennent pas.
- L’imputation proposée a déjà servi pour ce fournisseur.
Une facture qui passe les neuf contrôles mérite un accord rapide ; une facture qui en manque un seul mérite un regard. La liste doit être affichée dans la file des doutes, pour que chacun voie d’un coup d’œil ce qui a coincé.`,
    aside: `## Et du côté des fournisseurs ?
On les oublie, alors qu’ils peuvent supprimer une part du problème. Un courrier d’une page, envoyé aux vingt plus importants, demande trois choses : une facture par document, le numéro de commande bien visible, une seule adresse d’envoi. Beaucoup s’y plieront, surtout si la lettre promet un paiement plus rapide.
Tenez la promesse. Un fournisseur payé à l’heure dite répond mieux le jour où il manque une livraison. La lecture automatique n’a de sens que si le délai qu’elle fait gagner profite à quelqu’un d’autre qu’au tableau de bord.`,
    objection: `## « Nous n’avons que cent factures par mois »
Alors ne cherchez pas à gagner du temps, cherchez à gagner de la tranquillité. À ce volume, le bénéfice vient des contrôles : un doublon évité, un prix qui augmente sans bruit, une échéance oubliée. Les outils simples inclus dans beaucoup de logiciels comptables suffisent. Essayez d’abord ce que vous payez déjà ; il est rare qu’on en ait fait le tour.`,
    measure: `## Trois chiffres à suivre chaque mois
Le délai entre la réception et l’enregistrement, d’abord : c’est lui que les fournisseurs ressentent. La part des factures passées sans retouche, ensuite, en se méfiant d’une hausse trop belle. Le nombre d’erreurs découvertes après coup, enfin, au rapprochement ou par une réclamation.
Comparez ce dernier nombre avec celui d’avant l’outil. Pour qu’il reste honnête, le contrôle au hasard doit durer ; sans lui, on ne sait simplement plus combien d’erreurs il reste.`
  },
  closings: [
    'Prenez les cinquante dernières factures et comptez combien viennent de vos dix premiers fournisseurs. Si c’est plus de la moitié, l’affaire est bien engagée. [Décrivez-nous votre circuit actuel](/#contact) : nous chercherons avec vous où il se bloque.',
    'Rien n’oblige à tout automatiser d’un coup. Un fournisseur, un seuil, un mois d’essai, puis une décision. Vos équipes peuvent aussi apprendre à régler ces contrôles elles-mêmes, lors de [nos formations](/#formations-anchor).'
  ]
}
