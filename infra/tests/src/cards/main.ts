import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { remoteNames } from '@site/federation/repository/remotes'
import { chromium, type Page } from 'playwright-core'
import { ROOT } from '../run/command.ts'
import { provideHeadlessChromium } from '../run/packages.ts'

/*
 * `npm run site -- draw-cards`: the pictures that social networks show of our pages. Networks take no SVG, so each SVG in a
 * remote's `src/remote/cards`, and in what remotes share of them, is drawn to the PNG beside it, at 1200 × 630, with the site's own fonts. One
 * that has a list beside it (`week.svg`, `week.txt`) is drawn once for each line, which stands for its `{}`: `week-12-h-30.png`.
 */
takeCommandLine({ usage: 'npm run site -- draw-cards' })
const SIZE = { width: 1200, height: 630 }
const SHARED = 'infra/web/src/ui/pictures/cards'
const FONTS = ['bricolage-grotesque', 'instrument-sans']

const browser = await chromium.launch({
  executablePath: await provideHeadlessChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu']
})
try {
  const page = await browser.newPage({ viewport: SIZE })
  const style = `<style>${(await Promise.all(FONTS.map(fontFace))).join('')}body{margin:0}svg{display:block}</style>`
  for (const file of await listCards()) {
    const svg = await readFile(join(ROOT, file), 'utf8')
    for (const [png, drawn] of await listDrawings(file, svg)) {
      await draw(page, style + drawn, png)
      console.log(png)
    }
  }
} finally {
  await browser.close()
}

/** The face under the name it has on the site; the file goes into the page, which stands at no address. */
async function fontFace(name: string): Promise<string> {
  const file = createRequire(join(ROOT, 'infra/web/package.json')).resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  )
  const family = name.replace(/(^|-)\w/g, (start) => start.replace('-', ' ').toUpperCase())
  const data = (await readFile(file)).toString('base64')
  return `@font-face{font-family:"${family} Variable";font-weight:200 800;src:url(data:font/woff2;base64,${data})}`
}

async function listCards(): Promise<string[]> {
  const own = remoteNames().map((room) => join(room, 'src/remote/cards'))
  const folders = [...own, ...own.map((folder) => join(folder, 'weeks')), SHARED]
  const lists = folders.map(async (folder) => {
    // Most remotes draw none.
    const files = await readdir(join(ROOT, folder)).catch(() => [])
    return files.filter((file) => file.endsWith('.svg')).map((file) => join(folder, file))
  })
  return (await Promise.all(lists)).flat()
}

/** Files of pictures, with what each shows. */
async function listDrawings(file: string, svg: string): Promise<[string, string][]> {
  const list = await readFile(join(ROOT, file.replace(/svg$/, 'txt')), 'utf8').catch(() => null)
  if (list === null) return [[file.replace(/svg$/, 'png'), svg]]
  const lines = list.split('\n').filter((line) => line !== '')
  return lines.map((line) => [
    file.replace(/\.svg$/, `-${line.replaceAll(' ', '-')}.png`),
    svg.replace('{}', line)
  ])
}

async function draw(page: Page, html: string, png: string): Promise<void> {
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ clip: { x: 0, y: 0, ...SIZE } })
  await writeFile(join(ROOT, png), picture)
}
