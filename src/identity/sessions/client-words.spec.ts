import { clientInWords } from './client-words';
import { signInClientOf } from './sign-in-client';

describe('the name of a browser', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Microsoft Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['Visit http://evil.example now/1.0 x', 'Unknown program'],
    ['Visit evil.example now/1 (Linux)', 'Unknown program on Linux'],
    ['node', 'Unknown program'],
    ['', 'Unknown program'],
    [null, 'Unknown program'],
  ])('%s are %s', (userAgent, words) => {
    expect(clientInWords(userAgent)).toBe(words);
  });
});

describe('the stored data of a sign-in', () => {
  it('has at most 300 characters of the user agent, and an IPv4 address without its IPv6 form', () => {
    const headers = { 'user-agent': 'x'.repeat(400) };
    expect(signInClientOf({ headers, ip: '::ffff:203.0.113.7' })).toEqual({
      userAgent: 'x'.repeat(300),
      address: '203.0.113.7',
    });
    expect(signInClientOf({ headers: {}, ip: '2001:db8::1' })).toEqual({ userAgent: null, address: '2001:db8::1' });
  });
});
