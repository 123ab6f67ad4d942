import type { Site } from '@site/contracts/site'

/** Claims of SPEC §9: more than 50 languages, deployed in under 48 h, 80 % fewer support tickets. */
export const chatbotContent = (site: Site) =>
  ({
    product: `Chatbot IA ${site.eventsProductName}`,
    title: 'Il a lu vos dossiers. Il répond à votre place.',
    pitch: `Le chatbot ${site.eventsProductName} répond à vos clients jour et nuit, à partir de vos documents et d’eux seuls. Quand une question sort de son domaine, il vous passe la main avec le fil de la conversation.`,
    contact: 'Parler de votre projet',
    home: 'Retour à l’accueil',
    conversation: {
      caption: 'Exemple de conversation',
      name: `Assistant ${site.eventsProductName}`,
      state: 'Répond en quelques secondes',
      messages: [
        {
          from: 'visitor',
          text: 'Bonsoir, l’accès au salon est-il possible dès 8 h pour monter notre stand ?'
        },
        {
          from: 'bot',
          text: 'Bonsoir ! Oui : les exposants entrent par le quai B dès 7 h 30, sur présentation du badge. Le montage se termine à 9 h 45.',
          source: 'Guide de l’exposant, page 12'
        },
        { from: 'visitor', lang: 'en', text: 'Can I bring a trolley through that entrance?' },
        {
          from: 'bot',
          lang: 'en',
          text: 'Yes, quay B has a 1.2 m ramp. Shall I book you a 20-minute unloading slot?',
          source: 'Plan des accès, page 3'
        }
      ]
    },
    claims: [
      { figure: '50+', text: 'langues comprises et parlées, sans version à maintenir' },
      { figure: '< 48 h', text: 'pour le déployer sur votre site, vos documents en main' },
      { figure: '80 %', text: 'de demandes au support en moins' }
    ],
    featuresTitle: 'Ce qu’il fait, sans qu’on le surveille.',
    features: [
      {
        name: 'Répond avec ses sources',
        example: 'Guide de l’exposant, page 12',
        text: 'Chaque réponse vient de vos documents et cite la page. Ce qu’il ne trouve pas, il ne l’invente pas.'
      },
      {
        name: 'Parle plus de 50 langues',
        example: 'Question en portugais, réponse en portugais',
        text: 'Le visiteur écrit dans la sienne ; vous continuez d’écrire vos documents dans la vôtre.'
      },
      {
        name: 'Veille jour et nuit',
        example: 'Dimanche, 2 h 14 : répondu',
        text: 'Les soirs, les week-ends et les jours de montage, quand personne n’est au standard.'
      },
      {
        name: 'Passe la main',
        example: 'Transmis à l’astreinte',
        text: 'Une réclamation, un cas sensible : il prévient la bonne personne et lui transmet l’échange.'
      },
      {
        name: 'Prend rendez-vous',
        example: 'Jeudi, 10 h 30 : réservé',
        text: 'Il lit vos agendas, propose un créneau et envoie la confirmation.'
      },
      {
        name: 'Montre ce qu’on lui demande',
        example: 'Parking : 48 questions cette semaine',
        text: 'Les questions de la semaine, celles restées sans réponse, les documents à compléter.'
      }
    ],
    casesTitle: 'Trois endroits où il travaille déjà.',
    cases: [
      {
        place: 'Salons et congrès',
        question: 'Où retirer les badges de mon équipe ?',
        name: 'L’accueil des exposants',
        text: 'Horaires de montage, badges, plans d’accès : les mêmes questions de deux cents exposants, répondues avant d’arriver au standard.'
      },
      {
        place: 'Hôtels',
        question: 'Nous arrivons à 23 h 40, qui nous ouvre ?',
        name: 'La réception de nuit',
        text: 'Arrivées tardives, petit-déjeuner, parking : le veilleur n’est dérangé que pour ce qui demande quelqu’un.'
      },
      {
        place: 'Organismes de formation',
        question: 'La session de mars est-elle prise en charge par mon OPCO ?',
        name: 'Les inscriptions',
        text: 'Financement, dates, prérequis : le dossier arrive complet, avec les questions déjà posées.'
      }
    ],
    closing: 'En ligne dans les 48 heures.'
  }) as const
