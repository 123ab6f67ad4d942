import { personCalls } from '@site/contracts/operations/calls/persons'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useToast } from '@site/web/platform'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../../api/log-failure.ts'
import { downloadFile } from '../../leads/data/download-file.ts'
import { keptCopy } from '../content/personal-data.ts'
import { personToasts } from '../content/persons.ts'
import { exportFileName, readableExport } from './readable-export.ts'

/** Has everything about a person exported, for a machine or for the person, and hands it to the browser's downloads (PERSON-8). */
export function usePersonExport(adminCode: string, email: string) {
  const { http } = usePlatform()
  const toast = useToast()
  const [isExporting, setExporting] = useState(false)
  /** Ends what says that the file is there: it is about this person alone. */
  const endToast = useRef<() => void>(undefined)
  useEffect(() => () => endToast.current?.(), [])
  const run = async (form: 'json' | 'html') => {
    setExporting(true)
    try {
      const data = await callApi(http, personCalls.exportPerson, { body: { adminCode, email } })
      if (form === 'json')
        downloadFile(exportFileName(data, 'json'), 'application/json', JSON.stringify(data, null, 2))
      else downloadFile(exportFileName(data, 'html'), 'text/html;charset=utf-8', readableExport(data))
      endToast.current = toast.show(keptCopy.exported)
    } catch (error) {
      toast.show(personToasts.failed(logFailure('The person could not be exported', error)))
    } finally {
      setExporting(false)
    }
  }
  return { isExporting, run }
}
