import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { runAnalysis } from '../../../src/article/analysis/run-analysis';
import { exportByMonth } from '../../../src/article/export/by-month/export-by-month';
import type { EventStore } from '../../../src/platform/event-store/port';
import { createPool } from '../../../src/platform/postgres';
import { projectRoot } from '../../../src/platform/project-root';
import { createTestDatabase, type TestDatabase } from '../../support/database/postgres';
import { generatedLog } from '../../support/log-proof/generated-log';

const PAGE = join(projectRoot(), 'docs/analysis.md');

/** Run with WRITE_ANALYSIS_PAGE=on after a change of the page, of the tables or of the generator. */
describe('docs/analysis.md', () => {
  let database: TestDatabase;
  let pool: Pool;
  let store: EventStore;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, () => undefined);
    folder = await mkdtemp(join(tmpdir(), 'quire-page-'));
    store = await generatedLog(pool, { articles: 400, seed: 7, demo: true });
    await exportByMonth(store, { folder, anew: false });
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (notebook: string): Promise<string> => {
    let text = '';
    const context = { exportFolder: folder, folder: projectRoot(), print: (part: string) => void (text += part) };
    await runAnalysis(context, { folder: null, task: { notebook, write: false }, format: 'table' });
    return text;
  };

  it('shows the results of its queries on the generated articles', async () => {
    const page = await readFile(PAGE, 'utf8');
    const wanted = await run(PAGE);
    if (process.env['WRITE_ANALYSIS_PAGE'] === 'on') await writeFile(PAGE, wanted);
    else expect(page).toBe(wanted);
    expect(wanted.match(/<!-- result -->/g)?.length).toBe(wanted.match(/^```sql$/gm)?.length);
  });

  it('would be found out of date after a change of one number', async () => {
    const page = await readFile(PAGE, 'utf8');
    const changed = join(folder, 'changed.md');
    await writeFile(changed, page.replace(/(\| *)(\d+)( *\|\n)/, '$19999999$3'));
    expect(await readFile(changed, 'utf8')).not.toBe(page);
    expect(await run(changed)).toBe(page);
  });
});
