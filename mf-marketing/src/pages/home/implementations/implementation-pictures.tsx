import type { ReactElement } from 'react'
import type { ImplementationCard } from '../content/implementations.ts'

const windows = [
  [0, 0, 1, 2],
  [2, 0, 1, 1],
  [3, 1, 0, 1],
  [0, 2, 2, 0]
]
const lights = ['#1f2557', 'var(--safran)', 'var(--lilas)', 'var(--menthe)']

/** Six pictures of bars, 320 × 176, without words; the card gives their ground. */
export const implementationPictures: Record<ImplementationCard['icon'], ReactElement> = {
  rota: (
    <>
      <path d="M40 44h240M40 88h240M40 132h240" stroke="var(--encre)" strokeOpacity="0.18" strokeWidth="2" />
      <rect x="40" y="30" width="112" height="28" rx="6" fill="var(--outremer)" />
      <rect x="164" y="30" width="64" height="28" rx="6" fill="var(--blanc)" />
      <rect x="96" y="74" width="128" height="28" rx="6" fill="var(--corail)" />
      <rect x="40" y="118" width="72" height="28" rx="6" fill="var(--blanc)" />
      <rect x="176" y="118" width="104" height="28" rx="6" fill="var(--outremer)" />
    </>
  ),
  source: (
    <>
      <rect x="36" y="26" width="112" height="150" rx="10" fill="var(--blanc)" />
      <path
        d="M54 52h76M54 72h60M54 128h76M54 148h48"
        stroke="var(--filet)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M54 92h76M54 108h40" stroke="var(--safran)" strokeWidth="12" strokeLinecap="round" />
      <path
        d="M138 98c34 0 26-30 58-30"
        fill="none"
        stroke="var(--encre)"
        strokeWidth="3"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <path
        d="M196 36h84a10 10 0 0 1 10 10v52a10 10 0 0 1-10 10h-54l-20 18v-18h-10a10 10 0 0 1-10-10V46a10 10 0 0 1 10-10Z"
        fill="var(--nuit)"
      />
      <path d="M206 60h64M206 78h40" stroke="var(--papier)" strokeWidth="8" strokeLinecap="round" />
      <path d="M256 78h14" stroke="var(--safran)" strokeWidth="8" strokeLinecap="round" />
    </>
  ),
  curve: (
    <>
      <g fill="var(--blanc)">
        <rect x="40" y="112" width="26" height="64" rx="5" />
        <rect x="75" y="98" width="26" height="78" rx="5" />
        <rect x="110" y="106" width="26" height="70" rx="5" />
        <rect x="145" y="84" width="26" height="92" rx="5" />
        <rect x="180" y="58" width="26" height="118" rx="5" />
        <rect x="215" y="40" width="26" height="136" rx="5" />
        <rect x="250" y="72" width="26" height="104" rx="5" />
      </g>
      <path
        d="M53 96c30-20 46-6 70-12 34-8 44-56 104-60 20 0 28 16 36 32"
        fill="none"
        stroke="var(--encre)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="227" cy="24" r="9" fill="var(--corail)" stroke="var(--encre)" strokeWidth="4" />
    </>
  ),
  invoice: (
    <>
      <path d="M40 24h104v152H40z" fill="var(--blanc)" />
      <path
        d="M56 48h44M56 72h72M56 92h72M56 112h72"
        stroke="var(--filet)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M56 140h72" stroke="var(--outremer)" strokeWidth="12" strokeLinecap="round" />
      <path
        d="M144 140h40"
        stroke="var(--encre)"
        strokeWidth="3"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <rect x="184" y="48" width="104" height="28" rx="6" fill="var(--nuit)" fillOpacity="0.12" />
      <rect x="184" y="86" width="104" height="28" rx="6" fill="var(--nuit)" fillOpacity="0.12" />
      <rect x="184" y="124" width="104" height="32" rx="6" fill="var(--nuit)" />
      <path
        d="m226 140 7 7 14-15"
        fill="none"
        stroke="var(--menthe)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  facade: (
    <>
      <path d="M64 176V46l96-26 96 26v130z" fill="var(--nuit-2)" />
      {windows.flatMap((row, y) =>
        row.map((light, x) =>
          light === 2 && row[x - 1] === 2 ? null : (
            <rect
              key={`${x}-${y}`}
              x={86 + x * 39}
              y={58 + y * 29}
              width={light === 2 && row[x + 1] === 2 ? 70 : 31}
              height="19"
              rx="4"
              fill={lights[light]}
            />
          )
        )
      )}
      <path d="M32 176h256" stroke="var(--lilas-texte)" strokeWidth="3" />
    </>
  ),
  mail: (
    <>
      <rect x="40" y="30" width="240" height="34" rx="7" fill="var(--blanc)" />
      <rect x="40" y="74" width="240" height="34" rx="7" fill="var(--blanc)" />
      <rect x="40" y="118" width="240" height="34" rx="7" fill="var(--blanc)" />
      <rect x="48" y="38" width="58" height="18" rx="5" fill="var(--menthe)" />
      <rect x="48" y="82" width="40" height="18" rx="5" fill="var(--safran)" />
      <rect x="48" y="126" width="74" height="18" rx="5" fill="var(--corail)" />
      <path
        d="M120 47h104M102 91h128M136 135h76"
        stroke="var(--filet)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="m250 47 5 5 10-11M250 91l5 5 10-11"
        fill="none"
        stroke="var(--outremer)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="258" cy="135" r="6" fill="var(--corail)" />
    </>
  )
}
