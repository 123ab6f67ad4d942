import { plainWords } from './person-names.ts'

/** Forms of companies, which some write and some do not. */
const FORMS = new Set('sa sas sasu sarl eurl sci snc scop ei eirl ste societe group groupe'.split(' '))
const NONE = new Set([
  '',
  'aucune',
  'aucun',
  'non',
  'non renseigne',
  'particulier',
  'independant',
  'freelance',
  'auto entrepreneur',
  'na',
  'n a',
  'x',
  'test'
])

/** A company as it is compared: 'SARL L’Hôtel du Port' and 'Hotel du port' are one; undefined for none. */
export function companyOf(typed: string): string | undefined {
  const words = plainWords(typed)
    .split(' ')
    .filter((word) => !FORMS.has(word) && word !== 'l' && word !== 'le' && word !== 'la' && word !== 'les')
  const name = words.join(' ')
  return NONE.has(name) || name.length < 3 ? undefined : name
}
