/** A module that exports the parts of a remote as contracts/render.ts names them, found by convention from the root of its Vite configuration. */
export const REMOTE_PARTS = [
  "import { remote } from '/src/remote/routes.ts'",
  "const files = import.meta.glob('/src/pages/*/page.tsx', { eager: true, import: 'default' })",
  "const widgets = import.meta.glob('/src/remote/widget.tsx', { eager: true, import: 'default' })",
  "const pages = Object.fromEntries(Object.entries(files).map(([file, page]) => [file.split('/')[3], page]))",
  'const [widget] = Object.values(widgets)',
  'export { remote, pages, widget }'
].join('\n')
