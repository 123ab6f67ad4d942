import type { Editor } from '../editor-check/editor.ts'

/** An editor that lets everything pass, for tests whose drafts are words without a meaning. */
export const lenientEditor: Editor = { read: async () => ({ grade: 100, passed: true, findings: [] }) }
