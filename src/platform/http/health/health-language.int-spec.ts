import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { startSampleApp } from '../../../../test/support/app/http-sample-app';
import type { HealthStatus } from '../../../contracts';
import { HealthRegistry } from './health.registry';

describe('The parts of the system and their problems', () => {
  let app: NestExpressApplication;
  beforeAll(async () => {
    app = await startSampleApp();
    const health = app.get(HealthRegistry);
    health.addGroup('read models', () => Promise.resolve({ 'read model one': null }));
    health.add('storage', () => Promise.resolve('Files cannot be stored: ENOSPC\nno answer in time'));
    health.add('unknown', () => Promise.resolve('ECONNREFUSED'));
  });
  afterAll(() => app.close());

  const status = async (headers: Record<string, string>): Promise<HealthStatus> =>
    (await request(app.getHttpServer()).get('/api/health/status').set(headers)).body as HealthStatus;

  it('are in the language of the reader, as far as they are known', async () => {
    expect((await status({ 'Accept-Language': 'nl' })).parts).toEqual([
      { name: 'leesmodel one', problem: null },
      { name: 'opslag', problem: 'Bestanden kunnen niet worden opgeslagen: ENOSPC\ngeen antwoord op tijd' },
      { name: 'unknown', problem: 'ECONNREFUSED' },
    ]);
  });

  it('are in English for monitoring, which sends no language', async () => {
    expect((await status({})).parts).toEqual([
      { name: 'read model one', problem: null },
      { name: 'storage', problem: 'Files cannot be stored: ENOSPC\nno answer in time' },
      { name: 'unknown', problem: 'ECONNREFUSED' },
    ]);
  });
});
