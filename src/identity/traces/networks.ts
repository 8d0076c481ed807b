import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses that do not show where a person is: behind a proxy that is not trusted, all people have such an address. */
const PRIVATE_NETWORKS = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  PRIVATE_NETWORKS.addSubnet(network, bits, 'ipv4');
PRIVATE_NETWORKS.addAddress('::1', 'ipv6');
PRIVATE_NETWORKS.addSubnet('fc00::', 7, 'ipv6');
PRIVATE_NETWORKS.addSubnet('fe80::', 10, 'ipv6');

/** The network of an address: the first 24 bits of IPv4, the first 48 of IPv6. Null for an address without a meaningful network. */
export function networkOf(address: string): string | null {
  if (isIPv4(address)) return PRIVATE_NETWORKS.check(address, 'ipv4') ? null : address.split('.').slice(0, 3).join('.');
  if (!isIPv6(address) || PRIVATE_NETWORKS.check(address, 'ipv6')) return null;
  const [head = '', tail] = address.toLowerCase().split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const missing = tail === undefined ? 0 : Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0));
  const groups = [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])];
  return groups
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
