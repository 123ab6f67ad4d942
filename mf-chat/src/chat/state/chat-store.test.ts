import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isTyping, type SiteReply } from './chat-reducer.ts'
import { createChatStore } from './chat-store.ts'

const choices = {
  appointment: 'Un rendez-vous',
  about: 'Qui êtes-vous ?',
  solution: 'Un exemple',
  sectors: 'Quels secteurs ?',
  contact: 'Nous contacter'
}
const buildChat = () => {
  const chat = createChatStore(
    {
      greeting: 'Bonjour.',
      reply: 'Bien reçu.',
      choices,
      site: { passages: 'Voici :', none: 'Rien.', unavailable: 'Absent.' }
    },
    { now: () => 1_000 }
  )
  const state = () => chat.store.getState()
  /** What stands in the conversation, from top to bottom, '[…]' being the view. */
  const order = () => {
    const lines = state().messages.map(({ text, seen }) => (seen ? `(${seen})` : text))
    return lines.toSpliced(state().viewAt, 0, `[${state().view}]`)
  }
  return { chat, state, order }
}
const buildWelcomed = () => {
  const built = buildChat()
  built.chat.open()
  vi.advanceTimersByTime(2_500)
  return built
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an opening with an address', () => {
  it('offers it to the contact form, anew each time', () => {
    const { chat, state } = buildChat()
    chat.open('contact', 'a@hotel.example')
    const { view, offered } = state()
    expect([view, offered]).toEqual(['contact', { email: 'a@hotel.example' }])
    chat.close()
    chat.open('contact')
    expect(state().offered).toBe(offered)
    chat.open('contact', 'a@hotel.example')
    expect(state().offered).not.toBe(offered)
  })
})

describe('the welcome', () => {
  it('types for 1.5 s, greets, and offers the options 1 s later', () => {
    const { chat, state } = buildChat()
    chat.open()
    expect(isTyping(state())).toBe(true)
    vi.advanceTimersByTime(1_499)
    expect(state().intro).toBe('typing')
    vi.advanceTimersByTime(1)
    expect(state().intro).toBe('greeted')
    expect(isTyping(state())).toBe(false)
    vi.advanceTimersByTime(999)
    expect(state().intro).toBe('greeted')
    vi.advanceTimersByTime(1)
    expect(state().intro).toBe('complete')
  })

  it('is played once', () => {
    const { chat, state } = buildWelcomed()
    chat.close()
    chat.open()
    expect(state().intro).toBe('complete')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('starts over when the panel was closed before its end, without the old timers', () => {
    const { chat, state } = buildChat()
    chat.open()
    vi.advanceTimersByTime(1_400)
    chat.close()
    expect(vi.getTimerCount()).toBe(0)
    chat.open()
    vi.advanceTimersByTime(1_400)
    expect(state().intro).toBe('typing')
    vi.advanceTimersByTime(100)
    expect(state().intro).toBe('greeted')
  })

  it('waits for a visitor who was sent straight to a form', () => {
    const { chat, state } = buildChat()
    chat.open('contact')
    expect(state().view).toBe('contact')
    expect(isTyping(state())).toBe(false)
    vi.advanceTimersByTime(5_000)
    expect(state().intro).toBe('unseen')
    chat.back()
    expect(state()).toMatchObject({ view: 'welcome', intro: 'typing' })
  })
})

describe('a topic', () => {
  it('is shown after 1.2 s of typing, and leads back to the welcome', () => {
    const { chat, state } = buildWelcomed()
    chat.choose('sectors')
    expect(isTyping(state())).toBe(true)
    vi.advanceTimersByTime(1_199)
    expect(state().view).toBe('welcome')
    vi.advanceTimersByTime(1)
    expect(state()).toMatchObject({ view: 'sectors', upcoming: null })
    chat.back()
    expect(state()).toMatchObject({ view: 'welcome', intro: 'complete' })
  })

  it('is not replaced by a second click', () => {
    const { chat, state } = buildWelcomed()
    chat.choose('about')
    chat.choose('about')
    chat.choose('contact')
    vi.advanceTimersByTime(1_200)
    expect(state().view).toBe('about')
    vi.advanceTimersByTime(5_000)
    expect(state().view).toBe('about')
  })

  it('is dropped when the panel is closed meanwhile', () => {
    const { chat, state } = buildWelcomed()
    chat.choose('about')
    chat.close()
    vi.advanceTimersByTime(5_000)
    chat.open()
    expect(state()).toMatchObject({ view: 'welcome', upcoming: null })
  })

  it('gives way to a command that opens another view', () => {
    const { chat, state } = buildWelcomed()
    chat.choose('about')
    chat.open('contact')
    vi.advanceTimersByTime(1_200)
    expect(state().view).toBe('contact')
  })
})

describe('the free-text box', () => {
  it('appends the message at once and the canned reply 1 s later', () => {
    const { chat, state } = buildWelcomed()
    chat.send('  Bonjour ?  ')
    expect(state().messages.slice(1)).toEqual([{ id: 2, text: 'Bonjour ?', isUser: true, timestamp: 1_000 }])
    vi.advanceTimersByTime(999)
    expect(state().messages).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(state().messages[2]).toEqual({ id: 3, text: 'Bien reçu.', isUser: false, timestamp: 1_000 })
    expect(isTyping(state())).toBe(false)
  })

  it('answers every message, in any view', () => {
    const { chat, state } = buildWelcomed()
    chat.open('contact')
    chat.send('Un')
    vi.advanceTimersByTime(500)
    chat.send('Deux')
    vi.advanceTimersByTime(1_000)
    expect(state().messages.map(({ isUser }) => isUser)).toEqual([false, true, true, false, false])
  })

  it('takes no blank text', () => {
    const { chat, order } = buildWelcomed()
    chat.send(' \n ')
    expect(order()).toEqual(['Bonjour.', '[welcome]'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('owes no reply to a visitor who closed the panel', () => {
    const { chat, state } = buildWelcomed()
    chat.send('Bonjour')
    chat.close()
    expect(state().messages.map(({ text }) => text)).toEqual(['Bonjour.', 'Bonjour', 'Bien reçu.'])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the order of the conversation', () => {
  it('puts the choice before its topic, and the topic before what is said after it', () => {
    const { chat, order } = buildWelcomed()
    chat.choose('sectors')
    expect(order()).toEqual(['Bonjour.', '[welcome]', 'Quels secteurs ?'])
    vi.advanceTimersByTime(1_200)
    expect(order()).toEqual(['Bonjour.', 'Quels secteurs ?', '[sectors]'])
    chat.send('Et les musées ?')
    vi.advanceTimersByTime(1_000)
    expect(order()).toEqual(['Bonjour.', 'Quels secteurs ?', '[sectors]', 'Et les musées ?', 'Bien reçu.'])
  })

  it('has nothing older below what is newer: a topic comes after an earlier question and its reply', () => {
    const { chat, order } = buildWelcomed()
    chat.send('Combien ?')
    vi.advanceTimersByTime(1_000)
    // The options lead on from the reply.
    expect(order()).toEqual(['Bonjour.', 'Combien ?', 'Bien reçu.', '[welcome]'])
    chat.choose('contact')
    vi.advanceTimersByTime(1_200)
    expect(order()).toEqual(['Bonjour.', 'Combien ?', 'Bien reçu.', 'Nous contacter', '[contact]'])
    chat.send('Merci')
    chat.back()
    expect(order().slice(-2)).toEqual(['Merci', '[welcome]'])
  })

  it('shows the form anew after the reply that led to it', () => {
    const { chat, state, order } = buildWelcomed()
    chat.open('contact')
    chat.send('Combien ?')
    vi.advanceTimersByTime(1_000)
    const { turn } = state()
    chat.choose('contact')
    vi.advanceTimersByTime(1_200)
    expect(order().slice(-2)).toEqual(['Nous contacter', '[contact]'])
    expect(state().turn).toBe(turn + 1)
  })

  it('leaves no choice without an answer: a line stands for the topic that was left (CHAT-42)', () => {
    const { chat, state, order } = buildWelcomed()
    const see = (topic: 'solution' | 'sectors' | 'contact') => {
      chat.choose(topic)
      vi.advanceTimersByTime(1_200)
    }
    see('solution')
    chat.send('Et chez nous ?')
    vi.advanceTimersByTime(1_000)
    chat.back()
    see('sectors')
    see('contact')
    chat.back()
    expect(order()).toEqual([
      'Bonjour.',
      'Un exemple',
      '(solution)',
      'Et chez nous ?',
      'Bien reçu.',
      'Quels secteurs ?',
      '(sectors)',
      'Nous contacter',
      '(contact)',
      '[welcome]'
    ])
    const ids = state().messages.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('leaves no such line for a form that a link opened, nor for a topic that is still shown', () => {
    const { chat, order } = buildWelcomed()
    chat.open('contact')
    chat.open('contact')
    chat.back()
    expect(order()).toEqual(['Bonjour.', '[welcome]'])
    chat.choose('about')
    vi.advanceTimersByTime(1_200)
    chat.close()
    chat.open()
    expect(order()).toEqual(['Bonjour.', 'Qui êtes-vous ?', '[about]'])
  })

  it('takes back a greeting or a choice that closing cut short', () => {
    const { chat, order } = buildChat()
    chat.open()
    vi.advanceTimersByTime(1_600)
    expect(order()).toContain('Bonjour.')
    chat.close()
    expect(order()).toEqual(['[welcome]'])
    chat.open()
    vi.advanceTimersByTime(2_500)
    chat.choose('about')
    chat.close()
    expect(order()).toEqual(['Bonjour.', '[welcome]'])
  })
})

describe('what the site says', () => {
  const passage = {
    page: 'Accueil',
    heading: 'Délais',
    path: '/',
    href: '/#:~:text=a',
    sentences: ['Deux semaines.']
  }
  /** A site that answers when the test says so. */
  const buildSite = () => {
    let tell: (reply: SiteReply) => void = () => undefined
    const ask = (question: string) =>
      new Promise<SiteReply>((resolve) => {
        tell = (reply) => resolve({ ...reply, question })
      })
    return {
      ask,
      tell: (result: SiteReply['result'], more: Pick<SiteReply, 'reason'> = {}) =>
        tell({ result, question: '', passages: [passage], near: [], ...more })
    }
  }
  const settled = () => vi.advanceTimersByTimeAsync(0)

  it('comes after the reply, however soon it is there', async () => {
    const { chat, order, state } = buildWelcomed()
    const site = buildSite()
    chat.send('Combien de temps ?', site.ask)
    site.tell('passages')
    await vi.advanceTimersByTimeAsync(999)
    expect(order().slice(-1)).toEqual(['Combien de temps ?'])
    await vi.advanceTimersByTimeAsync(1)
    expect(order().slice(-4)).toEqual(['Combien de temps ?', 'Bien reçu.', 'Voici :', '[welcome]'])
    expect(state().messages.at(-1)?.site).toEqual({
      result: 'passages',
      question: 'Combien de temps ?',
      passages: [passage],
      near: []
    })
    expect(isTyping(state())).toBe(false)
  })

  it('keeps typing after the reply until it is there', async () => {
    const { chat, state } = buildWelcomed()
    const site = buildSite()
    chat.send('Combien ?', site.ask)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(isTyping(state())).toBe(true)
    site.tell('none')
    await settled()
    expect(isTyping(state())).toBe(false)
    expect(state().messages.at(-1)?.text).toBe('Rien.')
  })

  it('FED-51 is the reason, where it could not be asked and that is known', async () => {
    const { chat, state } = buildWelcomed()
    const site = buildSite()
    chat.send('Combien ?', site.ask)
    vi.runAllTimers()
    site.tell('unavailable', { reason: 'Lecture seule.' })
    await settled()
    expect(state().messages.at(-1)?.text).toBe('Lecture seule.')
  })

  it('stands in the conversation of a visitor who closed the panel meanwhile, after its reply', async () => {
    const { chat, state } = buildWelcomed()
    const site = buildSite()
    chat.send('Combien ?', site.ask)
    chat.close()
    site.tell('unavailable')
    await settled()
    expect(
      state()
        .messages.slice(-3)
        .map(({ text }) => text)
    ).toEqual(['Combien ?', 'Bien reçu.', 'Absent.'])
  })

  it('hands a question over to the contact form, anew each time', () => {
    const { chat, state } = buildWelcomed()
    chat.carry('Combien ?')
    const first = state().carried
    chat.carry('Combien ?')
    expect(state().carried).toEqual(first)
    expect(state().carried).not.toBe(first)
  })
})
