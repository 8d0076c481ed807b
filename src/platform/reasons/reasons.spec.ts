import { reasonOf } from './reason-of';
import { lineWithoutAddresses, withoutAddresses } from './without-addresses';

describe('The reason of a failure', () => {
  it('is its message', () => {
    expect(reasonOf(new Error('no such host'))).toBe('no such host');
    expect(reasonOf('a text')).toBe('a text');
  });

  it('is the reason of each address, if a host has several and none of them answers', () => {
    const refused = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:1`));
    expect(reasonOf(new AggregateError(refused))).toBe('connect ECONNREFUSED ::1:1; connect ECONNREFUSED 127.0.0.1:1');
  });

  it('is never empty', () => {
    expect(reasonOf(Object.assign(new Error(''), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
    expect(reasonOf(new TypeError(''))).toBe('TypeError');
  });
});

describe('The reason of a failure, as it is logged', () => {
  it.each([
    ['550 5.1.1 <rosa@uni.example>: no such user', '550 5.1.1 <[address]>: no such user'],
    ["Invalid recipient 'rosa.o'neill+x@uni.example'.", "Invalid recipient [address]'."],
    ['"rosa luxemburg"@uni.example, zoë@münchen.example: refused', '[address], [address]: refused'],
    ['mailto:rosa%40uni.example; rosa@[10.1.2.3] is unknown', 'mailto:[address]; [address] is unknown'],
  ])('has no mail address: %s', (reason, logged) => expect(withoutAddresses(reason)).toBe(logged));

  it.each([
    'send-mail: event 9b2d3c1e-5f0a-4c1b-9a55-0d1f6c0f9f10 (MailRequested): connect ECONNREFUSED 127.0.0.1:25',
    '@smithy/node-http-handler - the request socket did not establish a connection',
  ])('keeps what is no address: %s', (reason) => expect(withoutAddresses(reason)).toBe(reason));

  it('stays a line of JSON, whatever is next to the address', () => {
    const err = { message: 'refused:\n"rosa x"@uni.example\n\\rosa@uni.example\\', errors: ['rosa@uni.example', 7] };
    const line = lineWithoutAddresses(`${JSON.stringify({ level: 40, err })}\n`);
    expect(line).not.toMatch(/rosa|uni\.example/);
    expect(line.endsWith('}\n')).toBe(true);
    expect(JSON.parse(line)).toMatchObject({ level: 40, err: { errors: ['[address]', 7] } });
  });
});
