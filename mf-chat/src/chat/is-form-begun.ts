/** On the panel of the chat, by which its fields are found. */
export const CHAT_PANEL = 'data-chat-panel'

const isSeen = (field: Element) => field.getClientRects().length > 0

/** Is a form of the chat in sight, or something typed to the assistant? */
export function isFormBegun(page: ParentNode = document): boolean {
  const forms = [...page.querySelectorAll(`[${CHAT_PANEL}] input[name="email"]`)]
  const words = [...page.querySelectorAll<HTMLTextAreaElement>(`[${CHAT_PANEL}] textarea`)]
  return forms.some(isSeen) || words.some((field) => field.value.trim() !== '' && isSeen(field))
}
