import { releaseBoardCalls } from '@site/contracts/operations/calls/front-ends/release-board'
import type { PreviewRequest } from '@site/contracts/preview-links/preview-link'
import { callApi } from '@site/web/api/call-api'
import { usePlatform } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { FieldError } from '@site/web/ui/forms/field'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { useId, useState } from 'react'
import { logFailure } from '../../api/log-failure.ts'
import { openTab } from '../../layout/tab/open-tab.ts'
import { useOnePress } from '../../layout/use-one-press.ts'
import { readyCopy } from '../content/ready.ts'

interface PreviewButtonProps {
  versions: PreviewRequest['versions']
  adminCode: string
  /** What a screen reader adds to the button. */
  about: string
}

/** Opens the site with these versions in a tab of its own, by a link that is signed as it is asked for (BOARD-15). */
export function PreviewButton({ versions, adminCode, about }: PreviewButtonProps) {
  const { http } = usePlatform()
  const errorId = useId()
  const [error, setError] = useState<string>()
  const { isBusy, press } = useOnePress(async () => {
    const tab = openTab()
    setError(tab ? undefined : readyCopy.noTab)
    if (!tab) return
    try {
      const body = { adminCode, versions }
      tab.location.replace((await callApi(http, releaseBoardCalls.signReleasePreview, { body })).address)
    } catch (reason) {
      tab.close()
      setError(logFailure('The preview of a release could not be signed', reason) ?? readyCopy.noPreview)
    }
  })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="arrow-up-right"
        title={readyCopy.newTab}
        aria-disabled={isBusy}
        aria-describedby={error ? errorId : undefined}
        onClick={press}
      >
        {isBusy ? readyCopy.preparing : readyCopy.preview}
        <VisuallyHidden>{about}</VisuallyHidden>
      </Button>
      <FieldError id={errorId} error={error} />
    </>
  )
}
