import type { EditorState } from 'prosemirror-state'
import { useSyncExternalStore } from 'react'
import type { Editing } from './editing/editing.ts'

export const useEditorState = (editing: Editing): EditorState =>
  useSyncExternalStore(editing.subscribe, editing.getState)
