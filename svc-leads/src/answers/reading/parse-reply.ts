import { createHash } from 'node:crypto'
import { type ParsedMail, simpleParser } from 'mailparser'
import type { FetchedMail } from './mailbox.ts'

/** Longest text that is kept, in characters: as UTF-8 it fits the column. */
const TEXT_LENGTH = 15_000
const ATTACHMENTS = { count: 20, length: 120 }

/**
 * Longest HTML that is made text, in characters. The time of it grows with the square of its cells: two megabytes of them hold up the
 * whole process for minutes.
 */
const HTML_LENGTH = 50_000

const OPTIONS = { skipTextToHtml: true, skipImageLinks: true, maxHtmlLengthToParse: HTML_LENGTH }

/** What is kept of an e-mail that came in. */
export interface Reply {
  messageId: string
  /** The messages that it answers, the nearest first. */
  answers: string[]
  from: string
  subject: string
  text: string
  isCut: boolean
  isAutomatic: boolean
  /** Names of its files: they themselves stay in the mailbox. */
  attachments: string[]
}

/** Reads an e-mail: HTML becomes text, files become their names. @throws Error when it cannot be read */
export async function parseReply({ source, isHeadersOnly }: FetchedMail): Promise<Reply> {
  const mail = await simpleParser(source, OPTIONS)
  const body = await textOf(mail)
  const text = clean(body.text).trim()
  return {
    messageId: bare(mail.messageId) ?? `${createHash('sha256').update(source).digest('hex')}@without-id`,
    answers: answersOf(mail),
    from: mail.from?.value[0]?.address ?? '',
    subject: clean(mail.subject ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 300),
    text: text.slice(0, TEXT_LENGTH),
    isCut: isHeadersOnly || body.isCut || text.length > TEXT_LENGTH,
    isAutomatic: isAutomatic(mail),
    attachments: mail.attachments
      .flatMap(({ filename }) => (filename ? [clean(filename).slice(0, ATTACHMENTS.length)] : []))
      .slice(0, ATTACHMENTS.count)
  }
}

/**
 * Its text; mailparser makes one of HTML only where that is the whole message, and not a part beside a file. Of long HTML the beginning is
 * read: there stands what was answered.
 */
async function textOf({ text, html }: ParsedMail): Promise<{ text: string; isCut: boolean }> {
  if (text?.trim() || !html) return { text: text ?? '', isCut: false }
  const beginning = html.slice(0, HTML_LENGTH)
  const alone = await simpleParser(`Content-Type: text/html; charset=utf-8\r\n\r\n${beginning}`, OPTIONS)
  return { text: alone.text ?? '', isCut: html.length > HTML_LENGTH }
}

/** Without control characters, line breaks and tabs aside. */
const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\t]/gu, '')

const bare = (id: string | undefined): string | undefined => {
  const text = id?.trim().replace(/^<|>$/g, '')
  return text ? text.slice(0, 255) : undefined
}

function answersOf({ inReplyTo, references = [] }: ParsedMail): string[] {
  const earlier = (Array.isArray(references) ? references : [references]).slice().reverse()
  const ids = [...(inReplyTo ?? '').split(/\s+/), ...earlier].slice(0, 50)
  return [...new Set(ids.flatMap((id) => bare(id) ?? []))]
}

/** An absence note, or the report of a mail server (RFC 3834, RFC 3462). */
function isAutomatic({ headers, from }: ParsedMail): boolean {
  const textIn = (name: string) => {
    const value = headers.get(name)
    return typeof value === 'string' ? value.toLowerCase() : ''
  }
  const submitted = textIn('auto-submitted')
  const type = headers.get('content-type')
  const isReport = typeof type === 'object' && 'value' in type && type.value === 'multipart/report'
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(bulk|junk|auto_reply)$/.test(textIn('precedence')) ||
    headers.has('x-autoreply') ||
    isReport ||
    /^(mailer-daemon|postmaster)@/i.test(from?.value[0]?.address ?? '')
  )
}
