import type { Subject } from './subject.ts'

export const tenders: Subject = {
  name: 'tenders',
  kind: 'work',
  terms: {
    topic: 'la réponse aux appels d’offres',
    do: 'répondre à un appel d’offres',
    items: 'dossiers',
    team: 'le bureau d’études'
  },
  titles: {
    guide: [
      'Répondre à un appel d’offres avec l’aide de l’IA, sans réponse passe-partout',
      'Appels d’offres : organiser une réponse solide en dix jours'
    ],
    mistakes: [
      'Appels d’offres et IA : quatre façons de se disqualifier',
      'Offre rédigée avec une IA : les fautes qui coûtent un marché'
    ],
    comparison: [
      'Répondre ou renoncer ? Le tableau qui aide à trancher',
      'Appels d’offres : comparer les signes avant d’y passer dix jours'
    ],
    faq: [
      'IA et marchés publics : questions de candidats',
      'Utiliser une IA dans une réponse à appel d’offres : est-ce loyal ?'
    ],
    checklist: [
      'Dossier d’appel d’offres : la dernière relecture, point par point',
      'Avant de déposer une offre : douze contrôles contre le rejet',
      'Appel d’offres : règlement, pièces, prix, signataire, dépôt'
    ]
  },
  leads: [
    'Quatre-vingts pages de règlement, neuf annexes, une date limite un vendredi à midi. La première utilité de l’IA, face à un appel d’offres, n’est pas d’écrire. C’est de lire jusqu’au bout ce que tout le monde parcourt.',
    'Un acheteur reconnaît en dix secondes une réponse recopiée. Il la reconnaît d’autant mieux qu’il en reçoit désormais huit, écrites par le même assistant, avec les mêmes trois adjectifs. Voilà une belle occasion de se distinguer.'
  ],
  sections: {
    context: `## Ce que l’acheteur attend
Il a une grille, des critères, un barème. Il doit justifier chaque note. Une bonne offre lui facilite ce travail : elle répond dans l’ordre des questions, prouve ce qu’elle affirme, et ne l’oblige pas à chercher. Le style vient loin derrière.
Bien des rejets n’ont d’ailleurs rien à voir avec la qualité. Une pièce manque, une signature n’est pas la bonne, un prix n’est pas reporté. Le modèle qui dresse la liste des exigences et la compare avec le dossier vous servira mieux que celui qui rédige de belles pages.`,
    guide: `## Dix jours, sans nuit blanche
1. **Jour 1 : lire et décider.** La machine extrait les exigences, les critères et les dates. Une heure suffit alors pour savoir si l’on y va.
2. **Jour 2 : répartir.** Chaque exigence devient une ligne, avec un auteur et une échéance.
3. **Jours 3 et 4 : puiser.** Dans la mémoire des offres passées, on retrouve les bons passages et leurs preuves. On vérifie qu’ils sont encore vrais.
4. **Jours 5 à 7 : écrire.** D’abord ce qui est propre à cet acheteur. Les parties générales viennent ensuite, et court.
5. **Jour 8 : contredire.** Un modèle joue l’acheteur et attribue une note à chaque critère, avec les raisons. Les critiques font mal et servent.
6. **Jour 9 : contrôler.** Pièces, signatures, formats, totaux.
7. **Jour 10 : déposer, la veille de la date limite.** Les plateformes aussi ont leurs vendredis.`,
    mistakes: `## Quatre façons de se disqualifier
### Promettre ce que le contrat ne permet pas
L’assistant écrit volontiers que l’on interviendra en deux heures partout en France. Qui le signera devra le tenir.
### Laisser le nom d’un autre
Le passage repris d’une ancienne offre remercie encore la commune voisine. C’est une erreur humaine ; la machine, bien employée, la trouve.
### Confondre long et complet
Quarante pages quand on en demandait vingt : certaines commissions s’arrêtent à la vingtième, et elles ont raison.
### Confier le dossier à n’importe quel outil
Vos prix, vos méthodes, parfois les plans d’un bâtiment sensible. Vérifiez le règlement et le contrat de votre outil avant d’y déposer quoi que ce soit.`,
    faq: `## Questions de candidats
### A-t-on le droit d’utiliser une IA ?
Sauf mention contraire du règlement, oui. Vous restez responsable de chaque mot, et certains acheteurs demandent de le signaler.
### Les acheteurs emploient-ils aussi ces outils ?
Certains, pour comparer et résumer. Raison de plus pour être net : une réponse claire passe bien devant un humain comme devant une machine.
### Peut-on faire estimer le prix ?
Un modèle ne connaît ni vos coûts ni le marché du jour. Il peut vérifier une cohérence ou repérer une ligne absente.
### À partir de combien de réponses par an est-ce utile ?
Dès cinq ou six, si chacune prend une semaine. La mémoire des offres s’enrichit à chaque tour, même perdu.`,
    comparison: `## Y aller ou non ?
| Signe | Plutôt oui | Plutôt non |
| Connaissance du besoin | Visite faite, échanges antérieurs | Découverte dans le dossier |
| Délai | Plus de deux semaines | Moins de huit jours |
| Critère technique | La moitié de la note ou plus | Prix dominant |
| Références demandées | Trois, vous en avez cinq | Trois, vous en avez une et demie |
| Équipe | Disponible aux dates prévues | À recruter |
Renoncer tôt est une décision commerciale, non un aveu. Quatre « plutôt non » sur cinq, et la semaine sera mieux employée à rencontrer l’acheteur du prochain marché. Faites remplir ce tableau par deux personnes séparément ; leurs désaccords valent une réunion, leurs accords en évitent une.`,
    checklist: `## Douze contrôles
- Le règlement a été relu après la dernière modification publiée.
- Chaque exigence porte un numéro de page de votre réponse.
- Toutes les pièces demandées sont présentes, et aucune autre.
- Les attestations sont en cours de validité.
- Le signataire a le pouvoir de signer.
- Les prix sont identiques dans tous les documents.
- Les totaux ont été recalculés par quelqu’un d’autre.
- Le nom de l’acheteur est le bon, partout.
- Le nombre de pages est respecté.
- Les fichiers s’ouvrent sur un ordinateur quelconque.
- Une preuve accompagne chaque engagement.
- Le dépôt est fait, et l’accusé de réception conservé.
Les sept premiers contrôles peuvent être préparés par une machine. Le dernier mot revient à une personne qui n’a pas écrit l’offre, et qui a dormi.`,
    aside: `## Visiter, poser des questions
Rien ne remplace la visite des lieux ni la question posée dans les délais. On y apprend pourquoi le marché est relancé, ce qui a déplu chez le titulaire, ce que l’acheteur n’a pas su écrire. Une machine peut préparer dix questions à partir du règlement ; choisissez les trois que vos concurrents ne poseront pas.
Les réponses sont souvent communiquées à tous les candidats. Formulez donc avec soin, pour comprendre sans livrer votre idée. C’est un art, et il se travaille mieux à deux, à voix haute, que devant un écran.`,
    objection: `## « Tout est joué d’avance »
Certains marchés, peut-être. Beaucoup d’autres se gagnent parce qu’un candidat inattendu a mieux lu. Relisez trois résultats récents de votre secteur : les titulaires changent plus qu’on ne le dit. Si vous êtes convaincu qu’un marché est fermé, n’y répondez pas ; ce sera dix jours de gagnés pour celui où l’on vous attend.`,
    measure: `## Au-delà du taux de réussite
Gagner dépend aussi des autres. Regardez donc votre note technique, que l’on peut demander après le résultat d’un marché public, et comparez-la avec celle du lauréat. Notez le nombre d’heures passées par réponse et la part consacrée à ce qui était propre à l’acheteur : c’est elle qui doit croître.
Tenez un cahier des motifs de rejet. Trois lignes par marché perdu, relues avant chaque nouvelle réponse, valent tous les séminaires.`
  },
  closings: [
    'Rouvrez votre dernière offre perdue et comptez les phrases qui auraient pu servir pour n’importe qui. C’est un bon point de départ. Nous pouvons [vous aider à bâtir la mémoire des autres](/#contact), celles qui n’appartiennent qu’à vous.',
    'Lire mieux, écrire moins, vérifier davantage : la recette est peu spectaculaire. Nos [formations](/#formations-anchor) peuvent la mettre en œuvre sur un de vos dossiers, du règlement jusqu’au dépôt.'
  ]
}
