import { useHydrated } from '@site/web/platform'
import { classNames } from '@site/web/ui/class-names'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { weekContent } from '../content/week.ts'
import { describeSetting, describeTask } from './describe-week.ts'
import styles from './week.module.css'
import { formatHours, WEEK, type WeekHours } from './week-hours.ts'
import type { WeekSetting } from './week-setting.ts'

interface WeekBoardProps {
  setting: WeekSetting
  hours: WeekHours
  isAutomated: boolean
  /** The bars were set in motion by the button. */
  isPlaying: boolean
}

/**
 * Five days of seven hours: the tasks lie end to end, each on a row of its own. Automated they shrink and move up, their outlines
 * stay, and what they leave free is the last row. Where they need more than a week, a line stands where it ends. A picture: who does not see
 * it reads its caption.
 */
export function WeekBoard({ setting, hours, isAutomated, isPlaying }: WeekBoardProps) {
  const end = isAutomated ? hours.left : hours.byHand
  const whole = Math.max(WEEK, hours.byHand)
  const isOver = whole > WEEK
  return (
    <figure className={styles.board} data-playing={isPlaying || undefined} data-over={isOver || undefined}>
      <figcaption>
        <span className={styles.title}>{describeSetting(setting)}</span>
        <VisuallyHidden> {hours.tasks.map(describeTask).join(' ')}</VisuallyHidden>
      </figcaption>
      <div className={styles.days} aria-hidden="true">
        {isOver ? (
          <svg className={styles.end} aria-hidden="true">
            <text x={share(WEEK / whole)}>{formatHours(WEEK)}</text>
          </svg>
        ) : (
          weekContent.days.map((day) => <span key={day}>{day}</span>)
        )}
      </div>
      <div aria-hidden="true">
        {hours.tasks.map(({ task, byHand, left }, place) => {
          const before = { at: startOf(hours, place, 'byHand'), hours: byHand }
          const after = { at: startOf(hours, place, 'left'), hours: left }
          return (
            <Row
              // The bars of the next trade are those of this one, moved.
              key={`row-${place + 1}`}
              name={task.name}
              tone={task.tone}
              whole={whole}
              outline={before}
              bar={isAutomated ? after : before}
            />
          )
        })}
        <Row
          name={weekContent.returned}
          tone="returned"
          whole={whole}
          bar={{ at: end, hours: hours.byHand - end }}
        />
      </div>
    </figure>
  )
}

/** From where in the week, and for how long, in hours. */
interface Span {
  at: number
  hours: number
}

interface RowProps {
  name: string
  tone: WeekHours['tasks'][number]['task']['tone'] | 'returned'
  /** How many hours the row is long. */
  whole: number
  bar: Span
  /** Where the bar was by hand. */
  outline?: Span
}

/**
 * The bar of a page that runs moves by transforms alone: it slides within its row, and what it holds within the bar, so that its corners stay
 * round. The server's stands where it is by attributes, as the policy allows no style in markup.
 */
function Row({ name, tone, whole, bar, outline }: RowProps) {
  const isHydrated = useHydrated()
  const place = ({ at, hours }: Span) => ({
    x: share(at / whole),
    width: share(hours / whole),
    height: '100%',
    rx: 6
  })
  return (
    <div className={classNames(styles.row, styles[tone])}>
      <span>{name}</span>
      <span className={styles.hours}>{formatHours(bar.hours)}</span>
      <svg className={styles.track} aria-hidden="true">
        {whole > WEEK && <rect className={styles.limit} x={share(WEEK / whole)} />}
        {outline && <rect className={styles.outline} {...place(outline)} />}
        {!isHydrated && <rect className={styles.bar} {...place(bar)} />}
      </svg>
      {isHydrated && (
        <span className={styles.lane}>
          <span data-bar="" style={moved(bar.at / whole)}>
            <span className={styles.fill} style={moved(bar.hours / whole - 1)} />
          </span>
        </span>
      )}
    </div>
  )
}

const moved = (part: number) => ({ transform: `translateX(${share(part)})` })
const share = (part: number) => `${part * 100}%`

/** A task begins where the one before it ends. */
const startOf = ({ tasks }: WeekHours, place: number, when: 'byHand' | 'left') =>
  tasks.slice(0, place).reduce((total, task) => total + task[when], 0)
