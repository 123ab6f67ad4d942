import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMetrics, measureProcess } from '@site/service/observability/metrics'
import { listSources } from '../architecture/sources.ts'

/** Words of PromQL that stand where a metric could. */
const WORDS =
  /^(sum|max|min|avg|count|by|on|and|or|unless|without|ignoring|offset|rate|increase|vector|time|histogram_quantile|le)$/

/** Names of metrics in a PromQL expression: what is neither a word of the language nor a label. */
export function metricsNamed(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
  const names = bare.match(/\b[a-z_][a-z0-9_]*\b/gi) ?? []
  return [...new Set(names.filter((name) => !WORDS.test(name)))]
}

/**
 * Every metric the services can show: those that the sources make, and those that every process has. A histogram's
 * series are named one by one. `up` is Prometheus's own.
 */
export function metricsInCode(root: string): Set<string> {
  const made = listSources(root)
    .filter((file) => /^(svc-|infra\/service\/)/.test(file) && !/\.test\.ts$|\/testing/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(/(counterOf|gaugeOf|histogramOf)\([\s\S]{0,40}?name: '([a-z0-9_]+)'/g)].map(
        ([, kind, name = '']) => ({ name, isHistogram: kind === 'histogramOf' })
      )
    })
  const metrics = createMetrics('test')
  measureProcess(metrics)
  const ofProcess = metrics
    .getMetricsAsArray()
    .map(({ name }) => ({ name, isHistogram: name.endsWith('_seconds') }))
  const all = [...made, ...ofProcess]
  const names = all.map(({ name }) => name)
  const series = all
    .filter(({ isHistogram }) => isHistogram)
    .flatMap(({ name }) => ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`))
  return new Set([...names, ...series, 'up'])
}
