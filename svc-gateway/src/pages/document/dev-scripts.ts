/**
 * What starts a shell served by Vite: its client for hot updates, the preamble that @vitejs/plugin-react expects in a
 * page it did not write, then the boot module. Module scripts run in this order, after the document has been read. The
 * remotes' servers receive the address of the refresh runtime: they would look for it at the page's own origin.
 */
export function devScripts(origin: string): { preamble: string; tags: string[] } {
  const preamble = [
    `import RefreshRuntime from "${origin}/@react-refresh"`,
    'RefreshRuntime.injectIntoGlobalHook(window)',
    'window.$RefreshReg$ = () => undefined',
    'window.$RefreshSig$ = () => (type) => type',
    'window.__vite_plugin_react_preamble_installed__ = true',
    `window.__MF_REACT_REFRESH_URL__ = "${origin}/@react-refresh"`
  ].join('\n')
  return {
    preamble,
    tags: [
      `<script type="module" src="${origin}/@vite/client"></script>`,
      `<script type="module">${preamble}</script>`,
      `<script type="module" src="${origin}/src/boot.ts"></script>`
    ]
  }
}
