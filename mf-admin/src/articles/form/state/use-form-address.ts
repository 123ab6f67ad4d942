import { useLocation, useNavigate } from '@site/web/platform'
import { useEffect, useRef } from 'react'
import { DRAFT_PARAMETER } from '../../draft/read-draft.ts'

interface FormAddressOptions {
  /** Tells the form from all others of this tab. */
  name: string
  /** undefined as long as there is no article. */
  articleId: number | undefined
  /** undefined as long as no draft is open. */
  draftId: number | undefined
}

/**
 * Has the address name the article and the draft that are written, so that a reload, the back button and a copied address come back to
 * them (MANAGE-71). It takes the place of the address before it, and the form stays as it is, with its focus and all that Undo reaches.
 *
 * @returns whether a navigation that is asked about right now is the form's own
 */
export function useFormAddress({ name, articleId, draftId }: FormAddressOptions): () => boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isOwn = useRef(false)
  const here = useRef({ navigate, pathname, search })
  useEffect(() => {
    here.current = { navigate, pathname, search }
  })
  useEffect(() => {
    const { navigate, pathname, search } = here.current
    const path = articleId === undefined ? pathname : `/admin/edit/${articleId}`
    const draft = draftId === undefined ? null : String(draftId)
    const parameters = new URLSearchParams(search)
    if (path === pathname && parameters.get(DRAFT_PARAMETER) === draft) return
    if (draft === null) parameters.delete(DRAFT_PARAMETER)
    else parameters.set(DRAFT_PARAMETER, draft)
    isOwn.current = true
    navigate(`${path}?${parameters}`, { replace: true, preventScrollReset: true, state: { changedBy: name } })
    isOwn.current = false
  }, [name, articleId, draftId])
  return () => isOwn.current
}

/** Was it this form that gave the entry of the history its address? */
export const isChangedBy = (name: string, state: unknown): boolean =>
  (state as { changedBy?: string } | null)?.changedBy === name
