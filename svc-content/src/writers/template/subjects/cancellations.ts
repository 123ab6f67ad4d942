import type { Subject } from './subject.ts'

export const cancellations: Subject = {
  name: 'cancellations',
  kind: 'work',
  terms: {
    topic: 'la prévision des annulations',
    do: 'prévoir les annulations',
    items: 'réservations',
    team: 'la réception'
  },
  titles: {
    guide: [
      'Annulations et non-présentations : les prévoir, les réduire, les revendre',
      'Annulations d’hôtel : décrire, estimer, écrire, revendre'
    ],
    mistakes: [
      'Annulations d’hôtel : quatre remèdes pires que le mal',
      'Annulations : les remèdes qui font fuir les réservations'
    ],
    faq: [
      'Prévoir les annulations avec l’IA : questions d’hôteliers',
      'Prévoir les annulations : droit, données, gains, plateformes'
    ],
    comparison: [
      'Flexible, semi-flexible, non remboursable : composer ses conditions',
      'Acompte, empreinte, prépaiement : quelle garantie pour quel séjour ?'
    ],
    checklist: [
      'Éviter les chambres vides : la liste de contrôle des arrivées',
      'Arrivées d’hôtel : contact, cartes, demandes, neuf points à vérifier'
    ]
  },
  leads: [
    'Bien des réservations n’iront pas jusqu’à l’arrivée. Ce n’est ni une fatalité ni une trahison ; c’est une probabilité, différente pour chaque séjour, et qui se laisse apprivoiser.',
    'Le client qui ne vient pas coûte deux fois. Il laisse une chambre vide, et il a fait refuser quelqu’un d’autre. Prévoir les annulations, c’est d’abord cesser de traiter toutes les réservations comme si elles étaient sûres.'
  ],
  sections: {
    context: `## Toutes les réservations ne se valent pas
Une famille qui a réservé huit mois à l’avance, deux chambres, avec une demande de lit pour bébé, viendra presque sûrement. Un voyageur qui a pris une nuit flexible dans trois hôtels en attendant de choisir ne viendra peut-être pas. Le PMS les affiche de la même couleur.
Le canal, le délai, la durée, le type de tarif, l’existence d’une demande particulière : ces indices, combinés, donnent une estimation utile, que vos propres chiffres vérifieront. Elle ne dit rien d’une personne en particulier ; elle dit combien disparaîtront, sur cent séjours semblables. C’est assez pour agir avec tact.`,
    guide: `## Prévoir, prévenir, revendre
1. **Décrire le passé.** Deux ans de réservations avec leur issue et la date d’annulation. Mettez les groupes à part.
2. **Estimer.** Un modèle simple donne à chaque séjour futur une probabilité. Vérifiez-la par tranches : sur cent séjours annoncés à 20 %, vingt ont-ils vraiment disparu ?
3. **Écrire.** Aux séjours incertains, un message utile dix jours avant : itinéraire, restaurant, et un lien pour modifier. Beaucoup annulent alors à temps, et c’est un succès.
4. **Ouvrir une liste d’attente.** Les dates fortes ont toujours des déçus. Un message court leur propose la chambre rendue, valable deux heures.
5. **Borner la surréservation.** Un nombre maximal par date, décidé à froid, avec un hôtel ami et un budget pour le désagrément.
La cinquième étape est facultative. Les quatre autres suffisent souvent.`,
    mistakes: `## Quatre remèdes pires que le mal
### Tout passer en non remboursable
Les annulations disparaissent, les réservations aussi. Les voyageurs d’affaires partent les premiers.
### Écrire trop souvent
Trois rappels par semaine ressemblent à de l’inquiétude. Un seul message, s’il apporte quelque chose, obtient davantage.
### Débiter sans prévenir
Le droit est peut-être de votre côté. L’avis publié le lendemain ne s’y arrêtera pas.
### Surréserver à l’aveugle
Une moyenne n’autorise rien : le soir du concert, personne n’annule. La limite se fixe date par date, et se réduit à zéro quand il n’existe aucun repli.`,
    faq: `## Questions d’hôteliers
### A-t-on le droit de noter la fiabilité d’un client ?
Estimer le risque d’une réservation d’après ses caractéristiques est une chose ; ficher une personne en est une autre. Évitez tout critère lié à l’origine ou au nom, et n’en tirez qu’un message aimable.
### Quelles données faut-il ?
Celles de votre PMS suffisent, pourvu que les annulations n’aient pas été effacées. Beaucoup de logiciels les masquent : demandez l’export complet.
### Combien peut-on regagner ?
Cela dépend de votre clientèle. Le gain vient surtout des annulations plus précoces, donc revendables, plus que de leur disparition.
### Les plateformes nous laissent-elles faire ?
Elles transmettent un moyen de contacter le voyageur. Servez-vous-en pour l’aider, sans l’inviter à contourner la plateforme.`,
    comparison: `## Trois conditions, trois clientèles
| Condition | Attire | Annulations | Bon usage |
| Flexible jusqu’à la veille | Affaires, indécis | Fréquentes, tardives | Toute l’année, à plein tarif |
| Semi-flexible, sept jours | Familles, couples | Modérées, revendables | Vacances et ponts |
| Non remboursable | Budgets serrés, habitués sûrs | Rares | Dates creuses, remise nette |
L’écart de prix entre les trois doit se voir : trop faible, tout le monde choisit la liberté ; trop fort, le tarif souple paraît punitif. Pour la garantie, l’empreinte de carte protège des absences, l’acompte des hésitations, le prépaiement des deux, au prix d’un remboursement parfois long. Une nuit d’affaires se contente d’une empreinte ; un long séjour justifie un acompte ; le prépaiement convient aux dates que l’on s’arrache. Adaptez la garantie au séjour plutôt qu’au client.`,
    checklist: `## Neuf points à vérifier
- Chaque arrivée possède un moyen de contact qui fonctionne.
- Les réservations en double au même nom ont été repérées.
- Les cartes de garantie expirées sont signalées une semaine avant.
- Les séjours incertains ont reçu un message utile, et un seul.
- Les demandes particulières ont obtenu une réponse : un client à qui l’on a parlé vient.
- L’heure d’arrivée estimée est notée.
- La liste d’attente de la date est prête, avec des numéros à jour.
- Le message de remise en vente est rédigé d’avance.
- L’hôtel de repli est prévenu les soirs tendus.
Quand une annulation tombe malgré tout, la première heure compte. On rouvre la chambre sur tous les canaux, on écrit à trois personnes de la liste, et l’on ne baisse le prix qu’ensuite, si rien n’a bougé.`,
    aside: `## Parler aux clients, tout simplement
Avant tout modèle, il existe un moyen très ancien : téléphoner. Un appel trois jours avant un long séjour, pour demander l’heure d’arrivée et proposer une table, révèle les hésitations mieux qu’aucun calcul. Le client qui avait oublié d’annuler s’excuse, et vous rend la chambre à temps.
On ne peut pas appeler tout le monde. La prévision sert alors à choisir les quinze appels de la semaine. C’est un emploi modeste de l’intelligence artificielle, et l’un des plus rentables.`,
    objection: `## « Il suffit de faire payer »
Faire payer protège la recette d’une nuit et n’apporte pas un client de plus. Une chambre payée et vide ne consomme rien au bar, ne laisse aucun avis et ne revient pas. Rendue à temps, elle accueille quelqu’un qui dînera. Les conditions strictes ont leur place ; elles ne dispensent pas de faciliter la vie à celui qui veut annuler proprement.`,
    measure: `## Ce qui doit s’améliorer
Ne regardez pas le taux d’annulation seul. Suivez le délai moyen entre l’annulation et l’arrivée, qui doit s’allonger, et la part des chambres rendues qui ont été revendues. Ajoutez le nombre de clients relogés : à plus d’un par trimestre, votre limite est trop audacieuse.
Contrôlez enfin l’étalonnage du modèle deux fois l’an. Une estimation juste il y a six mois peut se tromper après un changement de conditions ou l’arrivée d’un nouveau canal.`
  },
  closings: [
    'Exportez vos annulations de l’an passé et classez-les par délai. La colonne des sept derniers jours est celle qui se travaille. [Regardons-la ensemble](/#contact), avant la prochaine saison.',
    'Une chambre rendue à temps est une chambre à vendre, pourvu que quelqu’un la cherche. Pour que ce quelqu’un tombe sur votre site, notre équipe [s’occupe aussi de votre visibilité](/seo).'
  ]
}
