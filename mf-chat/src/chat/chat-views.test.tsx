import { renderAt, textOf } from '@site/web/testing/render-at'
import { describe, expect, it } from 'vitest'
import { ChatWidget } from '../widget/chat-widget.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { chatCopy, choicesOf } from './content/chat.ts'
import { solutions } from './content/solutions.ts'
import { type ChatState, initialChat } from './state/chat-reducer.ts'
import { createChatStore } from './state/chat-store.ts'
import { ChatFormResult } from './views/chat-form-result.tsx'

const renderChat = (state: Partial<ChatState>) => {
  const chat = createChatStore({
    greeting: chatCopy.greeting('Lucarne IA', 'Estrade'),
    reply: 'Bien reçu.',
    choices: choicesOf('Lucarne'),
    site: chatCopy.site
  })
  chat.store.setState({ ...initialChat, isOpen: true, intro: 'complete', ...state }, true)
  return renderInitial(chat)
}
/** The server's snapshot of a store is its initial state: the views are given theirs by the panel. */
const renderInitial = (chat: ReturnType<typeof createChatStore>) =>
  renderAt(
    <ChatWidget
      chat={{ ...chat, store: { ...chat.store, getInitialState: chat.store.getState } }}
      isMobile={false}
      onSent={() => undefined}
      Panel={ChatPanel}
    />,
    {
      address: '/'
    }
  )

describe('the chat panel', () => {
  it('is titled after the product', () => {
    expect(textOf(renderChat({}))).toContain('Assistant Lucarne IA')
  })

  it('offers five options, and only once they are due', () => {
    const options = (html: string) => html.match(/aria-disabled/g)?.length ?? 0
    expect(options(renderChat({}))).toBe(5)
    expect(options(renderChat({ intro: 'greeted' }))).toBe(0)
    expect(textOf(renderChat({ intro: 'typing' }))).toContain('L’assistant écrit…')
  })

  it('says that nobody is at the other end, at its first opening and whatever it opens at', () => {
    expect(chatCopy.greeting('Lucarne IA', 'Estrade')).toMatch(/^Bonjour.*automatique.*pas une personne/)
    for (const view of ['welcome', 'contact'] as const)
      expect(textOf(renderChat({ view, intro: 'unseen' }))).toContain('Réponses automatiques')
  })

  it('leads from the canned reply to a person', () => {
    const messages = ['Combien ?', 'Bien reçu.'].map((text, place) => ({
      id: place + 1,
      text,
      isUser: place === 0,
      timestamp: 0
    }))
    const toContact = /<button[^>]*>(?:<svg.*?<\/svg>)?Nous contacter/g
    const count = (state: Partial<ChatState>) =>
      renderChat({ messages, ...state }).match(toContact)?.length ?? 0
    expect(count({ view: 'about', viewAt: 0 })).toBe(1)
    expect(count({ view: 'about', viewAt: 2 })).toBe(0)
    // In the welcome the option is there, after the reply.
    expect(count({ view: 'welcome', viewAt: 2 })).toBe(1)
  })

  it.each(['about', 'sectors', 'solution', 'contact', 'appointment'] as const)(
    'leads back from the view %s',
    (view) => {
      const text = textOf(renderChat({ view }))
      expect(text).toContain('Retour')
      expect(text).toContain('Assistant Lucarne IA')
    }
  )

  it('keeps the free-text box in every view, its button off while it is blank', () => {
    for (const view of ['welcome', 'about', 'solution', 'contact'] as const)
      expect(renderChat({ view })).toMatch(/<button[^>]*aria-label="Envoyer le message"[^>]*disabled/)
  })

  it('says by their title what fields ask for whose label is not seen, and gives an example of an address', () => {
    expect(renderChat({})).toMatch(/<textarea[^>]*title="Votre message"/)
    for (const view of ['contact', 'appointment'] as const) {
      const html = renderChat({ view })
      const field = /<input[^>]*name="email"[^>]*>/.exec(html)?.[0] ?? ''
      const described = /aria-describedby="([^"]+)"/.exec(field)?.[1]
      expect(html).toContain(`id="${described}">Par exemple prenom@exemple.fr</p>`)
    }
  })

  it('has a button that names the panel only once there is one', () => {
    const launcher = (html: string) =>
      /<button[^>]*aria-label="(?:Ouvrir|Fermer) l’assistant"[^>]*aria-expanded[^>]*>/.exec(html)?.[0]
    expect(launcher(renderChat({}))).toContain('aria-controls="chat-panel"')
    const chat = createChatStore({
      greeting: '',
      reply: '',
      choices: choicesOf('Lucarne'),
      site: chatCopy.site
    })
    const alone = renderAt(<ChatWidget chat={chat} isMobile={false} onSent={() => undefined} />, {
      address: '/'
    })
    expect(launcher(alone)).toContain('aria-expanded="false"')
    expect(launcher(alone)).not.toContain('aria-controls')
  })

  it('has seven pictures, each described in words', () => {
    expect(Object.keys(solutions)).toHaveLength(7)
    const html = renderChat({ view: 'solution' })
    expect(html.match(/aria-label="Image \d/g)).toHaveLength(7)
    expect(html).toContain(`aria-label="${solutions.mailTriage.picture}"`)
  })

  it('writes no style attribute', () => {
    for (const view of ['welcome', 'solution', 'contact'] as const)
      expect(renderChat({ view })).not.toContain('style=')
  })
})

describe('the result of a form (FORM-8 to FORM-10)', () => {
  const result = (kind: 'contact' | 'appointment', status: 'sent' | 'failed') =>
    textOf(
      renderAt(<ChatFormResult kind={kind} status={status} reason={null} isReadOnly={false} />, {
        address: '/'
      })
    )

  it('thanks', () => {
    expect(result('contact', 'sent')).toBe(
      'Merci ! Vous pouvez aussi nous écrire à contact@lucarne.example' +
        ' Votre demande est arrivée : une personne de l’équipe vous répondra sous un jour ouvré.'
    )
    expect(result('appointment', 'sent')).toBe('Merci ! Nous recontacterons bientôt')
  })

  it('FED-51 says the reason alone where the page only reads the site', () => {
    const text = textOf(
      renderAt(<ChatFormResult kind="contact" status="failed" reason="Lecture seule." isReadOnly />, {
        address: '/'
      })
    )
    expect(text).toBe('Lecture seule.')
  })

  it('says where to write when it failed', () => {
    for (const kind of ['contact', 'appointment'] as const)
      expect(result(kind, 'failed')).toBe(
        'Une erreur est survenue. Vous pouvez nous contacter à contact@lucarne.example'
      )
  })
})
