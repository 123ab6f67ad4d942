import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { callApi } from '@site/web/api/call-api'
import { type Platform, usePlatform, useQuery } from '@site/web/platform'
import { codeHeader } from '../../api/code-header.ts'

/** The part of an address that names the draft to open. */
export const DRAFT_PARAMETER = 'draft'

/** What a navigation says to the form that it opens: somebody comes to write on in it, and has the focus there (EDITOR-22). */
export const TO_WRITE_ON = { writesOn: true }

export const isToWriteOn = (state: unknown): boolean =>
  (state as Partial<typeof TO_WRITE_ON> | null)?.writesOn === true

/** Reads a draft with its text. `editor` is left out of those who have it open. Throws as callApi does. */
export const readDraft = (http: Platform['http'], id: number, adminCode: string, editor?: string) =>
  callApi(http, draftCalls.readDraft, {
    params: { id },
    query: editor === undefined ? {} : { editor },
    headers: codeHeader(adminCode)
  })

/** The draft that a form is to open with. `isKnown`: there is nothing to wait for. A draft that is there no more is none. */
export function useOpenedDraft(id: number | undefined, adminCode: string) {
  const { http } = usePlatform()
  const { data, isError } = useQuery({
    queryKey: [draftCalls.readDraft.path, id],
    enabled: id !== undefined,
    queryFn: () => readDraft(http, id ?? 0, adminCode),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0
  })
  return { draft: data, isKnown: id === undefined || data !== undefined || isError }
}
