import { HttpError } from '@site/web/platform'
import { problems } from '../content/conversation.ts'

/** Why something was not done: a sentence, and one for each field that is not as it should be. */
export interface Trouble {
  message: string
  fields: Record<string, string>
}

/** What to say in French about a call that failed. The server's own sentence comes first where it has one for a person. */
export function problemOf(error: unknown): Trouble {
  if (!(error instanceof HttpError)) return { message: problems.offline, fields: {} }
  const { status, problem } = error
  if (status === 401) return { message: problems.refused, fields: {} }
  if (status === 404) return { message: problems.missing, fields: {} }
  return { message: problem?.message ?? problems.other, fields: problem?.fields ?? {} }
}
