import { randomUUID } from 'node:crypto';
import { CONNECTIONS_MIGRATIONS } from '../../src/connections/tables';
import { DeliveryQueue } from '../../src/connections/webhooks/delivery-queue';
import { MOVES } from '../../src/connections/webhooks/facts';
import { WebhookSender } from '../../src/connections/webhooks/webhook-sender';
import { WEBHOOK_KINDS } from '../../src/contracts';
import type { RecordedEvent } from '../../src/platform/event-store/port';
import { webhookSecret } from '../../src/platform/outgoing';
import { AllowedNetworks } from '../../src/platform/outgoing';
import { createKnex, runMigrations } from '../../src/platform/postgres';
import { defineReaction, Reactions, REACTIONS_MIGRATIONS } from '../../src/platform/reactions';
import { useSecretKey } from '../../src/platform/secrets/derive-secret';
import { anEvent, ReadModelBench, until } from '../support/database/read-models';
import { Receiver } from '../support/webhooks/receiver';

const SEED = 'a seed';
const QUICK = Array.from({ length: 1_000 }, () => 5);
const ROUNDS = [
  ['ArticleSubmitted', 'DRAFT', 'NEW_ARTICLE'],
  ['CheckPassed', 'NEW_ARTICLE', 'REVIEWER_SELECTION'],
  ['ReviewersMoved', 'REVIEWER_SELECTION', 'UNDER_REVIEW'],
  ['DecisionRecorded', 'UNDER_REVIEW', 'MINOR_REVISION'],
  ['RevisionSubmitted', 'MINOR_REVISION', 'NEW_ARTICLE'],
  ['DecisionRecorded', 'NEW_ARTICLE', 'ACCEPTED'],
] as const;
/** Facts of the rounds above: two of the submission, one each of the next two moves, two, one, three. */
const FACTS_PER_ARTICLE = 10;

/** A receiver that is killed or fails at random gets every webhook at least once, and in the order of each article. */
export function webhooksSuite({ failures, articles }: { failures: number; articles: number }): void {
  let bench: ReadModelBench;
  let receiver: Receiver;
  let reactions: Reactions;
  let queue: DeliveryQueue;
  const webhookId = randomUUID();

  beforeAll(async () => {
    useSecretKey('the secret of this suite');
    bench = await ReadModelBench.create();
    const knex = createKnex(bench.url);
    await runMigrations(knex, [...REACTIONS_MIGRATIONS, ...CONNECTIONS_MIGRATIONS]);
    await knex.destroy();
    receiver = await new Receiver().start();
    receiver.secret = webhookSecret(SEED);
    const sql = 'INSERT INTO app.webhooks (id, url, kinds, active, seed) VALUES ($1, $2, $3, true, $4)';
    await bench.rows(sql, [webhookId, receiver.url, WEBHOOK_KINDS, SEED]);
    queue = new DeliveryQueue(bench.pool, bench.store);
    reactions = new Reactions(bench.pool, bench.store);
    const handle = async (event: RecordedEvent): Promise<void> => void (await queue.add(event));
    reactions.register(defineReaction({ name: 'queue', handles: MOVES, handle }));
    reactions.start();
  });
  afterAll(async () => {
    await reactions.stop();
    await receiver.stop();
    await bench.close();
  });

  const senderOf = () =>
    new WebhookSender({
      ...{ pool: bench.pool, queue, pauses: QUICK, timeoutMs: 2_000 },
      networks: new AllowedNetworks(['127.0.0.0/8']),
    });
  const waiting = async (): Promise<number> =>
    (await bench.rows("SELECT 1 FROM app.webhook_deliveries WHERE state <> 'DELIVERED'")).length;
  const queued = async (): Promise<number> => (await bench.rows('SELECT 1 FROM app.webhook_deliveries')).length;
  /** Repeats the runs, also when their connection is cut in the middle: messages sent in such a run are sent again. */
  const sendAll = async (): Promise<void> => {
    const sender = senderOf();
    await until(async () => {
      const next = await sender.run(webhookId).catch(() => new Date());
      return next === null && (await waiting()) === 0;
    }, 'every delivery');
  };
  /** Texts of facts in the order of their first arrival, by article. */
  const firstArrivals = (): Map<string, string[]> => {
    const [seen, found] = [new Set<string>(), new Map<string, string[]>()];
    for (const { id, type, data } of receiver.received) {
      if (seen.has(id)) continue;
      seen.add(id);
      found.set(data.articleId, [...(found.get(data.articleId) ?? []), `${type} ${data.status}`]);
    }
    return found;
  };
  const IN_ORDER = [
    ...['article.submitted NEW_ARTICLE', 'article.status-changed NEW_ARTICLE'],
    ...['article.status-changed REVIEWER_SELECTION', 'article.status-changed UNDER_REVIEW'],
    ...[
      'article.status-changed MINOR_REVISION',
      'article.decided MINOR_REVISION',
      'article.status-changed NEW_ARTICLE',
    ],
    ...['article.status-changed ACCEPTED', 'article.decided ACCEPTED', 'article.accepted ACCEPTED'],
  ];
  const ids = Array.from({ length: articles }, (_, index) => `article-${index}`);

  it(`come at least once and in order for each article, through ${failures} failures and kills`, async () => {
    const moods = ['fails', 'takes and breaks off', 'dies'] as const;
    receiver.behaviour = () => {
      if (receiver.failures >= failures || Math.random() < 0.4) return 'takes';
      return moods[Math.floor(Math.random() * moods.length)] ?? 'fails';
    };
    for (const [index, id] of ids.entries())
      await bench.append(id, anEvent('DraftStarted', { articleId: id, number: `2026-${index}` }));
    const sending = (async () => {
      const sender = senderOf();
      await until(async () => {
        await sender.run(webhookId).catch(() => null);
        return receiver.failures >= failures || (await queued()) === articles * FACTS_PER_ARTICLE;
      });
    })();
    for (const [type, from, to] of ROUNDS) for (const id of ids) await bench.append(id, anEvent(type, { from, to }));
    await sending;
    await until(async () => (await queued()) === articles * FACTS_PER_ARTICLE, 'every fact in the queue');
    await sendAll();
    expect(receiver.refused).toEqual([]);
    expect(receiver.failures).toBeGreaterThanOrEqual(Math.min(failures, articles * FACTS_PER_ARTICLE));
    expect([...firstArrivals().keys()].sort()).toEqual([...ids].sort());
    for (const facts of firstArrivals().values()) expect(facts).toEqual(IN_ORDER);
  });

  it('are sent again from a position in the log, with the same ids', async () => {
    const before = new Set(receiver.received.map(({ id }) => id));
    receiver.received.splice(0);
    receiver.behaviour = () => 'takes';
    const [begin] = await bench.rows<{ position: string }>(
      "SELECT position FROM app.webhook_deliveries WHERE kind = 'article.decided' ORDER BY position, place LIMIT 1",
    );
    await bench.rows('UPDATE app.webhooks SET replaying = true');
    expect(await senderOf().run(webhookId)).toBeNull();
    await queue.replay(webhookId, { first: begin?.position ?? '', since: null });
    await sendAll();
    for (const facts of firstArrivals().values()) expect(facts).toEqual(IN_ORDER.slice(4));
    expect(receiver.received.every(({ id }) => before.has(id))).toBe(true);
  });

  it('are given up after the last try, and the next one of the article comes', async () => {
    receiver.received.splice(0);
    const id = 'article-last';
    await bench.append(id, anEvent('DraftStarted', { articleId: id, number: '2026-last' }));
    await bench.append(id, anEvent('CheckPassed', { from: 'NEW_ARTICLE', to: 'REVIEWER_SELECTION' }));
    await bench.append(id, anEvent('ReviewersMoved', { from: 'REVIEWER_SELECTION', to: 'UNDER_REVIEW' }));
    await until(async () => (await waiting()) === 2, 'two facts');
    let calls = 0;
    receiver.behaviour = () => ((calls += 1) <= 3 ? 'fails' : 'takes');
    const parts = { pool: bench.pool, queue, networks: new AllowedNetworks(['127.0.0.0/8']), pauses: [1, 1] };
    await until(async () => (await new WebhookSender(parts).run(webhookId)) === null);
    const states = await bench.rows(
      'SELECT state, attempts, last_status FROM app.webhook_deliveries WHERE article_id = $1 ORDER BY position',
      [id],
    );
    expect(states).toEqual([
      { state: 'DEAD', attempts: 3, last_status: 503 },
      { state: 'DELIVERED', attempts: 1, last_status: 204 },
    ]);
  });
}
