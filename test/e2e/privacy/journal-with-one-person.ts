import { join } from 'node:path';
import type { Pool } from 'pg';
import { PROJECTIONS } from '../../../projections';
import { Rebuilder } from '../../../projections/runner/rebuild/rebuild';
import { ensureReadModelSchema } from '../../../projections/runner/schema';
import { MIGRATIONS } from '../../../src/app.module';
import { openLog } from '../../../src/article';
import type { GroupName } from '../../../src/contracts';
import { generate } from '../../../src/generate/generate';
import { optionsOf } from '../../../src/generate/options';
import { knownPerson } from '../../../src/generate/people/known-person';
import { storeStockFiles } from '../../../src/generate/stock';
import { groupIdOf } from '../../../src/identity/users/account';
import { openBlobs } from '../../../src/platform/blobs';
import { createKnex, runMigrations } from '../../../src/platform/postgres';
import { projectRoot } from '../../../src/platform/project-root';
import { TEST_DATA_KEY } from '../../support/app/app';
import { CANARIES } from '../access/leaks/leak-canaries';

/** The person who is erased; the first reviewer of the story with the canaries has the same address. */
export const PERSON = {
  ...{ email: CANARIES.oneEmail, firstName: 'Perpetua', lastName: CANARIES.oneName },
  ...{ institute: 'Institute of Canaries', country: 'Netherlands', areasOfExpertise: 'anything at all' },
};
/** The person's groups over the years, according to the events; the account has the last one. */
const GROUPS: readonly GroupName[] = ['author', 'reviewer', 'editor'];

/** Generated histories in which one person was author, reviewer and editor, with encrypted texts, files and read models. */
export async function journalWithOnePerson(
  pool: Pool,
  { articles, dataDir, password }: { articles: number; dataDir: string; password: string },
): Promise<number> {
  const knex = createKnex(String(pool.options.connectionString));
  await runMigrations(knex, MIGRATIONS);
  await knex.destroy();
  const store = await openLog(pool, { dataKey: TEST_DATA_KEY, eventStoreUrl: null });
  const options = optionsOf(['--until', '2026-06-30', '--articles', `${articles}`], new Date());
  if (!options) throw new Error('These words ask for help');
  const stock = await storeStockFiles(
    await openBlobs({ blobUrl: null, dataDir }),
    join(projectRoot(), 'src/demo/files'),
  );
  const { events } = await generate(options, {
    ...{ pool, store, stock, signal: new AbortController().signal, onProgress: () => undefined },
    ...{ known: GROUPS.map((group, nth) => knownPerson({ ...PERSON, group }, nth)), password, isDemonstration: true },
  });
  await pool.query('UPDATE app.users SET group_id = $2 WHERE email_key = $1', [PERSON.email, groupIdOf('editor')]);
  await pool.query('VACUUM ANALYZE es.events');
  await ensureReadModelSchema(pool);
  await new Rebuilder({ pool, store }).rebuild(() => PROJECTIONS);
  await store.close();
  return events;
}
