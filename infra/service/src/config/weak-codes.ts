import { ADMIN_CODE_MIN_LENGTH } from '@site/contracts/operations/admin'

/** What people type when they are asked for twelve characters, without the digits and signs around it. */
const STEMS = new Set(
  `motdepasse monmotdepasse password passwordadmin adminpassword mypassword thepassword secret topsecret administrateur
  administrator administration admin adminadmin root azertyuiop azertyuiopq qwertyuiop qwertyuiopas qwertzuiop azerty
  qwerty qwertyqwerty azertyazerty bonjour bienvenue welcome welcomehome iloveyou jetaime jetaimejetaime soleil doudou
  chouchou loulou marseille football princess princesse dragon monkey letmein letmeinplease changeme changemeplease
  default utilisateur user testtest test tests azertyqsdfgh qwertyasdfgh lucarne lucarneadmin adminlucarne codeadmin
  admincode codeadministrateur hotel hotellucarne superman trustno starwars computer internet chocolat vacances`
    .split(/\s+/)
    .filter(Boolean)
)
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm'
]
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's'
}

/** Why a production system refuses this code, to follow its name in a message; null when it accepts it. */
export function errorOfCode(code: string): string | null {
  if ([...code].length < ADMIN_CODE_MIN_LENGTH)
    return `must have at least ${ADMIN_CODE_MIN_LENGTH} characters in production`
  return isWeakCode(code) ? 'is among the first that are guessed: npm run site -- admin-code makes one' : null
}

/** Why no system at all starts with this code: it is a pattern that a machine tries first. Null when it is accepted. */
export const patternOfCode = (code: string): string | null => {
  const plain = plainOf(code)
  if (/^(.)\1+$/.test(plain))
    return 'is one character again and again: npm run site -- admin-code makes a code'
  if (/^(.{2,6})\1+$/.test(plain))
    return 'is a short piece again and again: npm run site -- admin-code makes a code'
  if (plain.length >= 6 && isRows(plain))
    return 'is a straight run of digits, of the alphabet or of keys: npm run site -- admin-code makes a code'
  return null
}

const plainOf = (code: string) => code.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** Is it a straight run, forwards or backwards, as 123456789012 and abcdefghijkl? */
const isRun = (text: string) =>
  RUNS.some((run) => run.includes(text) || run.includes([...text].reverse().join('')))

/** Is it nothing but straight runs of at least two, one of them of four or more, as azertyuiop12? */
const isRows = (text: string): boolean => {
  for (let cut = text.length; cut >= 4; cut -= 1) {
    const rest = text.slice(cut)
    if (isRun(text.slice(0, cut)) && (rest === '' || (rest.length >= 2 && isRun(rest)) || isRows(rest)))
      return true
  }
  return false
}

/** Is it a few characters over and over, a row of keys or of the alphabet, or a common word with digits around it? */
export function isWeakCode(code: string): boolean {
  const plain = plainOf(code)
  if (new Set(plain).size < 5) return true
  if (isRun(plain) || isRepetitive(plain)) return true
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const read = [...core].map((letter) => LEET[letter] ?? letter).join('')
  const stems = [plain, core, read].map((text) => text.replace(/[^a-z]/g, ''))
  return stems.some((stem) => STEMS.has(stem) || STEMS.has(stem.replace(/^(.+)\1+$/, '$1')))
}

/** Is it the same piece again and again, or rows of keys one after the other (azerty123456)? */
function isRepetitive(text: string): boolean {
  if (/^(.{1,6})\1+.?.?$/.test(text)) return true
  for (let cut = 4; cut <= text.length - 4; cut += 1)
    if (isRun(text.slice(0, cut)) && isRun(text.slice(cut))) return true
  return false
}

/** Codes whose hash is refused even where the code is not known. */
export const COMMON_CODES = [
  '',
  ...[...STEMS].flatMap((stem) => [
    stem,
    `${stem}1`,
    `${stem}12`,
    `${stem}123`,
    `${stem}2025`,
    `${stem}2026`
  ]),
  'aaaaaaaaaaaa',
  '000000000000',
  '123456789012',
  '1234567890123'
]
