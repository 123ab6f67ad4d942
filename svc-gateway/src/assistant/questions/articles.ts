import type { WrittenQuestions } from './written-questions.ts'

/**
 * What visitors ask that the articles of the first start answer, by heading. An article that is edited or deleted since takes its own with
 * it; new ones are found by their title, their headings and their words.
 */
export const articleQuestions: WrittenQuestions = {
  '/article/1': {
    'Audit IA : dix jours pour savoir quoi automatiser, et quoi laisser tranquille': [
      'Combien de jours dure un audit IA ?',
      'Comment se déroule l’audit jour par jour ?',
      'Durée de l’audit',
      'Combien de jours pour un audit ?',
      'Déroulé de l’audit'
    ],
    'Avant notre venue : trois documents et une question': [
      'Que faut-il préparer avant l’audit ?',
      'Quels documents fournir pour un audit ?',
      'Préparer l’audit',
      'Papiers à préparer avant votre venue',
      'Documents pour l’audit'
    ],
    'Jours 1 à 4 : observer et compter': [
      'Est-ce que vous chronométrez les salariés pendant l’audit ?',
      'Installez-vous un logiciel pendant l’audit, accédez-vous aux données des clients ?',
      'Surveillez-vous les employés ?',
      'Chronométrer les employés',
      'Observer le travail'
    ],
    'Jours 5 à 7 : noter chaque tâche': [
      'Comment choisir les tâches à automatiser, selon quels critères ?',
      'Peut-on automatiser les réclamations ?',
      'Quelles tâches automatiser ?',
      'Quelles tâches sont bonnes à automatiser ?',
      'Critères pour automatiser une tâche'
    ],
    'Jours 8 et 9 : chiffrer sans se mentir': [
      'Comment calculer le gain, le retour sur investissement d’une automatisation ?',
      'Est-ce rentable ?',
      'Retour sur investissement',
      'Calculer le ROI',
      'Calcul du gain'
    ],
    'Jour 10 : une restitution ouverte à la discussion': [
      'Que contient le rapport d’audit, la restitution ?',
      'Rapport d’audit',
      'Résultat de l’audit',
      'Restitution de l’audit'
    ],
    'Une règle de messagerie suffisait': ['Dans quels cas n’a-t-on pas besoin d’IA ?'],
    'Personne ne s’en occupera': [
      'Combien de temps faut-il consacrer à une automatisation une fois en place ?',
      'Qui s’occupe de l’automatisation ensuite ?'
    ],
    'Et si la conclusion est « pas maintenant » ?': [
      'Et si l’audit conclut qu’il ne faut rien faire ?',
      'L’audit peut-il conclure que ça ne vaut pas la peine ?',
      'Si l’audit dit que ça ne vaut pas le coup',
      'Audit négatif'
    ]
  },
  '/article/2': {
    'Le yield management à la portée d’un hôtel indépendant': [
      'Un petit hôtel indépendant peut-il faire du yield management ?',
      'Yield management pour un petit hôtel'
    ],
    'Un seul samedi, trois prix': [
      'Qu’est-ce que le RevPAR ?',
      'Vaut-il mieux remplir l’hôtel ou vendre plus cher ?',
      'RevPAR, définition',
      'Taux d’occupation ou prix'
    ],
    'Les données à réunir d’abord': [
      'Quelles données faut-il pour faire du yield management ?',
      'Combien de mois d’historique faut-il ?',
      'Combien d’historique pour le yield ?',
      'Historique nécessaire',
      'Données pour le yield management'
    ],
    'Cinq règles avant tout algorithme': [
      'Comment faire du yield management sans logiciel, avec un tableur ?',
      'Règles de prix',
      'Yield avec un tableur'
    ],
    'Ce que le modèle apporte ensuite': ['Faut-il accepter un groupe à prix réduit ?'],
    'Ce qu’il ne voit pas': ['Quelles sont les limites d’un modèle de prévision de prix ?'],
    'Les erreurs qui coûtent cher': [
      'Faut-il baisser ses prix quand le concurrent baisse ?',
      'Baisser les prix comme le voisin',
      'Le concurrent baisse ses prix',
      'Baisser les prix au dernier moment'
    ],
    'Comment juger le résultat': ['Comment mesurer les résultats du yield management ?']
  },
  '/article/3': {
    'De quoi parle-t-on ?': [
      'Que signifie RAG ?',
      'Quelle différence entre un RAG et ChatGPT ?',
      'RAG signification',
      'Différence avec ChatGPT'
    ],
    'Quels usages dans l’hôtellerie, l’événement, les services ?': ['À quoi sert un RAG dans un hôtel ?'],
    'Choisir peu de documents, mais les bons': [
      'Combien de documents faut-il donner à l’assistant ?',
      'Combien de documents ?'
    ],
    'Découper sans casser le sens': [
      'Peut-on utiliser des documents scannés, des PDF ?',
      'Documents scannés',
      'Fichiers PDF'
    ],
    'Respecter les droits d’accès': [
      'Tout le monde voit-il les documents de la direction ?',
      'Droits d’accès aux documents'
    ],
    'Écrire l’examen avant la leçon': ['Comment tester un assistant avant de le mettre en service ?'],
    'Que se passe-t-il quand il ne sait pas ?': ['Que fait l’assistant quand il ne connaît pas la réponse ?'],
    'Quelles sont ses limites ?': [
      'Quelles sont les limites du RAG ?',
      'Un RAG peut-il se tromper ?',
      'Limites du RAG',
      'Le RAG peut-il se tromper ?'
    ],
    'Et la confidentialité ?': [
      'Nos documents internes restent-ils confidentiels ?',
      'Confidentialité des documents internes'
    ],
    'Par où commencer ?': ['Par où commencer un projet de RAG ?']
  },
  '/article/4': {
    'J-12 : qui appeler, et dans quel ordre ?': ['Comment choisir quels extras appeler en premier ?'],
    'J-11 : envoyer les propositions et lire les réponses': [
      'L’IA peut-elle lire les SMS des extras ?',
      'Lire les SMS des extras'
    ],
    'J-5 : construire le planning': [
      'Quelles règles du droit du travail pour un planning d’extras, repos et durée maximale ?',
      'Droit du travail et extras',
      'Durée maximale de travail',
      'Repos entre deux missions'
    ],
    'J-1 : six désistements': [
      'Que faire quand des extras se désistent à la dernière minute ?',
      'Un extra annule la veille',
      'Désistement au dernier moment',
      'Remplacer un extra absent'
    ],
    'Combien cela rapporte-t-il ?': [
      'Combien rapporte un planning d’extras automatisé ?',
      'Économies sur les extras'
    ],
    'Décider seul': ['Une IA peut-elle décider seule d’écarter un candidat ?', 'L’IA décide-t-elle seule ?'],
    'Noter les personnes': ['A-t-on le droit de noter les extras avec l’IA ?'],
    'Reproduire les habitudes': [
      'L’IA peut-elle discriminer, avoir des biais ?',
      'Biais de l’IA',
      'Biais dans le recrutement',
      'Discrimination'
    ],
    'Oublier les représentants du personnel': [
      'Faut-il consulter le CSE avant d’utiliser l’IA ?',
      'Consulter le CSE',
      'Faut-il prévenir le CSE ?',
      'Comité social et économique',
      'Prévenir les syndicats'
    ],
    'Êtes-vous prêt ? Six vérifications': ['Suis-je prêt pour automatiser mes plannings ?']
  },
  '/article/5': {
    'Trois familles, trois destinations': ['Toutes les factures vont-elles dans le PMS ?'],
    'Le trajet d’un document': [
      'Comment une facture est-elle traitée automatiquement ?',
      'Comment éviter la fraude au faux IBAN, le double paiement ?',
      'Lecture automatique des factures',
      'Fraude au RIB',
      'Fraude d’un fournisseur',
      'Double paiement'
    ],
    'Un mois type, avant et après': [
      'Combien d’heures gagne-t-on sur la saisie des factures ?',
      'Temps gagné sur les factures'
    ],
    'Le calendrier de la facturation électronique': [
      'Quand la facturation électronique devient-elle obligatoire ?',
      'Faut-il attendre la facture électronique ?',
      'Facture électronique, c’est pour quand ?',
      'Réforme de la facture électronique',
      'Date de la facture électronique'
    ],
    'À l’éditeur du PMS': ['Que demander à l’éditeur de mon PMS ?'],
    'À l’expert-comptable': [
      'Que demander à mon expert-comptable ?',
      'Combien de temps garder les factures ?'
    ],
    'Les pièges du démarrage': ['Quels pièges éviter quand on automatise les factures ?']
  },
  '/article/6': {
    'L’exercice des deux cents messages': ['Comment classer les e-mails d’un hôtel, par quoi commencer ?'],
    'Quatre degrés d’autonomie': [
      'L’IA envoie-t-elle les e-mails sans relecture ?',
      'L’IA envoie-t-elle les e-mails toute seule ?'
    ],
    'Ce qu’un bon brouillon contient': ['À quoi ressemble une réponse préparée par l’IA ?'],
    'L’instruction cachée': ['Qu’est-ce qu’une injection, une instruction cachée dans un e-mail ?'],
    'Le changement de coordonnées bancaires': [
      'Que faire d’un e-mail qui demande de changer un RIB ?',
      'Changement de RIB par e-mail'
    ],
    'La fausse confirmation': ['L’IA protège-t-elle des virus et des pièces jointes dangereuses ?'],
    'Données personnelles : le minimum utile': ['Que faire des données de santé reçues par e-mail ?'],
    'Un mois pour installer l’habitude': [
      'Combien de temps pour mettre en place le tri des e-mails ?',
      'Mise en place du tri des e-mails'
    ],
    'Combien de temps gagne-t-on vraiment ?': [
      'Combien de temps gagne-t-on avec le tri des e-mails ?',
      'Temps gagné sur les e-mails'
    ]
  },
  '/article/7': {
    'À qui s’adresse la formation ?': [
      'Faut-il des prérequis pour suivre la formation ?',
      'Qui peut participer à la formation ?',
      'Prérequis de la formation',
      'Niveau pour suivre la formation',
      'Public de la formation'
    ],
    'Le programme, séance par séance': [
      'Qu’apprend-on pendant la formation, séance par séance ?',
      'Programme de la formation',
      'Contenu des séances'
    ],
    'Le devis truqué': ['Quels exercices faites-vous en formation ?'],
    'Ce que l’on n’apprend pas en deux jours': [
      'Apprend-on à programmer pendant la formation ?',
      'Apprend-on à coder ?',
      'Apprendre à programmer'
    ],
    'Comment mesurer les acquis ?': [
      'Comment évaluez-vous ce que les participants ont appris ?',
      'Comment vérifiez-vous que les gens ont appris ?',
      'Évaluation de la formation',
      'Vérifier les acquis'
    ],
    'Comment la financer ?': [
      'Comment financer la formation ?',
      'Qui paie la formation, OPCO, AGEFICE, FIF PL ?',
      'Financement de la formation',
      'Aides pour la formation',
      'OPCO, AKTO'
    ],
    'La formation est-elle obligatoire ?': [
      'Est-on obligé de former ses salariés à l’IA ?',
      'Formation obligatoire'
    ],
    'Préparer la formation': [
      'Comment préparer la formation, que faut-il apporter ?',
      'Que faut-il amener à la formation ?',
      'Préparer la formation'
    ]
  },
  '/article/8': {
    'Ce qu’on lui confie': [
      'Quelles questions confier à un chatbot d’hôtel ?',
      'Le chatbot peut-il traiter les litiges ou les allergies ?'
    ],
    'Une bonne conversation tient en quatre répliques': [
      'Avez-vous un exemple de conversation avec un chatbot ?'
    ],
    'Faut-il dire que c’est une machine ?': [
      'Doit-on dire que c’est un robot qui répond ?',
      'Doit-on dire au client qu’il parle à une machine ?',
      'Prévenir que c’est un robot'
    ],
    'Peut-on converser sans donner son nom ?': ['Le chatbot peut-il demander l’e-mail du visiteur ?'],
    'Faut-il un consentement ?': ['Faut-il une case de consentement pour un chatbot ?'],
    'Et les cookies ?': ['Un chatbot dépose-t-il des cookies ?'],
    'Combien de temps garder les échanges ?': [
      'Combien de temps garder les conversations d’un chatbot ?',
      'Durée de conservation des conversations',
      'Garder les conversations du chatbot'
    ],
    'Que faire des données sensibles ?': ['Que faire si un visiteur parle de sa santé au chatbot ?'],
    'Le dossier à constituer': [
      'Quelles démarches RGPD pour installer un chatbot ?',
      'Chatbot et RGPD',
      'Obligations RGPD du chatbot'
    ],
    'Trois défauts qui font fuir': ['Pourquoi les clients détestent-ils certains chatbots ?'],
    'Que faut-il suivre après le lancement ?': [
      'Quels indicateurs suivre après le lancement d’un chatbot ?',
      'Suivre les questions du chatbot'
    ]
  },
  '/article/9': {
    'SEO local : un plan de douze semaines pour être trouvé près de chez vous': [
      'Pouvez-vous garantir la première place sur Google ?',
      'Combien de temps par semaine demande le référencement local ?',
      'Garantir la première position sur Google',
      'Première place sur Google'
    ],
    'Semaines 1 et 2 : faire l’état des lieux': ['Comment faire l’état des lieux de son référencement ?'],
    'Semaines 3 et 4 : la fiche d’établissement': [
      'Comment remplir ma fiche Google ?',
      'Remplir la fiche Google'
    ],
    'Semaines 5 à 8 : les pages qui manquent': [
      'Quelles pages ajouter au site d’un hôtel ?',
      'Pages à créer pour un hôtel'
    ],
    'Un mot de technique': ['Que sont les données structurées, schema.org ?'],
    'Semaines 9 et 10 : les avis': [
      'Comment obtenir plus d’avis Google ?',
      'Peut-on acheter des avis ?',
      'Avoir plus d’avis Google',
      'Acheter des avis',
      'Faux avis',
      'Demander des avis aux clients'
    ],
    'Semaine 11 : les liens du voisinage': [
      'Comment obtenir des liens vers mon site ?',
      'Obtenir des liens',
      'Backlinks',
      'Avoir des backlinks',
      'Liens entrants'
    ],
    'Semaine 12 : mesurer, puis choisir': ['Comment mesurer les résultats du référencement local ?'],
    'Et les réponses des assistants d’IA ?': [
      'Comment être cité par ChatGPT ou les assistants d’IA ?',
      'Apparaître dans ChatGPT',
      'Apparaître dans les réponses des IA',
      'Évaluation gratuite du site'
    ]
  }
}
