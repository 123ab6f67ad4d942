import type { Plugin } from 'vite'

const PACKAGES = /\/node_modules\/(react|react-dom|scheduler)\//

/**
 * Gives React to the bundler as modules. It is published as CommonJS, whose parts the bundler reaches by helpers that every chunk imports, and by the
 * property of an object at each use. Throws at the build when its files do not read as they did.
 */
export const leanReact = (): Plugin => ({
  name: 'site:lean-react',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: PACKAGES },
    handler: (code, id) => ({ code: asModule(code, id), map: null })
  }
})

function asModule(code: string, id: string): string {
  if (code.includes('module.exports')) return entryAsModule(code, id)
  const names = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))
  if (names.size === 0) throw new Error(`${id} does not read as it did: it exports nothing`)
  const imports = [...code.matchAll(/(\w+) = require\("([\w-]+)"\)[,;]/g)]
  const body = imports
    .reduce((rest, [found]) => rest.replace(found, found.replace(/^(\w+) = .*([,;])$/, '$1_ = 0$2')), code)
    .replace(/^exports\.(\w+) =/gm, 'var $$$1 =')
    .replace(/\bexports\.(\w+)/g, '$$$1')
  if (/\b(require|exports)\b[.(]/.test(body)) throw new Error(`${id} does not read as it did`)
  return [
    ...imports.map(([, name, from]) => `import * as ${name} from '${from}'`),
    body,
    `export { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} }`
  ].join('\n')
}

/** A file that gives one of two files: that of development goes, and with it what asks which of them it is. */
function entryAsModule(code: string, id: string): string {
  const file = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(code)?.[1]
  if (!file) throw new Error(`${id} does not read as it did: it gives no file of production`)
  return `import * as all from '${file}'\nexport * from '${file}'\nexport default all`
}
