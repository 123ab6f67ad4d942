import { escapeHtml } from '@site/federation/source-rendering/escape-html'

/** A command, what it printed, and how long it took in milliseconds. */
export interface Scene {
  command: string
  lines: string[]
  took: number
}

export interface Recording {
  /** The version is sent, for a share of the visitors. */
  deployed: Scene
  /** Of the first visitors, in their order: who gets the new version? */
  before: boolean[]
  /** For how many of those who came it threw, and how long after the first of them it was ended, in seconds. */
  met: number
  seconds: number
  /** What the history says at the end. */
  log: Scene
}

const WIDTH = 960
const LINE = 20
const COLUMNS = 112
const DOT = 16
const PER_ROW = 50
/** Colours of the look: nuit, papier, lilas, corail, menthe, safran. */
const COLOURS = {
  ground: '#0E1130',
  text: '#F7F8FC',
  live: '#C9CEFF',
  canary: '#FF6F4E',
  good: '#8FDCC0',
  note: '#F6BD45'
}
/** Length of one round in seconds, and when each part is shown in it. */
const ROUND = 18
const AT = { command: 0.4, printed: 2, visitors: 3.5, met: 6.5, ended: 9, log: 11 }

/**
 * Draws a recording as an SVG that plays over and over. For whoever wants no motion it shows its end; a reader of the screen has the same as text.
 */
export function drawRecording({ deployed, before, met, seconds, log }: Recording): string {
  const parts: string[] = []
  let top = 36
  const write = (text: string, colour: string, at: number) => {
    for (const line of wrap(text)) {
      parts.push(`<text x="24" y="${top}" fill="${colour}" class="at${keyOf(at)}">${escapeHtml(line)}</text>`)
      top += LINE
    }
  }
  const play = ({ command, lines, took }: Scene, start: number, printed: number) => {
    write(`$ ${command}`, COLOURS.text, start)
    for (const line of lines) write(line, COLOURS.good, printed)
    write(`${(took / 1000).toFixed(1)} s`, COLOURS.note, printed)
    top += LINE
  }
  play(deployed, AT.command, AT.printed)

  write(`${before.length} visitors of two gateways; a dot is one of them`, COLOURS.text, AT.visitors)
  const rows = Math.ceil(before.length / PER_ROW)
  const dotsAt = (isNew: (one: boolean) => boolean, kind: string) =>
    before
      .map((one, index) => {
        const [x, y] = [32 + (index % PER_ROW) * 18, top + Math.floor(index / PER_ROW) * 20]
        const colour = isNew(one) ? COLOURS.canary : COLOURS.live
        return `<circle cx="${x}" cy="${y}" r="${DOT / 2 - 1}" fill="${colour}" class="${kind}"/>`
      })
      .join('')
  parts.push(
    dotsAt((one) => one, 'during'),
    dotsAt(() => false, `at${keyOf(AT.ended)}`)
  )
  top += rows * 20 + 12
  write(
    `it throws for ${met} of those who get the new version: they are shown the one before`,
    COLOURS.canary,
    AT.met
  )
  write(
    `ended by itself, once, at both gateways: ${seconds} s after the first of them`,
    COLOURS.good,
    AT.ended
  )
  top += LINE
  play(log, AT.log, AT.log + 1)

  const told = [deployed.command, ...deployed.lines, ...log.lines].map(escapeHtml).join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" width="${WIDTH}" height="${top}" role="img">
<title>A version that throws for one visitor in ten is given to 5 % of them, and is taken back by itself</title>
<desc>${told}</desc>
<!-- What happened, as the command draw-recording drew it. -->
<style>
text{font:14px/1 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;white-space:pre}
${[...new Set(Object.values(AT)), AT.log + 1].map(keyframes).join('\n')}
.during{animation:during ${ROUND}s infinite;opacity:0}
@keyframes during{0%,${percent(AT.visitors)}{opacity:0}${percent(AT.visitors + 0.01)},100%{opacity:1}}
@media (prefers-reduced-motion:reduce){*{animation:none!important}}
</style>
<rect width="${WIDTH}" height="${top}" rx="14" fill="${COLOURS.ground}"/>
${parts.join('\n')}
</svg>
`
}

const percent = (seconds: number) => `${((seconds / ROUND) * 100).toFixed(2)}%`
const keyOf = (at: number) => String(at).replace('.', '-')
const keyframes = (at: number) =>
  `.at${keyOf(at)}{animation:at${keyOf(at)} ${ROUND}s infinite}\n@keyframes at${keyOf(at)}{0%,${percent(at)}{opacity:0}${percent(at + 0.01)},100%{opacity:1}}`

/** Lines of at most COLUMNS characters, cut at spaces; what goes on is moved in. */
function wrap(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < COLUMNS) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(lines.length > 0 ? `    ${word}` : word)
  }
  return lines
}
