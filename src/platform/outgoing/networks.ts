import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet (IANA's special-purpose registries). In IPv6, only 2000::/3 is public. */
const SPECIAL_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
/** Within 2000::/3: protocol assignments with Teredo, documentation, 6to4, and ranges that embed an IPv4 address. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
const LOOPBACK = ['127.0.0.0/8', '::1/128'];

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const special = listOf([...SPECIAL_V4, ...SPECIAL_V6]);
const publicV6 = listOf(['2000::/3']);
const loopback = listOf(LOOPBACK);

/** True for an address of this machine itself, written as IPv4 or IPv6. */
export const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, familyOf(address));

function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4');
  return isIP(address) === 6 && publicV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Which addresses the server may call: the public internet, and the networks that its operator has allowed. */
export class AllowedNetworks {
  private readonly allowed: BlockList;

  /** @param networks addresses and subnets that are allowed in addition to the public internet. */
  constructor(networks: readonly string[]) {
    this.allowed = listOf(networks);
  }

  allows(address: string): boolean {
    if (isIP(address) === 0) return false;
    return isPublicAddress(address) || this.allowed.check(address, familyOf(address));
  }
}
