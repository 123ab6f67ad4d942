import { useStore } from '@site/web/platform'
import type { ChatStore } from '../chat/state/chat-store.ts'
import { useEarlyEscape } from '../focus/use-early-escape.ts'
import { useOpener } from '../focus/use-opener.ts'
import { Launcher } from './launcher.tsx'
import { loadParts, type Parts } from './use-parts.ts'

export const PANEL_ID = 'chat-panel'

interface ChatWidgetProps {
  chat: ChatStore
  isMobile: boolean
  /** A form of the chat was sent. */
  onSent: () => void
  /** Comes when it is first wanted. */
  Panel?: Parts['ChatPanel'] | undefined
}

/** The launcher and the panel it toggles. */
export function ChatWidget({ chat, isMobile, onSent, Panel }: ChatWidgetProps) {
  const state = useStore(chat.store)
  const opener = useOpener(chat, state.isOpen)
  useEarlyEscape(state.isOpen, opener, chat.close)
  const toggle = () => (state.isOpen ? chat.close() : chat.open())
  return (
    <>
      {Panel && (
        <Panel id={PANEL_ID} chat={chat} state={state} isMobile={isMobile} onSent={onSent} opener={opener} />
      )}
      <Launcher isOpen={state.isOpen} panelId={Panel && PANEL_ID} onNear={warm} onToggle={toggle} />
    </>
  )
}

/** The press that follows says so if it fails. */
const warm = () => void loadParts().catch((error: unknown) => console.warn('The chat is not here yet', error))
