import { brand } from '@site/contracts/site/brand'
import type { WrittenQuestions } from './written-questions.ts'

/** What visitors ask that the pages of the chatbot and of the hotels' search answer, by heading. */
export const offerQuestions: WrittenQuestions = {
  '/chatbot': {
    'Un chatbot qui a lu vos documents, et répond à vos clients jour et nuit.': [
      'Qu’est-ce que votre chatbot ?',
      'Comment fonctionne le chatbot ?',
      `Qu’est-ce qu’${brand.eventsProductName} ?`,
      'En combien de temps le chatbot est-il installé, mis en ligne ?',
      'Quel est le délai de déploiement du chatbot ?',
      'Le chatbot réduit-il le nombre de demandes au support, de tickets ?',
      'Que se passe-t-il si le chatbot ne sait pas répondre ?',
      'Faites-vous un chatbot pour l’événementiel ?',
      `C’est quoi ${brand.eventsProductName} ?`,
      'Comment marche le chatbot ?',
      'Combien de temps pour installer le chatbot ?',
      'Déployer le chatbot en combien d’heures ?',
      'Quand le chatbot est-il en ligne ?',
      'Le chatbot est-il rapide à installer ?',
      'Moins de demandes au support',
      'Réduire les tickets du support',
      'Le chatbot ne connaît pas la réponse',
      'Que fait le chatbot s’il ne sait pas ?',
      'Un chatbot pour mes clients',
      'Un assistant pour mon site',
      'Sur quels documents le chatbot s’appuie-t-il ?'
    ],
    'Répond avec ses sources': [
      'D’où viennent les réponses du chatbot ?',
      'Le chatbot peut-il inventer des réponses, halluciner ?',
      'Le chatbot cite-t-il ses sources ?',
      'Le chatbot peut-il halluciner ?',
      'Le chatbot invente-t-il ?',
      'Sources des réponses du chatbot',
      'Le chatbot peut-il se tromper ?',
      'Les réponses du chatbot sont-elles fiables ?'
    ],
    'Parle plus de 50 langues': [
      'Combien de langues parle le chatbot ?',
      'Le chatbot répond-il en anglais, en espagnol, en chinois ?',
      'Faut-il traduire nos documents ?',
      'Est-il multilingue ?',
      'Le chatbot parle-t-il anglais ?',
      'Chatbot multilingue',
      'Quelles langues le chatbot comprend-il ?',
      'En combien de langues répond-il ?',
      'Clients étrangers',
      'Traduction automatique'
    ],
    'Veille jour et nuit': [
      'Le chatbot répond-il la nuit et le week-end ?',
      'Est-il disponible 24 h sur 24, 7 jours sur 7 ?',
      'Qui répond aux clients quand le standard est fermé ?',
      'Le chatbot répond-il la nuit ?',
      'Est-il disponible jour et nuit ?',
      'Disponible 24/7',
      'Le chatbot travaille-t-il le dimanche ?',
      'Réponses en dehors des heures d’ouverture'
    ],
    'Passe la main': [
      'Le chatbot transfère-t-il à un humain, à un conseiller ?',
      'Comment traite-t-il une réclamation, un client mécontent ?',
      'Peut-on reprendre la conversation soi-même ?',
      'Le chatbot passe-t-il la main à un humain ?',
      'Passer à un humain',
      'Parler à un conseiller depuis le chatbot',
      'Client énervé dans le chat',
      'Que fait le chatbot d’une réclamation ?'
    ],
    'Prend rendez-vous': [
      'Le chatbot peut-il prendre des rendez-vous, gérer un agenda ?',
      'Peut-il se connecter à notre calendrier ?',
      'Le chatbot prend-il des rendez-vous ?',
      'Prise de rendez-vous automatique',
      'Le chatbot lit-il mon agenda ?',
      'Réserver un créneau par le chatbot'
    ],
    'Rend compte des questions': [
      'Avez-vous des statistiques, un rapport sur les questions posées au chatbot ?',
      'Comment savoir ce que demandent les visiteurs ?',
      'Voit-on les questions restées sans réponse ?',
      'Statistiques du chatbot',
      'Rapport des questions posées',
      'Quelles questions posent les clients ?',
      'Tableau de bord du chatbot'
    ],
    'L’accueil des exposants': [
      'Un chatbot pour un salon, un congrès ?',
      'Le chatbot peut-il renseigner les exposants, badges et montage ?',
      'Chatbot pour un salon',
      'Chatbot pour un salon professionnel',
      'Chatbot pour les exposants',
      'Chatbot pour un congrès',
      'Chatbot événementiel'
    ],
    'La réception de nuit': [
      'Un chatbot pour la réception d’un hôtel la nuit ?',
      'Le chatbot gère-t-il les arrivées tardives ?',
      'Soulager le veilleur de nuit',
      'Chatbot pour hôtel',
      'Chatbot à la réception',
      'Arrivées tardives à l’hôtel',
      'Le veilleur de nuit est débordé',
      'Répondre aux clients de l’hôtel la nuit'
    ],
    'Les inscriptions': [
      'Un chatbot pour un organisme de formation ?',
      'Le chatbot peut-il répondre aux questions de financement, d’inscription ?',
      'Chatbot pour un centre de formation',
      'Chatbot pour une école',
      'Chatbot pour les inscriptions'
    ]
  },
  '/seo': {
    'Référencement hôtelier : être trouvé avant les plateformes.': [
      'Faites-vous du référencement, du SEO pour les hôtels ?',
      'Comment être visible sur Google ?',
      'Comment attirer plus de clients sur le site de l’hôtel ?',
      'Comment passer devant Booking ?',
      'Référencement pour hôtel',
      'Faites-vous du SEO ?',
      'Faites-vous du référencement local ?',
      'Être trouvé sur Google',
      'Améliorer ma visibilité',
      'Évaluation SEO gratuite',
      'Être trouvé avant Booking'
    ],
    'Fiche d’établissement': [
      'Gérez-vous la fiche Google de l’hôtel, Google My Business ?',
      'Mettez-vous à jour les photos et les horaires sur Google Maps ?',
      'Fiche Google',
      'Gérez-vous les fiches Google ?',
      'Google My Business',
      'Ma fiche Google n’est pas à jour',
      'Photos de l’hôtel sur Google'
    ],
    'Recherche locale': [
      'Comment apparaître dans les recherches du quartier, près de la gare ?',
      'Qu’est-ce que la recherche locale ?',
      'Comment sortir premier sur Google Maps ?',
      'Apparaître sur Google Maps',
      'Être premier sur Google Maps',
      'Être trouvé dans mon quartier',
      'Recherche à proximité',
      'Référencement local'
    ],
    'Contenus utiles': [
      'Rédigez-vous des pages, des textes pour notre site ?',
      'Écrivez-vous les articles de notre blog ?',
      'Rédaction de contenu pour un site d’hôtel',
      'Rédigez-vous les textes ?',
      'Écrivez-vous des articles ?',
      'Écrivez-vous pour mon blog ?',
      'Rédaction web'
    ],
    'Vitesse et technique': [
      'Mon site est lent, pouvez-vous l’accélérer ?',
      'La vitesse du site compte-t-elle pour Google ?',
      'Mon site s’affiche mal sur téléphone, sur mobile.',
      'Mon site est lent',
      'Accélérer mon site',
      'Vitesse du site sur Google',
      'Site mobile',
      'Site adapté au téléphone',
      'Corriger les liens morts',
      'Problème technique sur mon site'
    ],
    'Avis et réponses': [
      'L’IA peut-elle répondre aux avis des clients ?',
      'Comment gérer les avis négatifs ?',
      'Répondez-vous aux commentaires à notre place ?',
      'Répondre aux avis',
      'Avis négatifs',
      'Gérer les avis des clients',
      'L’IA peut-elle gérer mes avis ?',
      'Réponses aux avis Google'
    ],
    'Réservation directe': [
      'Comment avoir plus de réservations directes ?',
      'Comment payer moins de commissions, dépendre moins de Booking ?',
      'Réduire la dépendance aux plateformes de réservation',
      'Plus de réservations directes',
      'Moins de commissions',
      'Payer moins de commissions aux plateformes',
      'Ne plus dépendre de Booking',
      'Réduire la dépendance à Booking',
      'Vendre en direct'
    ],
    'Ce que cela donne.': [
      'Quels résultats en référencement, des exemples chiffrés ?',
      'De combien augmentent les réservations directes ?',
      'Le SEO donne-t-il des résultats, en combien de temps ?',
      'Résultats du référencement',
      'Qu’a donné le SEO chez vos clients ?',
      'Exemples de résultats en référencement',
      'Combien de réservations directes en plus ?',
      'Efficacité du SEO'
    ]
  }
}
