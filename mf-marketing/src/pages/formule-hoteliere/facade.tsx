import { offerContent } from './content/offer.ts'
import styles from './facade.module.css'

const { days, floors, groundFloor, picture } = offerContent

/** A façade whose lit windows form a planning: days across, the house's work down, all words real. */
export function Facade() {
  return (
    <figure className={styles.house}>
      <Roof />
      <div className={styles.days} aria-hidden="true">
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <ol className={styles.floors}>
        {floors.map(({ name, work, tone, nights }) => (
          <li key={name} className={styles.floor}>
            <p className={styles.name}>
              <strong>{name}</strong>
              <span>{work}</span>
            </p>
            <svg viewBox="0 0 700 68" className={styles[tone]} aria-hidden="true">
              {[...nights].map((night, day) => (
                <Window
                  key={days[day]}
                  x={day * 100}
                  isLit={night === '1'}
                  isJoined={nights.startsWith('11', day)}
                />
              ))}
            </svg>
          </li>
        ))}
      </ol>
      <ul className={styles.signs}>
        <li>{groundFloor.audit}</li>
        <li>{groundFloor.delay}</li>
        <li>{groundFloor.training}</li>
      </ul>
      <GroundFloor />
    </figure>
  )
}

/** A casement 84 wide: frame, two panes and their transom, a sill beneath. Lit ones in a row run together into a bar. */
function Window({ x, isLit, isJoined }: { x: number; isLit: boolean; isJoined: boolean }) {
  return (
    <g transform={`translate(${x + 8})`}>
      {isJoined && <path d="M84-2h16v60H84z" className={styles.between} />}
      <path d="M0 4a4 4 0 0 1 4-4h76a4 4 0 0 1 4 4v52H0z" className={isLit ? styles.lit : styles.glass} />
      <path d="M42 0v56M0 18h84" className={isLit ? styles.litBars : styles.bars} />
      <path d="M-5 56h94v7H-5z" className={styles.sill} />
    </g>
  )
}

/** The dormer that the firm is named after, lit, with the three bars of its mark. */
function Roof() {
  return (
    <svg viewBox="0 0 700 166" role="img" aria-label={picture}>
      <path d="M590 20h44v90h-44z" className={styles.chimney} />
      <path d="M584 14h56v12h-56z" className={styles.slate} />
      <path d="M0 158 70 60h560l70 98z" className={styles.slate} />
      <path d="M43 98h614M21 128h658" className={styles.tiles} />
      <path d="M278 158V78l72-56 72 56v80z" className={styles.dormer} />
      <path d="m262 90 88-68 88 68" className={styles.gable} />
      <path d="M300 84h100v64H300z" className={styles.pane} />
      <g transform="translate(314 89) scale(2.25)">
        <rect width="20" height="6.5" rx="2" className={styles.first} />
        <rect x="8" y="8.75" width="24" height="6.5" rx="2" className={styles.second} />
        <rect x="3" y="17.5" width="14" height="6.5" rx="2" className={styles.third} />
      </g>
      <path d="M-7 154h714v12H-7z" className={styles.sill} />
    </svg>
  )
}

/** Two shop windows and, between them, the door under its awning. */
function GroundFloor() {
  return (
    <svg viewBox="0 0 700 112" aria-hidden="true" className={styles.groundFloor}>
      <path d="M8 8h184v80H8zM508 8h184v80H508z" className={styles.glass} />
      <path d="M100 8v80M600 8v80" className={styles.bars} />
      <g id="awning">
        <path d="M8 0h184l8 24H0z" className={styles.sill} />
        <path d="M34 0h26l-4 24H28zM86 0h28v24H86zM140 0h26l6 24h-28z" className={styles.stripes} />
      </g>
      <use href="#awning" x="500" />
      <path d="M3 88h194v8H3zM503 88h194v8H503z" className={styles.sill} />
      <path d="M270 0h160v112H270z" className={styles.frame} />
      <path d="M280 10h140v22H280z" className={styles.fanlight} />
      <path d="M280 40h66v72h-66zM354 40h66v72h-66z" className={styles.leaf} />
      <path d="M290 50h46v30h-46zM364 50h46v30h-46z" className={styles.fanlight} />
      <path d="M340 84v12M360 84v12" className={styles.handle} />
      <path d="M250 104h200v8H250z" className={styles.sill} />
    </svg>
  )
}
