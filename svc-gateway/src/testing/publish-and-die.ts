import { createNatsStore } from '@site/federation/nats-store/nats-store'
import { localUser } from '@site/federation/publish/local-user'
import { publishVersion } from '@site/federation/publish/publish'
import { readReleaseKey } from '@site/registry/release-key'
import { type NatsBucket, openNatsBucket } from '@site/service/nats/nats-bucket'
import { createLog } from '@site/service/observability/log'

// Publishes a version into a store on NATS and is killed at one of its steps: publish-and-die.ts <step> <folder of the version> <root> <key> <url> <bucket>.
// A step is a number of a write of the bucket, and whether it dies before it, in it or after it: 'before 0', 'in 0', 'after 0', 'after 1' …

const [step = '', dir = '', root = '', keyFile = '', url = '', name = ''] = process.argv.slice(2)
const die = () => void process.kill(process.pid, 'SIGKILL')
const key = readReleaseKey(keyFile)
if (!key) throw new Error('no key')
const log = createLog({ service: 'test', level: 'silent' })
const bucket = await openNatsBucket({ url, client: 'test', log, name })

let count = 0
const dying =
  <Args extends unknown[]>(write: (...args: Args) => Promise<void>) =>
  async (...args: Args): Promise<void> => {
    const number = count
    count += 1
    if (step === `before ${number}`) die()
    const writing = write(...args)
    if (step === `in ${number}`) setImmediate(die)
    await writing
    if (step === `after ${number}`) die()
  }
const watched: NatsBucket = { ...bucket, put: dying(bucket.put), putObject: dying(bucket.putObject) }
const store = createNatsStore({ bucket: watched, root, key })
await publishVersion(dir, { root, keyFile, store, publisher: localUser(), mode: 'live' })
await bucket.close()
