import { runBuild } from './src/run-build.ts'

const [dir, version, outDir, shellBundle] = process.argv.slice(2)
await runBuild({
  dir: dir ?? '',
  version: version ?? '',
  outDir: outDir ?? '',
  shellBundle: shellBundle ?? null
})
