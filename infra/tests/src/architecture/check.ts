import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import type { Import } from './imports.ts'
import {
  BOOTSTRAP,
  CONTRACT_PACKAGES,
  isTestFile,
  isToolFile,
  ROOMS,
  type Room,
  SERVICE_ENTRIES,
  SHARED_NAMES
} from './rooms.ts'

const roomOf = (file: string): Room | undefined =>
  ROOMS.findLast(({ folder }) => file.startsWith(`${folder}/`))
const nameOf = (room: Room): string => room.folder.replace('infra/', '')
const isVirtual = (specifier: string) => /^(virtual:|\0|\/\/)/.test(specifier)

/**
 * Why an import breaks an arrow of DESIGN.md, in one line; null when it does not.
 * @param root absolute path of the repository
 */
export function faultOf(root: string, { file, specifier }: Import): string | null {
  const room = roomOf(file)
  if (!room || isBuiltin(specifier) || isVirtual(specifier)) return null
  const at = `${file} imports ${specifier}`
  if (specifier.startsWith('.'))
    return leavesRoom(room, file, specifier) ? `${at}: a path leaves its room` : null
  if (specifier.startsWith('@site/')) return arrowFault(room, file, specifier, at)
  return packageFault(root, room, file, specifier, at)
}

function leavesRoom(room: Room, file: string, specifier: string): boolean {
  const target = normalize(join(dirname(file), specifier))
  return target !== BOOTSTRAP && !target.startsWith(`${room.folder}/`)
}

function arrowFault(room: Room, file: string, specifier: string, at: string): string | null {
  const [, target = '', entry = ''] = specifier.split('/')
  if (target === nameOf(room)) return null
  if (target === 'federation' && isToolFile(file)) return null
  if (SHARED_NAMES[room.folder] === specifier) return null
  if (!room.mayImport.includes(target)) return `${at}: ${nameOf(room)} may not import ${target}`
  const isService = target.startsWith('svc-')
  if (isService && !SERVICE_ENTRIES.some((allowed) => allowed === entry)) return `${at}: not a public entry`
  return null
}

function packageFault(root: string, room: Room, file: string, specifier: string, at: string): string | null {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  const isTest = isTestFile(file) || isToolFile(file)
  if (nameOf(room) === 'contracts' && !isTest && !CONTRACT_PACKAGES.some((allowed) => allowed === name))
    return `${at}: contracts stand on zod alone`
  return declares(root, room.folder, name, isTest)
    ? null
    : `${at}: not declared in ${room.folder}/package.json`
}

function declares(root: string, folder: string, name: string, isTest: boolean): boolean {
  const manifests = isTest ? [folder, '.'] : [folder]
  return manifests.some((where) => {
    const manifest = JSON.parse(readFileSync(join(root, where, 'package.json'), 'utf8'))
    return name in { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }
  })
}
