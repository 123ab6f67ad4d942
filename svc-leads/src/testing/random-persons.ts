import type { NewLead } from '../leads/lead-repository.ts'
import { buildLead } from './build-lead.ts'
import { createRandom, pick, type Random } from './random-leads.ts'
import { mistype, mistypeAddress } from './random-typos.ts'

/** A lead, and the person of the made-up world who sent it. */
export interface SentLead {
  person: number
  lead: NewLead
}

const MEN =
  'Jean Michel Pierre Philippe Daniel Louis Nicolas Julien Thomas Lucas Hugo Mathieu Antoine Frédéric Stéphane Éric Christophe Olivier Karim Yanis Maxime Gaël Loïc René André Marcel Pascal'.split(
    ' '
  )
const WOMEN =
  'Marie Michèle Danièle Louise Nicole Julie Élodie Camille Chloé Léa Inès Sophie Nathalie Isabelle Valérie Hélène Anne-Sophie Marie-Noëlle Fatima Zoé Solène Andrée Marcelle Pascale Frédérique Maëlle Aurélie'.split(
    ' '
  )
const NAMES =
  'Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefebvre Lefèvre Leroy Roux David Bertrand Morel Fournier Girard Bonnet Dupont Dupond Lambert Fontaine Rousseau Vincent Muller Mercier Blanc Guérin Boyer Garnier Chevalier François Legrand Gauthier Garcia Perrin Robin Clément Morin Nicolas Henry Roussel Mathieu Gautier Masson Marchand Duval Denis Dumont Marie Lemaire Noël Meyer Dufour Meunier Brun Blanchard Giraud Joly Rivière Lucas Brunet Gaillard Barbier Arnaud Martinez Gérard Roche Renard Schmitt Roy Leroux Colin Vidal Caron Picard Roger Fabre Aubert Lemoine Renaud Dumas Lacroix Olivier Philippe Bourgeois Pierre Benoît Rey Leclerc Payet Rolland Leclercq Guillaume Lecomte Lopez Jean Dupuy Guillot Hubert Berger Carpentier Sanchez Dupuis Moulin Louis Deschamps Huet Vasseur Perez Boucher Fleury Royer Klein Jacquet Adam Paris Poirier Marty Aubry Guyot Carré Charles Renault Charpentier Ménard Maillard Baron Bertin Bailly Hervé Schneider Fernandez Le Gall Collet Léger Bouvier Julien Prévost Millet Perrot Daniel Le Roux Cousin Germain Breton Besson Langlois Rémy Le Goff Pelletier Lévêque Perrier Leblanc Barré Lebrun Marchal Weber Mallet Hamon Boulanger Jacob Monnier Michaud Rodriguez Guichard Gillet Étienne Grondin Poulain Tessier Chevallier Collin Chauvin Da Silva Bouchet Gay Lemaître Bénard Maréchal Humbert Reynaud Antoine Hoarau Perret Barthélemy Cordier Pichon Lejeune Gilbert Lamy Delaunay Pasquier Carlier Laporte'.split(
    ' '
  )
const PLACES =
  'Port Lac Golf Château Marché Parc Théâtre Moulin Phare Centre Palais Cygne Lion Cheval Commerce'.split(' ')
const KINDS = [
  'Hôtel du',
  'Résidence du',
  'Auberge du',
  'Agence du',
  'Atelier du',
  'Cabinet du',
  'Domaine du'
]
const TOWNS =
  'Lyon Nantes Lille Nice Rennes Dijon Tours Metz Caen Brest Nîmes Pau Reims Angers Annecy Troyes'.split(' ')
const HOSTS =
  'gmail.com gmail.com gmail.com orange.fr hotmail.fr hotmail.com free.fr wanadoo.fr laposte.net yahoo.fr outlook.fr sfr.fr icloud.com'.split(
    ' '
  )

/** A place where several people work: one number for all, and a host of mail. */
interface Company {
  name: string
  host: string
  telephone: string
}
/** What is true of a person of the made-up world, whatever is typed of it. */
interface Individual {
  first: string
  last: string
  mobile: string
  home: string
  company: Company | null
  addresses: string[]
}

/** The first of a list far more often than the last, as with names. */
const pickSkewed = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor((random(1000) * random(1000) * list.length) / 1_000_000)] as T
const digits = (random: Random, count: number) => String(random(10 ** count)).padStart(count, '0')
const asLocal = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/**
 * What `count` people send, the same for the same seed. Among them are those who are easily taken for one: families with one name and one
 * telephone, couples called Michel and Michèle, colleagues at one host and one number, namesakes with addresses that differ by a digit.
 * Half write more than once: from another address, by the chat that asks for no name, with a number written otherwise, with mistakes.
 */
export function randomPersons(seed: number, count: number): SentLead[] {
  const random = createRandom(seed)
  const companies = Array.from({ length: Math.ceil(count / 8) }, () => makeCompany(random))
  /** Whose an address is: nobody has that of somebody else, not even by a mistake. */
  const owners = new Map<string, number>()
  const sent: SentLead[] = []
  let before: Individual | undefined
  for (let person = 0; person < count; person += 1) {
    const one = makeIndividual(random, companies, before, (address) => claim(owners, address, person))
    before = one
    for (const lead of makeLeads(random, one, (address) => claim(owners, address, person)))
      sent.push({ person, lead })
  }
  return sent
}

function claim(owners: Map<string, number>, typed: string, person: number): boolean {
  // Gmail gives nobody an address that differs from another by dots.
  const address = typed.endsWith('@gmail.com') ? typed.replace(/\.(?=.*@)/g, '') : typed
  if ((owners.get(address) ?? person) !== person) return false
  owners.set(address, person)
  return true
}

function makeCompany(random: Random): Company {
  const name = `${pick(random, KINDS)} ${pick(random, PLACES)}`
  const town = pick(random, TOWNS)
  return {
    name: random(2) ? `${name} de ${town}` : `SARL ${name} ${town}`,
    host: `${asLocal(name)}-${asLocal(town)}${random(10) ? '' : random(9)}.${random(4) ? 'fr' : 'com'}`,
    telephone: `0${1 + random(5)}${digits(random, 8)}`
  }
}

function makeIndividual(
  random: Random,
  companies: Company[],
  before: Individual | undefined,
  isFree: (address: string) => boolean
): Individual {
  const relative = before && random(100) < 8 ? before : undefined
  const first = pickSkewed(random, random(2) ? MEN : WOMEN)
  const last = relative?.last ?? pickSkewed(random, NAMES)
  const company = random(100) < 45 ? pick(random, companies) : null
  const one: Individual = {
    first: relative?.first === first ? (first === 'Marie' ? 'Michel' : 'Marie') : first,
    last,
    mobile: `0${6 + random(2)}${digits(random, 8)}`,
    home: relative?.home ?? `0${1 + random(5)}${digits(random, 8)}`,
    company,
    addresses: []
  }
  const wanted = 1 + (random(100) < 35 ? 1 : 0)
  while (one.addresses.length < wanted) {
    const address = makeAddress(
      random,
      one,
      company && one.addresses.length === 0 ? company.host : pick(random, HOSTS)
    )
    if (isFree(address)) one.addresses.push(address)
  }
  return one
}

function makeAddress(random: Random, { first, last }: Individual, host: string): string {
  const [f, l] = [asLocal(first), asLocal(last)]
  const local = pick(random, [
    `${f}.${l}`,
    `${f}.${l}`,
    `${f}${l}`,
    `${f[0]}.${l}`,
    `${f[0]}${l}`,
    `${l}.${f}`,
    `${f}_${l}`,
    `${f}-${l}`
  ])
  return `${local}${HOSTS.includes(host) && random(3) ? random(100) : random(12) ? '' : random(10)}@${host}`
}

function makeLeads(random: Random, one: Individual, isFree: (address: string) => boolean): NewLead[] {
  const count = Math.max(one.addresses.length, 1 + (random(2) ? random(3) : 0))
  return Array.from({ length: count }, (_, index) => {
    const right = one.addresses[index % one.addresses.length] as string
    const wrong = random(100) < 12 ? mistypeAddress(random, right) : right
    const email = isFree(wrong) ? wrong : right
    const isChat = random(100) < 30
    return buildLead({
      createdAt: new Date(1_760_000_000_000 + random(30_000_000) * 1_000),
      ...(isChat ? { nom: 'Chat', prenom: 'Contact' } : typedNames(random, one)),
      email: random(6) ? email : email.toUpperCase(),
      telephone: typedTelephone(random, one),
      company: !isChat && one.company && random(2) ? typedCompany(random, one.company.name) : '',
      source: isChat ? 'chat/nous-contacter' : 'popup'
    })
  })
}

function typedNames(random: Random, { first, last }: Individual): { nom: string; prenom: string } {
  const typed = (text: string) => {
    const wrong = random(100) < 4 ? mistype(random, text) : text
    return pick(random, [wrong, wrong, wrong, wrong.toUpperCase(), wrong.toLowerCase(), asLocal(wrong)])
  }
  const [nom, prenom] = random(100) < 5 ? [typed(first), typed(last)] : [typed(last), typed(first)]
  if (random(100) < 8) return { nom, prenom: 'Non renseigné' }
  return random(100) < 4 ? { nom: 'Non renseigné', prenom: 'Non renseigné' } : { nom, prenom }
}

function typedTelephone(random: Random, one: Individual): string | null {
  const chance = random(100)
  if (chance < 30) return null
  if (chance < 33) return pick(random, ['0600000000', '06 12 34 56 78', '0102030405', '06'])
  const right = chance < 75 ? one.mobile : chance < 88 && one.company ? one.company.telephone : one.home
  const number = random(100) < 3 ? mistype(random, right) : right
  const spaced = number.replace(/(\d\d)(?=\d)/g, `$1${pick(random, ['', ' ', '.', '-'])}`)
  return pick(random, [
    spaced,
    spaced,
    `+33${number.slice(1)}`,
    `0033 ${number.slice(1)}`,
    `+33 (0)${number.slice(1)}`
  ])
}

const typedCompany = (random: Random, name: string): string =>
  pick(random, [
    name,
    name,
    name.toUpperCase(),
    name.replace(/^SARL /, ''),
    asLocal(name).length > 12 ? mistype(random, name) : name
  ])
