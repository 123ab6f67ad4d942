import { withResolvers } from '@site/service/process/with-resolvers'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { settle } from '../../harness/accessibility.ts'
import { DESKTOP, MOBILE, openVisit, untilHydrated, type Visit } from '../../harness/browser.ts'
import { holdClock, isFocused, readFlag, soon, withoutPopup } from '../../harness/page-state.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { isLoggedIn, modalOf, openLogin, openMenu, sendCode, toastsOf, WRONG_CODE } from './account.ts'
import { PATHS } from './every-page.checks.ts'

const site = shareSystem()
let visit: Visit | undefined

afterEach(() => visit?.context.close())

async function arrive(path: string, options?: BrowserContextOptions): Promise<Page> {
  visit = await openVisit(site.browser, options)
  await withoutPopup(visit.page)
  await visit.page.goto(site.system.url + path)
  await untilHydrated(visit.page)
  return visit.page
}

const answer401 = { status: 401, contentType: 'application/json', body: '{"message":"non"}' }

describe('an address', () => {
  it.each(['/#%', '/blog#100%', '/seo?x=1#%zz'])(
    'with a stray per cent sign shows its page: %s',
    async (path) => {
      const page = await arrive(path)
      await page.getByRole('banner').waitFor()
      expect(await page.getByRole('heading', { name: 'Page Not Found' }).count()).toBe(0)
      await page.evaluate(() => {
        window.location.hash = '50%'
      })
      await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
      await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
      expect(visit?.complaints).toEqual([])
    }
  )
})

describe('without a network', () => {
  it('NAV-30 a page whose styles do not come says that it is late, and comes when it is asked for again', async () => {
    const page = await arrive('/chatbot')
    const styles = '**/remotes/mf-blog/**/*.css'
    await page.route(styles, (route) => route.abort())
    const setOnline = (isOnline: boolean) =>
      page.evaluate(
        (is) => Object.defineProperty(navigator, 'onLine', { value: is, configurable: true }),
        isOnline
      )
    await setOnline(false)
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    const late = page.getByRole('heading', { level: 1, name: 'Cette page a pris du retard' })
    await late.waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await page.unroute(styles)
    await setOnline(true)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
    await late.waitFor({ state: 'detached' })
    const card = page.locator('main article').first()
    await card.waitFor()
    expect(await card.evaluate((one) => getComputedStyle(one).display)).toBe('grid')
  })

  it('NAV-30 a page that does not come at all names itself so', async () => {
    const page = await arrive('/chatbot')
    await visit?.context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'SEO hôtelier' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cette page a pris du retard' }).waitFor()
    await soon(() => page.title()).toBe('Cette page a pris du retard')
    await visit?.context.setOffline(false)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { level: 1, name: /hôtel/i }).waitFor()
    await soon(() => page.title()).toMatch(/hôtel/i)
  })
})

describe('the mobile menu', () => {
  it('stays closed when the visitor comes back to the page it was opened on', async () => {
    const page = await arrive('/seo', MOBILE)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    // The address is there before the page, whose coming closes a menu.
    await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
    const menu = await openMenu(page)
    await page.goBack()
    await page.waitForURL('**/seo')
    await soon(() => menu.count()).toBe(0)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('contenu')
    expect(await menu.count()).toBe(0)
  })
})

describe('the login modal', () => {
  it('goes with the page it was opened on', async () => {
    const page = await arrive('/seo')
    await page.getByRole('banner').getByRole('link', { name: 'Lucarne' }).click()
    await page.waitForURL(`${site.system.url}/`)
    await openLogin(page, 'desktop')
    await page.goBack()
    await page.waitForURL('**/seo')
    await soon(() => modalOf(page).count()).toBe(0)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: /Transformez/ }).waitFor()
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('contenu')
    expect(await modalOf(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Chatbot' }).first().click()
    await page.waitForURL('**/chatbot')
  })

  it('LOGIN-14 forgets its question when it is closed: no late answer acts', async () => {
    const page = await arrive('/')
    const { promise: released, resolve: release } = withResolvers()
    await page.route('**/api/validate-admin', async (route) => {
      await released
      await route.fulfill({ json: { valid: true } }).catch(() => undefined)
    })
    await openLogin(page, 'desktop')
    const calledOff = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/validate-admin')
    )
    await sendCode(page, 'un code')
    await modalOf(page).getByRole('button', { name: 'Connexion...' }).waitFor()
    await page.keyboard.press('Escape')
    await calledOff
    release()
    await openLogin(page, 'desktop')
    expect(await modalOf(page).getByLabel("Code d'accès").inputValue()).toBe('')
    expect(await toastsOf(page).count()).toBe(0)
    expect(await readFlag(page)).toBeNull()
  })

  it('closes when the visitor logs in in another tab', async () => {
    const page = await arrive('/')
    await openLogin(page, 'desktop')
    const other = await page.context().newPage()
    await other.goto(`${site.system.url}/robots.txt`)
    await other.evaluate(() => localStorage.setItem('lucarne_auth', 'true'))
    await soon(() => modalOf(page).count()).toBe(0)
    await soon(() => isLoggedIn(page, 'desktop')).toBe(true)
  })

  it('marks a refused code until it is changed', async () => {
    const page = await arrive('/')
    await openLogin(page, 'desktop')
    const field = modalOf(page).getByLabel("Code d'accès")
    await sendCode(page, WRONG_CODE)
    await soon(() => field.getAttribute('aria-invalid')).toBe('true')
    await field.press('End')
    await field.press('x')
    await soon(() => field.getAttribute('aria-invalid')).toBeNull()
    expect(await field.inputValue()).toBe(`${WRONG_CODE}x`)
  })
})

describe('a toast', () => {
  it('gives the keyboard back to where it was when it is closed', async () => {
    const page = await arrive('/')
    await page.route('**/api/validate-admin', (route) => route.fulfill(answer401))
    await openLogin(page, 'desktop')
    await sendCode(page, WRONG_CODE)
    const field = modalOf(page).getByLabel("Code d'accès")
    await toastsOf(page).hover() // keeps it from leaving
    await soon(() => isFocused(field)).toBe(true)
    await toastsOf(page).getByRole('button', { name: 'Fermer la notification' }).click()
    await soon(() => toastsOf(page).count()).toBe(0)
    await soon(() => isFocused(field)).toBe(true)
  })

  it('waits while the keyboard is in its region', async () => {
    visit = await openVisit(site.browser)
    const { page } = visit
    await page.clock.install()
    await withoutPopup(page)
    await page.goto(site.system.url)
    await untilHydrated(page)
    await page.route('**/api/validate-admin', (route) => route.fulfill(answer401))
    await holdClock(page)
    await openLogin(page, 'desktop')
    await sendCode(page, WRONG_CODE)
    await toastsOf(page).waitFor()
    await page.keyboard.press('F8')
    await page.clock.runFor(6000)
    expect(await toastsOf(page).count()).toBe(1)
    await modalOf(page).getByLabel("Code d'accès").focus()
    await page.clock.runFor(5000)
    await soon(() => toastsOf(page).count()).toBe(0)
  })
})

describe('the hidden circle', () => {
  it('takes a double click for one', async () => {
    const page = await arrive('/')
    await page.evaluate(() => localStorage.setItem('lucarne_auth', 'true'))
    await page.reload()
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Accès par code : se déconnecter' }).dblclick()
    await soon(() => readFlag(page)).toBeNull()
    expect(await modalOf(page).count()).toBe(0)
  })
})

describe('text of twice the size', () => {
  it.each([...PATHS, '/blog', '/article/7'])('does not widen %s on a phone', async (path) => {
    const page = await arrive(path, MOBILE)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(MOBILE.viewport.width)
  })

  it('breaks no word of the headline, and keeps it clear of what stands beside it', async () => {
    const page = await arrive('/', DESKTOP)
    await page.getByRole('button', { name: 'Suspendre les animations' }).click()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await soon(() => headlineFaults(page)).toEqual({ brokenWords: [], isOverPitch: false })
  })

  it('puts the links of the header into the menu where they do not fit in its line', async () => {
    const page = await arrive('/', DESKTOP)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await page.getByRole('button', { name: 'Ouvrir le menu' }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Chatbot' }).waitFor({ state: 'hidden' })
  })
})

/** Words of the headline that stand on two lines, and whether it reaches over the text beside it. */
const headlineFaults = (page: Page) =>
  page.evaluate(() => {
    const headline = document.querySelector('h1 > [aria-hidden]') as HTMLElement
    const range = document.createRange()
    const boxes: { word: string; rects: DOMRect[] }[] = []
    const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        boxes.push({ word, rects: [...range.getClientRects()] })
      }
    const pitch = document.querySelector('h1 + div')?.getBoundingClientRect()
    return {
      brokenWords: boxes
        .filter(({ rects }) => new Set(rects.map(({ top }) => Math.round(top))).size > 1)
        .map((box) => box.word),
      isOverPitch: boxes.some(({ rects }) => rects.some(({ right }) => right > (pitch?.left ?? 0)))
    }
  })

describe('an anchor', () => {
  const LAPTOP = { viewport: { width: 1366, height: 768 } }

  it.each(['about', 'formations-anchor', 'missions-concretes-anchor', 'implementations', 'contact'])(
    'shows the ground of #%s right under the header',
    async (id) => {
      const page = await arrive(`/#${id}`, LAPTOP)
      const target = page.locator(`#${id}`)
      await soon(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(80)
      await settle(page)
      // The header's shadow darkens it by a shade or two; another band's ground differs by far more. The header learns late where it is.
      await soon(async () => {
        const [above, below] = [await colourAt(page, 8, 78), await colourAt(page, 8, 90)]
        return Math.max(...above.map((part, at) => Math.abs(part - (below[at] ?? 0))))
      }).toBeLessThan(6)
    }
  )

  it('shows a case, its title and the controls of the carousel at once on a laptop', async () => {
    const page = await arrive('/#missions-concretes-anchor', LAPTOP)
    const next = page.getByRole('button', { name: 'Mission suivante' })
    await soon(async () => {
      const box = await next.boundingBox()
      return box !== null && box.y > 80 && box.y + box.height <= 768
    }).toBe(true)
    const title = await page.getByRole('heading', { name: 'Des missions concrètes' }).boundingBox()
    expect(title?.y).toBeGreaterThanOrEqual(80)
  })
})

/** Colour of one pixel of the window, as it is painted. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = (await page.screenshot({ clip: { x, y, width: 1, height: 1 } })).toString('base64')
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(1, 1)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(bitmap, 0, 0)
    return [...context.getImageData(0, 0, 1, 1).data]
  }, picture)
}

it('takes a visitor who logs in at the locked card to the offer, and one who logs in elsewhere nowhere', async () => {
  const page = await arrive('/', DESKTOP)
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Formule hôtelière' }) })
  await card.getByRole('button').click()
  await sendCode(page, site.system.code)
  await page.waitForURL('**/formule-hoteliere')
  await page.goto(`${site.system.url}/`)
  await untilHydrated(page)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await untilHydrated(page)
  await openLogin(page, 'desktop')
  await sendCode(page, site.system.code)
  await soon(() => isLoggedIn(page, 'desktop')).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/')
})

it('keeps the name of a link out of the site as it is read, and says that it opens a tab', async () => {
  const page = await arrive('/', DESKTOP)
  const link = page.getByRole('link', { name: 'Démarrer un projet', exact: true })
  expect(await link.getAttribute('title')).toBe('Nouvel onglet')
})

it('lets a case and an automation follow the finger, and puts them back after a move too short', async () => {
  const page = await arrive('/', MOBILE)
  for (const selector of ['#missions-concretes-anchor [data-current="true"]', '#implementations ul']) {
    const slide = page.locator(selector)
    await slide.scrollIntoViewIfNeeded()
    // Nothing here follows a finger before its script has come: by then the week begins anew.
    await page.locator('#votre-semaine').getByText('à la main, par semaine').waitFor()
    const rest = await slide.evaluate((element) => element.getBoundingClientRect().left)
    const left = () => slide.evaluate((element) => element.getBoundingClientRect().left)
    const box = await slide.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 200, Math.max(120, (box?.y ?? 0) + 60)]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 20, y, { steps: 4 })
    await page.mouse.move(x - 40, y, { steps: 4 })
    await soon(left).toBeCloseTo(rest - 40, 0)
    await page.mouse.up()
    await soon(left).toBeCloseTo(rest, 0)
  }
})
