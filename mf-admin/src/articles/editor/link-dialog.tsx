import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { typeInField } from '../../french/type-in-field.ts'
import { linkCopy } from '../content/editor.ts'
import { putLink, readLink, removeLink } from './commands/commands.ts'
import { completeAddress, isAddress } from './document/attributes.ts'
import type { Editing } from './editing/editing.ts'
import { ArticleSuggestions, optionId } from './links/article-suggestions.tsx'
import { isWords } from './links/is-words.ts'
import { type Suggestion, useArticleSuggestions } from './links/use-article-suggestions.ts'

interface LinkDialogProps {
  editing: Editing
  isOpen: boolean
  onClose: () => void
}

/** The link at the selection: its address, which an article of ours can give (EDITOR-3), its words, and the way to take it off. */
export function LinkDialog({ editing, isOpen, onClose }: LinkDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={linkCopy.title}>
      <Fields editing={editing} onClose={onClose} />
    </Dialog>
  )
}

function Fields({ editing, onClose }: Omit<LinkDialogProps, 'isOpen'>) {
  const [link] = useState(() => readLink(editing.getState()))
  const [href, setHref] = useState(link.href)
  const [text, setText] = useState(link.text)
  const [error, setError] = useState<string>()
  const list = useId()
  const { articles, isNamed, isCurrent, isLost } = useArticleSuggestions(href)
  const isSearching = !isCurrent && !isLost
  /** Which of the articles is chosen; -1: none. Where words are in a title, the first is. */
  const [moved, setMoved] = useState(-1)
  const place = moved < 0 && isWords(href) && isCurrent && isNamed ? 0 : Math.min(moved, articles.length - 1)
  const active = articles[place]
  const put = (address: string, words: string) => {
    editing.run(putLink(link, address, words))
    onClose()
  }
  const take = ({ id, title }: Suggestion) => put(`/article/${id}`, text.trim() || title)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setMoved(place >= articles.length - 1 ? 0 : place + 1)
    else if (event.key === 'ArrowUp') setMoved(place <= 0 ? articles.length - 1 : place - 1)
    else return
    event.preventDefault()
  }
  const apply = (event: FormEvent) => {
    // The article's own form stands around: it is not what is sent here.
    event.preventDefault()
    event.stopPropagation()
    if (active) return take(active)
    const address = completeAddress(href)
    if (address === '') return setError(linkCopy.empty)
    // What the words find is not taken unseen: it is chosen once it stands there.
    if (isWords(href)) return setError(isSearching ? undefined : linkCopy.choose)
    if (!isAddress(address)) return setError(linkCopy.refused)
    put(address, text)
  }
  return (
    <DialogForm
      onSubmit={apply}
      foot={
        <>
          <Button type="submit" variant="strong">
            {linkCopy.apply}
          </Button>
          {link.mark && (
            <Button
              variant="quiet"
              onClick={() => {
                editing.run(removeLink(link))
                onClose()
              }}
            >
              {linkCopy.remove}
            </Button>
          )}
        </>
      }
    >
      <TextField
        label={linkCopy.address}
        hint={linkCopy.addressHint}
        error={error}
        role="combobox"
        aria-expanded={articles.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(list, active)}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={href}
        onKeyDown={press}
        onChange={(event) => {
          setHref(event.target.value)
          setMoved(-1)
          setError(undefined)
        }}
      />
      <ArticleSuggestions
        id={list}
        articles={articles}
        active={active}
        isSearching={isSearching}
        // What is wrong with an address is said at its field alone.
        said={error ? null : sayOf(href, { isEmpty: articles.length === 0, isSearching, isLost })}
        onTake={take}
      />
      <TextField
        label={linkCopy.text}
        value={text}
        onChange={(event) => {
          typeInField(event)
          setText(event.target.value)
        }}
      />
    </DialogForm>
  )
}

/** What is said where no article is proposed; null while there is nothing to say. */
function sayOf(
  href: string,
  now: { isEmpty: boolean; isSearching: boolean; isLost: boolean }
): string | null {
  if (href.trim() !== '' && !isWords(href))
    return isAddress(completeAddress(href)) ? linkCopy.isAddress : null
  if (now.isLost) return linkCopy.articlesLost
  return now.isEmpty && !now.isSearching ? linkCopy.noArticle : null
}
