import { classNames } from '@site/web/ui/class-names'
import { useRef } from 'react'
import { Disclosure } from '../../../parts/disclosure.tsx'
import { Section } from '../../../parts/section.tsx'
import { useFirstSeen } from '../../../parts/use-first-seen.ts'
import { figuresContent } from '../content/figures.ts'
import styles from './figures.module.css'

type Figure = (typeof figuresContent.figures)[number]

/** The claimed figures: percentages to scale, the rest counted bar by bar (look: width = value for percentages only). They fill as they are first seen (HOME-49). */
export function Figures() {
  const list = useRef<HTMLDListElement>(null)
  const isAwaited = useFirstSeen(list)
  return (
    <Section surface="outremer">
      <h2 className={styles.title}>{figuresContent.title}</h2>
      <dl ref={list} className={styles.list} data-awaited={isAwaited || undefined}>
        {figuresContent.figures.map((figure) => (
          <div key={figure.label} className={styles.row}>
            <dt className={styles.label}>
              {figure.label}
              <FigureShape figure={figure} />
            </dt>
            <dd className={styles.value}>{figure.text}</dd>
          </div>
        ))}
      </dl>
      <Disclosure className={styles.method} title={figuresContent.method.title}>
        <ul>
          {figuresContent.method.points.map(({ name, text }) => (
            <li key={name}>
              <b>{name}.</b> {text}
            </li>
          ))}
        </ul>
      </Disclosure>
    </Section>
  )
}

/** A bar as long as its share of the width; or as many bars as there are companies or days. */
function FigureShape({ figure }: { figure: Figure }) {
  const shape = classNames(styles.shape, styles[figure.tone])
  if (figure.kind === 'share')
    return (
      <svg className={shape} aria-hidden="true">
        <rect className={styles.rail} width="100%" height="100%" rx="6" />
        <rect className={styles.fill} width={`${figure.value}%`} height="100%" rx="6" />
      </svg>
    )
  const step = 100 / (figure.kind === 'count' ? 50 : 14)
  return (
    <svg className={shape} viewBox="0 0 100 48" preserveAspectRatio="none" aria-hidden="true">
      <g className={styles.fill}>
        {Array.from({ length: figure.value }, (_, index) => (
          <rect
            key={index}
            x={index * step}
            width={step * (figure.kind === 'count' ? 0.62 : 0.9)}
            height="48"
            opacity={figure.kind === 'days' && index % 7 > 4 ? 0.45 : 1}
          />
        ))}
      </g>
    </svg>
  )
}
