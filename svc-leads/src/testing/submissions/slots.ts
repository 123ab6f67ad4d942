import { pick, type Random } from '../random-leads.ts'

type Slot = (random: Random) => string

const of =
  (...words: string[]): Slot =>
  (random) =>
    pick(random, words)
const number =
  (least: number, most: number): Slot =>
  (random) =>
    String(least + random(most - least + 1))
const letters = (random: Random, alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[random(alphabet.length)]).join('')
const word = (random: Random, least = 4, most = 9) =>
  letters(random, 'abcdefghijklmnopqrstuvwxyz', least + random(most - least + 1))

/** What stands in the braces of a template. */
export const SLOTS: Record<string, Slot> = {
  n: number(10, 90),
  small: number(2, 9),
  price: number(49, 490),
  day: number(2, 28),
  year: number(2024, 2026),
  city: of(
    'Lyon',
    'Nantes',
    'La Baule',
    'Biarritz',
    'Strasbourg',
    'Annecy',
    'Lille',
    'Saint-Malo',
    'Nice',
    'Tours'
  ),
  person: of(
    'Claire Moreau',
    'Karim Benali',
    'Julien Petit',
    'Sarah Cohen',
    'Marc Dubois',
    'Nadia Haddad',
    'Tom Bernard',
    'Inès Roux',
    'Jean Morel'
  ),
  company: of(
    'Sérac Conseil',
    'Maison Delorme',
    'Groupe Altaïr',
    'Les Ateliers du Port',
    'Hôtels Rivage',
    'Event & Co'
  ),
  brand: of('LeadGrabber', 'RankPilot', 'ContentRocket', 'ChatMagnet', 'AutoRank'),
  phone: (random) =>
    `0${6 + random(2)} ${Array.from({ length: 4 }, () => String(random(100)).padStart(2, '0')).join(' ')}`,
  foreignPhone: (random) =>
    `+${pick(random, ['91', '229', '225', '1', '86', '234'])} ${letters(random, '0123456789', 9)}`,
  ownSite: of('lucarne.example', 'www.lucarne.example', 'https://lucarne.example'),
  ourPage: of('https://lucarne.example/blog', 'https://lucarne.example/article/7', 'lucarne.example/chatbot'),
  realSite: (random) =>
    `${pick(random, ['https://www.', 'www.', 'https://', ''])}${pick(random, ['hotel', 'camping', 'maison', 'traiteur', 'agence'])}-${word(random, 4, 7)}${pick(random, ['.fr', '.com', '.fr', '.paris', '.bzh', '.io'])}`,
  docLink: of(
    'https://drive.google.com/file/d/1AbCdEf/view',
    'https://www.dropbox.com/s/q8/cahier-des-charges.pdf',
    'https://we.tl/t-9Xk2LmQ',
    'https://docs.google.com/document/d/1xYz/edit'
  ),
  linkedin: (random) => `https://www.linkedin.com/in/${word(random)}-${word(random)}/`,
  calendar: (random) => `https://calendly.com/${word(random)}/30min`,
  url: (random) =>
    `http${random(2) ? 's' : ''}://${random(3) ? '' : 'www.'}${word(random)}${random(2) ? `-${word(random, 3, 6)}` : ''}${pick(random, ['.com', '.ru', '.top', '.xyz', '.site', '.online', '.net', '.info', '.shop', '.click', '.fr', '.io'])}/${pick(random, ['', 'offre', 'go', '?ref=12', 'p/88', 'audit', 'start'])}`,
  spamMail: (random) =>
    `${word(random)}.${word(random, 3, 5)}${random(90)}@${pick(random, ['gmail.com', 'outlook.com', 'mail.ru', 'hotmail.com'])}`,
  wallet: (random) => `bc1q${letters(random, 'acdefghjklmnpqrstuvwxyz023456789', 38)}`,
  gibberish: (random) => Array.from({ length: 3 + random(5) }, () => word(random, 4, 12)).join(' ')
}
