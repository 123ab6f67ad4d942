import { useToast } from '@site/web/platform'
import { logFailure } from '../../api/log-failure.ts'
import { deliveryToasts } from '../content/receivers.ts'

/** Has something sent again that did not arrive, says whether that could be asked for, and reads its list again. */
export function useSendAgain() {
  const toast = useToast()
  return async (ask: () => Promise<unknown>, refetch: () => Promise<unknown>): Promise<void> => {
    try {
      await ask()
      toast.show(deliveryToasts.again)
    } catch (error) {
      toast.show(deliveryToasts.notAgain(logFailure('It could not be sent again', error)))
    }
    await refetch()
  }
}
