type Load = () => Promise<unknown>

/**
 * What stands around every late import of a client build: the stylesheets of the module are loaded with it, and it is given once they are
 * there. One that fails to load is asked for again the next time, and does not keep the module back, except where there is no network: a
 * page without its styles looks broken, and the slot can say what is amiss. Its text is copied into the builds (`leanImports`), so it uses nothing from outside.
 *
 * @param page where its stylesheets go
 * @param addressOf absolute address of a file of the build
 */
export function createLateImport(page: Document, addressOf: (file: string) => string) {
  const asked: Record<string, Promise<unknown>> = {}
  const isOnPage = (href: string) =>
    [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some((link) => link.href === href)
  const append = (href: string) =>
    new Promise<void>((resolve, reject) => {
      const link = page.createElement('link')
      link.rel = 'stylesheet'
      link.crossOrigin = ''
      link.href = href
      link.onload = () => resolve()
      link.onerror = () => {
        delete asked[href]
        link.remove()
        if (navigator.onLine) resolve()
        else reject(Error(href))
      }
      page.head.append(link)
    })
  return async (load: Load, files: string[] = []) => {
    const styles = files.filter((file) => file.endsWith('.css')).map(addressOf)
    const coming = styles.map((href) => {
      asked[href] ??= isOnPage(href) ? Promise.resolve() : append(href)
      return asked[href]
    })
    const [module] = await Promise.all([load(), ...coming])
    return module
  }
}
