/** A bar of the planning with its words, on the 960 × 600 canvas. */
export function Bar({ x, y, width, height = 44, fill, text }: BarProps) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="8" fill={fill} />
      {text && (
        <text x={x + 14} y={y + height / 2 + 6} fontSize="18" fill="var(--encre)">
          {text}
        </text>
      )}
    </g>
  )
}

interface BarProps {
  x: number
  y: number
  width: number
  height?: number
  fill: string
  text?: string
}

/** The window the screens stand in: a white sheet with its title. */
export function Frame({ title, ground }: { title: string; ground: string }) {
  return (
    <>
      <rect width="960" height="600" fill={ground} />
      <rect x="48" y="44" width="912" height="580" rx="18" fill="var(--blanc)" />
      <text x="84" y="97" fontSize="25" fontFamily="var(--f-titre)" fill="var(--encre)">
        {title}
      </text>
    </>
  )
}

/** A tick in a disc. */
export function Tick({ x, y, fill = 'var(--menthe)' }: { x: number; y: number; fill?: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r="14" fill={fill} />
      <path
        d={`m${x - 6} ${y + 1} 4 4 8-9`}
        fill="none"
        stroke="var(--encre)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}
