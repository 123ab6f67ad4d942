import { administrationCalls } from '@site/contracts/operations/calls/administration'
import { callApi } from '@site/web/api/call-api'
import { keepPreviousData, Link, usePlatform, useQuery, useToast } from '@site/web/platform'
import { Field } from '@site/web/ui/forms/field'
import { formatDate } from '@site/web/ui/text/format-date'
import { useState } from 'react'
import { adminPath } from '../access/admin-path.ts'
import { codeHeader } from '../api/code-header.ts'
import { logFailure } from '../api/log-failure.ts'
import { subjectCopy } from './content/nights.ts'
import { schedulerToasts } from './content/scheduler.ts'
import styles from './scheduler-screen.module.css'

/** What the coming nights write about. `nextRun`: the night that comes; read anew once that is another one. */
export function useNextSubjects(adminCode: string, nextRun: string | undefined) {
  const { http } = usePlatform()
  return useQuery({
    queryKey: ['next-subjects', adminCode, nextRun],
    enabled: nextRun !== undefined,
    queryFn: () =>
      callApi(http, administrationCalls.readNextSubjects, {
        headers: codeHeader(adminCode)
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0
  })
}

interface NextSubjectProps {
  adminCode: string
  next: ReturnType<typeof useNextSubjects>
}

/** What the coming night writes about: the next in turn, or what somebody chooses (RUN-22). */
export function NextSubject({ adminCode, next: { data, refetch } }: NextSubjectProps) {
  const { http } = usePlatform()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  if (!data?.subjects?.length) return null
  const { date, chosen, subjects, wishes = [], takesWishes = false } = data
  const choose = async (subject: string | null) => {
    setBusy(true)
    try {
      await callApi(http, administrationCalls.chooseSubject, { body: { adminCode, subject } })
      toast.show(schedulerToasts.subjectChosen)
    } catch (error) {
      logFailure('The subject could not be kept', error)
      toast.show(schedulerToasts.subjectNotChosen)
    }
    await refetch()
    setBusy(false)
  }
  const planned = subjects[0]?.title ? subjectCopy.planned(subjects[0].title) : undefined
  return (
    <section className={styles.block} aria-labelledby="subject-title">
      <h2 id="subject-title" className={styles.runsTitle}>
        {subjectCopy.title}
      </h2>
      <Field
        label={subjectCopy.label(formatDate(`${date}T12:00:00Z`))}
        hint={chosen === null ? planned : subjectCopy.chosen}
        keepsLine
      >
        {(control) => (
          <select
            {...control}
            value={chosen ?? ''}
            disabled={isBusy}
            onChange={(event) => void choose(event.target.value || null)}
          >
            <option value="">{subjectCopy.inTurn(subjects[0]?.label)}</option>
            {subjects.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {wishes.length > 0 && (
        <p className={styles.note}>
          {takesWishes
            ? subjectCopy.wished(wishes[0] ?? '', wishes.length)
            : subjectCopy.wishedInVain(wishes.length)}{' '}
          <Link to={adminPath('/admin/questions', adminCode)}>{subjectCopy.toWishes}</Link>
        </p>
      )}
    </section>
  )
}
