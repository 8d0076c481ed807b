import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { MAX_LOGO_BYTES, type PublicSettings } from '../../../contracts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1a6b54' } });

describe('the logo of the journal', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    token = (await app.as('webmaster')).token ?? '';
  });
  afterAll(() => app.stop());

  const send = async (bytes: Buffer | string, type = 'image/png'): Promise<number> => {
    const body = new FormData();
    body.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), 'logo');
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`${app.origin}/api/settings/logo`, { method: 'POST', headers, body })).status;
  };
  const logo = async (): Promise<string> => ((await app.visitor.get('/settings')).body as PublicSettings).logo;
  const get = (hash: string): Promise<Response> => fetch(`${app.origin}/api/journal-logo/${hash}`);

  it('is shown to everyone, small and without anything but its pixels, and may be cached', async () => {
    const bytes = await picture(2000, 400)
      .png()
      .withMetadata({ exif: { IFD0: { Artist: 'Secret' } } })
      .toBuffer();
    expect(await send(bytes)).toBe(200);
    const answer = await get(await logo());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const storedLogo = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(storedLogo).metadata()).toMatchObject({ format: 'png', width: 480, height: 96 });
    expect(storedLogo.includes('Secret')).toBe(false);
  });

  it('may be a JPEG, whatever its declared type', async () => {
    expect(await send(await picture(60, 60).jpeg().toBuffer(), 'application/octet-stream')).toBe(200);
  });

  it.each([
    ['an SVG', SVG, 400],
    [
      'an SVG after the beginning of a PNG',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(SVG)]),
      400,
    ],
    ['nothing', '', 400],
    ['too many bytes', Buffer.alloc(MAX_LOGO_BYTES + 1, 0x89), 413],
  ])('refuses %s and keeps the old logo', async (_what, bytes, status) => {
    const before = await logo();
    expect(await send(bytes)).toBe(status);
    expect(await logo()).toBe(before);
  });

  it('no longer exists at its address once it is replaced or removed', async () => {
    const before = await logo();
    expect((await (await app.as('webmaster')).post('/settings/logo/remove')).status).toBe(200);
    expect(await logo()).toBe('');
    const gone = await get(before);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});
