import { isOneTypoApart, isSlip } from './one-typo.ts'
import type { NameVerdict } from './person-names.ts'

/** Hosts of mail for everybody: an address at one of them says nothing of where somebody works. */
const PUBLIC_HOSTS = new Set(
  (
    'gmail.com googlemail.com outlook.com outlook.fr hotmail.com hotmail.fr live.com live.fr msn.com yahoo.com yahoo.fr ymail.com icloud.com me.com ' +
    'mac.com aol.com orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr numericable.fr bbox.fr club-internet.fr gmx.com gmx.fr gmx.net ' +
    'mail.com email.com proton.me protonmail.com pm.me tutanota.com zoho.com'
  ).split(' ')
)
const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** Mailboxes that several people read. */
const SHARED =
  /^(contacts?|info|infos|accueil|reception|bonjour|hello|direction|commercial|communication|compta|comptabilite|rh|admin|administration|secretariat|reservations?|booking|service|support|marketing|presse|evenements?|events?|seminaires?|groupes?|hotel|mairie|bureau|equipe|team)$/

/** Characters from which on a part before the @ is hardly anybody else's. */
const LONG = 8

export interface Mailbox {
  /** Without what follows a +, and without dots where the host ignores them. */
  local: string
  /** The host, with a misspelling of a well-known one corrected. */
  host: string
}

/** An address, folded already, as it is compared. */
export function mailboxOf(address: string): Mailbox {
  const at = address.lastIndexOf('@')
  const host = correctHost(address.slice(at + 1))
  const local = address.slice(0, at).replace(/\+.*$/, '')
  return { local: GMAIL.has(host) ? local.replaceAll('.', '') : local, host }
}

/** 'gmial.com' is gmail.com; a host that exists is left as it is, and so are short ones, to which too much is near. */
function correctHost(host: string): string {
  if (PUBLIC_HOSTS.has(host)) return host
  const near = [...PUBLIC_HOSTS].filter((known) => known.length >= LONG && isOneTypoApart(host, known))
  return near.length === 1 ? (near[0] as string) : host
}

/** Does the host belong to an organisation, rather than to everybody? */
export const isWorkHost = (host: string): boolean => !PUBLIC_HOSTS.has(host)

/** Do several people read it? */
export const isShared = ({ local }: Mailbox): boolean => SHARED.test(local)

/** Is what stands before the @ long enough to be one person's, and not a team's? */
export const isDistinct = (mailbox: Mailbox): boolean => mailbox.local.length >= LONG && !isShared(mailbox)

/** What an address keeps through two letters swapped, or one typed twice: its letters, each once, in order. */
export const lettersOf = ({ local, host }: Mailbox): string =>
  `${[...new Set(local)].sort().join('')}@${host}`

const isLetter = (letters: string) => /^\p{L}+$/u.test(letters)

/** Do both addresses spell one name, apart from digits and dots ('yanis.lambert4' and 'yanislambert')? */
export function spellOneName(our: Mailbox, their: Mailbox): boolean {
  const [ours, theirs] = [our, their].map(({ local }) => local.replace(/[^\p{L}]/gu, ''))
  return ours === theirs && isDistinct(our) && isDistinct(their)
}

/**
 * Is one address the other with a mistake in it? Digits and dots are no mistakes: 'jean.martin2' is another person. With the same name on
 * both sides any one mistake is enough; without, only those that hardly make the address of somebody else: in the host, among the few
 * addresses of an organisation, or two letters swapped or one doubled.
 */
export function isMistypedAddress(our: Mailbox, their: Mailbox, names: NameVerdict): boolean {
  if (names === 'other' || our.local.length < 5 || isShared(our) || isShared(their)) return false
  const isNamed = names === 'same' || names === 'near'
  const isSameHost = our.host === their.host
  if (our.local === their.local)
    return isSameHost || (isOneTypoApart(our.host, their.host, isLetter) && (isNamed || isDistinct(our)))
  if (!isSameHost || !isOneTypoApart(our.local, their.local, isLetter)) return false
  if (isNamed) return true
  // 'f.perrin' and 'm.perrin' are two people.
  if (!isDistinct(our) || our.local[0] !== their.local[0]) return false
  return isWorkHost(our.host) || isSlip(our.local, their.local)
}
