export const contactContent = {
  title: 'Dites-nous ce qui vous prend du temps.',
  text: 'Trente minutes suffisent pour savoir si l’IA peut vous en rendre. L’appel est gratuit et n’engage à rien.',
  booking: 'Prendre rendez-vous',
  chat: 'Écrire depuis le chat',
  mail: 'Ou par e-mail, nous répondons sous un jour ouvré :'
} as const
