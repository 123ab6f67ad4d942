import { z } from 'zod'
import type { Draft } from '../draft/article-writer.ts'

const answerSchema = z.object({ title: z.string(), content: z.string() })

/**
 * The article in what a model said: an object { title, content }, alone, in a code fence, or after its reflections. Null when
 * there is none that can be read. Found by searching, never by expressions: what a model says may be two megabytes of anything.
 */
export function parseAnswer(text: string): Draft | null {
  const said = withoutReflections(text).trim()
  const braced = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)
  for (const candidate of [said, insideFence(said), braced]) {
    const parsed = answerSchema.safeParse(readJson(candidate))
    if (parsed.success) return parsed.data
  }
  return null
}

function withoutReflections(text: string): string {
  let said = ''
  let at = 0
  for (;;) {
    const open = text.indexOf('<think>', at)
    const close = open < 0 ? -1 : text.indexOf('</think>', open)
    if (close < 0) return said + text.slice(at)
    said += text.slice(at, open)
    at = close + '</think>'.length
  }
}

/** What stands in the first fence that is plain or says json. */
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
    return undefined // no JSON: whoever asks tries another part of the answer, then says so to the model
  }
}
