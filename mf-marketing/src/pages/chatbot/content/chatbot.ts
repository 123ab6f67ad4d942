import type { Site } from '@site/contracts/site/site'

/** The claims (BOT-5): more than 50 languages, deployed in under 48 h, 80 % fewer support tickets. */
export const chatbotContent = (site: Site) =>
  ({
    product: `Chatbot IA ${site.eventsProductName}`,
    title: 'Un chatbot qui a lu vos documents, et répond à vos clients jour et nuit.',
    pitch: `${site.eventsProductName} est la gamme de ${site.productName} pour l’événementiel. Son chatbot répond à partir de vos documents et d’eux seuls ; quand une question sort de son domaine, il vous passe la main avec le fil de la conversation.`,
    contact: 'Parler de votre projet',
    attempt: 'Essayer',
    home: 'Retour à l’accueil',
    conversation: {
      caption: 'Exemple de conversation : le salon et son guide sont inventés.',
      name: `Assistant ${site.eventsProductName}`,
      state: 'Répond en quelques secondes',
      messages: [
        {
          from: 'visitor',
          text: 'Bonsoir, l’accès au salon est-il possible dès 8 h pour monter notre stand ?'
        },
        {
          from: 'bot',
          text: 'Pour monter leur stand, les exposants entrent par le quai B dès 7 h 30, sur présentation du badge. Le montage se termine à 9 h 45.',
          source: 'Guide de l’exposant, page 12',
          place: { page: 12, index: 0, language: 'fr' }
        },
        { from: 'visitor', lang: 'en', text: 'Can I bring a trolley through that entrance?' },
        {
          from: 'bot',
          lang: 'en',
          text: 'Quay B has a ramp 1.2 m wide, for trolleys and pallet trucks.',
          source: 'Exhibitor guide, page 3',
          place: { page: 3, index: 0, language: 'en' }
        }
      ]
    },
    claims: [
      { figure: '+ de 50', text: 'langues comprises et écrites, sans traduction à tenir à jour' },
      { figure: '48 h', text: 'ou moins pour la mise en ligne, une fois vos documents réunis' },
      { figure: '80 %', text: 'de demandes au support en moins' }
    ],
    featuresTitle: 'Ce qu’il fait seul, et ce qu’il vous transmet.',
    features: [
      {
        picture: 'sources',
        name: 'Répond avec ses sources',
        text: 'Chaque réponse vient de vos documents et cite la page. Ce qu’il ne trouve pas, il ne l’invente pas.'
      },
      {
        picture: 'languages',
        name: 'Parle plus de 50 langues',
        text: 'Le visiteur écrit dans sa langue ; vos documents restent dans la vôtre.'
      },
      {
        picture: 'night',
        name: 'Veille jour et nuit',
        text: 'Les soirs, les week-ends et les jours de montage, quand personne n’est au standard.'
      },
      {
        picture: 'handover',
        name: 'Passe la main',
        text: 'Une réclamation, un cas sensible : il prévient la bonne personne et lui transmet l’échange.'
      },
      {
        picture: 'agenda',
        name: 'Prend rendez-vous',
        text: 'Il lit vos agendas, propose un créneau et envoie la confirmation.'
      },
      {
        picture: 'report',
        name: 'Rend compte des questions',
        text: 'Les questions de la semaine, celles restées sans réponse, les documents à compléter.'
      }
    ],
    casesTitle: 'Trois endroits où il travaille déjà.',
    cases: [
      {
        place: 'Salons et congrès',
        question: 'Où retirer les badges de mon équipe ?',
        answer:
          'Les badges de l’équipe se retirent à l’accueil du hall 2, dès 7 h, avec la confirmation d’inscription.',
        source: 'Guide de l’exposant, page 7',
        name: 'L’accueil des exposants',
        text: 'Horaires de montage, badges, plans d’accès : deux cents exposants posent les mêmes questions ; il y répond avant qu’elles n’atteignent le standard.'
      },
      {
        place: 'Hôtels',
        question: 'Nous arrivons à 23 h 40 : qui nous ouvre ?',
        answer: 'La porte s’ouvre avec le code de votre confirmation. Le veilleur répond à l’interphone.',
        source: 'Livret d’accueil, page 2',
        name: 'La réception de nuit',
        text: 'Arrivées tardives, petit-déjeuner, parking : le veilleur n’est dérangé que pour ce qui exige sa présence.'
      },
      {
        place: 'Organismes de formation',
        question: 'La session de mars est-elle prise en charge par mon OPCO ?',
        answer: 'Elle peut l’être : envoyez-lui le devis et le programme avant le 12 février.',
        source: 'Modalités de financement, page 4',
        name: 'Les inscriptions',
        text: 'Financement, dates, prérequis : le dossier arrive complet, les questions courantes déjà réglées.'
      }
    ],
    closing: 'En ligne en moins de 48 heures.',
    further: {
      links: [
        { label: 'Le référencement des hôtels', to: '/seo' },
        { label: 'Nos articles sur les assistants et leurs sources', to: '/blog' }
      ]
    }
  }) as const
