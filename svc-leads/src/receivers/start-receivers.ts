import type { Bus } from '@site/service/events/bus'
import type { Receiver } from '@site/service/events/receiver'
import { createAddressGuard } from '@site/service/outgoing/address-guard'
import type { z } from 'zod'
import { type DispatchDeps, startDispatch } from './dispatch.ts'
import { startFanOut } from './fan-out.ts'
import type { receiverEnv } from './receiver-config.ts'
import type { CallMeans } from './receiver-sender.ts'
import { createSecretBox } from './secret-box.ts'

type Config = z.output<typeof receiverEnv> & { noticePausesMs?: readonly number[] | undefined }

/** Starts what tells the receivers that were made in the administration, of which there may be none. */
export async function startReceivers(
  config: Config,
  deps: Omit<DispatchDeps, 'means' | 'backoffMs'> & { bus: Bus }
) {
  const means: CallMeans = {
    guard: createAddressGuard(config.RECEIVERS_ALLOWED),
    box: config.RECEIVERS_KEY === undefined ? null : createSecretBox(config.RECEIVERS_KEY)
  }
  const dispatch = startDispatch({ ...deps, means, backoffMs: config.noticePausesMs })
  const fanOut = await startFanOut(deps)
  const receivers: Receiver[] = fanOut.receivers
  return {
    means,
    dispatch,
    receivers,
    async stop() {
      await fanOut.stop()
      await dispatch.stop()
    }
  }
}
