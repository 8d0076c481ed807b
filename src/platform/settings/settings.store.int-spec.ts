import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { PG_POOL } from '../postgres';
import { ProcessNotifications } from '../process-notifications';
import { SettingsStore } from './settings.store';

describe('the settings of the journal', () => {
  let app: TestApp;
  let pool: Pool;
  beforeAll(async () => {
    app = await startTestApp();
    pool = app.nest.get<Pool>(PG_POOL);
  });
  afterAll(() => app.stop());

  it('change in other processes too, without waiting for their caches', async () => {
    const notices = new ProcessNotifications(pool);
    const other = new SettingsStore(pool, undefined, notices);
    await notices.onApplicationBootstrap();
    const here = app.nest.get(SettingsStore, { strict: false });
    // While time stands still, cached settings do not expire.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    try {
      for (const bannerText of ['Journal of Notices', 'Journal of Other Notices']) {
        await other.current();
        await here.change({ bannerText });
        while ((await other.current()).bannerText !== bannerText) await sleep(5);
      }
    } finally {
      clock.mockRestore();
      await notices.beforeApplicationShutdown();
    }
    expect((await other.current()).bannerText).toBe('Journal of Other Notices');
  });
});
