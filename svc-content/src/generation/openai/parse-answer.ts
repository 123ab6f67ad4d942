import { z } from 'zod'
import type { Draft } from '../article-writer.ts'

const answerSchema = z.object({ title: z.string(), content: z.string() })

/**
 * The article in what a model said: an object { title, content }, alone, in a code fence, or after its reflections. Null when
 * there is none that can be read.
 */
export function parseAnswer(text: string): Draft | null {
  const said = text.replace(/<think>[\s\S]*?<\/think>/g, '').trim()
  const fenced = /```(?:json)?\s*\n([\s\S]*?)\n?```/.exec(said)?.[1]
  const braced = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)
  for (const candidate of [said, fenced, braced]) {
    const parsed = answerSchema.safeParse(readJson(candidate))
    if (parsed.success) return parsed.data
  }
  return null
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined // no JSON: whoever asks tries another part of the answer, then says so to the model
  }
}
