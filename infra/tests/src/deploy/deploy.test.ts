import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NATS_ACCOUNTS, NATS_PERMISSIONS } from '@site/dev/providers/nats-accounts'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { metricsInCode, metricsNamed } from './metrics.ts'

const root = join(import.meta.dirname, '../../../..')
const folder = join(root, 'infra/deploy')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Each with how many actions it takes and how often it installs packages, at least. */
const PIPELINES = [
  { pipeline: 'pipelines/deploy.yaml', actions: 4, installs: 3 },
  { pipeline: 'pipelines/test.yaml', actions: 2, installs: 1 }
]
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

const rules = z
  .object({
    groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) }))
  })
  .parse(parse(read('observability/alerts.yaml')))
  .groups.flatMap((group) => group.rules)
const dashboard = z
  .object({
    panels: z.array(
      z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })
    )
  })
  .parse(JSON.parse(read('observability/dashboard.json')))

describe('dashboards and alerts', () => {
  const known = metricsInCode(root)

  it.each(rules)('$alert watches metrics that exist, and the runbook says what to do', ({ alert, expr }) => {
    expect(metricsNamed(expr).length).toBeGreaterThan(0)
    expect(metricsNamed(expr).filter((name) => !known.has(name))).toEqual([])
    expect(read('RUNBOOK.md')).toContain(`\n### ${alert}\n`)
  })

  it.each(dashboard.panels.filter(({ targets }) => targets.length > 0))(
    'the panel “$title” shows metrics that exist',
    ({ targets }) => {
      for (const { expr } of targets) {
        expect(metricsNamed(expr).length).toBeGreaterThan(0)
        expect(metricsNamed(expr).filter((name) => !known.has(name))).toEqual([])
      }
    }
  )

  it('leaves no metric of ours unseen', () => {
    const seen = new Set(
      [
        ...rules.map(({ expr }) => expr),
        ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
      ].flatMap(metricsNamed)
    )
    const ours = [...known].filter(
      (name) => !/^(process_|nodejs_|up$)/.test(name) && !/_(bucket|sum|count)$/.test(name)
    )
    expect(ours.filter((name) => ![...seen].some((one) => one.startsWith(name)))).toEqual([])
  })
})

const asRecord = (value: unknown): object =>
  Array.isArray(value) ? Object.fromEntries(value.map((one) => [one, {}])) : ((value ?? {}) as object)

/** Is it a line of NATS whose present patches are 2.12.3 or later, which keep what they have synced? */
const isSyncedLine = (tag: string): boolean => {
  const [major = 0, minor = 0] = tag.split(/[.-]/).map(Number)
  return major === 2 && minor >= 12
}

interface Manifest {
  kind: string
  metadata: { name: string }
  // biome-ignore lint/suspicious/noExplicitAny: manifests of a dozen kinds, looked into by path
  spec: any
}

describe('the manifests', () => {
  const kubernetes = join(folder, 'kubernetes')
  const resources = z
    .object({ resources: z.array(z.string()) })
    .parse(parse(read('kubernetes/kustomization.yaml'))).resources
  const manifests = resources.flatMap((file) =>
    parseAllDocuments(readFileSync(join(kubernetes, file), 'utf8')).map((one) => one.toJS() as Manifest)
  )
  const named = (kind: string) => manifests.filter((one) => one.kind === kind)
  const services = ['svc-content', 'svc-gateway', 'svc-leads']

  it('are all named by the kustomization', () => {
    const files = readdirSync(kubernetes).filter(
      (file) => file.endsWith('.yaml') && file !== 'kustomization.yaml'
    )
    expect([...resources].sort()).toEqual(files.sort())
  })

  it.each(['Deployment', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'])(
    'have a %s for each service',
    (kind) => {
      expect(
        named(kind)
          .map(({ metadata }) => metadata.name)
          .sort()
      ).toEqual(services)
    }
  )

  it.each(services)(
    '%s: two at least, probed where it answers, without root and without losing requests',
    (name) => {
      const { spec } = named('Deployment').find(({ metadata }) => metadata.name === name) as Manifest
      const pod = spec.template.spec
      const [container] = pod.containers
      expect(spec.replicas).toBeGreaterThanOrEqual(2)
      expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
      expect(container.livenessProbe.httpGet.path).toBe('/health/live')
      expect(container.readinessProbe.httpGet.path).toBe('/health/ready')
      expect(pod.securityContext.runAsNonRoot).toBe(true)
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false
      })
      // What a service may take to drain, and the pause before it is told.
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(5 + 15)
    }
  )

  it.each(services)('%s: an account of its own on the bus, and servers that it verifies', (name) => {
    const { spec } = named('Deployment').find(({ metadata }) => metadata.name === name) as Manifest
    const pod = spec.template.spec
    const variables = pod.containers[0].env as { name: string; value?: string; valueFrom?: unknown }[]
    const account = name.replace('svc-', '')
    expect(variables).toContainEqual({ name: 'NATS_USER', value: account })
    expect(variables.find((one) => one.name === 'NATS_PASSWORD')?.valueFrom).toEqual({
      secretKeyRef: { name: 'site-secrets', key: `nats-${account}-password` }
    })
    expect(pod.containers[0].resources.limits.memory).toBeTruthy()
    expect(pod.volumes.find((one: { name: string }) => one.name === 'server-ca').secret.secretName).toBe(
      'site-ca'
    )
    const told = read('kubernetes/kustomization.yaml')
    expect(told).toMatch(
      /DATABASE_TLS=verify-full\n.*DATABASE_CA=\/etc\/site-ca\/ca.crt\n.*NATS_CA=\/etc\/site-ca/
    )
    expect(told).not.toMatch(/nats:\/\//)
  })

  it('give NATS accounts, rights, certificates and a disk that is synced', () => {
    const { config, container } = parse(read('kubernetes/servers/nats-values.yaml'))
    expect(config.jetstream.merge).toEqual({ sync_interval: 'always' })
    expect(config.nats.tls.enabled).toBe(true)
    expect(config.merge.authorization.users).toEqual(
      NATS_ACCOUNTS.map((user) => ({
        user,
        password: `<< $NATS_${user.toUpperCase()}_PASSWORD >>`,
        ...(user !== 'operator' && { permissions: NATS_PERMISSIONS[user] })
      }))
    )
    expect(Object.keys(container.env)).toEqual(
      NATS_ACCOUNTS.map((name) => `NATS_${name.toUpperCase()}_PASSWORD`)
    )
    expect(isSyncedLine(container.image.tag)).toBe(true)
    expect(parse(read('kubernetes/servers/mysql.yaml')).spec).toMatchObject({ tlsSecretName: 'mysql-tls' })
  })

  it('let nobody but our services reach NATS and MySQL', () => {
    const policies = named('NetworkPolicy')
    const nats = policies.find(({ metadata }) => metadata.name === 'nats')?.spec
    expect(nats.policyTypes).toEqual(['Ingress', 'Egress'])
    expect(nats.ingress[0]).toEqual({
      from: [{ podSelector: { matchLabels: { 'site/tier': 'service' } } }],
      ports: [{ protocol: 'TCP', port: 4222 }]
    })
    for (const name of ['mysql', 'mysql-routers'])
      expect(policies.find(({ metadata }) => metadata.name === name)?.spec.policyTypes).toContain('Ingress')
    const routers = policies.find(({ metadata }) => metadata.name === 'mysql-routers')?.spec
    expect(JSON.stringify(routers.ingress)).not.toContain('svc-gateway')
  })

  it('hold no secret', () => {
    expect(named('Secret')).toEqual([])
    expect(read('kubernetes/secrets.env.example')).not.toMatch(/(sha256|hash)=.+/)
    expect(read('kubernetes/secrets.env.example')).not.toMatch(/password=.+/)
    expect(read('compose/.env.example')).not.toMatch(/(PASSWORD|SHA256|HASH)=.+/)
  })
})

describe('the compose system', () => {
  const { services } = z
    .object({ services: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(parse(read('compose/compose.yaml'), { merge: true }))

  it('confines every container: no rights but those it needs, bounded memory, processes and log', () => {
    const built = ['front-ends'] // runs once, writes into its own folder
    for (const [name, service] of Object.entries(services)) {
      expect([name, service.cap_drop]).toEqual([name, ['ALL']])
      expect([name, service.security_opt]).toEqual([name, ['no-new-privileges:true']])
      expect([name, service.mem_limit, service.pids_limit]).toEqual([
        name,
        expect.stringMatching(/^\d+[mg]$/),
        expect.any(Number)
      ])
      if (built.includes(name)) continue
      expect([name, service.read_only]).toEqual([name, true])
      expect(service.logging).toMatchObject({ options: { 'max-size': '10m', 'max-file': '5' } })
    }
  })

  it('keeps networks apart: a database is reached by its own service alone, the bus by services', () => {
    const members = (network: string) =>
      Object.entries(services)
        .filter(([, { networks }]) => Object.keys(asRecord(networks)).includes(network))
        .map(([name]) => name)
        .sort()
    expect(members('data-content')).toEqual(['content-1', 'content-2', 'mysql-content'])
    expect(members('data-leads')).toEqual(['leads-1', 'leads-2', 'mysql-leads'])
    expect(members('bus')).toEqual([
      ...['content-1', 'content-2', 'gateway-1', 'gateway-2', 'leads-1', 'leads-2', 'nats']
    ])
    expect(members('site')).not.toContain('nats')
    const networks = parse(read('compose/compose.yaml')).networks
    for (const inner of ['bus', 'data-content', 'data-leads'])
      expect(networks[inner]).toEqual({ internal: true })
  })

  it('runs a NATS with accounts, rights and a disk that is synced, by its configuration', () => {
    const { nats } = services
    expect(nats?.command).toEqual(['--config', '/etc/site-nats.conf'])
    expect(nats?.volumes).toContain('./nats.conf:/etc/site-nats.conf:ro')
    const image = String(nats?.image)
    expect(isSyncedLine(image.slice(image.lastIndexOf('nats:') + 5))).toBe(true)
    expect(read('compose/nats.conf')).toContain('\n  sync_interval: always\n')
    for (const name of ['content', 'leads', 'gateway'])
      expect(services[`${name}-1`]?.environment).toMatchObject({ NATS_USER: name })
  })

  it('has two of each service, and a proxy that knows both', () => {
    for (const name of ['content', 'leads', 'gateway']) {
      expect(Object.keys(services).filter((one) => one.startsWith(`${name}-`))).toHaveLength(2)
      expect(read('compose/nginx.conf')).toMatch(new RegExp(`server ${name}-1:8080 .*server ${name}-2:8080 `))
    }
  })

  it('is told everything a service must be told', () => {
    for (const [name, { environment }] of Object.entries(services)) {
      const variables = Object.keys((environment ?? {}) as object)
      const needed = /^(content|leads)-/.test(name)
        ? ['DATABASE_URL', 'NATS_URL', 'ADMIN_CODE_HASH', 'TRUSTED_PROXIES']
        : /^gateway-/.test(name)
          ? [
              'CONTENT_URL',
              'LEADS_URL',
              'REMOTES_DIR',
              'SITE_ORIGIN',
              'SITE_BRAND',
              'NATS_URL',
              'ADMIN_CODE_HASH',
              'TRUSTED_PROXIES'
            ]
          : []
      expect(variables).toEqual(expect.arrayContaining(needed))
    }
  })

  it('has a proxy that leaves out either of the two, and sends twice what has a key alone', () => {
    const nginx = read('compose/nginx.conf')
    for (const name of ['content', 'leads', 'gateway'])
      for (const [out, other] of ['12', '21']) {
        expect(nginx).toContain(`upstream ${name}-${other}-alone { server ${name}-${other}:8080; }`)
        expect(nginx).toMatch(
          new RegExp(`if \\(-f /run/out/${name}-${out}\\) \\{ set \\$\\w+ ${name}-${other}-alone; \\}`)
        )
      }
    const twice = nginx.split('\n').filter((line) => line.includes('non_idempotent'))
    expect(twice).toHaveLength(2)
    expect(twice.every((line) => line.trim().startsWith('location @keyed {'))).toBe(true)
  })

  it('gives each service a database server of its own', () => {
    for (const name of ['content', 'leads'])
      for (const number of [1, 2]) {
        const { environment } = services[`${name}-${number}`] ?? {}
        expect(environment).toMatchObject({
          DATABASE_URL: expect.stringContaining(`@mysql-${name}:3306/${name}`)
        })
      }
  })

  it('writes no query into the proxy’s log, and keeps health and metrics inside', () => {
    const nginx = read('compose/nginx.conf')
    expect(nginx.match(/log_format .*/g)?.join()).not.toMatch(
      /\$request\b(?!_)|\$request_uri|\$args|\$http_referer/
    )
    expect(nginx).toMatch(/location \/health \{ return 404/)
    expect(nginx).toMatch(/location = \/metrics \{ return 404/)
  })

  it.each(['service.Dockerfile', 'front-ends.Dockerfile'])(
    '%s: any base, no syntax line, no root',
    (file) => {
      const text = read(file)
      expect(text).not.toMatch(/^#\s*syntax/im)
      expect(text).not.toMatch(/--mount=|--parents|<<EOF/)
      expect(
        text.match(/^FROM .*/gm)?.every((line) => /^FROM \$\{NODE_IMAGE\}( AS build)?$/.test(line))
      ).toBe(true)
      expect(text.lastIndexOf('\nUSER 10001')).toBeGreaterThan(text.lastIndexOf('\nRUN'))
    }
  )
})

it('images and pipelines run on the Node that .nvmrc names, one that still gets fixes', () => {
  const major = readFileSync(join(root, '.nvmrc'), 'utf8').trim()
  expect(Number(major)).toBeGreaterThanOrEqual(24)
  for (const file of [
    'service.Dockerfile',
    'front-ends.Dockerfile',
    'compose/build.sh',
    'local-engine/up.sh'
  ])
    expect([file, ...new Set(read(file).match(/node:\d+/g))]).toEqual([file, `node:${major}`])
  for (const { pipeline } of PIPELINES) {
    const setups = read(pipeline).match(/setup-node.*\n.*/g) ?? []
    expect(setups.length).toBeGreaterThan(0)
    for (const setup of setups) expect(setup).toContain('node-version-file: .nvmrc')
  }
})

describe.each(PIPELINES)('the pipeline $pipeline', ({ pipeline, actions, installs }) => {
  const text = read(pipeline)

  it('takes actions by their commit, which nobody can move', () => {
    const uses = text.match(/uses: .*/g) ?? []
    expect(uses.length).toBeGreaterThanOrEqual(actions)
    expect(uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/.test(line))).toEqual([])
  })

  it('runs no script of a package beside the credentials of production', () => {
    const lines = text.match(/npm (ci|install).*/g) ?? []
    expect(lines.length).toBeGreaterThanOrEqual(installs)
    expect(lines.filter((line) => !line.includes('--ignore-scripts'))).toEqual([])
  })

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/npm (?:run (?:-s )?)?(?!(?:ci|run|audit)\b)([\w:-]+)/g)].map(
      ([, name]) => name ?? ''
    )
    expect(commands.length).toBeGreaterThan(0)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})

it('the pipeline of deployments builds, tests and deploys each deployable alone, by files that exist', () => {
  const text = read('pipelines/deploy.yaml')
  const pipeline = z.object({ jobs: z.record(z.string(), z.unknown()) }).parse(parse(text))
  expect(Object.keys(pipeline.jobs)).toEqual(['changed', 'unit', 'service'])
  const files = [...text.matchAll(/infra\/deploy\/[\w./-]+/g)].map(([path]) => join(root, path))
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toBe('')
})

it('the pipeline of tests runs each shard of as many as there are', () => {
  const schema = z.object({
    jobs: z.object({
      test: z.object({ strategy: z.object({ matrix: z.object({ shard: z.array(z.string()) }) }) })
    })
  })
  const { shard } = schema.parse(parse(read('pipelines/test.yaml'))).jobs.test.strategy.matrix
  expect(shard).toEqual(shard.map((_, index) => `${index + 1}/${shard.length}`))
})
