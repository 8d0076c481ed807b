import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { BareLog } from '../../../../test/support/personal-data/bare-log';
import { type EventStore, type NewEvent, type RecordedEvent, START } from '../../event-store/port';
import { DataKeys } from '../keys/data-keys';
import { MasterKey } from '../keys/master-key';
import type { PersonalFields } from '../personal-fields';
import { SealedStore } from '../sealed-store';
import { erasePerson } from './erase-person';

const FIELDS: PersonalFields = {
  Written: { title: { kind: 'text', of: ['actor'] } },
  Listed: {
    'people.*.name': { kind: 'text', of: [{ id: 'people.*.id' }, { address: 'people.*.email' }] },
    'people.*.email': { kind: 'email', of: [{ id: 'people.*.id' }, { address: 'people.*.email' }] },
  },
  Mailed: { 'to.*': { kind: 'email', of: [] }, text: { kind: 'text', of: [] } },
};
const ANN = {
  ids: ['ann-1'],
  addresses: ['ann@example.org', 'archer@example.com'],
  names: [{ first: 'Ann', middle: null, last: 'Archer' }],
};
const TITLE = 'On "arrows" & bows';

const event = (type: string, data: object, userId: string | null = null): NewEvent => {
  const metadata = { userId, realUserId: null, at: '2026-01-01T00:00:00Z', correlationId: 'c', causationId: null };
  return { id: randomUUID(), type, data, metadata: { ...metadata, schemaVersion: 1 } };
};

const STORY = [
  event('Written', { title: TITLE, status: 'NEW' }, 'ann-1'),
  event('Listed', {
    people: [
      { id: 'x', name: 'Ann Archer', email: 'archer@example.com' },
      { id: 'bob', name: 'Archer', email: 'bob@example.org' },
    ],
  }),
  event('Written', { title: 'A note of Bob: Ann Archer was late, and Archer knows it' }, 'bob'),
  event('Mailed', { to: ['Ann@Example.org'], text: 'Dear Ann, your manuscript came' }),
  event('Mailed', {
    to: ['bob@example.org', 'ann@example.org'],
    text: '<p>Dear Bob, Dr. Archer wrote On &quot;arrows&quot; &amp; bows. Anna and Archers stay.</p>',
  }),
];

describe.each(['Postgres', 'EventStoreDB'])('the erasure of a person from a log in %s', (kind) => {
  let log: BareLog;
  let pool: Pool;
  let stored: EventStore;
  let dataDir: string;
  let notificationCount = 0;
  const readers: SealedStore[] = [];

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'quire-erased-'));
    log = await BareLog.open(kind);
    ({ pool, stored } = log);
    notificationCount = 0;
  });
  afterEach(async () => {
    readers.splice(0);
    await log.close();
    rmSync(dataDir, { recursive: true });
  });

  function open(): SealedStore {
    const keys = new DataKeys(pool, new MasterKey('the data key of this spec, which is long'), {
      secretsMs: 60_000,
      // Longer than an append takes on a busy machine: erasing waits this long for appends that are running.
      namesMs: 500,
    });
    const store = new SealedStore(stored, pool, keys, FIELDS);
    readers.push(store);
    return store;
  }
  const erase = (store: SealedStore, notify?: () => Promise<void>) =>
    erasePerson(
      {
        ...{ pool, stored, keys: store.keys, dataDir },
        isField: (path) => path.startsWith('people.'),
        isTheirsAlone: ({ type }, texts) =>
          type === 'Mailed' &&
          [...texts].every(([path, text]) => !path.startsWith('to.') || ANN.addresses.includes(text.toLowerCase())),
        notify: async () => {
          notificationCount += 1;
          for (const one of readers) one.keys.forget();
          await notify?.();
        },
      },
      ANN,
    );
  async function all(store: EventStore): Promise<RecordedEvent[]> {
    const found: RecordedEvent[] = [];
    for await (const batch of store.readAll(START)) found.push(...batch);
    return found;
  }
  const dataOf = async (store: EventStore, stream = 'one') => (await store.readStream(stream)).map(({ data }) => data);
  const ERASED_ADDRESS = expect.stringMatching(/^erased-[a-z0-9]+@erased\.invalid$/);

  it('keeps texts and mails of other people, without the person', async () => {
    const store = open();
    await store.append('one', 'NO_STREAM', STORY);
    await store.append('two', 'NO_STREAM', [event('Written', { title: 'Bob alone' }, 'bob')]);
    const before = await all(stored);
    expect([...(await erase(store)).streams]).toEqual(['one']);
    const expected = [
      { title: '[erased]', status: 'NEW' },
      {
        people: [
          { id: 'x', name: '[erased]', email: ERASED_ADDRESS },
          { id: 'bob', name: 'Archer', email: 'bob@example.org' },
        ],
      },
      { title: 'A note of Bob: [erased] was late, and [erased] knows it' },
      { to: [ERASED_ADDRESS], text: '[erased]' },
      {
        to: ['bob@example.org', ERASED_ADDRESS],
        text: '<p>Dear Bob, Dr. [erased] wrote [erased]. Anna and Archers stay.</p>',
      },
    ];
    expect(await dataOf(store)).toEqual(expected);
    expect(await dataOf(open())).toEqual(expected);
    expect(await dataOf(open(), 'two')).toEqual([{ title: 'Bob alone' }]);
    // The log itself is the same, byte by byte.
    expect(await all(stored)).toEqual(before);
    const noted = readFileSync(join(dataDir, 'erased-keys'), 'utf8').trim().split('\n');
    const { rows } = await pool.query('SELECT id FROM app.person_keys WHERE wrapped IS NULL ORDER BY id COLLATE "C"');
    expect(rows.map(({ id }) => String(id))).toEqual(noted.sort());
    // The keys of the account, of the address in the list, and of the stream.
    expect(noted).toHaveLength(3);
  });

  it('can be repeated, and continued after an interruption at any moment', async () => {
    const store = open();
    await store.append('one', 'NO_STREAM', STORY);
    await expect(erase(store, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
    expect((await dataOf(store))[0]).toEqual({ title: TITLE, status: 'NEW' });
    await store.append('one', 4, [event('Mailed', { to: ['bob@example.org'], text: 'Archer again' })]);
    await erase(store, () =>
      notificationCount > 2 ? Promise.reject(new Error('cut off again')) : Promise.resolve(),
    ).catch(() => undefined);
    await erase(store);
    const data = JSON.stringify(await dataOf(open()));
    expect(data).not.toMatch(/Ann Archer|ann@example|archer@example|arrows/i);
    expect(data).toContain('"[erased] again"');
    expect(data).toContain('Dear Bob');
  });

  it('keeps events that another process writes at the same time', async () => {
    const [store, other] = [open(), open()];
    await store.append('one', 'NO_STREAM', STORY);
    await dataOf(other);
    let revision = 4;
    let over = false;
    const writing = (async () => {
      while (!over) {
        await other.append('one', revision, [event('Mailed', { to: ['bob@example.org'], text: `Letter ${revision}` })]);
        revision += 1;
      }
    })();
    await erase(store);
    over = true;
    await writing;
    const letters = (await dataOf(open())).slice(5).map((data) => (data as { text: string }).text);
    expect(letters).toEqual(letters.map((_text, nth) => `Letter ${nth + 4}`));
    expect(letters.length).toBeGreaterThan(0);
  });

  it('lets the person register again as a new person', async () => {
    const store = open();
    await store.append('one', 'NO_STREAM', STORY);
    await erase(store);
    await store.append('three', 'NO_STREAM', [event('Written', { title: 'I am back' }, 'ann-1'), STORY[1] as NewEvent]);
    expect((await dataOf(open(), 'three'))[0]).toEqual({ title: 'I am back' });
    expect((await dataOf(open()))[0]).toEqual({ title: '[erased]', status: 'NEW' });
  });
});
