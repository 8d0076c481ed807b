import { AllowedNetworks } from './networks';

const PRIVATE = [
  ...['0.0.0.0', '10.0.0.1', '10.255.255.255', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1'],
  ...['198.51.100.1', '203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...[
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '64:ff9b::a00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
  ],
  ...['2002:7f00:1::', '3fff::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1'],
  ...['', 'localhost', '127.1', '0x7f000001', '2130706433', '1.2.3.4.5'],
];
const PUBLIC = ['1.1.1.1', '9.255.255.255', '11.0.0.1', '172.15.0.1', '172.32.0.1', '193.0.0.1', '2606:4700::1111'];

describe('the networks that the server may call', () => {
  const none = new AllowedNetworks([]);

  it.each(PRIVATE)('refuse %s', (address) => expect(none.allows(address)).toBe(false));
  it.each(PUBLIC)('allow %s', (address) => expect(none.allows(address)).toBe(true));

  it('include those that the operator adds, and no others', () => {
    const some = new AllowedNetworks(['10.1.2.0/24', '127.0.0.1', 'fd00::/8']);
    expect(['10.1.2.9', '127.0.0.1', 'fd12::1'].map((one) => some.allows(one))).toEqual([true, true, true]);
    expect(['10.1.3.9', '127.0.0.2', 'fe80::1', '::1'].map((one) => some.allows(one))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
