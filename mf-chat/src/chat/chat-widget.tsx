import { useStore } from '@site/web/platform'
import { ChatPanel } from './chat-panel.tsx'
import type { ChatStore } from './chat-store.ts'
import { Launcher } from './launcher.tsx'

export const PANEL_ID = 'chat-panel'

/** The launcher and the panel it toggles. */
export function ChatWidget({ chat, isMobile }: { chat: ChatStore; isMobile: boolean }) {
  const state = useStore(chat.store)
  const toggle = () => (state.isOpen ? chat.close() : chat.open())
  return (
    <>
      <ChatPanel id={PANEL_ID} chat={chat} state={state} isMobile={isMobile} />
      <Launcher isOpen={state.isOpen} panelId={PANEL_ID} onToggle={toggle} />
    </>
  )
}
