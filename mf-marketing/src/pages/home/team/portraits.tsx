import type { ReactElement } from 'react'
import type { teamContent } from '../content/team.ts'
import styles from './team.module.css'

type MemberId = (typeof teamContent.members)[number]['id']

/** Each person's ground, in the bars behind them, and the light and the shade of their skin. */
const camille = { ground: '#98a1f5', light: '#f3c9ab', shade: '#db9873' }
const yanis = { ground: '#4cb192', light: '#b9805a', shade: '#8d5838' }
const solene = { ground: '#d98a12', light: '#f6d3bd', shade: '#e0a588' }

const hair = { brown: '#2b2140', black: '#1c1a2b', red: '#8a3b22', brownEyes: '#3a160c' }

/** Portraits cut by their frame, 412 × 300 on the colour of a bar; the middle 300 px are what a phone shows. */
export const portraits: Record<MemberId, ReactElement> = {
  /* Three quarters: the shade's edge draws the profile. A hotel's key. */
  camille: (
    <>
      <rect width="412" height="300" fill="var(--lilas)" />
      <Bar x={-20} y={30} width={96} fill={camille.ground} />
      <Bar x={334} y={84} fill={camille.ground} />
      <path d="M134 250C112 120 118-40 222-40c82 0 100 70 96 140-2 60-10 110-2 152z" fill={hair.brown} />
      <path d="M170 176h78v74l-34 44-60-34z" fill="#c98a68" />
      <path d="M40 300c8-40 44-56 116-68l60 62 34-56c60 10 104 24 120 62z" fill="var(--outremer)" />
      <path d="m158 230 58 62 36-58 12 4-30 62h-34l-58-64z" fill="var(--blanc)" />
      <path
        d="M176 46h96c5 26 4 44-1 62 7 16 5 40-1 60-7 24-24 54-50 56-28 0-60-26-68-58z"
        fill={camille.light}
      />
      <path
        d="M248 46h24c5 26 4 44-1 62 7 16 5 40-1 60-7 24-24 54-50 56 16-10 24-20 21-32 7-1 9-6 7-9 5-3 4-7 1-10l2-9c12 0 16-7 13-15l-16-39c-3-20 2-40 0-60z"
        fill={camille.shade}
      />
      <path
        d="M142 190c-14-70-8-130 22-160 30-40 116-40 126 28-52-16-96-4-110 46-8 26-14 54-10 88z"
        fill={hair.brown}
      />
      <Line
        color={hair.brown}
        width={6}
        d="M192 93q20-13 42-2m22 0q9-5 14 1m-73 26q19-14 38 0m23 0q7-8 13-2"
      />
      <path d="M208 111h17a8.5 10 0 1 1-17 0zm49 3h10a6 8 0 1 1-10 0z" fill={hair.brown} />
      <path d="M203 185q18 2 28-4 8 3 16-1-4 13-20 15-14 1-24-10z" fill="#b23c32" />
      <path d="M58 300v-56h66v56z" fill="var(--outremer)" />
      <path d="M54 230h74v18H54z" fill="var(--blanc)" />
      <Line
        color="var(--safran)"
        width={15}
        d="M96 126V54M80 65h16M74 89h22m-20 59a20 20 0 1 0 40 0 20 20 0 1 0-40 0"
      />
      <path d="M66 166h48l6 64H66z" fill={camille.shade} />
      <Line color={camille.light} width={19} d="M80 172h36m-38 20h44m-44 20h42m-52 2v-28l16-24" />
      <Bar x={262} y={248} width={180} fill="var(--corail)" />
    </>
  ),
  /* In profile, his eyes on the keyboard. */
  yanis: (
    <>
      <rect width="412" height="300" fill="var(--menthe)" />
      <Bar x={300} y={36} fill={yanis.ground} />
      <Bar x={-30} y={130} fill={yanis.ground} />
      <path d="M30 300c10-60 50-76 96-84h110c30 10 60 40 70 84z" fill="var(--nuit-2)" />
      <path d="M128 150h100l4 76c-30 26-80 20-112-6z" fill={yanis.shade} />
      <path
        d="M130 20h128c6 18 6 38 2 52 8 18 20 36 27 52 2 9-8 14-20 14 4 6 4 12 0 18 2 8 4 40-14 50-40 10-90-20-110-60z"
        fill={yanis.light}
      />
      <path
        d="M146 90h22c2 34 20 50 44 48 20-8 40-9 56-5l3 8q-20 6-38 8 20 5 36 3c8 26 6 64-30 70-50 8-98-30-104-90z"
        fill={hair.black}
      />
      <path
        d="M264 46c10-18 4-40-14-48-20-30-90-30-120-10-36 10-48 46-36 74-14 20-10 50 10 62 8 22 32 26 46 8V96h18V66c30 0 66-4 96-20z"
        fill={hair.black}
      />
      <path d="M150 86c-16-12-34 0-30 20 4 16 16 24 30 18z" fill="#9c6644" />
      <Line color={hair.black} width={7} d="M224 77q16-12 31-3m-24 25q12 6 23-1" />
      <Line color={yanis.shade} width={6} d="M254 130q2-9 10-9" />
      <path d="m190 300-6-40 50-22 20 62z" fill="var(--nuit-2)" />
      <g transform="translate(222 210) rotate(-8)">
        <rect width="240" height="120" rx="6" fill="var(--papier)" />
        <g strokeDasharray="12 22">
          <Line color="var(--outremer)" width={18} d="M26 26h220M40 56h20m82 0h100M26 86h220" />
        </g>
        <Line color="var(--corail)" width={18} d="M74 56h46" />
        <path d="M-10 22h34v84H-8z" fill={yanis.shade} />
        <Line color={yanis.light} width={19} d="M-8 30h30m-32 20h38m-38 20h38M-6 90h30" />
      </g>
      <Bar x={-30} y={244} width={190} fill="var(--safran)" />
    </>
  ),
  /* Full face, half in the light; her marker has just drawn a bar. */
  solene: (
    <>
      <rect width="412" height="300" fill="var(--safran)" />
      <Bar x={-30} y={84} fill={solene.ground} />
      <rect
        x="322"
        y="36"
        width="140"
        height="42"
        rx="6"
        fill="none"
        stroke="var(--outremer)"
        strokeWidth="6"
      />
      <path d="M40 300c6-50 50-60 110-66h112c60 6 104 16 110 66z" fill="var(--corail)" />
      <circle cx="206" cy="-8" r="52" fill="#6f2c18" />
      <path d="M127 120a16 22 0 1 0 8 44zm158 0a16 22 0 1 1-8 44z" fill={solene.shade} />
      <path d="M164 190h84v46q-42 50-84 0z" fill="#cf8868" />
      <path d="M122 100c0-40 34-70 84-70s84 30 84 70c0 84-36 140-84 140s-84-56-84-140z" fill={solene.light} />
      <path
        d="M206 30c50 0 84 30 84 70 0 84-36 140-84 140 16-14 18-32 4-52 18-2 24-12 16-24-10-16-20-40-20-60z"
        fill={solene.shade}
      />
      <path
        d="M112 136C100 60 146 10 206 10s106 50 94 126c-8-4-14-8-18-14-30-8-60-32-76-66-16 34-46 58-76 66-4 6-10 10-18 14z"
        fill={hair.red}
      />
      <Line
        color="var(--encre)"
        width={8}
        d="M133 130a32 32 0 1 0 64 0 32 32 0 1 0-64 0m82 0a32 32 0 1 0 64 0 32 32 0 1 0-64 0m-18-6q9-6 18 0"
      />
      <Line color={hair.brownEyes} width={5} d="M148 129q17-14 34 0m48 0q17-14 34 0" />
      <path d="M156 123h18a9 12 0 1 1-18 0zm82 0h18a9 12 0 1 1-18 0z" fill={hair.brownEyes} />
      <path d="M172 196q34 8 68 0-8 22-34 22t-34-22z" fill="var(--blanc)" />
      <path d="m304 300 8-58h64l20 58z" fill="var(--corail)" />
      <path d="M326 122h32v60h-32z" fill="var(--blanc)" />
      <path d="m326 126 6-24h4l3-22 12-4v26l7 24z" fill="var(--outremer)" />
      <path d="M318 170h48v70h-48z" fill={solene.shade} />
      <Line color={solene.light} width={19} d="M324 174h38m-42 20h44m-44 20h44m-40 20h36" />
      <Bar x={-30} y={248} width={180} fill="var(--outremer)" />
    </>
  )
}

/** A bar of the planning, behind a person or before their shoulder. */
function Bar({ x, y, width = 120, fill }: { x: number; y: number; width?: number; fill: string }) {
  return <rect x={x} y={y} width={width} height="40" rx="6" fill={fill} />
}

/** Rounded strokes: brows, glasses, fingers, keys. */
function Line({ d, color, width }: { d: string; color: string; width: number }) {
  return <path className={styles.line} d={d} stroke={color} strokeWidth={width} />
}
