import { Link } from '@site/web/platform'
import { accessCopy } from './content/access.ts'

/** Says that the code is refused, with the way to give another one (ADMIN-27). */
export function RefusedCode() {
  const { refused, another, toGive } = accessCopy
  return (
    <>
      {refused} <Link to="/admin">{another}</Link> {toGive}
    </>
  )
}
