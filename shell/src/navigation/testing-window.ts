/** The parts of a window that a history needs, with a back button. */
export function buildWindow() {
  const location = { origin: 'https://site.example', pathname: '/', search: '', hash: '' }
  const entries: { state: unknown; href: string }[] = []
  const onPop: (() => void)[] = []
  const setLocation = (href: string) => {
    const { pathname, search, hash } = new URL(href, location.origin)
    Object.assign(location, { pathname, search, hash })
  }
  const history = {
    state: null as unknown,
    replaceState(state: unknown, _: string, href = '/') {
      entries.splice(-1, 1, { state, href })
      history.state = state
      setLocation(href)
    },
    pushState(state: unknown, _: string, href: string) {
      entries.push({ state, href })
      history.state = state
      setLocation(href)
    }
  }
  const back = () => {
    entries.pop()
    const { state, href } = entries.at(-1) ?? { state: null, href: '/' }
    history.state = state
    setLocation(href)
    for (const listener of onPop) listener()
  }
  const fake = { location, history, addEventListener: (_: string, run: () => void) => void onPop.push(run) }
  return { window: fake as unknown as Window, back }
}
