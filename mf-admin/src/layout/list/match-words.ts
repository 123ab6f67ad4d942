/** Without accents and case. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Does the text hold every word that was typed, wherever, without regard to case and accents? */
export function matches(typed: string, text: string): boolean {
  const searched = plain(text)
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
