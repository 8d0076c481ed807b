import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { startSampleApp, token } from '../../../test/support/app/http-sample-app';
import type { AppConfig } from '../config/config';

const METRICS_TOKEN = 'the-token-of-the-operator-long-enough';

describe('what only operators and staff may read in production', () => {
  let app: NestExpressApplication;
  const start = async (changes: Partial<AppConfig>): Promise<void> => {
    app = await startSampleApp({ nodeEnv: 'production', apiDocs: 'staff', metricsToken: METRICS_TOKEN, ...changes });
  };
  const statusOf = async (path: string, bearer?: string): Promise<number> => {
    const call = request(app.getHttpServer()).get(`/api${path}`);
    return (await (bearer === undefined ? call : call.set('Authorization', `Bearer ${bearer}`))).status;
  };
  afterEach(() => app.close());

  it('is metrics, by their token or as webmaster', async () => {
    await start({});
    expect(await statusOf('/metrics')).toBe(401);
    expect(await statusOf('/metrics', `${METRICS_TOKEN}x`)).toBe(401);
    expect(await statusOf('/metrics', METRICS_TOKEN)).toBe(200);
    expect(await statusOf('/metrics', token('editor'))).toBe(403);
    expect(await statusOf('/metrics', token('webmaster'))).toBe(200);
    expect(await statusOf('/office', METRICS_TOKEN)).toBe(401);
  });

  it('is metrics also where no token is set', async () => {
    await start({ metricsToken: null });
    for (const bearer of [undefined, 'null', '']) expect(await statusOf('/metrics', bearer)).toBe(401);
    expect(await statusOf('/metrics', token('webmaster'))).toBe(200);
  });

  it.each(['/docs', '/docs/', '/docs/swagger-ui-init.js', '/docs/swagger-ui.css', '/openapi.json', '/OPENAPI.json'])(
    'is the description of the API at %s',
    async (path) => {
      await start({});
      expect(await statusOf(path)).toBe(401);
      expect(await statusOf(path, 'nonsense')).toBe(401);
      expect(await statusOf(path, METRICS_TOKEN)).toBe(401);
      expect(await statusOf(path, token('reviewer'))).toBe(403);
      for (const group of ['editor', 'assistant', 'associate editor', 'webmaster'])
        expect(await statusOf(path, token(group))).toBe(200);
    },
  );

  it('may be opened by a setting, and health stays open', async () => {
    await start({ apiDocs: 'public' });
    for (const path of ['/docs', '/openapi.json', '/health/live', '/health/ready'])
      expect(await statusOf(path)).toBe(200);
  });

  it('is the state of all parts, by the token of the metrics or as webmaster', async () => {
    await start({});
    for (const [bearer, status] of [
      [undefined, 401],
      [token('editor'), 403],
      [token('webmaster'), 200],
      [METRICS_TOKEN, 200],
    ] as const)
      expect(await statusOf('/health/status', bearer)).toBe(status);
  });

  it('is open outside production', async () => {
    await start({ nodeEnv: 'development', apiDocs: 'public' });
    for (const path of ['/metrics', '/docs', '/openapi.json']) expect(await statusOf(path)).toBe(200);
  });
});
