import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { type Rule, type Selector, type SelectorComponent, transform } from 'lightningcss'

/** Selectors of one file that its line names. */
const NAMED_AT_MOST = 5

/**
 * Styles of a remote that reach beyond its own markup, one line for each file: a stylesheet stays in the page when its remote has gone, so one rule on
 * `body` would style every page after it. Runs in a process of its own (run-check.ts): whoever sent the file may have sent one that no parser ends with.
 */
export function errorsOfStyles({ name, integrity }: DeployableManifest, dir: string): string[] {
  return Object.keys(integrity)
    .filter((file) => file.toLowerCase().endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(join(dir, 'client', file), 'utf8')
      try {
        const beyond = rulesBeyond(css, name)
        return beyond.length > 0 ? [`${name}: ${file} ${describeBeyond(beyond, name)}`] : []
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error
        return [`${name}: ${file} is no stylesheet that can be read: ${error.message}`]
      }
    })
}

function describeBeyond(beyond: string[], name: string): string {
  const named = beyond.slice(0, NAMED_AT_MOST).join('; ')
  const more = beyond.length > NAMED_AT_MOST ? ` and ${beyond.length - NAMED_AT_MOST} more` : ''
  return `reaches beyond what the remote has drawn itself: ${named}${more}. Each selector needs a class of its CSS modules (.${name}_…), each name has to begin in the same way`
}

/**
 * The rules of a stylesheet that reach beyond the markup of a remote, as they are written there. Its classes are those that its CSS modules have
 * (css-names.ts): '.mf-blog_x1y2z_card'.
 *
 * @throws SyntaxError where it is no CSS
 */
export function rulesBeyond(css: string, name: string): string[] {
  const lines = css.split('\n')
  const beyond: string[] = []
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet: ({ rules }) => {
        for (const rule of findBeyond(rules, { prefix: `${name}_`, parent: ANYWHERE }))
          beyond.push(writtenAt(rule, lines))
      }
    }
  })
  return [...new Set(beyond)]
}

/** What an element that a selector finds is known to be: any, one with a class of the remote, one below such an element. */
const [ANYWHERE, OWN, WITHIN] = [0, 1, 2]

interface Place {
  /** What the remote's classes begin with, and its names that count for a whole page. */
  prefix: string
  /** What `&` is known to be. */
  parent: number
}

function findBeyond(rules: Rule[], place: Place): Rule[] {
  return rules.flatMap((rule) => {
    switch (rule.type) {
      case 'style': {
        const reach = leastOf(rule.value.selectors, place)
        return reach === ANYWHERE ? [rule] : findBeyond(rule.value.rules ?? [], { ...place, parent: reach })
      }
      case 'media':
      case 'supports':
      case 'container':
      case 'layer-block':
      case 'starting-style':
        return findBeyond(rule.value.rules, place)
      case 'scope':
        // What stands in it finds nothing outside of its start.
        return rule.value.scopeStart && leastOf(rule.value.scopeStart, place) > ANYWHERE ? [] : [rule]
      case 'keyframes':
      case 'property':
      case 'counter-style':
      case 'position-try':
      case 'font-face':
        return nameOf(rule).replace(/^--/, '').startsWith(place.prefix) ? [] : [rule]
      case 'layer-statement':
      case 'nested-declarations':
        return []
      default:
        // @import, @page, @view-transition, and what nobody knows yet: all of them are about the page.
        return [rule]
    }
  })
}

type NamedRule = Extract<
  Rule,
  { type: 'keyframes' | 'property' | 'counter-style' | 'position-try' | 'font-face' }
>

function nameOf(rule: NamedRule): string {
  if (rule.type === 'keyframes') return rule.value.name.value
  if (rule.type !== 'font-face') return rule.value.name
  const family = rule.value.properties.find(({ type }) => type === 'font-family')
  return String(family?.value ?? '')
}

const leastOf = (selectors: Selector[], place: Place): number =>
  Math.min(...selectors.map((selector) => reachOf(selector, place)))

function reachOf(selector: Selector, place: Place): number {
  return selector.reduce(
    (reach, part) =>
      part.type === 'combinator'
        ? afterCombinator(part.value, reach)
        : Math.max(reach, reachOfPart(part, place)),
    ANYWHERE
  )
}

/** What is beside an element of the remote may be the shell’s, unless both stand within one. */
function afterCombinator(combinator: string, reach: number): number {
  if (combinator === 'descendant' || combinator === 'child') return reach === ANYWHERE ? ANYWHERE : WITHIN
  return combinator.endsWith('-sibling') && reach === WITHIN ? WITHIN : ANYWHERE
}

function reachOfPart(part: SelectorComponent, place: Place): number {
  if (part.type === 'class') return part.name.startsWith(place.prefix) ? OWN : ANYWHERE
  if (part.type === 'nesting') return place.parent
  if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
    return leastOf(part.selectors, place)
  return ANYWHERE
}

/** A rule as far as its block, as it is written. */
function writtenAt(rule: Rule, lines: string[]): string {
  const loc = 'value' in rule && rule.value && 'loc' in rule.value ? rule.value.loc : null
  if (!loc) return `@${rule.type}`
  const rest = [lines[loc.line]?.slice(loc.column - 1), ...lines.slice(loc.line + 1)].join('\n')
  const written = rest.split(/[{;]/, 1)[0] ?? ''
  return written.replaceAll(/\s+/g, ' ').trim()
}
