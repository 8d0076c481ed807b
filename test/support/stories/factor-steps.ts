import { generateSync } from 'otplib';
import type { Pool } from 'pg';
import type { NewApp, SecondStep } from '../../../src/contracts';
import { APP_CONFIG, type AppConfig } from '../../../src/platform/config/config';
import { PG_POOL } from '../../../src/platform/postgres';
import type { TestApp } from '../app/app';
import type { Answer, HttpClient } from '../app/http-client';
import { type Deviation, PasskeyDevice } from './passkey-device';

const STEP_SECONDS = 30;

/** The code that an app with this key shows now, or some steps of 30 seconds later. */
export const codeOf = (key: string, stepsLater = 0): string =>
  generateSync({ secret: key, epoch: Date.now() / 1000 + stepsLater * STEP_SECONDS });

export const poolOf = (app: TestApp): Pool => app.nest.get<Pool>(PG_POOL, { strict: false });

/** Makes the codes of this person's apps usable again, so that a spec need not wait for the next one. */
export const forgetCodes = async (app: TestApp, userId: string): Promise<void> => {
  await poolOf(app).query('UPDATE app.factors SET last_step = 0 WHERE user_id = $1', [userId]);
};

/** Sets the time of the last proof in this session to this many minutes ago. */
export const provenAgo = async (app: TestApp, sessionId: string, minutes: number): Promise<void> => {
  const sql = 'UPDATE app.sessions SET proven_at = now() - make_interval(mins => $2) WHERE id = $1';
  await poolOf(app).query(sql, [sessionId, minutes]);
};

export const originOf = (app: TestApp): string =>
  new URL(app.nest.get<AppConfig>(APP_CONFIG, { strict: false }).publicUrl).origin;

function ok<Body>(answer: Answer): Body {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body as Body;
}

/** Adds an authenticator app; returns its key and the recovery codes, if they are new. */
export async function addApp(
  app: TestApp,
  client: HttpClient,
  name = 'Phone',
): Promise<{ key: string; recoveryCodes: string[] }> {
  const { id, key } = ok<NewApp>(await client.post('/user/factors/app', { name }));
  const answer = await client.post('/user/factors/app/confirm', { id, code: codeOf(key) });
  await forgetCodes(app, client.userId);
  return { key, recoveryCodes: ok<{ recoveryCodes: string[] | null }>(answer).recoveryCodes ?? [] };
}

/** Adds a passkey on a new device. */
export async function addPasskey(app: TestApp, client: HttpClient, name = 'Laptop'): Promise<PasskeyDevice> {
  const device = new PasskeyDevice(originOf(app));
  const options = ok<never>(await client.post('/user/factors/passkey'));
  ok(await client.post('/user/factors/passkey/confirm', { name, passkey: device.create(options) }));
  return device;
}

/** The first step of a sign-in by password; returns the ticket. */
export async function ticketFor(app: TestApp, email: string): Promise<string> {
  const answer = await app.visitor.post('/authenticate', { email, password: app.password });
  return ok<SecondStep>(answer).secondStep.ticket;
}

export const secondStep = (app: TestApp, ticket: string, proof: object) =>
  app.visitor.post('/authenticate/second-step', { ticket, ...proof });

/** The device's answer for the second step. */
export async function passkeyFor(
  app: TestApp,
  ticket: string | undefined,
  device: PasskeyDevice,
  oddity?: Deviation,
): Promise<object> {
  return device.get(ok<never>(await app.visitor.post('/authenticate/passkey/options', { ticket })), oddity);
}

/** The actions of the security log about a person, oldest first. */
export async function actionsOf(app: TestApp, userId: string): Promise<string[]> {
  const sql = 'SELECT action FROM app.security_log WHERE user_id = $1 ORDER BY id';
  return (await poolOf(app).query<{ action: string }>(sql, [userId])).rows.map(({ action }) => action);
}
