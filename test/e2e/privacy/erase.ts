import type { Pool } from 'pg';
import type { ErasurePreview } from '../../../src/contracts';
import { DataKeys } from '../../../src/platform/personal-data';
import { PG_POOL } from '../../../src/platform/postgres';
import type { TestApp } from '../../support/app/app';
import { until } from '../../support/app/http-until';
import { body } from '../../support/stories/submission-steps';

/** Shortens the wait for other processes that might still write with a former key: here there is only one process. */
export function hurryKeys(app: TestApp): void {
  Object.assign(app.nest.get(DataKeys, { strict: false }).life, { namesMs: 20 });
}

/** Erases a person as a webmaster does, and waits until it is done. */
export async function erase(
  app: TestApp,
  person: { userId: string; email: string },
  withinMs = 120_000,
): Promise<void> {
  const webmaster = await app.as('webmaster');
  const preview = body<ErasurePreview>(await webmaster.get(`/user/${person.userId}/erasure`));
  expect(preview.email).toBe(person.email);
  const wrong = await webmaster.post(`/user/${person.userId}/erasure`, { confirmation: 'someone@example.org' });
  expect(wrong.status).toBe(400);
  const answer = await webmaster.post(`/user/${person.userId}/erasure`, { confirmation: person.email });
  expect(answer.status).toBe(202);
  const isDone = async (): Promise<true | undefined> => {
    const sql = 'SELECT FROM app.erasures WHERE user_id = $1 AND finished_at IS NOT NULL';
    const { rowCount } = await app.nest.get<Pool>(PG_POOL, { strict: false }).query(sql, [person.userId]);
    return rowCount === 1 || undefined;
  };
  await until('the erasure', isDone, undefined, withinMs);
}
