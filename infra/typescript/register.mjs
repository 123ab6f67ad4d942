// Node 24 runs TypeScript sources itself; Node 20 and 22 learn it here: node --import @site/typescript main.ts
import { register } from 'node:module'

if (Number.parseInt(process.versions.node, 10) < 24) register('./hooks.mjs', import.meta.url)
