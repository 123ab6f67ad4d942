import { personCalls } from '@site/contracts/operations/calls/persons'
import type { KeptData } from '@site/contracts/persons/personal-data'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQueryClient, useToast } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { useState } from 'react'
import { logFailure } from '../../api/log-failure.ts'
import { eraseCopy } from '../content/personal-data.ts'
import { personsKey } from '../data/use-person-search.ts'
import shared from '../list/list.module.css'
import { KeptParts } from './kept-parts.tsx'
import styles from './person.module.css'

interface EraseDialogProps {
  isOpen: boolean
  adminCode: string
  email: string
  /** What goes, by the addresses that are erased. */
  kept: KeptData
  onCancel: () => void
  onErased: (erased: KeptData) => void
  /** It was not done, perhaps because the person has other addresses by now: what is kept is to be read again. */
  onRefused: () => void
}

/** Asks before everything about a person is erased, and names what goes (PERSON-13). Focus starts on the way out. */
export function EraseDialog({
  isOpen,
  adminCode,
  email,
  kept,
  onCancel,
  onErased,
  onRefused
}: EraseDialogProps) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const erase = async () => {
    setBusy(true)
    try {
      const { addresses } = kept
      onErased(await callApi(http, personCalls.erasePerson, { body: { adminCode, email, addresses } }))
      void client.invalidateQueries({ queryKey: personsKey(adminCode) })
    } catch (error) {
      setBusy(false)
      onCancel()
      toast.show(eraseCopy.failed(logFailure('The person could not be erased', error)))
      onRefused()
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={eraseCopy.title}
      description={
        <>
          <p>{eraseCopy.question}</p>
          <p className={styles.subject}>{kept.addresses.join(' · ')}</p>
        </>
      }
    >
      <KeptParts parts={kept.parts} />
      <p className={shared.small}>{eraseCopy.advice}</p>
      <div className={styles.ends}>
        <Button variant="quiet" onClick={onCancel} data-autofocus>
          {eraseCopy.cancel}
        </Button>
        <Button variant="danger" disabled={isBusy} onClick={erase}>
          {isBusy ? eraseCopy.confirming : eraseCopy.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
