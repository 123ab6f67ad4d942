import type { Plugin } from 'vite'

/**
 * Collects the names a deployable imports from '@site/web/platform', from the modules as the bundler sees them (types are gone
 * by then). A namespace import is an error: the names it needs could not be known.
 */
export function collectPlatformNames(names: Set<string>): Plugin {
  return {
    name: 'site:platform-names',
    enforce: 'post',
    transform(code, id) {
      if (!code.includes('@site/web/platform')) return
      for (const statement of this.parse(code).body) {
        const isImport = statement.type === 'ImportDeclaration' || statement.type === 'ExportNamedDeclaration'
        if (!isImport || statement.source?.value !== '@site/web/platform') continue
        for (const specifier of statement.specifiers) names.add(nameOf(specifier, id))
      }
    }
  }
}

type Named = { type: string; imported?: unknown; local?: unknown }

function nameOf(specifier: Named, id: string): string {
  const bound = specifier.type === 'ExportSpecifier' ? specifier.local : specifier.imported
  if (typeof bound === 'object' && bound !== null && 'name' in bound && typeof bound.name === 'string') {
    return bound.name
  }
  throw new Error(`${id} must import names from @site/web/platform, not all of it`)
}
