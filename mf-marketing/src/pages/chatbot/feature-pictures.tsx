import type { ReactNode } from 'react'
import { pictures } from './content/pictures.ts'
import { Bubble } from './conversation/bubble.tsx'
import styles from './feature-pictures.module.css'

const { sources, languages, night, handover, agenda, report } = pictures

/** Lilas is a visitor's, menthe what the chatbot does, night what people do. */
const drawings = {
  sources: <Bubble from="bot" text={sources.answer} source={sources.source} />,
  languages: (
    <>
      <Bubble from="visitor" text={languages.question} lang={languages.lang} />
      <Bubble from="bot" text={languages.answer} lang={languages.lang} />
    </>
  ),
  night: (
    <Drawing>
      <text x="0" y="20" className={styles.aside}>
        {night.day}
      </text>
      <rect y="34" width="168" height="30" rx="6" className={styles.bot} />
      <text x="12" y="54" className={styles.strong}>
        {night.moment}
      </text>
      <rect y="80" width="208" height="24" rx="6" className={styles.person} />
      <path d="M52 80v24M104 80v24M156 80v24" className={styles.hours} />
      <rect x="16" y="60" width="7" height="50" rx="2" className={styles.bot} />
      {night.hours.map((hour, index) => (
        <text
          key={hour}
          x={index * 52}
          y="126"
          textAnchor={index === 0 ? 'start' : index === 4 ? 'end' : 'middle'}
          className={styles.aside}
        >
          {hour}
        </text>
      ))}
    </Drawing>
  ),
  handover: (
    <Drawing>
      <text x="208" y="24" textAnchor="end" className={styles.strong}>
        {handover.moment}
      </text>
      <path d="M0 42h208M0 84h208M0 126h208M116 34v92" className={styles.rule} />
      <rect y="48" width="116" height="30" rx="6" className={styles.bot} />
      <text x="12" y="68">
        {handover.from}
      </text>
      <rect x="116" y="90" width="92" height="30" rx="6" className={styles.person} />
      <text x="128" y="110" className={styles.onNight}>
        {handover.to}
      </text>
    </Drawing>
  ),
  agenda: (
    <Drawing>
      {agenda.days.map((day, index) => (
        <text key={day} x={[4, 62, 158][index]} y="20" className={index === 1 ? styles.strong : styles.aside}>
          {day}
        </text>
      ))}
      <path d="M0 32h208M0 64h208M0 96h208M0 128h208M56 32v96M152 32v96" className={styles.rule} />
      <rect x="1" y="36" width="52" height="40" rx="6" className={styles.busy} />
      <rect x="156" y="78" width="52" height="46" rx="6" className={styles.busy} />
      <rect x="60" y="50" width="88" height="48" rx="6" className={styles.bot} />
      <text x="69" y="70" className={styles.strong}>
        {agenda.slot}
      </text>
      <text x="69" y="88">
        {agenda.state}
      </text>
    </Drawing>
  ),
  report: (
    <Drawing>
      {report.rows.map(({ about, count }, index) => (
        <g key={about} transform={`translate(0 ${12 + index * 38})`}>
          <rect width={(count * 208) / 48} height="30" rx="6" className={styles.visitor} />
          <text x="12" y="20">
            {about}
          </text>
          <text x={(count * 208) / 48 - 10} y="20" textAnchor="end" className={styles.strong}>
            {count}
          </text>
        </g>
      ))}
    </Drawing>
  )
} as const

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 208 136" aria-hidden="true">
      {children}
    </svg>
  )
}

/** A feature as what it leaves behind: a bubble, an hour of the night, a bar in an agenda. */
export function FeaturePicture({ name }: { name: keyof typeof drawings }) {
  return (
    <div role="img" aria-label={pictures[name].label} className={styles.picture}>
      {drawings[name]}
    </div>
  )
}
