import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createAddressFinder, networkOf } from './client-address.ts'

const findAddress = createAddressFinder(['127.0.0.0/8', '::1/128', '10.0.0.0/8', '2001:db8::/32'])
const find = (remoteAddress: string | undefined, forwardedFor: string) =>
  findAddress({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwardedFor }
  } as never as IncomingMessage)

describe('the client’s address', () => {
  test.each([
    ['no proxy in front', '203.0.113.7', '', '203.0.113.7'],
    ['a header forged by a client', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['one trusted proxy', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['two trusted proxies', '127.0.0.1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
    [
      'a forged part left of the real one',
      '127.0.0.1',
      '10.9.9.9, 198.51.100.1, 203.0.113.7, 10.1.2.3',
      '203.0.113.7'
    ],
    ['rubbish before the proxy', '127.0.0.1', '"><script>', '127.0.0.1'],
    ['rubbish left of the client', '127.0.0.1', 'unknown, 203.0.113.7', '203.0.113.7'],
    ['only trusted proxies', '127.0.0.1', '10.0.0.5', '10.0.0.5'],
    ['a dual-stack socket', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['IPv6 all along', '::1', '2001:db9::1, 2001:db8::5', '2001:db9::1'],
    ['an address in another notation', '127.0.0.1', '203.0.113.7, 0x7f000001', '127.0.0.1'],
    ['half an address', '127.0.0.1', '203.0.113.7, 10.1', '127.0.0.1'],
    ['a comma too many, and tabs', '127.0.0.1', '203.0.113.7\t,, \t10.1.2.3', '203.0.113.7'],
    ['a client of IPv4 written as IPv6', '::1', '::ffff:203.0.113.7, ::ffff:10.1.2.3', '203.0.113.7'],
    ['IPv4 as IPv6 in hexadecimal', '127.0.0.1', '203.0.113.7, ::ffff:a01:203', '203.0.113.7'],
    ['IPv6 with a zone', '::1', '2001:db9::1, fe80::1%eth0.1', 'fe80::1%eth0.1'],
    ['a connection that has gone', undefined, '203.0.113.7', ''],
    ['ports after the addresses', '127.0.0.1', '203.0.113.7:4711, [2001:db8::5]:80', '203.0.113.7']
  ])('%s', (_, peer, header, expected) => {
    expect(find(peer, header)).toBe(expected)
  })
})

test('an IPv6 network is one client, an IPv4 address is one by itself', () => {
  expect(networkOf('2001:db8:0:1::5')).toBe(networkOf('2001:db8::1:ffff:0:0:9'))
  expect(networkOf('2001:db8:0:1::5')).not.toBe(networkOf('2001:db8:0:2::5'))
  expect(networkOf('2001:db8:0:1::5', 56)).toBe(networkOf('2001:db8:0:ff::5', 56))
  expect(networkOf('2001:db8:0:1::5', 56)).not.toBe(networkOf('2001:db8:0:100::5', 56))
  expect(networkOf('64:ff9b::1:2:3:192.0.2.1')).toBe('64:ff9b:0:1::/64')
  expect(networkOf('::192.0.2.1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0.100')).toBe('fe80:0:0:0::/64')
  expect([networkOf('192.0.2.1'), networkOf('192.0.2.1', 56)]).toEqual(['192.0.2.1', '192.0.2.1'])
})
