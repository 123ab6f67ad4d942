import { randomUUID } from 'node:crypto'
import { buildContact } from '../testing/build-lead.ts'
import { createRandom, randomLead } from '../testing/random-leads.ts'
import { createHttpClient } from './http-client.ts'
import { type Load, runLoad } from './load.ts'
import { median } from './percentiles.ts'
import { startProcess } from './start-process.ts'

const CONNECTIONS = [1, 16, 64]
const ROUNDS = 3
const SECONDS = 2

export interface CaptureResult {
  connections: number
  service: Load
  raw: Load
  /** The service's rate divided by the raw rate, as the median of the rounds. */
  ratio: number
}

/**
 * Measures the captures per second of the service and of the raw transaction behind node:http. Each is a process of its own with
 * its own database; they take turns, so that other load on the machine affects both.
 */
export async function benchCapture(serviceUrl: string, rawDatabase: string): Promise<CaptureResult[]> {
  const results: CaptureResult[] = []
  for (const connections of CONNECTIONS) {
    const raw = await startProcess('./raw-main.ts', {
      DATABASE_URL: rawDatabase,
      CONNECTIONS: String(connections)
    })
    const load = (url: string, seconds: number) =>
      runLoad(connections, seconds, captureOver(url, connections))
    const rounds: { service: Load; raw: Load }[] = []
    await load(serviceUrl, 0.5)
    await load(raw.url, 0.5)
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ service: await load(serviceUrl, SECONDS), raw: await load(raw.url, SECONDS) })
    await raw.stop()
    results.push({
      connections,
      service: middle(rounds.map(({ service }) => service)),
      raw: middle(rounds.map(({ raw }) => raw)),
      ratio: median(rounds.map(({ service, raw }) => service.rate / raw.rate))
    })
  }
  return results
}

const random = createRandom(5)

/** Submits random leads, each under a key of its own, as the forms do. */
export function captureOver(url: string, connections: number): () => Promise<void> {
  const send = createHttpClient(url, connections)
  return async () => {
    const { nom, prenom, email, telephone } = randomLead(random)
    const contact = buildContact({ lastName: nom, firstName: prenom, email, telephone, consent: true })
    const { status, body } = await send('POST', '/api/contact', {
      body: JSON.stringify(contact),
      headers: { 'Idempotency-Key': randomUUID() }
    })
    if (status !== 201) throw new Error(`A capture was answered ${status}: ${body}`)
  }
}

const middle = (loads: Load[]): Load =>
  loads.toSorted((a, b) => a.rate - b.rate)[Math.floor(loads.length / 2)] as Load
