import type { Pool } from 'pg';
import { PG_POOL } from '../../../src/platform/postgres';
import { startTestApp, type TestApp } from '../app/app';
import type { HttpClient } from '../app/http-client';
import { IdentityProvider } from './identity-provider';
import { providerSettings, ProviderSteps, returnAddress } from './provider-steps';

/** An application with both providers. */
export class ProviderWorld {
  private count = 0;

  private constructor(
    readonly app: TestApp,
    readonly steps: ProviderSteps,
    readonly orcid: IdentityProvider,
    readonly oidc: IdentityProvider,
  ) {}

  static async start(): Promise<ProviderWorld> {
    const orcid = await IdentityProvider.start({ redirectUri: returnAddress('orcid'), isOrcid: true });
    const oidc = await IdentityProvider.start({ redirectUri: returnAddress('oidc') });
    const app = await startTestApp({ env: providerSettings(orcid.issuer, oidc.issuer) });
    return new ProviderWorld(app, new ProviderSteps(app), orcid, oidc);
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.orcid.stop();
    await this.oidc.stop();
  }

  /** A new person signs in at the OpenID Connect provider from now on; returns the address. */
  nextPerson(isVerified = true): string {
    this.count += 1;
    const email = `person-${this.count}@university.test`;
    const names = { given_name: 'Petra', family_name: 'Provided' };
    this.oidc.person = { sub: `person-${this.count}`, email, email_verified: isVerified, ...names };
    return email;
  }

  /** The actions of the security log about an account. */
  async actionsOf(userId: string): Promise<string[]> {
    const sql = 'SELECT action FROM app.security_log WHERE user_id = $1 ORDER BY id';
    const { rows } = await this.query<{ action: string }>(sql, [userId]);
    return rows.map(({ action }) => action);
  }

  query<Row extends object>(sql: string, values: unknown[] = []): Promise<{ rows: Row[] }> {
    return this.app.nest.get<Pool>(PG_POOL).query<Row>(sql, values);
  }

  /** The own record of a person. */
  async ownOf(client: HttpClient): Promise<Record<string, unknown>> {
    return (await client.get('/user')).body as Record<string, unknown>;
  }
}
