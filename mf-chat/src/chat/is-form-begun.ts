/** On the panel of the chat, by which its fields are found. */
export const CHAT_PANEL = 'data-chat-panel'

const WORDS = `[${CHAT_PANEL}] :is(input[name="email"], input[name="telephone"], textarea)`

/** Is a form of the chat in sight with something typed in it? */
export function isFormBegun(page: ParentNode = document): boolean {
  const fields = [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WORDS)]
  return fields.some((field) => field.value.trim() !== '' && field.getClientRects().length > 0)
}
