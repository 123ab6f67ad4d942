import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import rules from '../../../../.dependency-cruiser.mjs'

interface Rules {
  forbidden: object[]
  options: object
}

/**
 * What the import rules (.dependency-cruiser.mjs) refuse below `root`, one line each: the rule, the file and what it imports.
 * `sources`: files, folders and patterns to look at, from the root.
 */
export async function findRefused(
  root: string,
  { forbidden, options }: Rules = rules,
  sources = ['infra', 'shell', 'mf-*', 'svc-*']
): Promise<string[]> {
  const { output } = await cruise(sources, {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden } as IFlattenedRuleSet
  } satisfies ICruiseOptions)
  const { violations } = (output as ICruiseResult).summary
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
}
