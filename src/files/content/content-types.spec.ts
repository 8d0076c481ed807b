import { contentDisposition } from './content-types';

describe('Content-Disposition', () => {
  it('gives plain names twice', () => {
    expect(contentDisposition('2026-1-Figure-1.png', true)).toBe(
      `inline; filename="2026-1-Figure-1.png"; filename*=UTF-8''2026-1-Figure-1.png`,
    );
  });
  it('encodes non-ASCII characters, and escapes every quote and line end', () => {
    const header = contentDisposition('Größe "x"\r\nSet-Cookie: a=b*.pdf', false);
    expect(header).toMatch(
      /^attachment; filename="Gro_?_e _x___Set-Cookie: a=b\*\.pdf"; filename\*=UTF-8''Gr%C3%B6%C3%9Fe/,
    );
    expect(header).not.toMatch(/[\r\n]/);
    expect(header).toContain('a%3Db%2A.pdf');
  });
});
