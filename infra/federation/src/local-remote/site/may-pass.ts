import { administrationCalls } from '@site/contracts/operations/calls/administration'
import { audienceCalls } from '@site/contracts/operations/calls/audience'
import { browserHealthCalls } from '@site/contracts/operations/calls/front-ends/browser-health'
import { personCalls } from '@site/contracts/operations/calls/persons'

/** Calls that change nothing, though they are no GET: what they ask about is in no address. */
const READING: readonly string[] = [
  administrationCalls.validateAdmin.path,
  personCalls.searchPersons.path,
  personCalls.readPerson.path
]
/** What pages tell of their visitors: a developer is none. */
const COUNTING: readonly string[] = [audienceCalls.countStep.path, browserHealthCalls.reportHealth.path]

/**
 * May this request reach the site? `forgotten`: it is answered as if it had. `refused`: it may change something there: leave a lead, or a question that the assistant could not answer.
 *
 * @param canWrite changes are wanted
 */
export function mayPass(method: string, path: string, canWrite: boolean): 'passed' | 'forgotten' | 'refused' {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return 'passed'
  if (method === 'POST' && COUNTING.includes(path)) return 'forgotten'
  return canWrite || (method === 'POST' && READING.includes(path)) ? 'passed' : 'refused'
}
