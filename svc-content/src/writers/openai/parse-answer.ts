import { z } from 'zod'
import type { Draft } from '../draft/article-writer.ts'

const answerSchema = z.object({ title: z.string(), content: z.string() })

/**
 * The article in the answer of a model: an object { title, content }, alone, in a code fence, or after its reasoning. Null when
 * there is none that can be read. It is found with indexOf and not with regular expressions, whose cost could explode on two
 * megabytes of arbitrary text.
 */
export function parseAnswer(text: string): Draft | null {
  const answer = withoutReasoning(text).trim()
  const braced = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)
  for (const candidate of [answer, insideFence(answer), braced]) {
    const parsed = answerSchema.safeParse(readJson(candidate))
    if (parsed.success) return parsed.data
  }
  return null
}

function withoutReasoning(text: string): string {
  let answer = ''
  let at = 0
  for (;;) {
    const open = text.indexOf('<think>', at)
    const close = open < 0 ? -1 : text.indexOf('</think>', open)
    if (close < 0) return answer + text.slice(at)
    answer += text.slice(at, open)
    at = close + '</think>'.length
  }
}

/** The content of the first code fence that has no language or 'json'. */
function insideFence(text: string): string | undefined {
  let open = text.indexOf('```')
  while (open >= 0) {
    const line = text.indexOf('\n', open)
    const close = line < 0 ? -1 : text.indexOf('```', line)
    if (close < 0) return undefined
    if (['', 'json'].includes(text.slice(open + 3, line).trim())) return text.slice(line + 1, close)
    open = text.indexOf('```', line)
  }
  return undefined
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined // no JSON: the caller tries another part of the answer
  }
}
