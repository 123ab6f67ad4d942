import { runLimited } from '../limits/limited-child.ts'
import { programBeside } from '../limits/program-beside.ts'
import type { ReadData } from '../rendering/read-data.ts'
import type { BundleOrder } from './check-bundle.ts'

/** For a process to begin: a second, or many on a machine that is busy with others. */
const START_SECONDS = 60
/** From the first line of the bundle to the last page: a bundle that does not end is reported within half a minute. */
const SECONDS = 25
const MEMORY = { heap: 512, all: 1024 }

export interface CheckEnd {
  /** What is wrong, one line each. */
  errors: string[]
  /** It was ended at a limit, or ended without an answer: what comes after is not known. */
  isCutShort: boolean
}

/**
 * What is wrong with a built remote, or with a shell by itself, found in a process of its own with limits of time and memory: code that never ends,
 * waits for ever or takes all memory is a line like any other.
 *
 * @param readData gives its pages the data of the running site: one that fails with them is an error then
 */
export async function checkBundle(
  checked: Omit<BundleOrder, 'hasData'>,
  readData: ReadData | undefined
): Promise<CheckEnd> {
  const order: BundleOrder = { ...checked, hasData: readData !== undefined }
  const { answer, error, doing } = await runLimited({
    // Beside a service that is built, build-services.ts puts it.
    program: programBeside(import.meta.url, 'check-worker'),
    isStranger: true,
    order,
    give: readData && ((path) => readData(String(path))),
    first: { doing: 'the start of the check', seconds: START_SECONDS },
    seconds: SECONDS,
    memory: MEMORY
  })
  return error === null
    ? { errors: answer as string[], isCutShort: false }
    : { errors: [`${order.manifest.name}: ${doing} ${error}`], isCutShort: true }
}
