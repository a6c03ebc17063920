import { BlockList, isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** Names of address ranges that `TRUST_PROXY` accepts. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Removes the port that some proxies add to an address: `203.0.113.7:51234`, `[2001:db8::7]:51234`, `[2001:db8::7]`. */
function withoutPort(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  return bracketed ?? text.replace(/^([^:]*):\d+$/, '$1')
}

/**
 * Which proxies are trusted to name the client (`X-Forwarded-For`).
 * @param setting `true` trusts every proxy (unsafe on an open port); otherwise addresses, ranges and their names,
 * separated by commas
 */
export function trustedProxies(setting: boolean | string): boolean | ((address: string) => boolean) {
  if (typeof setting === 'boolean') return setting
  const list = new BlockList()
  for (const part of setting.split(',').flatMap((word) => RANGES[word.trim()] ?? word.trim())) {
    const [address = '', prefix] = part.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (text) => {
    const address = withoutPort(text)
    return isIP(address) !== 0 && list.check(address, familyOf(address))
  }
}

/**
 * Rate-limit key of a client: its IPv4 address, or the network of its IPv6 address, because one customer has many of
 * those.
 */
export const clientKey = ({ ip }: { ip: string }): string => normalizeIP(withoutPort(ip))

/** The network of a client: 256 IPv4 addresses, or the largest IPv6 block that one organization or customer gets. */
export const networkKey = ({ ip }: { ip: string }): string =>
  normalizeIP(withoutPort(ip), 48).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1')
