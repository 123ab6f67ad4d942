export const whenCopy = {
  date: 'Date',
  time: 'Heure',
  said: (when: string) => `${when}, heure de Paris.`,
  incomplete: 'Indiquez le jour et l’heure.',
  applying: 'Un instant…'
}
