/** What the trial says besides the lines of its guide. Nothing here says more than is true of any question. */
export const answers = {
  fr: {
    greeting:
      'Bonjour ! Posez-moi une question sur le salon : accès, badges, montage, services, visites ou livraisons.',
    noWords: 'Je n’y lis aucun mot. Posez-moi une question sur le salon.',
    refusal: 'Je ne trouve pas la réponse dans le guide, et je n’invente rien. Je préfère passer la main.',
    twoLanguages: 'Cet essai ne comprend que le français et l’anglais.',
    handover: 'Chez vous, la bonne personne reçoit la question et l’échange. Ici, rien n’est envoyé.'
  },
  en: {
    greeting:
      'Hello. Ask me about the fair, that is how to get here, badges, setting up, services, visits or deliveries.',
    noWords: 'I can read no word in this. Ask me a question about the fair.',
    refusal: 'I cannot find the answer in the guide, and I make nothing up. I would rather hand over.',
    twoLanguages: 'This trial understands French and English only.',
    handover: 'On your site, the right person gets the question and the exchange. Here, nothing is sent.'
  }
} as const
