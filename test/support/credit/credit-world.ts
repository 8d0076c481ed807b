import type { Pool } from 'pg';
import type { CreditStart, OwnCredit } from '../../../src/contracts';
import { PG_POOL } from '../../../src/platform/postgres';
import { startTestApp, type TestApp } from '../app/app';
import type { HttpClient } from '../app/http-client';
import { ok } from '../stories/office-story';
import { OrcidStandIn } from './orcid-stand-in';

export const ROSA_IN_ORCID = '0000-0002-1825-0097';

/** An application that sends reviews to a stand-in for ORCID, and people with an iD. */
export class CreditWorld {
  private constructor(
    readonly app: TestApp,
    readonly orcid: OrcidStandIn,
    readonly webmaster: HttpClient,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<CreditWorld> {
    return CreditWorld.on(await startTestApp({ env }));
  }

  /** With an application that runs already. */
  static async on(app: TestApp): Promise<CreditWorld> {
    return new CreditWorld(app, await new OrcidStandIn().start(), await app.as('webmaster'));
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.orcid.stop();
  }

  async connect(more: object = {}): Promise<void> {
    const { id: clientId, secret: clientSecret } = this.orcid.client;
    const places = { active: true, site: this.orcid.url, api: this.orcid.url, clientId, clientSecret };
    const journal = { groupId: 'issn:2049-3630', organization: 'Society of Letters', city: 'Utrecht' };
    await ok(this.webmaster.post('/orcid-credit', { ...places, ...journal, country: 'Netherlands', ...more }));
  }

  /** A reviewer whose iD is proven, as by a sign-in at ORCID. */
  async reviewer(email: string, orcid: string | null): Promise<HttpClient> {
    await this.app.addPerson(email, 'reviewer');
    const sql = 'UPDATE app.users SET orcid = $2, authenticated_orcid = $2 WHERE email = $1';
    await this.query(sql, [email, orcid]);
    return this.app.as(email);
  }

  async begin(client: HttpClient): Promise<CreditStart> {
    return (await ok(client.post('/reviewing-record/orcid/start'))).body as CreditStart;
  }

  /** Goes to ORCID, agrees as this iD, and comes back. */
  async agree(client: HttpClient, orcid: string) {
    const { url, secret } = await this.begin(client);
    return client.post('/reviewing-record/orcid/finish', { query: this.orcid.agree(url, orcid), secret });
  }

  async ownOf(client: HttpClient): Promise<OwnCredit> {
    return (await ok(client.get('/reviewing-record/orcid'))).body as OwnCredit;
  }

  query<Row extends object>(sql: string, values: unknown[] = []): Promise<{ rows: Row[] }> {
    return this.app.nest.get<Pool>(PG_POOL).query<Row>(sql, values);
  }
}
