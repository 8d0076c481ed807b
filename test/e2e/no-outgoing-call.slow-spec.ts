import dns from 'node:dns';
import dnsPromises from 'node:dns/promises';
import net from 'node:net';
import type { Pool } from 'pg';
import { type NewSecret, WEBHOOK_KINDS } from '../../src/contracts';
import { JOBS, type Jobs } from '../../src/platform/jobs';
import { PG_POOL } from '../../src/platform/postgres';
import { startTestApp, type TestApp } from '../support/app/app';
import { until } from '../support/app/http-until';
import { CommandedArticle, personOf } from '../support/article/commanded-article';
import { ok } from '../support/stories/office-story';
import { body } from '../support/stories/submission-steps';
import { Receiver } from '../support/webhooks/receiver';

/** All jobs that run automatically and could call another server. */
const SWEEPS = [
  ...['connections.sweep-webhooks', 'exchange.sweep-packages', 'credit.sweep-reviews'],
  ...['similarity.sweep', 'mail.sweep-mailbox'],
];
const UNDER_WAY = `SELECT 1 FROM jobs.jobs WHERE run_at <= now() AND task_identifier ~ '^(connections|exchange|credit|similarity|integrity|mail)[.]'`;

interface Place {
  host?: string;
  port?: number | string;
}

/** The target of `connect`: its arguments are an object, port and host, or a list. */
const placeOf = (args: readonly unknown[]): Place => {
  const [first, second] = args.length === 1 && Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === 'object' && first !== null) return first;
  return { port: first as number, host: typeof second === 'string' ? second : 'localhost' };
};

describe('A journal without connections', () => {
  let app: TestApp;
  const receiver = new Receiver();
  const called: string[] = [];

  beforeAll(async () => {
    await receiver.start();
    app = await startTestApp();
  });
  afterAll(async () => {
    await app.stop();
    await receiver.stop();
  });
  afterEach(() => jest.restoreAllMocks());

  const pool = (): Pool => app.nest.get<Pool>(PG_POOL);
  /** The spec itself calls the application, which calls its database. */
  const ownPorts = (): string[] => [app.origin, pool().options.connectionString ?? ''].map((url) => new URL(url).port);

  function watch(): void {
    called.length = 0;
    const { connect } = net.Socket.prototype;
    jest.spyOn(net.Socket.prototype, 'connect').mockImplementation(function (this: net.Socket, ...args: unknown[]) {
      const { host = 'localhost', port = '' } = placeOf(args);
      if (!ownPorts().includes(String(port))) called.push(`${host}:${port}`);
      return Reflect.apply(connect, this, args) as net.Socket;
    });
    for (const resolver of [dns, dnsPromises]) {
      const { lookup } = resolver;
      jest.spyOn(resolver, 'lookup').mockImplementation(((name: string, ...rest: unknown[]) => {
        if (!['localhost', '127.0.0.1'].includes(name)) called.push(name);
        return Reflect.apply(lookup, resolver, [name, ...rest]) as unknown;
      }) as never);
    }
  }

  /** A manuscript from its submission to its acceptance, and all jobs that run automatically afterwards. */
  async function acceptOne(): Promise<void> {
    const cast = { uploader: personOf(await app.as('author')), editor: personOf(await app.as('editor')) };
    const article = await CommandedArticle.inSelection(app.nest, cast);
    const accepted = { status: 'ACCEPTED', reason: 'A spec' };
    await ok((await app.as('editor')).post(`/article/${article.id}/editor/override`, accepted));
    for (const sweep of SWEEPS) await app.nest.get<Jobs>(JOBS, { strict: false }).enqueue(sweep, {});
    await until('no job is left', async () => ((await pool().query(UNDER_WAY)).rows.length === 0 ? true : undefined));
  }

  it('calls no server and looks up no name, from a submission to its acceptance', async () => {
    watch();
    await acceptOne();
    expect(called).toEqual([]);
  });

  it('would fail this spec if it did', async () => {
    const hook = { url: receiver.url, kinds: WEBHOOK_KINDS, active: true };
    receiver.secret = body<NewSecret>(await (await app.as('webmaster')).post('/webhooks', hook)).secret;
    watch();
    await acceptOne();
    await until('a message', async () => (receiver.received.length > 0 ? true : undefined));
    expect(called).toContain(`127.0.0.1:${new URL(receiver.url).port}`);
  });
});
