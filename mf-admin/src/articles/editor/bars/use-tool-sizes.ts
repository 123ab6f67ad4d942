import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ToolSizes } from './fit-tools.ts'

/** Between two groups of tools, in CSS pixels: as in tool-line.module.css. */
const GAP = 12

/** How much room there is for tools, before the first paint and whenever that changes. */
export function useToolSizes(line: RefObject<HTMLElement | null>): ToolSizes {
  const [sizes, setSizes] = useState<ToolSizes>({ line: Number.POSITIVE_INFINITY, tool: 0, gap: GAP })
  useLayoutEffect(() => {
    const { current } = line
    if (!current) return
    const measure = () => {
      const tool = current.querySelector('button')?.offsetWidth ?? 0
      const width = current.clientWidth
      setSizes((before) =>
        before.line === width && before.tool === tool ? before : { line: width, tool, gap: GAP }
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [line])
  return sizes
}
