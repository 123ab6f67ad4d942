/** The models that a new site begins with. Who has the scope `leads` edits them on the screen. */
export const firstModels = [
  {
    name: 'Proposer un rendez-vous',
    subject: 'Votre demande du {date}',
    text: [
      'Bonjour {prénom},',
      '',
      'Merci de nous avoir écrit. Le plus simple est d’en parler de vive voix\u00a0: trente minutes suffisent pour comprendre votre besoin et vous dire ce que nous ferions à votre place.',
      '',
      'Choisissez le créneau qui vous convient\u00a0: {rendez-vous}',
      '',
      'Si aucun ne vous va, répondez à ce message avec deux ou trois moments possibles.',
      '',
      'Bien à vous,',
      '{signature}'
    ].join('\n')
  },
  {
    name: 'Demander des précisions',
    subject: 'Quelques précisions sur votre demande',
    text: [
      'Bonjour {prénom},',
      '',
      'Merci de votre message du {date}. Pour vous répondre utilement, il nous manque deux ou trois éléments\u00a0:',
      '',
      '- votre activité et la taille de votre équipe\u202f;',
      '- ce qui vous prend le plus de temps aujourd’hui\u202f;',
      '- l’échéance que vous avez en tête, si vous en avez une.',
      '',
      'Répondez simplement à ce message, quelques lignes suffisent.',
      '',
      'Bien à vous,',
      '{signature}'
    ].join('\n')
  },
  {
    name: 'Relancer sans insister',
    subject: 'Votre demande du {date}',
    text: [
      'Bonjour {prénom},',
      '',
      'Je reviens vers vous au sujet de votre demande du {date}. Est-elle toujours d’actualité\u202f?',
      '',
      'Si oui, vous pouvez réserver un échange ici\u00a0: {rendez-vous}',
      'Si ce n’est plus le moment, un mot suffit et nous ne vous relancerons pas.',
      '',
      'Bien à vous,',
      '{signature}'
    ].join('\n')
  }
]
