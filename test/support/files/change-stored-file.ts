import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { PG_POOL } from '../../../src/platform/postgres';
import type { SubmissionApp } from '../app/submission-app';

/** Changes or removes (null) the stored bytes of an upload during some work, by its name. */
export async function whileStored(
  app: SubmissionApp,
  name: string,
  bytes: Buffer | null,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await app.nest
    .get<Pool>(PG_POOL, { strict: false })
    .query<{ hash: string }>('SELECT hash FROM app.uploads WHERE original_name = $1', [name]);
  const hash = rows[0]?.hash ?? '';
  const path = join(app.blobFolder, hash.slice(0, 2), hash.slice(2));
  const whole = readFileSync(path);
  if (bytes) writeFileSync(path, bytes);
  else rmSync(path);
  await work().finally(() => writeFileSync(path, whole));
}
