/** What the widget shows once it is asked for, in one file of its own: most visits never load it. */
export { ChatPanel } from '../chat/chat-panel.tsx'
export { ContactPopup } from '../popup/contact-popup.tsx'
