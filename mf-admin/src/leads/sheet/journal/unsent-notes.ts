import { createStore, useStore } from '@site/web/platform'
import { askBeforeUnload } from '../../../layout/ask-before-unload.ts'

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
    drop: (place: string) => put(place, null)
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
    drop: () => unsent.drop(place)
  }
}
