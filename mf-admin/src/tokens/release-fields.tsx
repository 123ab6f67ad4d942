import { type ReleaseGrants, releaseGrantsSchema } from '@site/contracts/access/release-grants'
import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { useRef } from 'react'
import { grantsCopy } from './content/tokens.ts'
import { useLiveRoutes } from './use-live-routes.ts'

/** What a token may publish, as it is typed: names and addresses with spaces or commas between them. */
export interface GrantTexts {
  deployables: string
  routes: string
}

interface ReadGrants {
  releases: ReleaseGrants
  /** For each field that cannot be sent, the sentence that says so. */
  errors: Partial<GrantTexts>
}

const wordsOf = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

/** What is typed as the API takes it, and what is wrong with it. */
export function readGrants({ deployables, routes }: GrantTexts): ReadGrants {
  const { shape } = releaseGrantsSchema
  const releases = { deployables: wordsOf(deployables), routes: wordsOf(routes) }
  return {
    releases,
    errors: {
      ...(!shape.deployables.safeParse(releases.deployables).success && {
        deployables: grantsCopy.deployablesMissing
      }),
      ...(!shape.routes.safeParse(releases.routes).success && { routes: grantsCopy.routesWrong })
    }
  }
}

/** Which parts of the site a token may publish, and at which addresses (TOKEN-12); those that they have live are proposed (ADMIN-35). */
export function ReleaseFields({
  texts,
  errors,
  onChange
}: {
  texts: GrantTexts
  errors: Partial<GrantTexts>
  onChange: (texts: GrantTexts) => void
}) {
  const { deployables, routes } = texts
  const live = useLiveRoutes(wordsOf(deployables))
  const typed = wordsOf(routes)
  const isLacking = wordsOf(live).some((route) => !typed.includes(route))
  const field = useRef<HTMLInputElement>(null)
  const common = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <>
      <TextField
        {...common}
        label={grantsCopy.deployables}
        hint={grantsCopy.deployablesHint}
        error={errors.deployables}
        name="deployables"
        maxLength={400}
        required
        value={deployables}
        onChange={({ target }) => onChange({ deployables: target.value, routes })}
      />
      <TextField
        {...common}
        ref={field}
        label={grantsCopy.routes}
        hint={grantsCopy.routesHint}
        error={errors.routes}
        name="routes"
        maxLength={1000}
        value={routes}
        onChange={({ target }) => onChange({ deployables, routes: target.value })}
      />
      {isLacking && (
        <div>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onChange({ deployables, routes: live })
              field.current?.focus()
            }}
          >
            {grantsCopy.propose(live)}
          </Button>
        </div>
      )}
    </>
  )
}
