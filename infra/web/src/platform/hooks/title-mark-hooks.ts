import { useEffect } from 'react'
import { usePlatform } from '../context/provider.tsx'

/** Puts a count before the page's title while mounted; 0 leaves the title as it is. */
export function useTitleMark(count: number): void {
  const { titleMark } = usePlatform()
  useEffect(() => {
    titleMark.store.setState({ count })
    return () => titleMark.store.setState({ count: 0 })
  }, [count, titleMark])
}
