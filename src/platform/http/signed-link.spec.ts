import { loadConfig } from '../config/config';
import { SignedLinks } from './signed-link';

const linksOf = (secret: string): SignedLinks => new SignedLinks(loadConfig({ JWT_SECRET: secret }));
const links = linksOf('a'.repeat(40));
const END = new Date('2026-05-01T12:00:00Z');
const BEFORE = new Date('2026-05-01T11:59:00Z');

function parts(url: string): [string, string, string] {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return [pathname, searchParams.get('expires') ?? '', searchParams.get('signature') ?? ''];
}

describe('signed links', () => {
  const [path, expires, signature] = parts(links.sign('/api/files/f1', END));

  it('work until their expiry and not after it', () => {
    expect(links.verify(path, expires, signature, BEFORE)).toBe(true);
    expect(links.verify(path, expires, signature, new Date(END.getTime() + 1000))).toBe(false);
  });

  it('open only the path that was signed', () => {
    expect(links.verify('/api/files/f2', expires, signature, BEFORE)).toBe(false);
  });

  it('cannot be extended', () => {
    expect(links.verify(path, String(Number(expires) + 60), signature, BEFORE)).toBe(false);
  });

  it('are refused when made with another secret or malformed', () => {
    const [, , foreign] = parts(linksOf('b'.repeat(40)).sign(path, END));
    expect(links.verify(path, expires, foreign, BEFORE)).toBe(false);
    expect(links.verify(path, expires, '', BEFORE)).toBe(false);
    expect(links.verify(path, '1e99', signature, BEFORE)).toBe(false);
  });
});
