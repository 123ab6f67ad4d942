import { createStore, useStore } from '@site/web/platform'
import { askBeforeUnload } from '../../../layout/leaving/ask-before-unload.ts'

/** A note that is being typed. `key` makes that it is there once, however often it is sent. */
export interface UnsentNote {
  text: string
  key: string
}

/**
 * What was typed of notes and not sent, for each lead. It outlives the sheet and the screen, in this page's memory alone: nothing of a
 * lead is stored in the browser (LEADS-19, SHEET-8).
 */
export function createUnsentNotes() {
  const store = createStore<{ notes: ReadonlyMap<string, UnsentNote> }>(() => ({ notes: new Map() }))
  const put = (place: string, note: UnsentNote | null) => {
    const notes = new Map(store.getState().notes)
    if (note) notes.set(place, note)
    else notes.delete(place)
    store.setState({ notes })
  }
  return {
    store,
    /** Another text is another note: what was sent of the one before may be there already. */
    type: (place: string, text: string) =>
      put(place, text === '' ? null : { text, key: crypto.randomUUID() }),
    /** What was sent under this key is there; another text that was typed since then stays. */
    drop: (place: string, key: string) => {
      if (store.getState().notes.get(place)?.key === key) put(place, null)
    }
  }
}

const unsent = createUnsentNotes()
askBeforeUnload(unsent.store, ({ notes }) => [...notes.values()].some(({ text }) => text.trim() !== ''))

const placeOf = (adminCode: string, leadId: number) => `${leadId} ${adminCode}`

/** The note that is being typed about a lead. */
export function useUnsentNote(adminCode: string, leadId: number) {
  const place = placeOf(adminCode, leadId)
  const note = useStore(unsent.store, ({ notes }) => notes.get(place))
  return {
    note,
    type: (text: string) => unsent.type(place, text),
    drop: (key: string) => unsent.drop(place, key)
  }
}
