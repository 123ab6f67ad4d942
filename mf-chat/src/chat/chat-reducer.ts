export type ChatView = 'welcome' | 'about' | 'solution' | 'sectors' | 'contact' | 'appointment'
export type ChatTopic = Exclude<ChatView, 'welcome'>

/** SPEC §3. `timestamp` is in milliseconds since the epoch. */
export interface ChatMessage {
  id: number
  text: string
  isUser: boolean
  timestamp: number
}

export interface ChatState {
  isOpen: boolean
  view: ChatView
  /** Address that came with the last opening, for the contact form; each opening with one is another object. */
  offered: { email: string } | null
  /** How far the welcome has come. It is played once, on the first opening that is not cut short. */
  intro: 'unseen' | 'typing' | 'greeted' | 'complete'
  /** Topic chosen, shown after the typing delay. */
  upcoming: ChatTopic | null
  messages: ChatMessage[]
  /** Visitor's messages still without their canned reply. */
  unanswered: number
}

export type ChatEvent =
  | { type: 'opened'; view?: ChatView | undefined; email?: string | undefined }
  | { type: 'closed'; reply: string; at: number }
  | { type: 'intro-started' }
  | { type: 'greeted' }
  | { type: 'options-offered' }
  | { type: 'topic-chosen'; topic: ChatTopic }
  | { type: 'topic-shown' }
  | { type: 'returned' }
  | { type: 'message-sent'; text: string; at: number }
  | { type: 'reply-sent'; text: string; at: number }

export const initialChat: ChatState = {
  isOpen: false,
  view: 'welcome',
  offered: null,
  intro: 'unseen',
  upcoming: null,
  messages: [],
  unanswered: 0
}

/** What happened, applied to the conversation (SPEC §4 Chat panel). Pure: the clock is in `createChatStore`. */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'opened':
      return {
        ...state,
        isOpen: true,
        ...(event.view ? { view: event.view, upcoming: null } : {}),
        ...(event.email ? { offered: { email: event.email } } : {})
      }
    case 'closed':
      return { ...settle(state, event), isOpen: false }
    case 'intro-started':
      return { ...state, intro: 'typing' }
    case 'greeted':
      return { ...state, intro: 'greeted' }
    case 'options-offered':
      return { ...state, intro: 'complete' }
    case 'topic-chosen':
      return { ...state, upcoming: event.topic }
    case 'topic-shown':
      return state.upcoming ? { ...state, view: state.upcoming, upcoming: null } : state
    case 'returned':
      return { ...state, view: 'welcome', upcoming: null }
    case 'message-sent':
      return {
        ...withMessage(state, event.text, true, event.at),
        unanswered: state.unanswered + 1
      }
    case 'reply-sent':
      return { ...withMessage(state, event.text, false, event.at), unanswered: state.unanswered - 1 }
  }
}

/** Does the assistant seem to be typing? */
export function isTyping({ intro, view, upcoming, unanswered }: ChatState): boolean {
  return upcoming !== null || unanswered > 0 || (view === 'welcome' && intro === 'typing')
}

/** Closing cuts what was under way: the welcome starts over, a choice is dropped, a message keeps its reply. */
function settle(state: ChatState, { reply, at }: { reply: string; at: number }): ChatState {
  let settled: ChatState = {
    ...state,
    upcoming: null,
    unanswered: 0,
    intro: state.intro === 'complete' ? 'complete' : 'unseen'
  }
  for (let left = state.unanswered; left > 0; left -= 1) settled = withMessage(settled, reply, false, at)
  return settled
}

function withMessage(state: ChatState, text: string, isUser: boolean, timestamp: number): ChatState {
  const message = { id: state.messages.length + 1, text, isUser, timestamp }
  return { ...state, messages: [...state.messages, message] }
}
