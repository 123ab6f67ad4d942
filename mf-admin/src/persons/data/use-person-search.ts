import { personCalls } from '@site/contracts/operations/calls/persons'
import { callApi } from '@site/web/api/call-api'
import { type Platform, usePlatform, useQuery } from '@site/web/platform'
import { isRefused } from '../../api/message-of.ts'
import { READ_AHEAD } from '../../api/read-ahead.ts'

/** Everything that is read of persons is renewed when somebody is joined, parted or erased. Nothing of it outlasts its screen. */
export const personsKey = (adminCode: string) => ['admin-persons', adminCode] as const

const ONCE = { staleTime: 0, gcTime: 0 } as const

/** Persons who match; whoever wrote last where nothing is typed. */
export function usePersonSearch(adminCode: string, search: string) {
  const { http } = usePlatform()
  const query = useQuery({
    queryKey: [...personsKey(adminCode), 'search', search],
    queryFn: ({ signal }) =>
      callApi(http, personCalls.searchPersons, { body: { adminCode, search }, signal }),
    placeholderData: (before) => before,
    ...ONCE
  })
  return { persons: query.data, ...problemOf(query) }
}

/** Persons who may be the same one. */
export function useProposals(adminCode: string) {
  const { http } = usePlatform()
  const query = useQuery({
    queryKey: [...personsKey(adminCode), 'proposals'],
    queryFn: ({ signal }) => callApi(http, personCalls.proposePersons, { body: { adminCode }, signal }),
    ...ONCE
  })
  return { found: query.data, ...problemOf(query) }
}

type Asked = { email: string } | { leadId: number }

export const personQuery = (http: Platform['http'], adminCode: string, asked: Asked) => ({
  queryKey: [...personsKey(adminCode), 'person', asked],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(http, personCalls.readPerson, { body: { adminCode, ...asked }, signal })
})

/** One person, by an address or a lead. */
export function usePerson(adminCode: string, asked: Asked) {
  const { http } = usePlatform()
  const query = useQuery({
    ...personQuery(http, adminCode, asked),
    ...ONCE,
    staleTime: READ_AHEAD.staleTime
  })
  return { person: query.data, ...problemOf(query) }
}

/** What is kept of a person. Whole tables are read for it. */
export function useKeptData(adminCode: string, email: string) {
  const { http } = usePlatform()
  const query = useQuery({
    queryKey: [...personsKey(adminCode), 'kept', email],
    queryFn: ({ signal }) =>
      callApi(http, personCalls.describeKeptData, { body: { adminCode, email }, signal }),
    ...ONCE
  })
  return { kept: query.data, ...problemOf(query) }
}

const problemOf = ({
  isError,
  error,
  refetch
}: {
  isError: boolean
  error: unknown
  refetch: () => Promise<unknown>
}) => ({ hasFailed: isError, error, isRefused: isRefused(error), refetch: () => void refetch() })
