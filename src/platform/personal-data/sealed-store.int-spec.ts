import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { BareLog } from '../../../test/support/personal-data/bare-log';
import { type EventStore, type NewEvent, type RecordedEvent, START } from '../event-store/port';
import { DataKeys } from './keys/data-keys';
import { MasterKey } from './keys/master-key';
import { refuseForeignDataKey } from './keys/refuse-foreign-data-key';
import type { PersonalFields } from './personal-fields';
import { SealedStore } from './sealed-store';
import { encryptLog } from './tools/encrypt-log';
import { rotateKeys } from './tools/rotate-keys';

const FIELDS: PersonalFields = {
  Told: {
    text: { kind: 'text', of: ['actor'] },
    'people.*.name': { kind: 'text', of: [{ id: 'people.*.id' }, { address: 'people.*.email' }] },
    'people.*.email': { kind: 'email', of: [{ id: 'people.*.id' }, { address: 'people.*.email' }] },
    'people.*.orcid': { kind: 'orcid', of: [{ id: 'people.*.id' }, { address: 'people.*.email' }] },
    letter: { kind: 'text', of: [] },
    number: { plain: 'a number' },
  },
};
const DATA_KEY = 'the data key of this spec, which is long';

const createEvent = (data: object, userId: string | null = 'ann', type = 'Told'): NewEvent => {
  const metadata = { userId, realUserId: null, at: '2026-01-01T00:00:00Z', correlationId: 'c', causationId: null };
  return { id: randomUUID(), type, data, metadata: { ...metadata, schemaVersion: 1 } };
};
const PEOPLE = [
  { id: 'ann', name: 'Ann Archer', email: 'Ann@example.org', orcid: '0000-0001' },
  { id: 'bob', name: 'Bob Baker', email: 'bob@example.org', orcid: null },
];
const STORY = { text: 'a text by Ann', people: PEOPLE, letter: 'Dear Ann', number: '2026-1', empty: '' };

async function all(store: EventStore): Promise<RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  for await (const batch of store.readAll(START)) found.push(...batch);
  return found;
}

describe.each(['Postgres', 'EventStoreDB'])('a log with personal data in %s', (kind) => {
  let log: BareLog;
  let pool: Pool;
  let stored: EventStore;
  const life = { secretsMs: 60_000, namesMs: 60_000 };
  const sealing = (dataKey = DATA_KEY): SealedStore =>
    new SealedStore(stored, pool, new DataKeys(pool, new MasterKey(dataKey), life), FIELDS);

  beforeEach(async () => {
    log = await BareLog.open(kind);
    ({ pool, stored } = log);
  });
  afterEach(async () => {
    await log.close();
  });

  const erase = async (store: SealedStore, name: string): Promise<void> => {
    const sql = `UPDATE app.person_keys SET name = NULL, wrapped = NULL, master = NULL, erased_at = now() WHERE name = $1`;
    expect((await pool.query(sql, [name])).rowCount).toBe(1);
    store.keys.forget();
  };

  it('reads what was written, and stores no personal text', async () => {
    const store = sealing();
    const events = [
      createEvent(STORY),
      createEvent({ count: 1 }, null, 'Counted'),
      createEvent({ text: 'by nobody' }, null),
    ];
    await store.append('one', 'NO_STREAM', events);
    expect((await store.readStream('one')).map(({ data }) => data)).toEqual(events.map(({ data }) => data));
    expect((await all(sealing())).map(({ data }) => data)).toEqual(events.map(({ data }) => data));
    const bytes = JSON.stringify(await all(stored));
    for (const text of ['Archer', 'Ann@', 'ann@', 'Baker', '0000-0001', 'Dear', 'by Ann', 'by nobody'])
      expect(bytes).not.toContain(text);
    expect(bytes).toContain('2026-1');
  });

  it('gives subscribers the texts too', async () => {
    const store = sealing();
    const seen: unknown[] = [];
    const subscription = store.subscribe({
      after: START,
      onBatch: async (events) => void seen.push(...events.map(({ data }) => data)),
    });
    await store.append('one', 'NO_STREAM', [createEvent(STORY)]);
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await subscription.stop();
    expect(seen).toEqual([STORY]);
  });

  it('keeps an event readable without the texts of a person whose key was erased', async () => {
    const store = sealing();
    await store.append('one', 'NO_STREAM', [createEvent(STORY)]);
    await erase(store, 'person:ann');
    const [event] = await store.readStream('one');
    const [ann, bob] = (event as { data: typeof STORY }).data.people;
    expect(ann).toMatchObject({ id: 'ann', name: '[erased]', orcid: null });
    expect(ann?.email).toMatch(/^erased-[a-z0-9]+@erased\.invalid$/);
    expect(bob).toEqual(PEOPLE[1]);
    expect(event?.data).toMatchObject({ text: '[erased]', letter: 'Dear Ann', number: '2026-1', empty: '' });
    // The same person may register again, with a new key.
    await store.append('two', 'NO_STREAM', [createEvent(STORY)]);
    expect((await store.readStream('two'))[0]?.data).toEqual(STORY);
  });

  it('reads the events of a log from before the encryption', async () => {
    const event = createEvent(STORY);
    await stored.append('one', 'NO_STREAM', [event]);
    expect((await sealing().readStream('one'))[0]?.data).toEqual(STORY);
  });

  it('creates one key for a name that several processes write at the same time, before the events', async () => {
    const stores = [sealing(), sealing(), sealing(), sealing()];
    await Promise.all(stores.map((store, nth) => store.append(`s-${nth}`, 'NO_STREAM', [createEvent(STORY)])));
    const { rows } = await pool.query("SELECT name FROM app.person_keys WHERE name LIKE 'person:%' ORDER BY 1");
    expect(rows).toEqual([{ name: 'person:ann' }, { name: 'person:bob' }]);
    expect((await all(sealing())).map(({ data }) => data)).toEqual([STORY, STORY, STORY, STORY]);
  });

  it('does not treat a lost key as an erased one', async () => {
    await sealing().append('one', 'NO_STREAM', [createEvent(STORY)]);
    await pool.query("DELETE FROM app.person_keys WHERE name = 'person:ann'");
    await expect(sealing().readStream('one')).rejects.toThrow('was not erased: restore it from a backup');
  });

  it('refuses another master key, and a blob that was moved to another event', async () => {
    await sealing().append('one', 'NO_STREAM', [createEvent(STORY)]);
    await expect(sealing('another key, which is long as well').readStream('one')).rejects.toThrow('DATA_KEY is not');
    await expect(refuseForeignDataKey(pool, 'another key, which is long as well')).rejects.toThrow('DATA_KEY is not');
    await expect(refuseForeignDataKey(pool, DATA_KEY)).resolves.toBeUndefined();
    const [event] = await all(stored);
    await stored.append('two', 'NO_STREAM', [{ ...createEvent({}), data: event?.data }]);
    await expect(sealing().readStream('two')).rejects.toThrow();
  });

  if (kind === 'Postgres')
    it('encrypts an older log once, and leaves no former rows', async () => {
      await stored.append('one', 'NO_STREAM', [createEvent(STORY), createEvent({ count: 1 }, null, 'Counted')]);
      expect([await encryptLog(pool, stored, sealing()), await encryptLog(pool, stored, sealing())]).toEqual([1, 0]);
      expect((await sealing().readStream('one')).map(({ data }) => data)).toEqual([STORY, { count: 1 }]);
      expect(JSON.stringify(await all(stored))).not.toContain('Archer');
    });

  it('accepts a repeated append with the same ids', async () => {
    const store = sealing();
    const event = createEvent(STORY);
    const first = await store.append('one', 'NO_STREAM', [event]);
    expect(await store.append('one', 'NO_STREAM', [event])).toEqual(first);
  });

  it('opens with a new master key after a rotation, and not with the old one', async () => {
    const store = sealing();
    await store.append('one', 'NO_STREAM', [createEvent(STORY)]);
    await erase(store, 'person:bob');
    const [before, next] = [new MasterKey(DATA_KEY), new MasterKey('the next data key, which is long too')];
    expect(await rotateKeys(pool, before, next)).toBe(5);
    expect(await rotateKeys(pool, before, next)).toBe(0);
    await expect(sealing().readStream('one')).rejects.toThrow('DATA_KEY is not');
    const [event] = await sealing('the next data key, which is long too').readStream('one');
    expect(event?.data).toMatchObject({ text: STORY.text, letter: STORY.letter });
  });

  it('accepts texts near the size limit of an append', async () => {
    const text = 'lorem ipsum '.repeat(80_000);
    await sealing().append('one', 'NO_STREAM', [createEvent({ text })]);
    expect((await sealing().readStream('one'))[0]?.data).toEqual({ text });
  });
});
