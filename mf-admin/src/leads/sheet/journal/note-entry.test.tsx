import { renderAt, textOf } from '@site/web/testing/render-at'
import { expect, it } from 'vitest'
import { createDeskRows } from '../../follow/desk-rows.ts'
import { FollowContext } from '../../follow/follow-context.ts'
import { type Note, NoteEntry } from './note-entry.tsx'

const rows = createDeskRows(() => Promise.resolve([]))
const note: Note = { id: 3, at: '2026-11-03T08:30:00.000Z', by: 'Noé', kind: 'note', text: 'À 10 h' }
const show = (shown: Note, me: string) =>
  textOf(
    renderAt(
      <FollowContext value={{ rows, me, owners: [] }}>
        <NoteEntry adminCode="code" leadId={7} note={shown} />
      </FollowContext>,
      { address: '/admin/leads' }
    )
  ).replaceAll(/\s/g, ' ')

it('DESK-18 offers to edit one’s own notes alone', () => {
  expect(show(note, 'Noé')).toContain('Modifier')
  expect(show(note, 'Camille')).not.toContain('Modifier')
  expect(show({ ...note, by: null }, 'Code partagé')).toContain('Modifier')
})

it('DESK-18 says when a note was edited, and what it said before', () => {
  const edits = [
    { at: '2026-11-03T09:05:00.000Z', before: 'À 9 h 30' },
    { at: '2026-11-03T09:00:00.000Z', before: 'À 9 h' }
  ]
  const said = show({ ...note, edits }, 'Camille')
  expect(said).toContain('modifiée le 3 novembre 2026 à 10 h 05')
  expect(said).toMatch(/Rédactions précédentes.*À 9 h 30.*À 9 h/)
  expect(show(note, 'Camille')).not.toMatch(/modifiée|précédente/)
})
