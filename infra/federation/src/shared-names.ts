import type { SharedName } from '@site/contracts/share-list'
import * as platform from '@site/web/platform'
import react from 'react'
import jsxRuntime from 'react/jsx-runtime'
import reactDom from 'react-dom'

const MODULES: Record<SharedName, object> = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  '@site/web/platform': platform
}

/** Every name that a shared package exports. Throws for a package that is none. */
export function sharedNames(name: string): string[] {
  const module = Object.entries(MODULES).find(([shared]) => shared === name)?.[1]
  if (!module) throw new Error(`${name} is not shared`)
  return Object.keys(module)
}
