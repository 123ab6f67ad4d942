import type { PersonSummary } from '@site/contracts/persons/person'
import type { KeptData } from '@site/contracts/persons/personal-data'
import { useSearchParams } from '@site/web/platform'
import { useState } from 'react'
import { readLeadId, writeLeadId } from '../access/lead-parameter.ts'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { useFocusOnReturn } from '../layout/use-focus-on-return.ts'
import { personsCopy } from './content/persons.ts'
import { Erased } from './person/erased.tsx'
import { PersonView } from './person/person-view.tsx'
import { PersonsOverview } from './persons-overview.tsx'

/**
 * /admin/persons: persons by a search, who may be the same one, and one person whole (PERSON-11 to PERSON-13). The address names a person
 * by a lead: an address of e-mail never stands there, so a person of whom the archive alone is left is not in it.
 */
export function PersonsScreen({ adminCode }: { adminCode: string }) {
  const [parameters, setParameters] = useSearchParams()
  const [typed, setTyped] = useState('')
  const [archived, setArchived] = useState<string | null>(null)
  const [erased, setErased] = useState<KeptData | null>(null)
  const leadId = readLeadId(parameters)
  const asked = leadId !== null ? { leadId } : archived !== null ? { email: archived } : null

  const open = ({ leadId: id, email }: PersonSummary) => {
    if (id === null) setArchived(email)
    else setParameters(writeLeadId(parameters, id))
  }
  const close = () => {
    setArchived(null)
    if (leadId !== null) setParameters(writeLeadId(parameters, null))
  }
  const search = useFocusOnReturn(asked === null && erased === null)

  return (
    <AdminFrame title={personsCopy.title} adminCode={adminCode} isWide>
      {erased ? (
        <Erased erased={erased} onDone={() => setErased(null)} />
      ) : asked ? (
        <PersonView
          key={JSON.stringify(asked)}
          adminCode={adminCode}
          asked={asked}
          isFound={typed.trim() !== ''}
          onOpen={open}
          onClose={close}
          onErased={(data) => {
            close()
            setTyped('')
            setErased(data)
          }}
        />
      ) : (
        <PersonsOverview
          adminCode={adminCode}
          typed={typed}
          onType={setTyped}
          onOpen={open}
          search={search}
        />
      )}
    </AdminFrame>
  )
}
