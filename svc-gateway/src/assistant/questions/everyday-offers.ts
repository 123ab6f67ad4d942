import { brand } from '@site/contracts/site/brand'
import type { WrittenQuestions } from './written-questions.ts'

/** What visitors type of the chatbot and of the hotels' search, in everyday words. */
export const everydayOffers: WrittenQuestions = {
  '/chatbot': {
    'Un chatbot qui a lu vos documents, et répond à vos clients jour et nuit.': [
      'Chatbot',
      'Bot',
      'Votre chatbot',
      'Chatbot IA',
      brand.eventsProductName,
      `${brand.eventsProductName} c’est quoi ?`,
      'Un chatbot pour mon site internet',
      'Mettre un chatbot sur mon site',
      'Combien de jours avant que le chatbot soit en ligne ?',
      'Mise en ligne du chatbot',
      'Les clients posent toujours les mêmes questions',
      'Répondre aux questions des clients',
      'Trop d’appels au standard',
      'Le téléphone sonne sans arrêt',
      'Service client débordé',
      'Que sait faire le chatbot ?',
      'Comment nourrir le chatbot ?',
      'Le chatbot connaît-il mes tarifs ?',
      'Que faut-il donner au chatbot comme documents ?',
      'chatbot for my website'
    ],
    'Répond avec ses sources': [
      'Hallucinations',
      'Le chatbot raconte n’importe quoi',
      'Le chatbot va dire n’importe quoi à mes clients',
      'Et si le chatbot dit des bêtises ?',
      'Le chatbot dit-il des mensonges ?',
      'L’IA ment, invente',
      'L’IA raconte n’importe quoi',
      'L’IA hallucine',
      'Sources',
      'Réponses vérifiables'
    ],
    'Parle plus de 50 langues': [
      'Langues',
      'Langues étrangères',
      'Répondre en anglais aux clients',
      'Répondre en allemand, en italien',
      'Parler chinois, arabe, japonais',
      'Touristes étrangers',
      'Des clients qui ne parlent pas français',
      'Traduire',
      'speak english, languages, guests from abroad'
    ],
    'Veille jour et nuit': [
      'La nuit, qui s’occupe des voyageurs ?',
      'Répondre la nuit',
      'Nuit et week-end',
      'Qui répond le week-end ?',
      'À 3 h du matin',
      'Qui répond la nuit aux clients ?',
      'Personne au standard le soir',
      'Le chatbot dort-il ?',
      'Les jours fériés'
    ],
    'Passe la main': [
      'Récupérer la conversation',
      'Reprendre la conversation avec le client',
      'Reprendre la main',
      'Et si le client est en colère ?',
      'Garder le contact humain',
      'Peur que les clients parlent à un robot',
      'Client fâché',
      'Prévenir quelqu’un de l’équipe',
      'Le chatbot prévient-il si un client se plaint ?',
      'Transférer la conversation',
      'Cas sensible'
    ],
    'Prend rendez-vous': [
      'Agenda',
      'Rendez-vous pris par le chatbot',
      'Réserver un créneau avec le chatbot',
      'Le chatbot prend-il des rendez-vous ?'
    ],
    'Rend compte des questions': [
      'Savoir ce que les visiteurs ont demandé au chatbot',
      'Rapport',
      'Tableau de bord',
      'Savoir ce que les clients demandent',
      'Suivre les questions',
      'Questions sans réponse'
    ],
    'L’accueil des exposants': [
      'Salon',
      'Congrès',
      'Exposants',
      'Chatbot salon',
      'Les exposants appellent tout le temps',
      'Les exposants posent les mêmes questions',
      'Les exposants demandent où sont les badges',
      'Badges, horaires de montage, plan d’accès',
      'Organisateur de salon',
      'Organiser un événement'
    ],
    'La réception de nuit': [
      'Veilleur de nuit',
      'Le veilleur répète toujours la même chose',
      'Le veilleur de nuit n’en peut plus',
      'Réception',
      'La réception est débordée',
      'Répondre cinquante fois par jour à la même question',
      'Répéter toute la journée la même chose',
      'Réception de nuit',
      'Arrivée tardive'
    ],
    'Les inscriptions': ['Dossiers d’inscription', 'Questions des stagiaires', 'Financement des inscrits']
  },
  '/seo': {
    'Référencement hôtelier : être trouvé avant les plateformes.': [
      'Référencement',
      'SEO',
      'Visibilité',
      'Google',
      'Mon hôtel est invisible sur Google',
      'Mon hôtel n’apparaît pas sur Google',
      'On ne me trouve pas sur internet',
      'Tout en bas sur la carte Google',
      'Mal placé sur Google',
      'Personne ne trouve mon hôtel',
      'Les voyageurs ne nous trouvent pas',
      'Être visible sur internet',
      'Pas assez de clients',
      'Attirer des voyageurs',
      'Je veux plus de clients',
      'Avoir plus de clients',
      'Analyse gratuite de mon site',
      'Évaluer mon site',
      'Booking apparaît avant moi',
      'hotel seo, google ranking'
    ],
    'Fiche d’établissement': [
      'Fiche d’établissement',
      'Google Maps',
      'Photos Google trop vieilles',
      'Mes photos sur Google',
      'Horaires faux sur Google'
    ],
    'Recherche locale': [
      'Recherche locale',
      'Mon concurrent est devant moi sur Google',
      'Mon quartier',
      'Près de la gare',
      'SEO local'
    ],
    'Contenus utiles': ['Contenu', 'Textes du site', 'Rédaction', 'Écrire les pages du site'],
    'Vitesse et technique': ['Site lent', 'Vitesse', 'Site mobile', 'Mon site met du temps à s’afficher'],
    'Avis et réponses': [
      'Avis',
      'Avis Google',
      'Avis clients',
      'Commentaires',
      'Commentaires méchants',
      'Répondre aux commentaires',
      'Mauvaises notes',
      'Que répondre à un mauvais avis ?',
      'Un client a mis une étoile',
      'Les clients laissent de mauvais avis',
      'Pas le temps de répondre aux avis',
      'Répondre à mes avis Google',
      'Réputation en ligne',
      'Mes avis sont mauvais, catastrophiques',
      'TripAdvisor',
      'Une mauvaise note sur Google',
      'Notre note Google est basse',
      'reviews, answer reviews'
    ],
    'Réservation directe': [
      'Réservations directes',
      'Commissions',
      'Commission Booking',
      'Booking prend trop de commission',
      'Booking me prend 18 %',
      'Réduire la commission de Booking',
      'Booking me coûte cher',
      'Se passer de Booking',
      'Booking nous étrangle',
      'Expedia, Airbnb, commission',
      'Les plateformes prennent trop cher',
      'Plus de réservations',
      'direct bookings, less commission'
    ],
    'Ce que cela donne.': [
      'Résultats SEO',
      'Réservations directes en plus',
      'Le référencement marche-t-il ?',
      'Le référencement rapporte-t-il ?'
    ]
  }
}
