import { Frame, Tick } from './picture-parts.tsx'

const entries = [
  ['Blanchisserie Clairval', '1 284,00', 0],
  ['Primeurs Dorsan', '612,40', 2],
  ['Taxe de séjour, juin', '938,20', 1],
  ['Énergie Sudalis', '2 071,15', 3]
] as const
const rowY = (row: number) => 172 + row * 96

/** Invoices on the left, entries of the PMS on the right, tied one to one; the third one differs and says why. */
export function LedgerPicture() {
  return (
    <>
      <Frame title="Rapprochement du matin" ground="var(--menthe)" />
      <g fontSize="18" fontWeight="500" fill="var(--encre-3)">
        <text x="84" y="146">
          Factures
        </text>
        <text x="620" y="146">
          PMS
        </text>
      </g>
      {entries.map(([, , target], row) => (
        <path
          key={target}
          d={`M412 ${rowY(row) + 36}C510 ${rowY(row) + 36} 520 ${rowY(target) + 36} 620 ${rowY(target) + 36}`}
          fill="none"
          stroke={row === 2 ? 'var(--safran)' : 'var(--menthe)'}
          strokeWidth="8"
          strokeLinecap="round"
        />
      ))}
      {entries.map(([name, amount, target], row) => (
        <g key={name} fontSize="18" fill="var(--encre)">
          <rect x="84" y={rowY(row)} width="330" height="72" rx="12" fill="var(--teinte)" />
          <text x="106" y={rowY(row) + 31}>
            {name}
          </text>
          <text x="106" y={rowY(row) + 56} fontWeight="500" fill="var(--encre-3)">
            {amount} €
          </text>
          <rect x="620" y={rowY(target)} width="290" height="72" rx="12" fill="var(--teinte)" />
          <text x="642" y={rowY(target) + 43}>
            {row === 2 ? '925,80' : amount} €
          </text>
          {row === 2 ? (
            <rect x="846" y={rowY(target) + 30} width="40" height="12" rx="6" fill="var(--safran)" />
          ) : (
            <Tick x={866} y={rowY(target) + 36} />
          )}
        </g>
      ))}
      <g>
        <rect x="330" y="500" width="420" height="60" rx="12" fill="var(--nuit)" />
        <rect x="350" y="520" width="34" height="20" rx="6" fill="var(--safran)" />
        <text x="400" y="537" fontSize="19" fill="var(--papier)">
          Écart de 12,40 € : une nuit offerte
        </text>
      </g>
    </>
  )
}
