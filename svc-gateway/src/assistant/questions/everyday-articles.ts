import type { WrittenQuestions } from './written-questions.ts'

/** What visitors type of the articles of the first start, in everyday words. */
export const everydayArticles: WrittenQuestions = {
  '/article/1': {
    'Audit IA : dix jours pour savoir quoi automatiser, et quoi laisser tranquille': [
      'Comment se passe un audit ?',
      'Déroulement d’un audit',
      'Audit en dix jours',
      'Comment ça se passe, un audit IA ?'
    ],
    'Avant notre venue : trois documents et une question': [
      'Se préparer à votre venue',
      'Que vous envoyer avant l’audit ?',
      'Quoi préparer avant ?'
    ],
    'Jours 1 à 4 : observer et compter': [
      'Fliquer le personnel',
      'Surveiller les gens',
      'Allez-vous déranger l’équipe ?',
      'Combien de jours restez-vous à observer ?',
      'Vous venez observer chez nous',
      'Accès à nos données pendant l’audit'
    ],
    'Jours 5 à 7 : noter chaque tâche': ['Quelles tâches laisser aux humains ?', 'Grille d’audit'],
    'Jours 8 et 9 : chiffrer sans se mentir': [
      'ROI',
      'Retour sur investissement',
      'Rentabilité',
      'Ça vaut le coup ?',
      'Rentable en combien de mois ?',
      'Amortir l’investissement',
      'Est-ce que ça en vaut la peine ?',
      'Exemple chiffré',
      'Un exemple concret avec des chiffres',
      'Comment calculer le gain ?',
      'Calculer le gain annoncé'
    ],
    'Jour 10 : une restitution ouverte à la discussion': [
      'Rapport',
      'Sur quoi débouche l’audit ?',
      'Document remis à la fin de l’audit',
      'Livrable',
      'Qu’est-ce qu’on reçoit ?',
      'Que reçoit-on à la fin de l’audit ?',
      'Fin de l’audit'
    ],
    'Une règle de messagerie suffisait': ['Pas besoin d’IA', 'Peut-on faire sans IA ?'],
    'Le logiciel ne laisse pas sortir ses données': [
      'Mon PMS est fermé',
      'Mon logiciel est vieux',
      'Mon PMS ne permet pas l’accès aux données',
      'Interface du PMS payante'
    ],
    'Le processus n’existe pas': ['Chacun fait à sa façon', 'On n’a pas de procédure'],
    'Personne ne s’en occupera': ['Qui surveille l’automate ensuite ?', 'Temps à y consacrer chaque semaine'],
    'Et si la conclusion est « pas maintenant » ?': [
      'Et si l’audit ne trouve rien ?',
      'Si la conclusion est qu’il ne faut rien faire',
      'Pas maintenant',
      'Ce n’est pas le bon moment',
      'On manque de personnel en ce moment'
    ]
  },
  '/article/2': {
    'Le yield management à la portée d’un hôtel indépendant': [
      'Yield management, définition',
      'C’est quoi le yield ?',
      'Le yield management expliqué',
      'Hôtel indépendant',
      'revenue management for a small hotel'
    ],
    'Un seul samedi, trois prix': [
      'RevPAR',
      'Calcul du RevPAR',
      'Taux d’occupation',
      'Occupation à 100 %',
      'Un hôtel complet',
      'Hôtel complet trop tôt'
    ],
    'Les données à réunir d’abord': ['Historique', 'Deux ans de données', 'Historique des réservations'],
    'Cinq règles avant tout algorithme': ['Prix plancher, prix plafond', 'Calendrier de la demande'],
    'Ce que le modèle apporte ensuite': [
      'Groupe ou individuels',
      'Accepter un groupe',
      'Un groupe demande un prix',
      'Un groupe demande quinze chambres'
    ],
    'Ce qu’il ne voit pas': ['Limites du yield', 'Erreurs de prévision'],
    'Les erreurs qui coûtent cher': [
      'Brader les chambres',
      'S’aligner sur le concurrent',
      'Le concurrent casse les prix'
    ],
    'Comment juger le résultat': ['Le yield rapporte-t-il à tout le monde ?', 'Mesurer le yield']
  },
  '/article/3': {
    'Le RAG expliqué simplement : des réponses, avec leur source': [
      'Le RAG expliqué simplement',
      'RAG, en simple',
      'Expliquer le RAG'
    ],
    'De quoi parle-t-on ?': [
      'ChatGPT',
      'Pourquoi pas ChatGPT ?',
      'Quelle différence avec ChatGPT ?',
      'ChatGPT suffit',
      'ChatGPT fait la même chose',
      'Pourquoi payer alors que ChatGPT est gratuit ?',
      'ChatGPT fait ça gratuitement',
      'En quoi êtes-vous mieux que ChatGPT ?',
      'Comparaison avec ChatGPT, Copilot, Gemini',
      'J’utilise déjà ChatGPT',
      'Différence avec un abonnement à ChatGPT'
    ],
    'Choisir peu de documents, mais les bons': [
      'Combien de documents pour démarrer ?',
      'Nos documents sont en vrac'
    ],
    'Découper sans casser le sens': ['Scans', 'Vieux papiers scannés', 'Tout est sur papier chez nous'],
    'Respecter les droits d’accès': [
      'Droits d’accès par service',
      'Documents réservés à la direction',
      'Un stagiaire verra-t-il les salaires ?'
    ],
    'Écrire l’examen avant la leçon': ['Tester l’assistant', 'Tests avant la mise en service'],
    'Que se passe-t-il quand il ne sait pas ?': [
      'Et s’il ne sait pas ?',
      'L’assistant dit-il je ne sais pas ?'
    ],
    'Quelles sont ses limites ?': [
      'Limites',
      'Limites de l’IA',
      'Les défauts de l’IA',
      'Ce que l’IA ne sait pas faire',
      'L’IA est-elle dangereuse ?',
      'Inconvénients',
      'Risques de l’IA',
      'L’IA va halluciner'
    ],
    'Et la confidentialité ?': [
      'Confidentialité',
      'Secret professionnel',
      'Accord de confidentialité',
      'Documents confidentiels',
      'Mes documents servent-ils à entraîner l’IA ?',
      'Nos documents partent où ?',
      'Gardez-vous nos documents après le contrat ?'
    ],
    'Par où commencer ?': ['Lancer un projet RAG', 'Délai d’un projet RAG']
  },
  '/article/4': {
    'Soixante extras pour samedi : ce que l’IA change dans un planning événementiel': [
      'Dîner de gala, trouver des serveurs',
      'Il manque des serveurs pour samedi',
      'Gala',
      'Traiteur, planning des serveurs',
      'Planning événementiel',
      'On n’a pas assez de serveurs pour l’événement'
    ],
    'J-12 : qui appeler, et dans quel ordre ?': ['Quels extras appeler ?', 'Carnet d’adresses d’extras'],
    'J-11 : envoyer les propositions et lire les réponses': ['Réponses des extras par SMS'],
    'J-5 : construire le planning': [
      'Droit du travail',
      'Repos',
      '11 heures de repos',
      'Repos obligatoire entre deux services',
      'Heures maximum par semaine',
      'Combien d’heures maximum pour un extra ?',
      'Contrat d’extra, délai de remise',
      'DPAE, déclaration préalable à l’embauche'
    ],
    'J-1 : six désistements': [
      'Désistement',
      'Des serveurs annulent au dernier moment',
      'Annulation la veille',
      'Des extras qui annulent la veille',
      'Des extras qui lâchent au dernier moment',
      'Un serveur malade le jour même',
      'Remplaçant en urgence'
    ],
    'Combien cela rapporte-t-il ?': ['Coût de l’agence d’intérim', 'Moins d’agences d’intérim'],
    'Décider seul': [
      'Laisser l’IA choisir qui embaucher',
      'Est-ce légal de laisser une machine choisir ?',
      'Est-ce légal de laisser un ordinateur choisir qui recruter ?',
      'Décision automatique, article 22',
      'L’IA peut-elle virer un extra ?',
      'L’IA peut-elle refuser un candidat ?'
    ],
    'Noter les personnes': [
      'Noter les candidats',
      'Noter mes serveurs, mes extras',
      'Noter les gens avec une IA, est-ce légal ?',
      'Notation des salariés',
      'Score de fiabilité',
      'IA à haut risque',
      'AI Act et recrutement'
    ],
    'Reproduire les habitudes': ['Biais', 'Discrimination', 'Sexisme, racisme'],
    'Oublier les représentants du personnel': [
      'CSE',
      'Syndicats',
      'Représentants du personnel',
      'Prévenir mes salariés',
      'Les syndicats vont râler',
      'Dois-je consulter le CSE ?',
      'Informer les représentants du personnel'
    ],
    'Êtes-vous prêt ? Six vérifications': ['Sommes-nous prêts ?']
  },
  '/article/5': {
    'De la facture au PMS : supprimer la ressaisie sans perdre le contrôle': [
      'Facture',
      'Saisie des factures',
      'Ressaisie des factures',
      'Facture fournisseur',
      'Ne plus saisir les factures'
    ],
    'Trois familles, trois destinations': ['Commissions des agences', 'Refacturer une prestation'],
    'Le trajet d’un document': [
      'Contrôle des factures',
      'Vérifier une facture',
      'Valider une facture',
      'Que regarder sur une facture avant de payer ?',
      'Fournisseur qui change de RIB',
      'Faux RIB',
      'Faux IBAN',
      'Facture payée deux fois',
      'La machine paie-t-elle seule ?',
      'Fraude'
    ],
    'Un mois type, avant et après': [
      'Nombre d’heures gagnées sur les factures',
      'Exemple chiffré de factures'
    ],
    'Le calendrier de la facturation électronique': [
      'Facturation électronique',
      'Facture électronique',
      'Factur-X',
      'Obligation de facturation électronique',
      'e-facture, réforme de septembre 2026',
      'Plateforme agréée'
    ],
    'À l’éditeur du PMS': ['Éditeur du PMS', 'Se connecter au PMS, questions à poser'],
    'À l’expert-comptable': [
      'Expert-comptable',
      'Garder les pièces comptables',
      'Garder les originaux des factures'
    ],
    'Les pièges du démarrage': ['Pièges']
  },
  '/article/6': {
    'L’exercice des deux cents messages': ['Classer les mails', 'Ranger la boîte mail'],
    'Quatre degrés d’autonomie': ['Mails envoyés tout seuls', 'Relire avant l’envoi', 'Je veux relire avant'],
    'Ce qu’un bon brouillon contient': ['Brouillon'],
    'L’instruction cachée': [
      'Manipuler l’IA par mail',
      'Pirate, IA et e-mail',
      'Injection de prompt',
      'Un pirate peut-il tromper l’IA ?'
    ],
    'Le changement de coordonnées bancaires': ['Changement de RIB', 'Escroquerie au RIB par mail'],
    'La fausse confirmation': ['Virus', 'Pièce jointe', 'Phishing, hameçonnage'],
    'Données personnelles : le minimum utile': ['Données de santé', 'Données sensibles dans les mails'],
    'Un mois pour installer l’habitude': ['Délai pour le tri des mails'],
    'Combien de temps gagne-t-on vraiment ?': ['Heures gagnées sur les mails', 'Gagne-t-on un poste entier ?']
  },
  '/article/7': {
    'Formation à l’IA : ce qu’une équipe apprend en deux jours': [
      'Formation à l’IA',
      'Que sait-on faire après la formation ?',
      'Utilité de la formation',
      'Rédiger des comptes rendus avec l’IA',
      'Comptes rendus de réunion'
    ],
    'À qui s’adresse la formation ?': [
      'Formation pour débutants',
      'Formation pour quelqu’un qui n’y connaît rien',
      'Formation accessible à tous ?',
      'Je ne sais pas me servir d’un ordinateur, la formation est-elle pour moi ?',
      'Formation sans savoir l’informatique',
      'Formation pour un restaurant',
      'Qui peut suivre la formation ?',
      'Formation pour le personnel de ménage, de cuisine, de salle, de chambre',
      'Mon équipe n’a jamais touché à ChatGPT',
      'Ma réception n’a jamais utilisé l’IA',
      'Je suis trop vieux pour la formation',
      'Des jeunes et des anciens dans la même formation',
      'Mélanger les services dans une formation',
      'Niveau requis',
      'Pour quel niveau ?'
    ],
    'Le programme, séance par séance': [
      'Le contenu du stage, de la formation',
      'Programme',
      'Séances',
      'Contenu de la formation',
      'Prompt',
      'Apprendre à écrire des prompts',
      'Formuler une demande à l’IA',
      'Rédiger une charte d’IA',
      'Charte d’usage',
      'On apprend ChatGPT ?'
    ],
    'Le devis truqué': ['Exercices', 'Exercices de la formation'],
    'Ce que l’on n’apprend pas en deux jours': ['Programmer', 'Coder'],
    'Comment mesurer les acquis ?': [
      'Évaluation',
      'Examen à la fin de la formation',
      'Test de fin de formation'
    ],
    'Comment la financer ?': [
      'L’AKTO, l’AFDAS participe-t-elle ?',
      'Financement',
      'Financer',
      'L’OPCO rembourse-t-il ?',
      'Remboursement de la formation par l’OPCO',
      'OPCO',
      'AKTO',
      'AGEFICE',
      'FIF PL',
      'CPF',
      'Prise en charge',
      'Subventions, aides',
      'Formation remboursée',
      'Qui paye la formation ?'
    ],
    'La formation est-elle obligatoire ?': [
      'L’intelligence artificielle est-elle encadrée par une loi ?',
      'AI Act',
      'AI Act et formation',
      'Règlement européen sur l’IA',
      'Obligation de formation',
      'L’AI Act oblige-t-il à former ?',
      'Loi sur l’IA'
    ],
    'Préparer la formation': ['Avant la formation', 'Quoi apporter ?']
  },
  '/article/8': {
    'Un chatbot sur le site de l’hôtel : utile, courtois et conforme au RGPD': [
      'Chatbot et RGPD',
      'RGPD et hôtellerie',
      'RGPD dans un hôtel',
      'IA et RGPD'
    ],
    'Ce qu’on lui confie': ['Que confier au chatbot ?', 'Ce que le chatbot ne doit pas faire'],
    'Faut-il dire que c’est une machine ?': [
      'Donner un prénom au chatbot',
      'Un prénom pour le bot',
      'Dire aux clients que c’est une IA',
      'Les clients savent-ils que c’est un robot ?'
    ],
    'Peut-on converser sans donner son nom ?': ['Chatbot anonyme'],
    'Faut-il un consentement ?': ['Consentement et chatbot'],
    'Et les cookies ?': ['Cookies du chatbot'],
    'Combien de temps garder les échanges ?': ['Conversations gardées'],
    'Que faire des données sensibles ?': ['Santé des clients'],
    'Le dossier à constituer': [
      'Registre des traitements',
      'Contrat de sous-traitance',
      'Contrat avec l’éditeur du chatbot',
      'Analyse d’impact'
    ],
    'Trois défauts qui font fuir': [
      'Défauts des chatbots',
      'Les chatbots sont nuls',
      'On a déjà essayé un chatbot, c’était nul',
      'Les chatbots m’énervent'
    ],
    'Que faut-il suivre après le lancement ?': ['Indicateurs du chatbot']
  },
  '/article/9': {
    'SEO local : un plan de douze semaines pour être trouvé près de chez vous': [
      'SEO local',
      'Plan de référencement',
      'Améliorer mon référencement, dans quel ordre ?',
      'Faire mon référencement moi-même',
      'Apparaître sur Google, que faire et dans quel ordre ?',
      'Premier sur Google'
    ],
    'Semaines 1 et 2 : faire l’état des lieux': ['État des lieux'],
    'Semaines 3 et 4 : la fiche d’établissement': ['Fiche Google', 'Photos de la fiche Google'],
    'Semaines 5 à 8 : les pages qui manquent': ['Pages à écrire'],
    'Un mot de technique': ['Données structurées', 'schema.org'],
    'Semaines 9 et 10 : les avis': [
      'Faut-il répondre à tous les avis ?',
      'Avoir des avis',
      'Faux avis',
      'De faux avis me font du tort',
      'Acheter des avis'
    ],
    'Semaine 11 : les liens du voisinage': ['Liens', 'Annuaires'],
    'Et les réponses des assistants d’IA ?': [
      'Être cité par ChatGPT',
      'ChatGPT parle-t-il de mon hôtel ?',
      'GEO, AEO'
    ]
  }
}
