import { expect, it } from 'vitest'
import { PACKAGES, packageManifest } from './package-manifests.ts'

it.each(Object.keys(PACKAGES))(
  'FED-33 what the package of %s needs of ours is a package too: a team can install it',
  (name) => {
    const { dependencies, peerDependencies } = packageManifest(name)
    const needed = Object.keys({ ...(dependencies as object), ...(peerDependencies as object) })
    const ours = needed.filter((one) => one.startsWith('@site/')).map((one) => one.slice('@site/'.length))
    expect(ours.filter((one) => !(one in PACKAGES))).toEqual([])
  }
)
