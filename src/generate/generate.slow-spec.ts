import { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database/postgres';
import { MIGRATIONS } from '../app.module';
import { DEMO_PEOPLE, demoEmail } from '../demo/demo-people';
import { type EventStore, type RecordedEvent, START } from '../platform/event-store/port';
import { createPostgresEventStore } from '../platform/event-store/postgres/create-postgres-event-store';
import { createKnex, runMigrations } from '../platform/postgres';
import { lowestCheckpoint, withoutReactions } from '../platform/reactions';
import { generate, type Surroundings } from './generate';
import { optionsOf } from './options';
import { knownPerson } from './people/known-person';
import type { StockFile } from './story/story';

const file = (extension: string): StockFile => ({ hash: 'a'.repeat(64), size: 1_000, extension });
const KNOWN = DEMO_PEOPLE.map((person, index) => knownPerson({ ...person, email: demoEmail(person.name) }, index));

describe('the generator', () => {
  let database: TestDatabase;
  let pool: Pool;
  let store: EventStore;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new Pool({ connectionString: database.url });
    // The connection is lost when its database is deleted at the end.
    pool.on('error', () => undefined);
    const knex = createKnex(database.url);
    await runMigrations(knex, MIGRATIONS);
    await knex.destroy();
    store = await createPostgresEventStore(pool);
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.drop();
  });

  const run = (words: string, more: Partial<Surroundings> = {}) => {
    const options = optionsOf(`--until 2026-06-30 --years 1 ${words}`.split(' '), new Date());
    if (!options) throw new Error('These words ask for help');
    const stock = {
      ...{ manuscript: file('docx'), marked: file('docx'), revised: file('docx'), rebuttal: file('docx') },
      ...{ picture: file('png'), scan: file('tiff'), paper: file('pdf') },
    };
    const signal = new AbortController().signal;
    const people = { known: KNOWN, password: 'quire-demo', isDemonstration: true };
    return generate(options, { pool, store, stock, signal, onProgress: () => undefined, ...people, ...more });
  };
  const all = async (from: EventStore = store): Promise<RecordedEvent[]> => {
    const events: RecordedEvent[] = [];
    for await (const batch of from.readAll(START)) events.push(...batch);
    return events;
  };
  const one = async <Row extends object>(sql: string): Promise<Row | undefined> => (await pool.query<Row>(sql)).rows[0];

  it('writes whole articles into an empty store, and counts them correctly', async () => {
    const { articles, events } = await run('--articles 40');
    const log = await all();
    expect(articles).toBe(40);
    expect(log).toHaveLength(events);
    expect(log.filter(({ type }) => type === 'DraftStarted')).toHaveLength(40);
    const revisions = new Map<string, number>();
    for (const { streamId, revision } of log) {
      expect(revision).toBe((revisions.get(streamId) ?? -1) + 1);
      revisions.set(streamId, revision);
    }
    expect(log.map(({ position }) => position)).toEqual(log.map(({ position }) => position).sort());
    expect(log.at(-1)?.position).toBe(await store.head());
  });

  it('creates accounts for everyone who acts, including the demonstration accounts, and reserves the numbers', async () => {
    const actors = [...new Set((await all()).flatMap(({ metadata }) => metadata.userId ?? []))];
    const { rows } = await pool.query('SELECT id FROM app.users WHERE id = ANY($1::uuid[])', [actors]);
    expect(rows).toHaveLength(actors.length);
    const demo = await one("SELECT group_id, password_hash FROM app.users WHERE email_key = 'editor@example.org'");
    expect(demo).toMatchObject({ group_id: 4, password_hash: expect.stringContaining('argon2') });
    expect(await one('SELECT sum(last)::int AS given FROM app.article_numbers')).toEqual({ given: 40 });
  });

  it('leaves nothing for reactions: no mail of the past is sent', async () => {
    expect(await lowestCheckpoint(pool)).toBe(await store.head());
  });

  it('refuses a store that is not empty, and a running server', async () => {
    await expect(run('--articles 5 --seed 2')).rejects.toThrow('not empty');
    await withoutReactions(pool, () =>
      expect(run('--articles 5 --seed 2 --add')).rejects.toThrow('A server is at work on this database'),
    );
    await expect(run('--articles 5 --add')).rejects.toThrow('Choose another --seed');
    expect((await all()).filter(({ type }) => type === 'DraftStarted')).toHaveLength(40);
  });

  it('adds articles on request, with the existing accounts', async () => {
    await run('--articles 10 --seed 2 --add');
    const numbers = (await all()).flatMap(({ type, data }) =>
      type === 'DraftStarted' ? [(data as { number: string }).number] : [],
    );
    expect(numbers).toHaveLength(50);
    expect(new Set(numbers).size).toBe(50);
    const twice = "SELECT count(*)::int AS users FROM app.users WHERE email_key = 'author@example.org'";
    expect(await one(twice)).toEqual({ users: 1 });
  });

  it('stops between two articles when it is interrupted', async () => {
    const ending = new AbortController();
    ending.abort();
    expect(await run('--articles 30 --seed 3 --add', { signal: ending.signal })).toMatchObject({
      articles: 0,
      events: 0,
    });
    expect(await lowestCheckpoint(pool)).toBe(await store.head());
  });

  it('writes the same log with the methods of the port alone', async () => {
    const second = await createTestDatabase();
    const secondPool = new Pool({ connectionString: second.url });
    // The connection is lost when its database is deleted at the end.
    secondPool.on('error', () => undefined);
    const inner = await createPostgresEventStore(secondPool);
    // An adapter without methods beyond the port.
    const other: EventStore = {
      stored: inner.stored,
      append: (...words) => inner.append(...words),
      readStream: (...words) => inner.readStream(...words),
      readAll: (...words) => inner.readAll(...words),
      subscribe: (options) => inner.subscribe(options),
      head: () => inner.head(),
      close: () => inner.close(),
    };
    await pool.query('TRUNCATE app.article_numbers, app.reaction_checkpoints');
    await run('--articles 40', { store: other });
    const serialisedEvents = (events: RecordedEvent[]): string[] =>
      events
        .map(({ streamId, revision, id, data, metadata }) => JSON.stringify([streamId, revision, id, data, metadata]))
        .sort();
    const before = serialisedEvents(await all());
    expect(serialisedEvents(await all(other)).every((event) => before.includes(event))).toBe(true);
    await other.close();
    await secondPool.end();
    await second.drop();
  });
});
