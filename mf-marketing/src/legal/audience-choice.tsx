import { useAudience } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { useEffect, useState } from 'react'
import { audienceChoice } from './content/audience.ts'
import styles from './legal-page.module.css'

type Standing = 'counted' | 'objection' | 'browser'

/** The choice of not being counted, and what holds in this browser (AUDIENCE-10). The server knows neither. */
export function AudienceChoice() {
  const audience = useAudience()
  const [standing, setStanding] = useState<Standing | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => setStanding(audience.reason() ?? 'counted'), [audience])

  const choose = () => {
    try {
      audience.object(standing !== 'objection')
      setFailed(false)
    } catch (error) {
      console.warn('The choice of not being counted could not be kept', error)
      setFailed(true)
    }
    setStanding(audience.reason() ?? 'counted')
  }
  return (
    <div className={styles.choice} data-print="hidden">
      <p role="status">
        {standing && audienceChoice[standing]} {hasFailed && audienceChoice.failed}
      </p>
      {standing !== 'browser' && (
        <Button variant="quiet" onClick={choose}>
          {standing === 'objection' ? audienceChoice.takeBack : audienceChoice.object}
        </Button>
      )}
    </div>
  )
}
