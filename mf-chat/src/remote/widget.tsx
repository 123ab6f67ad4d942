import { KEEPS_PAGE } from '@site/contracts/federation/kept-page'
import { useCommand, useCountedStep, useLocation, useSite, useStore } from '@site/web/platform'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { useIsMobile } from '@site/web/ui/use-is-mobile'
import { useEffect, useState } from 'react'
import { chatCopy, choicesOf } from '../chat/content/chat.ts'
import { isFormBegun } from '../chat/is-form-begun.ts'
import { type ChatStore, createChatStore } from '../chat/state/chat-store.ts'
import { popupNotice } from '../popup/content/notice.ts'
import { onDocumentLoad } from '../popup/document-load.ts'
import { createFieldRest } from '../popup/field-rest.ts'
import { isPopupAhead, isPopupVisible } from '../popup/popup-rules.ts'
import { createPopupStore } from '../popup/popup-store.ts'
import { createShownMemory } from '../popup/shown-memory.ts'
import { ChatWidget } from '../widget/chat-widget.tsx'
import { useParts } from '../widget/use-parts.ts'

/** Chat and contact pop-up, on every public page; the shell mounts no widget under /admin (CHAT-2). */
export default function Widget() {
  const { pathname } = useLocation()
  const isMobile = useIsMobile()
  const { fullName, productName, eventsProductName } = useSite()
  const [chat] = useState(() =>
    createChatStore({
      greeting: chatCopy.greeting(fullName, eventsProductName),
      reply: chatCopy.reply,
      choices: choicesOf(productName),
      site: chatCopy.site
    })
  )
  const [rest] = useState(() => createFieldRest(undefined, isFormBegun))
  const [popup] = useState(() =>
    createPopupStore(
      createShownMemory(() => window.localStorage),
      rest.remaining
    )
  )
  const isChatOpen = useStore(chat.store, (state) => state.isOpen)
  const hasBegun = useStore(chat.store, ({ messages }) => messages.some(({ isUser }) => isUser))
  const isPopupWanted = useStore(popup.store, isPopupVisible)
  const isPopupComing = useStore(popup.store, isPopupAhead)
  const parts = useParts(isChatOpen || isPopupWanted, chat.close)

  useEffect(() => rest.follow(document), [rest])
  useEffect(() => onDocumentLoad(popup.documentLoaded), [popup])
  useEffect(() => popup.setMobile(isMobile), [popup, isMobile])
  useEffect(() => popup.setChatOpen(isChatOpen), [popup, isChatOpen])
  useEffect(() => () => popup.stop(), [popup])
  useEffect(() => () => chat.stop(), [chat])
  useCountedStep('chat-opened', isChatOpen)
  useCloseOnLeaving(chat, pathname, isMobile)
  useCommand('open-chat', ({ view, email }) => chat.open(view, email))

  return (
    <>
      {/* Whoever has just written is not asked to once more (POPUP-4). */}
      <ChatWidget chat={chat} isMobile={isMobile} onSent={popup.finish} Panel={parts?.ChatPanel} />
      <div role="status" {...(hasBegun && { [KEEPS_PAGE]: '' })}>
        {isPopupComing && <VisuallyHidden>{popupNotice}</VisuallyHidden>}
      </div>
      {parts && <parts.ContactPopup popup={popup} />}
    </>
  )
}

/** On a phone the chat covers the page: one that changes beneath it closes it (CHAT-10). */
function useCloseOnLeaving(chat: ChatStore, pathname: string, isMobile: boolean): void {
  const [shownAt, setShownAt] = useState(pathname)
  useEffect(() => {
    if (shownAt === pathname) return
    setShownAt(pathname)
    if (isMobile) chat.close()
  }, [chat, pathname, shownAt, isMobile])
}
