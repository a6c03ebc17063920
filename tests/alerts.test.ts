import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { SqlStore } from '../server/store/sql-store.ts'
import { testInquiry } from '../server/test-inquiry.ts'
import { testApp } from '../server/test-site.ts'
import { HEARTBEAT_MS, KIOSK_HEARTBEATS_PATH } from '../src/contract/kiosk-heartbeat.ts'

/** The part of Prometheus' format that we use: https://prometheus.io/docs/prometheus/latest/configuration/alerting_rules/ */
const ruleSchema = z.strictObject({
  alert: z.string().check(z.regex(/^[A-Z][A-Za-z]+$/)),
  expr: z.string(),
  for: z.optional(z.string().check(z.regex(/^\d+[smhd]$/))),
  labels: z.strictObject({ severity: z.enum(['page', 'warning']) }),
  annotations: z.strictObject({ summary: z.string(), action: z.string() }),
})
const fileSchema = z.strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(ruleSchema) })) })

const rules = fileSchema.parse(parse(readFileSync('docs/alerts.yaml', 'utf8'))).groups.flatMap((group) => group.rules)

const { app, database, metrics, stop } = await testApp({
  kiosks: ['Showroom'],
  webhook: { url: 'http://127.0.0.1:9/', secret: 'sixteen letters or more' },
})
afterAll(stop)
await new SqlStore(database, ['webhook']).accept(testInquiry())
await app.inject('/')
const heartbeat = { name: 'Showroom', waiting: 0, version: 'index.js' }
await app.inject({ method: 'POST', url: KIOSK_HEARTBEATS_PATH, payload: heartbeat })
const { body } = await metrics()

/** Every series the server tells, by name; `up` is Prometheus' own. */
const told = new Set([
  'up',
  ...[...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) => namesOf(name, type)),
])

function namesOf(name: string, type?: string): string[] {
  return type === 'histogram' ? ['_bucket', '_count', '_sum'].map((ending) => name + ending) : [name]
}

/** Labels of our own metrics, by name. */
const labelsOf = (name: string) =>
  new Set(
    [...body.matchAll(new RegExp(`^${name}\\{(.*)\\} `, 'gm'))].flatMap(([, labels = '']) =>
      [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label),
    ),
  )

const WORDS =
  /^(?:abs|timestamp|sum|max|min|max_over_time|min_over_time|time|by|on|and|or|rate|increase|histogram_quantile|without|le|sink|route)$/

/** The names of metrics in an expression, without strings and label lists. */
const namesIn = (expr: string) =>
  [...expr.replace(/\{[^}]*\}|"[^"]*"|\[[^\]]*\]|\b(?:by|on) \([^)]*\)/g, ' ').matchAll(/[a-z_][a-z0-9_]*/gi)]
    .map(([name]) => name)
    .filter((name) => !WORDS.test(name) && !/^e\d+$/.test(name))

describe.each(rules.map((rule) => [rule.alert, rule] as const))('%s', (_name, { expr }) => {
  test('uses figures that the server exports', () => {
    const names = namesIn(expr)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !told.has(name))).toEqual([])
  })

  test('asks only for labels that exist, and closes its brackets', () => {
    for (const [, name = '', list = ''] of expr.matchAll(/(\w+)\{([^}]*)\}/g)) {
      if (name === 'up') continue
      for (const [, label] of list.matchAll(/(\w+)(?:=|!=|=~|!~)"/g)) expect(labelsOf(name)).toContain(label)
    }
    for (const [open, close] of ['()', '{}', '[]'])
      expect(expr.split(open ?? '').length).toBe(expr.split(close ?? '').length)
  })
})

test('a kiosk counts as silent only after several missed heartbeats', () => {
  const { expr = '' } = rules.find(({ alert }) => alert === 'KioskSilent') ?? {}
  const [, seconds] = /^time\(\) - .* > (\d+) and on \(kiosk\)/.exec(expr) ?? []
  expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(4 * HEARTBEAT_MS)
})

test.each(['unavailable', 'suspected', 'conflict'])('an inquiry that ends as %s raises an alarm', (outcome) => {
  const series = `inquiries_total{outcome="${outcome}"}`
  expect(body).toContain(series)
  expect(rules.filter(({ expr }) => expr.includes(series))).toHaveLength(1)
})
