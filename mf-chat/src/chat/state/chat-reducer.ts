import type { SitePassage, SitePlace } from '@site/contracts/assistant/question'

export type ChatView = 'welcome' | 'about' | 'solution' | 'sectors' | 'contact' | 'appointment'
export type ChatTopic = Exclude<ChatView, 'welcome'>

/** What the site says to a question: 'passages' of it, 'none', or nothing because it could not be asked ('unavailable'). */
export interface SiteReply {
  result: 'passages' | 'none' | 'unavailable'
  question: string
  passages: SitePassage[]
  /** What may be worth reading where nothing answers. */
  near: SitePlace[]
  /** Why it could not be asked, where there is more to say of that. */
  reason?: string
}

/** A line of the conversation. `timestamp` is in milliseconds since the epoch. */
export interface ChatMessage {
  id: number
  text: string
  isUser: boolean
  timestamp: number
  /** The second bubble: what the site itself says. Its `text` is how it begins. */
  site?: SiteReply
  /** The topic that was shown here, after the choice that led to it, until the visitor went on. */
  seen?: ChatTopic
}

export interface ChatState {
  isOpen: boolean
  view: ChatView
  /** Address that came with the last opening, for the contact form; each opening with one is another object. */
  offered: { email: string } | null
  /** Question that the visitor has said to send along with the contact form (CHAT-39); each time is another object. */
  carried: { question: string } | null
  /** How far the welcome has come. It is played once, on the first opening that is not cut short. */
  intro: 'unseen' | 'typing' | 'greeted' | 'complete'
  /** Topic chosen, shown after the typing delay. */
  upcoming: ChatTopic | null
  messages: ChatMessage[]
  /** How many messages were said before what the view shows: it stands after them, and newer ones after it. */
  viewAt: number
  /** Does the view answer a choice? One that a link of the page opened answers none. */
  isAnswer: boolean
  /** Counts the views that were shown, the same one again included. */
  turn: number
  /** Visitor's messages still without their canned reply. */
  unanswered: number
  /** Questions that the site has still to say something to. */
  looking: number
  /** Message that closing takes back: a greeting whose options have not come yet, a choice whose topic has not. */
  unfinished: number | null
}

export type ChatEvent =
  | { type: 'opened'; view?: ChatView | undefined; email?: string | undefined }
  | { type: 'closed'; reply: string; at: number }
  | { type: 'intro-started' }
  | { type: 'greeted'; text: string; at: number }
  | { type: 'options-offered' }
  | { type: 'topic-chosen'; topic: ChatTopic; text: string; at: number }
  | { type: 'topic-shown' }
  | { type: 'returned' }
  | { type: 'message-sent'; text: string; at: number; asksSite?: boolean }
  | { type: 'site-answered'; text: string; site: SiteReply; at: number }
  | { type: 'question-carried'; question: string }
  | { type: 'reply-sent'; text: string; at: number }

export const initialChat: ChatState = {
  isOpen: false,
  view: 'welcome',
  offered: null,
  carried: null,
  intro: 'unseen',
  upcoming: null,
  messages: [],
  viewAt: 0,
  isAnswer: false,
  turn: 0,
  unanswered: 0,
  looking: 0,
  unfinished: null
}

/** What happened, applied to the conversation (CHAT-16 to CHAT-25). Pure: the clock is in `createChatStore`. */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'opened':
      return {
        ...(event.view ? show(state, event.view) : state),
        isOpen: true,
        ...(event.email ? { offered: { email: event.email } } : {})
      }
    case 'closed':
      return { ...settle(state, event), isOpen: false }
    case 'intro-started':
      return { ...state, intro: 'typing' }
    case 'greeted':
      return unfinished({ ...withMessage(state, event.text, false, event.at), intro: 'greeted' })
    case 'options-offered':
      return { ...state, intro: 'complete', viewAt: state.messages.length, unfinished: null }
    case 'topic-chosen':
      return unfinished({ ...withMessage(state, event.text, true, event.at), upcoming: event.topic })
    case 'topic-shown':
      return state.upcoming ? { ...show(state, state.upcoming), isAnswer: true } : state
    case 'returned':
      return show(state, 'welcome')
    case 'message-sent':
      return {
        ...withMessage(state, event.text, true, event.at),
        unanswered: state.unanswered + 1,
        looking: state.looking + (event.asksSite ? 1 : 0)
      }
    case 'reply-sent':
      return offerAgain({
        ...withMessage(state, event.text, false, event.at),
        unanswered: state.unanswered - 1
      })
    case 'site-answered':
      return offerAgain({
        ...withMessage(state, event.text, false, event.at, event.site),
        looking: state.looking - 1
      })
    case 'question-carried':
      return { ...state, carried: { question: event.question } }
  }
}

/** The view comes after what has been said so far. */
const show = (state: ChatState, view: ChatView): ChatState => {
  const messages = withoutView(state)
  return {
    ...state,
    view,
    isAnswer: false,
    messages,
    upcoming: null,
    unfinished: null,
    viewAt: messages.length,
    turn: state.turn + 1
  }
}

/** Where a topic that answered a choice stood, a line says so: no choice is left without an answer (CHAT-42). */
const withoutView = ({ view, viewAt, isAnswer, messages }: ChatState): ChatMessage[] => {
  const choice = messages[viewAt - 1]
  if (view === 'welcome' || !isAnswer || !choice) return messages
  const { timestamp } = choice
  return messages.toSpliced(viewAt, 0, {
    id: nextId(messages),
    text: '',
    isUser: false,
    timestamp,
    seen: view
  })
}

const nextId = (messages: ChatMessage[]) => Math.max(0, ...messages.map(({ id }) => id)) + 1

/** A reply leads on: the options of the welcome come after it. */
const offerAgain = (state: ChatState): ChatState =>
  state.view === 'welcome' && state.upcoming === null ? { ...state, viewAt: state.messages.length } : state

const unfinished = (state: ChatState): ChatState => ({
  ...state,
  unfinished: state.messages.at(-1)?.id ?? null
})

/** Does the assistant seem to be typing? */
export function isTyping({ intro, view, upcoming, unanswered, looking }: ChatState): boolean {
  return upcoming !== null || unanswered > 0 || looking > 0 || (view === 'welcome' && intro === 'typing')
}

/** Closing cuts what was under way: the welcome starts over, a choice is dropped, a message keeps its reply. */
function settle(state: ChatState, { reply, at }: { reply: string; at: number }): ChatState {
  const messages = state.messages.filter(({ id }) => id !== state.unfinished)
  let closed: ChatState = {
    ...state,
    messages,
    viewAt: Math.min(state.viewAt, messages.length),
    upcoming: null,
    unanswered: 0,
    unfinished: null,
    intro: state.intro === 'complete' ? 'complete' : 'unseen'
  }
  for (let left = state.unanswered; left > 0; left -= 1) closed = withMessage(closed, reply, false, at)
  return offerAgain(closed)
}

function withMessage(
  state: ChatState,
  text: string,
  isUser: boolean,
  timestamp: number,
  site?: SiteReply
): ChatState {
  const message: ChatMessage = { id: nextId(state.messages), text, isUser, timestamp, ...(site && { site }) }
  return { ...state, messages: [...state.messages, message] }
}

/** The latest question that the site said something to; null before the first one. */
export const lastQuestion = ({ messages }: ChatState): string | null =>
  messages.findLast(({ site }) => site)?.site?.question ?? null
