import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { PG_POOL } from '../../postgres';
import { ProcessNotifications } from '../../process-notifications';
import { TemplateOverrides } from './template-overrides';

const TEMPLATE = { key: 'tickets/ticket-opened', language: 'en' } as const;

describe('the mail templates that webmasters have written', () => {
  let app: TestApp;
  let pool: Pool;
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL);
  });
  afterAll(() => app.stop());

  it('change in other processes too, without waiting for their next reading', async () => {
    const notices = new ProcessNotifications(pool);
    // It was never started, so no timer makes it read again.
    const other = new TemplateOverrides(pool, notices);
    await notices.onApplicationBootstrap();
    const here = app.nest.get(TemplateOverrides, { strict: false });
    try {
      for (const text of [{ subject: 'A ticket', body: '<p>Please look.</p>' }, null]) {
        await here.change(TEMPLATE, text, 'webmaster', async () => undefined);
        while (other.get(TEMPLATE)?.subject !== text?.subject) await sleep(5);
      }
    } finally {
      await notices.beforeApplicationShutdown();
    }
    expect(other.get(TEMPLATE)).toBeUndefined();
  });
});
