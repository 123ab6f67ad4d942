import { personCalls } from '@site/contracts/operations/calls/persons'
import { callApi } from '@site/web/api/call-api'
import { HttpError, usePlatform, useQueryClient, useToast } from '@site/web/platform'
import { logFailure } from '../../api/log-failure.ts'
import { UNDO_WITHIN } from '../../layout/undo-within.ts'
import { personToasts } from '../content/persons.ts'
import { personsKey } from './use-person-search.ts'

interface Two {
  first: string
  second: string
}

/** What came of joining an address that was typed. */
export type Joined = 'joined' | 'unknown' | 'failed'

/** Nobody is found by an address that was typed. */
class UnknownAddress extends Error {}

/** Joining, parting and refusing: each says that it was done, and can be undone. Each answers whether it was done, or what came of it. */
export function usePersonChanges(adminCode: string) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const toast = useToast()

  /** Makes a change, says so with the way back, and has everything read again. A fault that `isSaid` knows is said elsewhere. */
  async function change<Answer>(
    make: () => Promise<Answer>,
    done: { title: string; tone: 'success'; description?: string },
    undo: ((answer: Answer) => Promise<unknown>) | null,
    isSaid: (error: unknown) => boolean = () => false
  ): Promise<boolean> {
    try {
      const answer = await make()
      toast.show({
        ...done,
        ...(undo && {
          duration: UNDO_WITHIN,
          actions: [
            {
              label: personToasts.undo,
              run: () => void change(() => undo(answer), personToasts.undone, null)
            }
          ]
        })
      })
      return true
    } catch (error) {
      if (isSaid(error)) return false
      toast.show(personToasts.failed(logFailure('The change of a person failed', error)))
      return false
    } finally {
      await client.invalidateQueries({ queryKey: personsKey(adminCode) })
    }
  }
  const addLink = ({ first, second }: Two) =>
    callApi(http, personCalls.joinPersons, { body: { adminCode, first, second } })
  const removeLink = (id: number) =>
    callApi(http, personCalls.partPersons, { params: { id }, body: { adminCode } })

  /** Named, as the notification outlasts the page of the person. */
  const about = ({ first, second }: Two, done: { title: string; tone: 'success' }) => ({
    ...done,
    description: personToasts.two(first, second)
  })

  /** Looked for first: that nobody wrote from an address is no failure of the server's. */
  const addLinkOfTyped = async (two: Two) => {
    const found = await callApi(http, personCalls.searchPersons, { body: { adminCode, search: two.second } })
    if (found.length === 0) throw new UnknownAddress(two.second)
    return addLink(two)
  }

  return {
    /** Joins with an address that was typed; that it is unknown is left to the field to say (PERSON-17). */
    async joinTyped(two: Two): Promise<Joined> {
      let isUnknown = false
      const isDone = await change(
        () => addLinkOfTyped(two),
        about(two, personToasts.joined),
        ({ id }) => removeLink(id),
        (error) => {
          isUnknown = error instanceof UnknownAddress || (error instanceof HttpError && error.status === 404)
          return isUnknown
        }
      )
      return isDone ? 'joined' : isUnknown ? 'unknown' : 'failed'
    },
    join: (two: Two) =>
      change(
        () => addLink(two),
        about(two, personToasts.joined),
        ({ id }) => removeLink(id)
      ),
    part: ({ id, ...two }: Two & { id: number }) =>
      change(() => removeLink(id), about(two, personToasts.parted), addLink),
    refuse: ({ first, second }: Two) =>
      change(
        () => callApi(http, personCalls.refusePersons, { body: { adminCode, first, second } }),
        about({ first, second }, personToasts.refused),
        ({ id }) => callApi(http, personCalls.withdrawRefusal, { params: { id }, body: { adminCode } })
      )
  }
}
