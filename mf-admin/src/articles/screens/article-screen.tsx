import { useLocation } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { AdminFrame } from '../../layout/admin-frame.tsx'
import { createCopy, editCopy } from '../content/articles.ts'
import { useLastWordsSaved } from '../draft/last-words.ts'
import { isChangedBy } from '../form/state/use-form-address.ts'
import { CreateScreen } from './create-screen.tsx'
import { EditScreen } from './edit-screen.tsx'

interface ArticleScreenProps {
  /** Undefined for a new article. */
  id: string | undefined
  adminCode: string
}

/** The form that the address asks for: another one as soon as somebody goes elsewhere, the same while it renames the address itself. */
export function ArticleScreen({ id, adminCode }: ArticleScreenProps) {
  const { pathname, search, state } = useLocation()
  const address = pathname + search
  const [form, setForm] = useState(() => ({ name: crypto.randomUUID() as string, id, address }))
  if (form.address !== address) {
    const goesOn = isChangedBy(form.name, state)
    setForm(goesOn ? { ...form, address } : { name: crypto.randomUUID(), id, address })
  }
  const { name } = form
  const shown = useRef(name)
  // The shell takes it for the same page, and leaves it where it is scrolled to.
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    window.scrollTo(0, 0)
  }, [name])
  return <Form key={name} name={name} id={form.id} adminCode={adminCode} />
}

/** It waits until what was typed last in the one before is saved: it may be of the same article. */
function Form({ name, id, adminCode }: ArticleScreenProps & { name: string }) {
  const isReady = useLastWordsSaved()
  if (!isReady)
    return (
      <AdminFrame
        title={id === undefined ? createCopy.title : editCopy.title}
        adminCode={adminCode}
        isWide="page"
      >
        <p role="status">{editCopy.loading}</p>
      </AdminFrame>
    )
  if (id === undefined) return <CreateScreen name={name} adminCode={adminCode} />
  return <EditScreen name={name} id={id} adminCode={adminCode} />
}
