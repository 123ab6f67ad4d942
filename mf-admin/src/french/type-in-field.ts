import type { ChangeEvent } from 'react'
import { addSign, isInCode } from './type-french.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * What was just typed into a field of French words becomes what it is in the text (EDITOR-24): to be called as the field changes, before
 * its value is read. It is a step of its own, that one Undo of the browser takes back.
 */
export function typeInField({ target, nativeEvent }: ChangeEvent<Field>): void {
  const { inputType, data, isComposing } = nativeEvent as InputEvent
  if (inputType !== 'insertText' || isComposing || data?.length !== 1) return
  const change = correctionOf(target.value, target.selectionStart ?? 0)
  if (!change) return
  const { from, to, text } = change
  target.setSelectionRange(from, to)
  // The one way into a field that the browser's Undo knows of.
  document.execCommand('insertText', false, text)
}

/** What takes the place of the signs up to the caret, just behind the one that was typed; null where they are right as they are. */
export function correctionOf(
  value: string,
  caret: number
): { from: number; to: number; text: string } | null {
  const typed = value.slice(0, caret)
  const before = typed.slice(0, -1)
  if (isInCode(before)) return null
  const corrected = addSign(before, typed.slice(-1))
  if (corrected === typed) return null
  let from = 0
  while (from < before.length && corrected[from] === typed[from]) from += 1
  return { from, to: caret, text: corrected.slice(from) }
}
