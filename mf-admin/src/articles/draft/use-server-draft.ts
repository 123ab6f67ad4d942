import type { Draft } from '@site/contracts/articles/draft'
import { addressOf } from '@site/contracts/operations/calls/call'
import { draftCalls } from '@site/contracts/operations/calls/drafts'
import { IDEMPOTENCY_HEADER } from '@site/contracts/operations/contact-forms'
import { callApi } from '@site/web/api/call-api'
import { HttpError, type Platform, usePlatform, useQueryClient } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { createEditor } from '../../live/signs-of-life.ts'
import { type ArticleDraft, bodyOf, draftOf } from '../text/article-draft.ts'
import { noteLastWords } from './last-words.ts'
import { createDraftSaver, type SaveHow, type SaverState } from './saver/draft-saver.ts'
import type { Destination, Numbered } from './saver/server-copy.ts'
import { usePresence } from './use-presence.ts'

/** Largest body that a browser sends for a page that is being left, in bytes, less what stands around the text. */
const LAST_BODY = 60_000

interface ServerDraftOptions {
  adminCode: string
  /** The article that the draft is of; undefined for a new one. */
  articleId: number | undefined
  /** What is typed. */
  text: ArticleDraft
  /** What the article reads: typing that is no change of it begins no draft. */
  basis: ArticleDraft
  /** The revision of the article that `text` was made from, where that is known. */
  revision: number | undefined
  /** The draft that the form was opened with. */
  opened: Draft | undefined
  /** Where the text belongs that the form was opened with, where this browser kept it. */
  destination: Destination | undefined
  /** The server has this text, which is what is typed. */
  onSaved: (text: ArticleDraft) => void
}

/** Keeps what is typed as a draft on the server (draft-saver.ts), and says who else has it open. */
export function useServerDraft(options: ServerDraftOptions) {
  const { adminCode, articleId, text, basis, opened, destination } = options
  const { http } = usePlatform()
  const client = useQueryClient()
  const [editor] = useState(createEditor)
  const target = useRef(articleId)
  const [state, setState] = useState<SaverState<Draft>>({
    draft: opened ?? null,
    isSaved: destination === undefined,
    failure: null,
    conflict: null,
    hasEnded: false
  })
  const [saver] = useState(() =>
    createDraftSaver<Draft>({
      known: opened ? draftOf(opened) : basis,
      draft: opened ?? null,
      destination,
      save: async (sent, place, how) => {
        const send = () => {
          const { revision } = newest.current
          const to = { place, target: target.current, revision }
          return sendText(http, { text: sent, ...to, editor: editor.id, adminCode, how })
        }
        const draft = await send().catch((error: unknown) => {
          const isGone = error instanceof HttpError && error.status === 404 && !place
          if (!isGone || newest.current.articleId !== undefined || !target.current) throw error
          // A new article that was discarded elsewhere: what is written here is another one.
          target.current = undefined
          return send()
        })
        setOthers(draft.others)
        return draft
      },
      onState: (next) => {
        if (next.draft) target.current = next.draft.articleId
        setState(next)
      }
    })
  )
  const draftId = state.draft?.id
  const { others, setOthers } = usePresence({
    articleId: state.draft?.articleId ?? articleId,
    draftId,
    editor,
    adminCode,
    onGone: saver.lose
  })
  const newest = useRef(options)
  useEffect(() => {
    newest.current = options
    if (articleId !== undefined) target.current = articleId
  })

  // The article was published anew, and nothing was typed: its text is no draft.
  useEffect(() => {
    saver.rest(basis)
  }, [saver, basis])
  useEffect(() => saver.change(text), [saver, text])
  useEffect(() => {
    // What was just taken up is typed, and not on the server yet, though it was as this was drawn.
    if (state.isSaved && draftId !== undefined && saver.getState().isSaved)
      newest.current.onSaved(newest.current.text)
  }, [saver, state.isSaved, draftId])

  useEffect(() => {
    let isLeaving = false
    const hide = () => {
      if (document.visibilityState === 'hidden' && !isLeaving) void saver.flush()
    }
    const leave = () => {
      isLeaving = true
      const place = saver.getPlace()
      const { isSaved, conflict } = saver.getState()
      // The number of a draft that began now would be known to nobody: the browser keeps the text.
      if (!place || isSaved || conflict) return
      const body = { ...bodyOf(newest.current.text), version: place.version, adminCode }
      if (JSON.stringify(body).length * 3 > LAST_BODY) return
      // Should the page come back, the saver asks what became of it.
      saver.noteSent()
      http
        .sendJson('PUT', addressOf(draftCalls.saveDraft, { id: place.id }), body, { keepalive: true })
        .catch((error: unknown) => console.info('The last words are kept in this browser alone', error))
    }
    const stay = () => {
      isLeaving = false
      void saver.flush()
    }
    const retry = () => void saver.flush()
    saver.start()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', stay)
    window.addEventListener('online', retry)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', stay)
      window.removeEventListener('online', retry)
      saver.stop()
      const saving = saver.flush().then((isSaved) => {
        if (isSaved && saver.getPlace()) newest.current.onSaved(newest.current.text)
      })
      noteLastWords(client, saving)
    }
  }, [saver, http, client, adminCode])

  return {
    ...state,
    others,
    saver,
    editor: editor.id,
    /** Goes on where a text that this browser kept belongs. */
    goTo(to: Destination): void {
      target.current = articleId
      saver.goTo(to)
    },
    /** The article that the draft is or was of, where it has one by now. */
    getArticleId: () => target.current
  }
}
export type ServerDraft = ReturnType<typeof useServerDraft>

/** Begins a draft, of the article `target` or of a new one, or saves the one there is. */
function sendText(
  http: Platform['http'],
  {
    text,
    place,
    target,
    revision,
    editor,
    adminCode,
    how: { key, signal }
  }: {
    text: ArticleDraft
    place: Numbered | null
    target: number | undefined
    revision: number | undefined
    editor: string
    adminCode: string
    how: SaveHow
  }
): Promise<Draft> {
  if (!place) {
    const of =
      target === undefined
        ? {}
        : { articleId: target, ...(revision !== undefined && { baseRevision: revision }) }
    const body = { ...of, text: bodyOf(text), editor, adminCode }
    return callApi(http, draftCalls.createDraft, { body, headers: { [IDEMPOTENCY_HEADER]: key }, signal })
  }
  const body = { ...bodyOf(text), version: place.version, editor, adminCode }
  return callApi(http, draftCalls.saveDraft, { params: { id: place.id }, body, signal })
}
