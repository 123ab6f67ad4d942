import type { ChatFormKind } from '../../contact/contact-body.ts'
import type { ChatState } from '../state/chat-reducer.ts'
import type { ChatStore } from '../state/chat-store.ts'
import { AboutView } from './about-view.tsx'
import { ChatFormView } from './chat-form-view.tsx'
import { SectorsView } from './sectors-view.tsx'
import { SolutionView } from './solution-view.tsx'
import type { ChatForm } from './use-chat-form.ts'
import { WelcomeView } from './welcome-view.tsx'

interface ChatTopicViewProps {
  chat: ChatStore
  state: ChatState
  forms: Record<ChatFormKind, ChatForm>
}

/** The view of the moment: the welcome or what it leads to (CHAT-20). */
export function ChatTopicView({ chat, state, forms }: ChatTopicViewProps) {
  switch (state.view) {
    case 'welcome':
      return (
        state.intro === 'complete' && (
          <WelcomeView isChoosing={state.upcoming !== null} onChoose={chat.choose} />
        )
      )
    case 'about':
      return <AboutView onBack={chat.back} onChoose={chat.choose} />
    case 'sectors':
      return <SectorsView onBack={chat.back} onChoose={chat.choose} />
    case 'solution':
      return <SolutionView onBack={chat.back} onChoose={chat.choose} />
    case 'contact':
    case 'appointment':
      return <ChatFormView form={forms[state.view]} onBack={chat.back} />
  }
}
