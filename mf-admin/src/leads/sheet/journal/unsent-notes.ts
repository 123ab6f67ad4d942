import { createStore, useStore } from '@site/web/platform'
import { askBeforeUnload } from '../../../layout/leaving/ask-before-unload.ts'

/**
 * A note that is being typed, or edited. `key` makes that it is there once, however often it is sent. `seen`: what the note said that is
 * being edited.
 */
export interface UnsentNote {
  text: string
  key: string
  seen?: string
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
    type: (place: string, text: string, seen?: string) =>
      put(
        place,
        text === (seen ?? '') ? null : { text, key: crypto.randomUUID(), ...(seen !== undefined && { seen }) }
      ),
    /** What was sent under this key is there; another text that was typed since then stays. */
    drop: (place: string, key: string) => {
      if (store.getState().notes.get(place)?.key === key) put(place, null)
    }
  }
}

const unsent = createUnsentNotes()
askBeforeUnload(unsent.store, ({ notes }) => [...notes.values()].some(({ text }) => text.trim() !== ''))

/** Where a note about a lead stands, and those of its notes that are being edited. */
const placeOf = (adminCode: string, leadId: number, noteId?: number) =>
  `${leadId} ${adminCode}\n${noteId ?? ''}`

/** The note that is being typed about a lead, or the edit of `noteId`. */
export function useUnsentNote(adminCode: string, leadId: number, noteId?: number) {
  const place = placeOf(adminCode, leadId, noteId)
  const note = useStore(unsent.store, ({ notes }) => notes.get(place))
  return {
    note,
    type: (text: string, seen?: string) => unsent.type(place, text, seen),
    drop: (key: string) => unsent.drop(place, key)
  }
}

/** All that was typed of notes about a lead, new ones and edits. */
export function useUnsentNotes(adminCode: string, leadId: number) {
  const notes = useStore(unsent.store, (state) => state.notes)
  return [...notes]
    .filter(([place]) => place.startsWith(placeOf(adminCode, leadId)))
    .map(([place, note]) => ({ ...note, drop: () => unsent.drop(place, note.key) }))
}
