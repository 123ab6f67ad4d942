import { releaseBoardCalls } from '@site/contracts/operations/calls/front-ends/release-board'
import type { ReadyVersion } from '@site/contracts/release-board/release-board'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { FieldError } from '@site/web/ui/forms/field'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { useId } from 'react'
import { messageOf } from '../../api/message-of.ts'
import board from '../board/board.module.css'
import { readyCopy } from '../content/ready.ts'

interface PreviewLinkProps {
  chosen: Pick<ReadyVersion, 'name' | 'version'>[]
  adminCode: string
}

/** A link, signed for these versions, to the site as it will be with them (BOARD-13). */
export function PreviewLink({ chosen, adminCode }: PreviewLinkProps) {
  const { http } = usePlatform()
  const errorId = useId()
  const versions = Object.fromEntries(chosen.map(({ name, version }) => [name, version]))
  const { data, error } = useQuery({
    queryKey: [releaseBoardCalls.signReleasePreview.path, adminCode, versions],
    queryFn: () => callApi(http, releaseBoardCalls.signReleasePreview, { body: { adminCode, versions } }),
    gcTime: 0
  })
  if (error) return <FieldError id={errorId} error={messageOf(error) ?? readyCopy.noPreview} />
  if (!data) return null
  return (
    <>
      <LinkButton variant="quiet" size="small" href={data.address}>
        {readyCopy.preview}
      </LinkButton>
      <p className={board.about}>{readyCopy.previewHolds}</p>
    </>
  )
}
