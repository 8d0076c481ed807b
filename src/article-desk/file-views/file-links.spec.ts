import { loadConfig } from '../../platform/config/config';
import { SignedLinks } from '../../platform/http/signed-link';
import { FileLinks } from './file-links';

const FILE = '3f2a';

describe('a link to a file', () => {
  let now: number;
  const links = new FileLinks(new SignedLinks(loadConfig({ JWT_SECRET: 'a secret that is long enough for links' })), {
    now: () => new Date(now),
  });
  const after = (minutes: number): void => void (now += minutes * 60_000);
  const works = (link: string): boolean => {
    const { searchParams } = new URL(link, 'http://journal');
    return links.isValid(FILE, searchParams.get('expires') ?? '', searchParams.get('signature') ?? '');
  };
  beforeEach(() => (now = Date.parse('2026-11-27T10:01:00Z')));

  it('is the same for five minutes, so that a browser can use its cache', () => {
    const link = links.locate(FILE);
    after(3.9);
    expect(links.locate(FILE)).toBe(link);
    after(0.2);
    expect(links.locate(FILE)).not.toBe(link);
  });

  it.each([0, 1, 2.5, 3.9, 4.9])('works for at least ten and at most fifteen minutes, made at minute %d', (minute) => {
    after(minute);
    const link = links.locate(FILE);
    after(10);
    expect(works(link)).toBe(true);
    after(5.1);
    expect(works(link)).toBe(false);
  });
});
