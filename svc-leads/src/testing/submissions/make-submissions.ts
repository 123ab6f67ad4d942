import { type Contact, type ContactInput, contactSchema } from '@site/contracts/operations/contact'
import {
  CHAT_APPOINTMENT_MESSAGE,
  CHAT_CONTACT_MESSAGE,
  POPUP_DEFAULTS
} from '@site/contracts/operations/contact-forms'
import { createRandom, pick, type Random, randomLead } from '../random-leads.ts'
import { REAL_TEMPLATES } from './real-texts.ts'
import { SLOTS } from './slots.ts'
import { SPAM_TEMPLATES } from './spam-texts.ts'
import { WRITTEN_REAL } from './written-real.ts'
import { WRITTEN_SPAM } from './written-spam.ts'

/** A submission of a made set, and when it came. */
export interface MadeSubmission {
  at: Date
  contact: Contact
  isSpam: boolean
  /** Made of a text that nobody looked at while the scorer was tuned. */
  isHeldOut: boolean
}

const START = Date.UTC(2026, 0, 1)
const YEAR_MS = 365 * 86_400_000
/** Nine in ten real ones have a text of their own; the rest are the forms' own texts. */
const OWN_TEXT_OF_TEN = 9

/** A text of a template or a written one, and whether it is of the third that is held out. */
interface Text {
  text: string
  isHeldOut: boolean
}

/** `count` spam and `count` real submissions of a year, in the order they came: the same for the same seed. */
export function makeSubmissions(seed: number, count: number): MadeSubmission[] {
  const random = createRandom(seed)
  const real = Array.from({ length: count }, () => makeReal(random))
  return [...real, ...makeCampaigns(random, count)].sort(
    (one, other) => one.at.getTime() - other.at.getTime()
  )
}

function makeReal(random: Random): MadeSubmission {
  const isOwn = random(10) < OWN_TEXT_OF_TEN
  const { text, isHeldOut } = isOwn
    ? pickText(random, REAL_TEMPLATES, WRITTEN_REAL)
    : {
        text: pick(random, [CHAT_CONTACT_MESSAGE, CHAT_APPOINTMENT_MESSAGE, POPUP_DEFAULTS.note]),
        isHeldOut: random(3) === 2
      }
  const { nom, prenom, email, telephone } = randomLead(random)
  return made(random, {
    ...{ at: randomTime(random), isSpam: false, isHeldOut },
    input: {
      firstName: random(4) ? prenom : POPUP_DEFAULTS.name,
      lastName: random(4) ? nom : POPUP_DEFAULTS.name,
      email: random(200) === 0 ? `${prenom.toLowerCase()}@yopmail.com` : email,
      telephone,
      message: text,
      consent: true,
      // A third lets the browser fill the form and sends it at once; a few have a tab of before the form told.
      shownForMs: random(20) === 0 ? null : random(3) === 0 ? 400 + random(1500) : 4000 + random(240_000)
    }
  })
}

/** Spam comes alone, or as a campaign: one text from many addresses within hours. */
function makeCampaigns(random: Random, count: number): MadeSubmission[] {
  const spam: MadeSubmission[] = []
  while (spam.length < count) {
    const size = random(2) ? 1 : 2 + random(11)
    const begin = randomTime(random).getTime()
    const { text, isHeldOut } = pickText(random, SPAM_TEMPLATES, WRITTEN_SPAM)
    for (let sent = 0; sent < size && spam.length < count; sent += 1)
      spam.push(makeSpam(random, { text, isHeldOut, at: new Date(begin + random(6 * 3_600_000)) }))
  }
  return spam
}

function makeSpam(random: Random, { text, isHeldOut, at }: Text & { at: Date }): MadeSubmission {
  const { nom, prenom, email } = randomLead(random)
  return made(random, {
    ...{ at, isSpam: true, isHeldOut },
    input: {
      firstName: prenom,
      lastName: nom,
      email: random(12)
        ? email
        : `${nom.replace(/[^a-z]/g, '') || 'x'}@${pick(random, ['yopmail.com', 'mailinator.com', 'jetable.org', 'mail.webzone'])}`,
      telephone: random(2) ? (SLOTS.foreignPhone?.(random) ?? null) : null,
      message: text,
      // Three in ten fall into the trap. Of the others half post without a form, a quarter within a second or two.
      website: random(10) < 3 ? 'https://spam.example' : null,
      shownForMs: random(2) ? null : random(2) ? random(2000) : 3000 + random(30_000)
    }
  })
}

const made = (
  random: Random,
  { input, ...rest }: Omit<MadeSubmission, 'contact'> & { input: ContactInput }
): MadeSubmission => ({
  ...rest,
  contact: contactSchema.parse({
    company: '',
    pageUrl: 'https://lucarne.example/',
    ...input,
    message: fill(random, input.message ?? '')
  })
})

/** One in four is a written text. */
function pickText(random: Random, templates: readonly string[], written: readonly string[]): Text {
  const list = random(4) ? templates : written
  const index = random(list.length)
  return { text: list[index] ?? '', isHeldOut: index % 3 === 2 }
}

/** Chooses among the alternatives of a template, and fills its slots. */
const fill = (random: Random, template: string): string =>
  template
    .replace(/\[([^[\]{}]*(?:\{\w+\}[^[\]{}]*)*\|[^[\]]*)\]/g, (_, choices: string) =>
      pick(random, choices.split('|'))
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => SLOTS[name]?.(random) ?? whole)

const randomTime = (random: Random) => new Date(START + (random(1_000_000) / 1_000_000) * YEAR_MS)
