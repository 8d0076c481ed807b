/** Values that are invalid for every field of every body. */
export const HOSTILE: readonly unknown[] = [
  null,
  -1,
  1e308,
  true,
  [],
  [{}],
  { a: { b: 1 } },
  '',
  'x'.repeat(30_000),
  '\u0000',
  '\ud800',
  "'; DROP TABLE app.users; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '00000000-0000-4000-8000-000000000000',
];

export const IDS = [
  'nonsense',
  '-1',
  '%00',
  '%F0%9F',
  "'%20OR%201=1",
  '00000000-0000-4000-8000-000000000000',
  'x'.repeat(3000),
];

export const QUERIES = [
  '?page=-1&size=x&sort[]=a',
  '?q[a]=1&q=2',
  '?from=never&to=%00',
  '?count=9e99',
  '?response=1&status=1',
  '?reviewerId=%00&associateId=%00&decision=x&rate=x&at=never',
  '?reviewerId=nobody&associateId=nobody&decision[]=ACCEPTED&rate=1e9&note[]=x',
];

/** Whole bodies by content type. */
export const BODIES: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{"a":'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', 'null'],
  ['application/json', '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}'],
  ['application/json', `{"version":"x","a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`],
  ['application/json', JSON.stringify({ text: 'x'.repeat(12_000_000) })],
  ['application/json; charset=nonsense', '{}'],
  ['application/xml', '<a/>'],
  ['multipart/form-data', 'no boundary'],
];
