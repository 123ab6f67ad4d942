import { mfManifestSchema } from '@site/contracts/foreign-hosts/mf-manifest'
import { buildManifest } from '@site/registry/testing/build-manifest'
import { expect, it } from 'vitest'
import { mfManifestOf } from './mf-manifest.ts'

const blog = buildManifest({
  modules: ['assets/helper.js'],
  styles: ['assets/all.css'],
  routesModules: ['assets/routes.js', 'assets/helper.js'],
  widget: { modules: ['assets/widget.js'], styles: ['assets/widget.css'] },
  exposes: ['./routes', './widget', './pages/list', './pages/unrouted'],
  routes: [
    {
      path: '/blog',
      page: 'list',
      render: 'server',
      modules: ['assets/list.js'],
      styles: ['assets/list.css', 'assets/late.css'],
      lateStyles: ['assets/late.css']
    }
  ]
})

const assets = (js: string[], css: string[], late: string[] = []) => ({
  js: { sync: js, async: [] },
  css: { sync: css, async: late }
})

it('FED-48 says of each view which files it needs, the entry apart', () => {
  const { exposes } = mfManifestOf(blog)
  expect(Object.fromEntries(exposes.map((expose) => [expose.path, expose.assets]))).toEqual({
    './routes': assets(['assets/helper.js', 'assets/routes.js'], ['assets/all.css']),
    './widget': assets(['assets/helper.js', 'assets/widget.js'], ['assets/all.css', 'assets/widget.css']),
    './pages/list': assets(
      ['assets/helper.js', 'assets/list.js'],
      ['assets/all.css', 'assets/list.css'],
      ['assets/late.css']
    ),
    './pages/unrouted': assets(['assets/helper.js'], ['assets/all.css'])
  })
  expect(exposes[2]).toMatchObject({ id: 'mf_blog:pages/list', name: 'pages/list' })
})

it('FED-58 names the types of the remote where the version has them', () => {
  expect(mfManifestOf(blog).metaData.types).toMatchObject({ zip: '', api: '' })
  const typed = { ...blog, integrity: { ...blog.integrity, '@mf-types.zip': 'sha384-a' } }
  expect(mfManifestOf(typed).metaData.types).toMatchObject({ zip: '@mf-types.zip', api: '@mf-types.d.ts' })
})

it('FED-48 names the remote, its version, its entry and what it shares as Module Federation does', () => {
  const manifest = mfManifestOf(blog)
  expect(mfManifestSchema.parse(manifest)).toEqual(manifest)
  expect(manifest).toMatchObject({
    id: 'mf_blog',
    metaData: {
      globalName: 'mf_blog',
      buildInfo: { buildVersion: '0.1.0-aaaaaaaa', buildName: 'mf-blog' },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
      publicPath: 'auto'
    },
    remotes: []
  })
  expect(
    manifest.shared.map(({ name, singleton, requiredVersion }) => [name, singleton, requiredVersion])
  ).toEqual([
    ['react', true, '^19.3.1'],
    ['@site/web/platform', true, '^0.1.0']
  ])
})
