import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { REPOSITORY } from '../../repository/paths.ts'
import { leanReact } from './lean-react.ts'

const folder = mkdtempSync(join(REPOSITORY, 'node_modules/.lean-react-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ENTRY = `
import * as React from 'react'
import * as ReactDOM from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'
import { createRoot, hydrateRoot } from 'react-dom/client'
import byDefault from 'react'
export { React, ReactDOM, jsxRuntime, createRoot, hydrateRoot, byDefault }`

it('gives React as modules, with every name that remotes may ask for, and without the helpers of CommonJS', async () => {
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, ENTRY)
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins: [leanReact()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(folder, 'dist'),
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        checks: { importIsUndefined: false },
        output: { entryFileNames: 'built.mjs' }
      }
    }
  })
  const built = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'dist/built.mjs')).href)
  const namesIn = (file: string) =>
    Object.keys(createRequire(import.meta.url)(join(REPOSITORY, 'node_modules', file)))
  expect(Object.keys(built.React)).toEqual(expect.arrayContaining(namesIn('react/cjs/react.production.js')))
  expect(Object.keys(built.ReactDOM)).toEqual(
    expect.arrayContaining(namesIn('react-dom/cjs/react-dom.production.js'))
  )
  expect(Object.keys(built.jsxRuntime)).toEqual(expect.arrayContaining(['Fragment', 'jsx', 'jsxs']))
  expect(built.byDefault.useState).toBe(built.React.useState)
  expect(built.hydrateRoot).toBeTypeOf('function')
  expect(String(built.createRoot)).not.toContain('require')
})

it('ends the build where a file of React does not read as it did', () => {
  const { handler } = leanReact().transform as { handler: (code: string, id: string) => unknown }
  const id = '/node_modules/react/index.js'
  expect(() => handler('export const useState = 1', id)).toThrow(`${id} does not read as it did`)
  expect(() => handler("module.exports = require('./other.js')", id)).toThrow('no file of production')
  expect(() => handler("exports.a = require('fs').b", id)).toThrow(`${id} does not read as it did`)
})
