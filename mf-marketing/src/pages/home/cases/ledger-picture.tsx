import { Frame, Tick, Title } from './picture-parts.tsx'

/** Statements with their amounts, the rows of their entries, and the folios these stand on. */
const entries = [
  ['Séminaire, 8\u00a0juin', '1\u202f284,00', 0, 214],
  ['Plateforme, 12\u00a0juin', '938,20', 2, 0],
  ['Groupe, 14\u00a0juin', '612,40', 1, 209],
  ['Agence, 15\u00a0juin', '2\u202f071,15', 4, 226],
  ['Mariage, 20\u00a0juin', '1\u202f540,00', 3, 231]
] as const
const rowY = (row: number) => 148 + row * 84
const piece = [
  [178, 'Nuitées', '925,80'],
  [234, 'Petit déjeuner', '12,40'],
  [298, 'Total', '938,20']
] as const

/** Statements of agencies and platforms, and entries of the PMS, tied one to one; the one that differs is tied on to the piece that says why. */
export function LedgerPicture() {
  return (
    <>
      <Frame title="Rapprochement du matin" />
      <g fill="var(--encre-3)" fontWeight="500">
        <text x="68" y="132">
          Relevés
        </text>
        <text x="346" y="132">
          PMS
        </text>
      </g>
      <rect x="520" y="36" width="440" height="999" fill="var(--teinte)" />
      <rect x="556" y="72" width="368" height="340" rx="12" fill="var(--blanc)" />
      <Title x={580} y={122} text={entries[1][0]} />
      <rect x="568" y="204" width="344" height="48" rx="8" fill="var(--safran)" />
      <path d="M580 262h320" stroke="var(--encre)" strokeWidth="2" />
      <path d="M580 342h210M580 374h130" stroke="var(--teinte)" strokeWidth="14" strokeLinecap="round" />
      {piece.map(([y, text, amount]) => (
        <g key={y}>
          <text x="580" y={y}>
            {text}
          </text>
          <text x="900" y={y} textAnchor="end">
            {amount} €
          </text>
        </g>
      ))}
      <rect x="556" y="448" width="368" height="104" rx="12" fill="var(--nuit)" />
      <rect x="580" y="474" width="20" height="52" rx="6" fill="var(--safran)" />
      <text fill="var(--papier)">
        <tspan x="620" y="492">
          Écart de 12,40 €&nbsp;:
        </tspan>
        <tspan x="620" y="522">
          petit déjeuner non saisi
        </tspan>
      </text>
      {entries.map(([name, amount, target, folio], row) => (
        <g key={name}>
          <path
            d={`M286 ${rowY(row) + 34}C324 ${rowY(row) + 34} 312 ${rowY(target) + 34} 350 ${rowY(target) + 34}${folio ? '' : 'M474 350C534 350 508 228 572 228'}`}
            fill="none"
            stroke={folio ? 'var(--menthe)' : 'var(--safran)'}
            strokeWidth="8"
          />
          <rect x="68" y={rowY(row)} width="222" height="68" rx="12" fill="var(--teinte)" />
          <text x="84" y={rowY(row) + 29}>
            {name}
          </text>
          <text x="84" y={rowY(row) + 55} fill="var(--encre-3)">
            {amount} €
          </text>
          <rect x="346" y={rowY(target)} width="130" height="68" rx="12" fill="var(--teinte)" />
          <text x="358" y={rowY(target) + 29}>
            {folio ? amount : '925,80'} €
          </text>
          {folio ? (
            <>
              <text x="358" y={rowY(target) + 55} fontSize="18" fill="var(--encre-3)">
                Folio {folio}
              </text>
              <Tick x={458} y={rowY(target) + 49} />
            </>
          ) : (
            <>
              <rect x="352" y="354" width="98" height="26" rx="6" fill="var(--safran)" />
              <text x="358" y="374">
                −&nbsp;12,40 €
              </text>
            </>
          )}
        </g>
      ))}
    </>
  )
}
