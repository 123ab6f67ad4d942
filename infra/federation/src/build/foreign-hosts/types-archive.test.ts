import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeTypes } from './types-archive.ts'

const EXPOSES = { './widget': './src/remote/widget.tsx', './pages/list': './src/pages/list/page.tsx' }
let client: string
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'types-'))
})
afterEach(() => rmSync(client, { recursive: true }))

const read = (file: string) => readFileSync(join(client, file))
const unpack = () =>
  Object.fromEntries(
    Object.entries(unzipSync(read('@mf-types.zip'))).map(([file, bytes]) => [file, strFromU8(bytes)])
  )

it('FED-58 holds one file for each view, and of the remote’s own modules those that a view names', () => {
  const declarations = new Map([
    ['src/remote/widget', 'export declare const widget: 1;\n'],
    [
      'src/pages/list/page',
      "import type { Item } from '../../items/item.ts';\nimport type { ReactNode } from 'react';\nexport default function List(item: Item): ReactNode;\n"
    ],
    ['src/items/item', "export interface Item {\n    size: import('./size').Size;\n}\n"],
    ['src/items/size/index', 'export type Size = number;\n'],
    ['src/items/unnamed', 'export declare const nobodyNamesIt: 1;\n']
  ])
  writeTypes(client, EXPOSES, declarations)
  expect(unpack()).toEqual({
    'compiled-types/src/items/item.d.ts': declarations.get('src/items/item'),
    'compiled-types/src/items/size/index.d.ts': declarations.get('src/items/size/index'),
    'compiled-types/src/pages/list/page.d.ts': declarations
      .get('src/pages/list/page')
      ?.replace('item.ts', 'item'),
    'compiled-types/src/remote/widget.d.ts': declarations.get('src/remote/widget'),
    'pages/list.d.ts':
      "export * from '../compiled-types/src/pages/list/page'\nexport { default } from '../compiled-types/src/pages/list/page'\n",
    'widget.d.ts': "export * from './compiled-types/src/remote/widget'\n"
  })
  expect(String(read('@mf-types.d.ts'))).toContain(
    "RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/widget' | 'REMOTE_ALIAS_IDENTIFIER/pages/list';"
  )
})

it('FED-58 names the views that have types alone, and writes nothing where none has', () => {
  writeTypes(client, EXPOSES, new Map([['src/remote/widget', 'export declare const widget: 1;\n']]))
  expect(Object.keys(unpack())).toEqual(['compiled-types/src/remote/widget.d.ts', 'widget.d.ts'])
  expect(String(read('@mf-types.d.ts'))).not.toContain('pages/list')
  for (const file of readdirSync(client)) rmSync(join(client, file))
  writeTypes(client, EXPOSES, new Map())
  expect(readdirSync(client)).toEqual([])
})
