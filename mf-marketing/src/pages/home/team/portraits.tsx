import type { ReactElement } from 'react'
import type { teamContent } from '../content/team.ts'
import styles from './team.module.css'

type MemberId = (typeof teamContent.members)[number]['id']

/** Each person's background, in the bars behind them, and the light and the shade of their skin. */
const camille = { background: '#98a1f5', light: '#f3c9ab', shade: '#db9873' }
const yanis = { background: '#4cb192', light: '#b9805a', shade: '#8d5838' }
const solene = { background: '#d98a12', light: '#f6d3bd', shade: '#e0a588' }

const hair = { brown: '#2b2140', black: '#1c1a2b', red: '#8a3b22', brownEyes: '#3a160c' }

/** Portraits cut by their frame, 412 × 300 on the colour of a bar; the middle 300 px are what a phone shows. */
export const portraits: Record<MemberId, ReactElement> = {
  /* Full face, her hair parted at the side; she holds up a hotel's key. */
  camille: (
    <>
      <rect width="412" height="300" fill="var(--lilas)" />
      <Bar x={-20} y={30} width={96} fill={camille.background} />
      <Bar x={334} y={84} fill={camille.background} />
      <path
        d="M206 12C138 12 108 58 106 126c-1 54-6 96-22 134h244c-16-38-21-80-22-134-2-68-32-114-100-114z"
        fill={hair.brown}
      />
      <path d="M40 300c6-46 40-54 126-68h80c86 14 126 22 132 68z" fill="var(--outremer)" />
      <path d="m150 226 56 66 56-66 14 6-54 68h-32l-54-68z" fill="var(--blanc)" />
      <path d="M168 190h76v44l-38 48-38-48z" fill="#c98a68" />
      <path
        d="M126 110c0-44 34-76 80-76s80 32 80 76c0 80-38 134-80 134s-80-54-80-134z"
        fill={camille.light}
      />
      <path
        d="M206 34c46 0 80 32 80 76 0 80-38 134-80 134 14-14 16-30 4-46 16-2 22-12 14-24-10-16-18-40-18-60z"
        fill={camille.shade}
      />
      <Line
        color={hair.brown}
        width={6}
        d="M148 104q18-14 40-4m36 0q22-10 40 4m-110 30q18-18 36 0m32 0q18-18 36 0"
      />
      <path d="M163 126h18a9 12 0 1 1-18 0zm68 0h18a9 12 0 1 1-18 0z" fill={hair.brown} />
      <path d="M176 196q18 4 30 7 12-3 30-7-5 23-30 23t-30-23z" fill="#b23c32" />
      <path
        d="M104 190C92 70 130 12 206 12s110 58 102 178h-26c2-62-30-110-108-142-22 34-46 74-44 142z"
        fill={hair.brown}
      />
      <path d="M36 300l6-56h66l8 56z" fill="var(--outremer)" />
      <path d="M38 230h74v18H38z" fill="var(--blanc)" />
      <Line
        color="var(--safran)"
        width={15}
        d="M80 126V54M64 65h16M58 89h22m-20 59a20 20 0 1 0 40 0 20 20 0 1 0-40 0"
      />
      <path d="M56 180h42l6 50H50z" fill={camille.shade} />
      <Line color={camille.light} width={19} d="M64 172h36m-38 20h44m-44 20h42m-52 2v-28l16-24" />
    </>
  ),
  /* In profile, his eyes on the keyboard. */
  yanis: (
    <>
      <rect width="412" height="300" fill="var(--menthe)" />
      <Bar x={316} y={36} fill={yanis.background} />
      <Bar x={-30} y={130} fill={yanis.background} />
      <path d="M40 300c6-50 40-62 100-72h80c50 12 80 30 86 72z" fill="var(--nuit-2)" />
      <path d="M134 150h92v76q-44 40-92 4z" fill={yanis.shade} />
      <path
        d="M150 50h102c10 16 14 32 12 48 2 6 2 10 6 18l20 38c4 8-4 16-16 16 2 6 2 12 2 18 0 20-10 40-40 44-60 0-100-60-86-182z"
        fill={yanis.light}
      />
      <path d="M150 50h62q-12 60 4 126l-40 50h-26z" fill={yanis.shade} />
      <path
        d="M160 124h22c4 28 16 42 34 44 20 2 32-8 48-6 8 0 12 4 12 10l-2 6q-14 2-30 9 14 6 32 3 2 8 4 18c2 22-16 38-42 38-48 0-78-44-78-122z"
        fill={hair.black}
      />
      <path
        d="M256 52c6-10 4-28-12-34-20-10-60-12-84-2-40 16-56 60-44 100 6 22 16 36 30 46q14-10 14-34h22c4-14 6-30 4-46 30 0 52-10 70-30z"
        fill={hair.black}
      />
      <path d="M178 110c-16-12-34 0-30 20 4 16 16 24 30 18z" fill="#9c6644" />
      <Line color={hair.black} width={7} d="M228 96q14-10 30-2m-26 24q12-8 24 0" />
      <path d="M240 114h14a7 10 0 1 1-14 0z" fill={hair.black} />
      <Line color={yanis.shade} width={6} d="M262 156q0-10 10-11" />
      <g transform="translate(226 226) rotate(-8)">
        <rect width="240" height="120" rx="6" fill="var(--papier)" />
        <g strokeDasharray="12 22">
          <Line color="var(--outremer)" width={18} d="M26 26h220M40 56h20m82 0h100M26 86h220" />
        </g>
        <Line color="var(--corail)" width={18} d="M74 56h46" />
        <path d="M-10 22h34v84H-8z" fill={yanis.shade} />
        <Line color={yanis.light} width={19} d="M-8 30h30m-32 20h38m-38 20h38M-6 90h30" />
      </g>
    </>
  ),
  /* Full face, half in the light; her marker has just drawn a bar. */
  solene: (
    <>
      <rect width="412" height="300" fill="var(--safran)" />
      <Bar x={-30} y={84} fill={solene.background} />
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
    </>
  )
}

/** A bar of the planning, behind a person. */
function Bar({ x, y, width = 120, fill }: { x: number; y: number; width?: number; fill: string }) {
  return <rect x={x} y={y} width={width} height="40" rx="6" fill={fill} />
}

/** Rounded strokes: brows, glasses, fingers, keys. */
function Line({ d, color, width }: { d: string; color: string; width: number }) {
  return <path className={styles.line} d={d} stroke={color} strokeWidth={width} />
}
