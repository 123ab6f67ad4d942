import type { Subject } from './subject.ts'

export const multilingualWelcome: Subject = {
  name: 'multilingual-welcome',
  kind: 'work',
  terms: {
    topic: 'l’accueil en plusieurs langues',
    do: 'répondre en cinq langues',
    items: 'messages',
    team: 'la réception'
  },
  titles: {
    guide: [
      'Accueillir dans la langue du client : organiser ses traductions avec l’IA',
      'Traduire son site et ses messages sans trahir le ton de la maison',
      'Un glossaire, un relecteur, une règle : traduire proprement'
    ],
    mistakes: [
      'Traduction automatique : quatre faux amis de l’hôtelier',
      'Noms, dates, politesse : les pièges d’une traduction d’hôtel'
    ],
    faq: [
      'Traduction par IA : les questions des équipes d’accueil',
      'Peut-on se fier à une traduction automatique ?'
    ],
    comparison: [
      'Traducteur, modèle, relecture : que choisir selon le texte ?',
      'Itinéraire, carte, conditions de vente : à chaque texte sa traduction'
    ],
    day: [
      'Huit langues en une journée : chronique d’une réception',
      'Un samedi à l’accueil, traduction à l’appui',
      'Réception d’hôtel : ce que la traduction fait, ce qu’elle ne fait pas'
    ]
  },
  leads: [
    'Un client pardonne un accent, une hésitation, une faute. Il pardonne moins d’apprendre sur place que l’annulation était gratuite, parce que la phrase s’est perdue en route. La traduction est une affaire de service avant d’être une affaire de style.',
    'Jamais il n’a été aussi facile de parler quarante langues, ni aussi facile de dire une bêtise dans chacune. Voici comment profiter de la première facilité sans subir la seconde.'
  ],
  sections: {
    context: `## Ce que les machines traduisent bien
Les informations courantes, les messages pratiques, les conditions rédigées simplement passent d’une langue à l’autre avec une fidélité remarquable. Les modèles récents tiennent compte du contexte : ils savent que « réception » n’est pas ici une fête, et que « pension » n’est pas une retraite.
Ils peinent là où la langue porte une culture. Le degré de politesse en japonais, l’humour d’une carte, la chaleur d’un mot de bienvenue réclament une oreille. Ils peinent aussi là où l’original est obscur : une phrase ambiguë en français devient une phrase fausse en néerlandais. Écrire clairement est donc la première étape de toute traduction.`,
    guide: `## Une organisation légère
1. **Simplifier l’original.** Une idée par phrase, pas de jeu de mots, des dates écrites en entier.
2. **Tenir un glossaire.** Quarante termes de la maison : noms de salles, de plats, de services, avec leur équivalent ou la mention « ne pas traduire ».
3. **Classer les textes.** Ceux qui informent, ceux qui engagent, ceux qui séduisent. Chaque classe a son circuit.
4. **Traduire par blocs.** Donnez la page entière et le contexte plutôt que des phrases isolées.
5. **Relire à l’envers.** Faites retraduire en français par un autre outil : les contresens sautent aux yeux.
6. **Demander à un natif.** Un client fidèle, un saisonnier, un voisin. Une heure de sa part vaut dix relectures.
Le glossaire se corrige à chaque erreur. Au bout d’un an, il est devenu votre bien le plus utile.`,
    mistakes: `## Quatre faux amis
### Traduire les noms propres
La salle des Glaces devient une chambre froide, l’avocat de la salade plaide au tribunal. Le glossaire sert d’abord à cela.
### Oublier les unités et les dates
Le 4/5 se lit en avril à Boston. Écrivez le mois en lettres, et précisez l’heure sur vingt-quatre.
### Mêler les politesses
Un message qui tutoie au début et vouvoie à la fin paraît écrit par deux personnes. Fixez la règle par langue.
### Laisser vieillir une version
Le prix change en français et demeure en espagnol. Une traduction sans date de mise à jour finit toujours par mentir.`,
    faq: `## Questions d’équipes d’accueil
### Dois-je dire que le message est traduit ?
Oui, d’une ligne discrète. Le client comprendra mieux une tournure étrange, et répondra plus simplement.
### Que faire au comptoir ?
La traduction vocale sert pour un itinéraire, une panne, un plat. Pour une réclamation ou un malaise, appelez un collègue ou un interprète.
### Un contrat traduit automatiquement est-il valable ?
La question n’est pas là : il faut indiquer quelle version fait foi, et faire traduire celle qui engage par un professionnel.
### Quelles langues choisir ?
Celles de vos réservations, non celles de vos envies. Trois langues impeccables rapportent plus que douze approximatives.`,
    comparison: `## À chaque texte son circuit
| Texte | Machine seule | Machine et relecture | Traducteur |
| Message d’itinéraire | Suffit | Inutile | Inutile |
| Page de chambre | Risqué | Conseillé | Si la clientèle est haut de gamme |
| Carte du restaurant | À éviter | Conseillé, avec le chef | Utile |
| Conditions de vente | À proscrire | Insuffisant | Nécessaire |
| Réponse à un avis | Risqué | Conseillé | Inutile |
La règle se résume ainsi : plus une erreur coûte cher, plus un humain doit avoir lu. Le prix d’une traduction professionnelle se compare avec celui d’un litige, jamais avec la gratuité d’un bouton. Entre les deux, la relecture par une personne de la maison offre le meilleur équilibre, surtout si on lui en donne le temps.`,
    day: `## Un samedi à l’accueil
**7 h 30.** Départ d’une famille coréenne. La note est lue ensemble, phrase à phrase, sur la tablette tournée vers eux. Le mot « taxe » demande une explication ; on montre le panneau officiel.
**9 h.** Onze messages de la nuit, en cinq langues. Les brouillons sont justes, sauf un : « demi-pension » est devenu « petite retraite ». Le glossaire gagne une ligne.
**10 h 40.** Une dame âgée, italienne, ne veut pas de tablette. Giulia, au petit-déjeuner, quitte son service trois minutes. Aucune machine ne l’aurait mieux rassurée.
**12 h.** Un motard suédois cherche un garage. Traduction vocale, carte, téléphone : il repart en souriant.
**13 h 15.** Une cliente fait un malaise. On appelle les secours, puis un interprète par téléphone. La tablette reste dans son tiroir, comme le veut la consigne.
**15 h.** Arrivées. On dit bonjour en huit langues, de mémoire. Ces bonjours-là, personne ne souhaite les automatiser.`,
    aside: `## Les mots que l’on garde en français
Tout ne doit pas se traduire. Un nom de plat régional, une salle baptisée d’après un grand-père, une expression de la maison font partie du voyage. On les laisse dans leur langue, suivis d’une courte explication, et le client repart avec un mot qu’il ne connaissait pas.
La règle vaut aussi pour l’accueil. Un « bonjour » bien prononcé par un visiteur lui fait plus de plaisir qu’un salut approximatif dans sa propre langue. Aidez-le à le dire ; le reste de la conversation peut passer par l’anglais, les mains ou la machine.`,
    objection: `## « Tout le monde parle anglais »
Assez pour réserver, rarement pour expliquer une allergie ou comprendre une condition. On décide mal dans une langue que l’on devine. Les voyageurs qui trouvent une page dans la leur posent moins de questions, se trompent moins de dates et se sentent attendus. Il n’est pas nécessaire de tout traduire : les dix phrases qui comptent suffisent à faire la différence.`,
    measure: `## Vérifier sans parler la langue
Demandez à dix clients étrangers, au départ, s’ils ont su où dîner, à quelle heure partir et combien ils paieraient. Leurs réponses jugent vos textes mieux qu’un examen de grammaire. Comptez les questions posées au comptoir dont la réponse se trouvait dans un message : elles désignent les phrases ratées.
Comparez enfin le taux de réservation de chaque version du site. Un écart net entre deux langues, à visites égales, vient rarement de la chambre.`
  },
  closings: [
    'Notez cette semaine les dix mots que votre équipe explique sans cesse aux étrangers. C’est le début de votre glossaire. Un assistant bien renseigné peut ensuite l’employer à votre place : voyez [notre chatbot multilingue](/chatbot).',
    'Parler la langue de l’autre reste une politesse, même quand une machine aide. Si vos pages étrangères ne vous ramènent personne, [nous pouvons en chercher la raison](/seo) avec vous.'
  ]
}
