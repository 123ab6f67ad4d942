import type { ReactElement } from 'react'
import type { teamContent } from '../content/team.ts'

type MemberId = (typeof teamContent.members)[number]['id']

const skin = { clair: '#efc3a4', mat: '#b9805a', rose: '#f3cdb6' }
const shade = { clair: '#dda582', mat: '#9c6644', rose: '#e3ae92' }

/** Portraits in a dozen flat shapes, 320 × 340, each on the colour of a bar. */
export const portraits: Record<MemberId, ReactElement> = {
  camille: (
    <>
      <rect width="320" height="340" fill="var(--lilas)" />
      <path d="M0 62h118v34H0zm214 74h106v34H214zM0 214h64v34H0z" fill="#b4bbff" />
      <path
        d="M88 236V150c0-52 30-86 74-86s76 32 76 86v86c0 8-6 12-12 12H100c-8 0-12-4-12-12Z"
        fill="#2b2140"
      />
      <path d="M138 206h50v58l-25 30-25-30z" fill={shade.clair} />
      <path d="M114 150c0-34 20-54 49-54s49 20 49 54c0 44-22 76-49 76s-49-32-49-76Z" fill={skin.clair} />
      <path d="M106 156c-4-46 20-74 58-74s60 26 58 70c-16-8-30-22-38-40-14 24-42 40-78 44Z" fill="#2b2140" />
      <path d="M28 340c4-50 36-72 96-82l39 46 39-46c58 10 90 32 94 82z" fill="var(--outremer)" />
      <path d="m122 254 41 36 41-36 12 8-34 78h-40l-32-78z" fill="var(--blanc)" />
      <path d="m110 260-22 22 26 12-8 12 46 34zm106 0 22 22-26 12 8 12-46 34z" fill="var(--outremer-fonce)" />
      <path d="M146 158h.1m33.800 0h.1" stroke="#3c2419" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M163 160v18h-6m-6 20q12 8 25 0"
        fill="none"
        stroke="#7d4a35"
        strokeWidth="3.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  yanis: (
    <>
      <rect width="320" height="340" fill="var(--menthe)" />
      <path d="M202 52h118v34H202zM0 126h92v34H0zm236 76h84v34h-84z" fill="#74cdae" />
      <path d="M132 204h58v60l-29 24-29-24z" fill={shade.mat} />
      <path d="M106 148c0-38 22-60 55-60s55 22 55 60c0 48-24 82-55 82s-55-34-55-82Z" fill={skin.mat} />
      <path
        d="M102 152c-10-10-10-24-2-34-4-18 8-32 24-34 8-14 30-18 42-10 16-4 32 4 36 18 16 4 24 18 18 32 6 10 4 20-2 28-4-22-10-36-22-42-20 8-48 8-68 0-14 8-22 22-26 42Z"
        fill="#1c1a2b"
      />
      <path
        d="M106 158c6 20 8 26 20 28 16-8 54-8 70 0 12-2 14-8 20-28 0 52-26 86-55 86s-55-34-55-86Z"
        fill="#1c1a2b"
      />
      <path d="M142 200q19-10 38 0-19 10-38 0Z" fill={shade.mat} />
      <path d="M24 340c4-52 40-74 104-82 10 18 54 18 64 0 64 8 100 30 104 82z" fill="var(--nuit-2)" />
      <path d="M124 258c10 26 64 26 74 0l10 2c-8 38-86 38-94 0z" fill="var(--safran)" />
      <path d="M144 152h.1m33.800 0h.1" stroke="#2a160c" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M136 141q7-5 15-2m20 0q8-3 15 2"
        fill="none"
        stroke="#2a160c"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M161 152v20h-7"
        fill="none"
        stroke="#4a2b1c"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  solene: (
    <>
      <rect width="320" height="340" fill="var(--safran)" />
      <path d="M0 46h96v34H0zm228 62h92v34h-92zM0 238h52v34H0z" fill="#eaa92b" />
      <circle cx="166" cy="66" r="34" fill="#8a3b22" />
      <path d="M100 168c0-56 24-86 62-86s62 30 62 86c0 20-6 36-14 46h-96c-8-10-14-26-14-46Z" fill="#8a3b22" />
      <path d="M138 204h48v58l-24 26-24-26z" fill={shade.rose} />
      <path d="M114 156c0-38 20-60 48-60s48 22 48 60c0 44-22 74-48 74s-48-30-48-74Z" fill={skin.rose} />
      <path d="M108 156c2-42 22-66 54-66s52 24 54 66c-18-4-40-18-52-40-12 20-34 36-56 40Z" fill="#8a3b22" />
      <path d="M32 340c4-52 34-72 98-82 8 20 56 20 64 0 62 10 92 30 96 82z" fill="var(--corail)" />
      <path d="M126 257c6 32 66 32 72 0l14 3c-6 50-94 50-100 0z" fill="var(--papier)" />
      <path
        d="M126 160a16 16 0 1 0 32 0 16 16 0 1 0-32 0m40 0a16 16 0 1 0 32 0 16 16 0 1 0-32 0m-8-3q4-3 8 0"
        fill="none"
        stroke="var(--encre)"
        strokeWidth="4"
      />
      <path d="M142 161h.1m39.800 0h.1" stroke="#5a2615" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M162 168v12h-5m-8 18q13 10 26 0"
        fill="none"
        stroke="#9b4b34"
        strokeWidth="3.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
