import type { Pool } from 'pg';
import type { OwnSession } from '../../../src/contracts';
import { PG_POOL } from '../../../src/platform/postgres';
import type { TestApp } from '../app/app';
import type { HttpClient } from '../app/http-client';

/** The claims in the token of a signed-in client. */
export const claimsOf = ({ token }: HttpClient): { jti: string; iat: number; exp: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

export const sessionIdOf = (client: HttpClient): string => claimsOf(client).jti;

/** Status of a call that every signed-in person may make. */
export const statusOf = async (client: HttpClient): Promise<number> => (await client.get('/user')).status;

export const ownSessionsOf = async (client: HttpClient): Promise<OwnSession[]> =>
  (await client.get('/user/sessions')).body;

/** A client signed in as another person; ends the session of the first. */
export const actAs = async (app: TestApp, client: HttpClient, id: string): Promise<HttpClient> =>
  app.visitor.with((await client.post(`/user/loginAs/${id}`)).body);

/** Changes the session so that it was last used this long ago, such as '12 hours'. Sessions use the real time, so the table is changed. */
export async function unseenFor(app: TestApp, client: HttpClient, time: string): Promise<void> {
  const sql = 'UPDATE app.sessions SET last_seen_at = now() - $2::interval WHERE id = $1';
  await app.nest.get<Pool>(PG_POOL).query(sql, [sessionIdOf(client), time]);
}

let made = 0;

/** A new account, which has no sessions yet. */
export async function newcomer(
  app: TestApp,
  group: 'author' | 'editor' = 'author',
): Promise<{ email: string; id: string }> {
  const email = `session-${(made += 1)}@example.org`;
  return { email, id: await app.addPerson(email, group) };
}
