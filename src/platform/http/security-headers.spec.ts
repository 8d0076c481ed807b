import type { Request, Response } from 'express';
import { securityHeaders } from './security-headers';

function headersFor(publicUrl: string, hstsSubdomains: boolean): Map<string, string> {
  const set = new Map<string, string>();
  const response = { setHeader: (name: string, value: string) => set.set(name, value), removeHeader: () => undefined };
  void securityHeaders({ publicUrl, hstsSubdomains })({} as Request, response as unknown as Response, () => undefined);
  return set;
}

describe('the security headers', () => {
  it.each([
    ['https://journal.example.org', false, 'max-age=31536000'],
    ['https://journal.example.org', true, 'max-age=31536000; includeSubDomains'],
    ['http://localhost:3000', true, undefined],
  ])('of %s, with its subdomains %s, demand HTTPS by %s', (publicUrl, subdomains, expected) => {
    expect(headersFor(publicUrl, subdomains).get('Strict-Transport-Security')).toBe(expected);
  });

  it('let only own scripts run, and forbid other pages to show this one in a frame', () => {
    const policy = headersFor('https://journal.example.org', false).get('Content-Security-Policy') ?? '';
    expect(policy.split(';')).toEqual(
      expect.arrayContaining(["script-src 'self'", "frame-ancestors 'self'", "object-src 'none'"]),
    );
  });
});
