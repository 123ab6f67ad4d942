import { z } from 'zod'

/**
 * 'answer': somebody of the team wrote it; 'receipt': the site confirmed the demand; 'reply': it came from the visitor. A reader takes
 * any later kind as an answer.
 */
export const MESSAGE_KINDS = ['answer', 'receipt', 'reply'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/**
 * 'waiting': it is about to be sent, or will be tried again; 'sent'; 'perhaps-twice': it was sent again after a send whose outcome is
 * not known; 'failed': it is not tried any more; 'received'.
 */
export const MESSAGE_STATES = ['waiting', 'sent', 'perhaps-twice', 'failed', 'received'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** A message of the thread with a visitor. */
export const threadMessageSchema = z.object({
  id: z.number().int().positive(),
  kind: z.enum(MESSAGE_KINDS),
  at: z.iso.datetime(),
  /** The name of the code of who wrote it; null for the shared code, receipts and visitors. */
  by: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /** A reply that was too long is cut. */
  isCut: z.boolean(),
  /** An absence note, or the report of a mail server. */
  isAutomatic: z.boolean(),
  state: z.enum(MESSAGE_STATES),
  sentAt: z.iso.datetime().nullable(),
  /** A French sentence on what is wrong; null when nothing is. */
  problem: z.string().nullable(),
  /** The names of the files that came with a reply. The files themselves stay in the mailbox. */
  attachments: z.array(z.string())
})
export type ThreadMessage = z.infer<typeof threadMessageSchema>

/** All that was written to a visitor and came back, oldest first, and what it takes to write once more. */
export const threadSchema = z.object({
  to: z.string(),
  /** Who the e-mails come from; null while the site cannot send any. */
  from: z.string().nullable(),
  /** What replaces the variables of models (variables.ts). */
  variables: z.object({
    prénom: z.string(),
    nom: z.string(),
    // A service of before does not know it.
    société: z.string().default(''),
    date: z.string(),
    'rendez-vous': z.string(),
    signature: z.string()
  }),
  messages: z.array(threadMessageSchema)
})
export type Thread = z.infer<typeof threadSchema>
