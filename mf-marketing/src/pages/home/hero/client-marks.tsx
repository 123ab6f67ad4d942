import type { ReactElement } from 'react'
import type { ClientId } from '../content/clients.ts'

/** Word marks on an 76 × 32 canvas, in the current colour. Text is set in the site's own fonts and fitted to its width. */
export const clientMarks: Record<ClientId, ReactElement> = {
  belvaux: (
    <>
      <path d="M38 1.5 43 9H33z" />
      <text
        x="38"
        y="26"
        textAnchor="middle"
        textLength="70"
        lengthAdjust="spacingAndGlyphs"
        fontSize="17"
        fontWeight="450"
      >
        belvaux
      </text>
    </>
  ),
  orsel: (
    <>
      <circle cx="10" cy="16" r="7" fill="none" stroke="currentColor" strokeWidth="4" />
      <text x="22" y="22" textLength="52" fontSize="17" fontWeight="700">
        RSEL
      </text>
    </>
  ),
  nautilia: (
    <>
      <text x="0" y="17" textLength="76" lengthAdjust="spacingAndGlyphs" fontSize="18" fontWeight="700">
        nautilia
      </text>
      <path
        d="M1 26q4.6-5 9.2 0t9.2 0 9.2 0 9.2 0 9.2 0 9.2 0 9.2 0 9.2 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  quai: (
    <>
      <text x="0" y="22" textLength="38" lengthAdjust="spacingAndGlyphs" fontSize="18" fontWeight="600">
        Quai
      </text>
      <rect x="43" y="4" width="32" height="24" rx="3" />
      <text x="59" y="22.500" textAnchor="middle" fontSize="18" fontWeight="700" fill="var(--c-fond)">
        27
      </text>
    </>
  ),
  varenne: (
    <>
      <path d="M0 6h5l4.500 14L14 6h5l-7 20H7z" />
      <text x="20" y="26" textLength="55" lengthAdjust="spacingAndGlyphs" fontSize="16" fontWeight="500">
        arenne
      </text>
      <rect x="22" y="7" width="53" height="3" rx="1.500" />
    </>
  ),
  palmeraie: (
    <>
      <path
        d="M3 28c1-8 2-12 6-16M9 12C7 6 3 5 0 7c4 0 6 2 9 5Zm0 0c0-6 4-9 8-8-4 1-6 4-8 8Zm0 0c4-2 8-1 9 3-3-2-5-3-9-3Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <text x="21" y="16" textLength="55" lengthAdjust="spacingAndGlyphs" fontSize="12" fontWeight="700">
        PALMERAIE
      </text>
      <text x="21" y="28" fontSize="11" fontWeight="500">
        SUD
      </text>
    </>
  ),
  sarmance: (
    <>
      <rect x="0" y="3" width="76" height="26" rx="13" fill="none" stroke="currentColor" strokeWidth="2" />
      <text
        x="38"
        y="21"
        textAnchor="middle"
        textLength="56"
        lengthAdjust="spacingAndGlyphs"
        fontSize="14"
        fontWeight="600"
      >
        sarmance
      </text>
    </>
  )
}
