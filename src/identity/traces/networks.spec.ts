import { networkOf } from './networks';

describe('The network of an address', () => {
  it.each([
    ['145.18.12.7', '145.18.12'],
    ['2001:db8:12:1::7', '2001:db8:12'],
    ['2001:0db8:0012:1:2:3:4:5', '2001:db8:12'],
    ['2001:db8::1', '2001:db8:0'],
    ['127.0.0.1', null],
    ['10.0.12.9', null],
    ['192.168.1.4', null],
    ['::1', null],
    ['fe80::1', null],
    ['nowhere', null],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
