import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { signedToken, startSampleApp } from '../../../../test/support/app/http-sample-app';

const CLAIMS = { sub: 'id of editor', jti: 'editor' };

describe('an access token', () => {
  let app: NestExpressApplication;
  beforeAll(async () => {
    app = await startSampleApp();
  });
  afterAll(() => app.close());

  const statusOf = async (...how: Parameters<typeof signedToken>): Promise<number> =>
    (
      await request(app.getHttpServer())
        .get('/api/all')
        .set('Authorization', `Bearer ${signedToken(...how)}`)
    ).status;

  it('opens a session', async () => {
    expect(await statusOf(CLAIMS, undefined, { expiresIn: '1h' })).toBe(200);
  });

  it.each([
    ['without an end', {}],
    ['of another issuer', { expiresIn: '1h', issuer: 'somebody' }],
    ['for another audience', { expiresIn: '1h', audience: 'quire-files' }],
    ['of another type', { expiresIn: '1h', header: { alg: 'HS256', typ: 'JWT' } }],
    ['of no type', { expiresIn: '1h', header: { alg: 'HS256', typ: undefined } }],
    ['signed in another way', { expiresIn: '1h', algorithm: 'HS512', header: { alg: 'HS512', typ: 'at+jwt' } }],
  ] as const)('is refused %s', async (_what, options) => {
    expect(await statusOf(CLAIMS, undefined, options)).toBe(401);
  });
});
