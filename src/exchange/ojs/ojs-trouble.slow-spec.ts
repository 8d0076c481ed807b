import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { expectWhole } from '../../../test/support/ojs/expect-whole';
import { ImportBench } from '../../../test/support/ojs/import-bench';
import { SUBMISSION_PATH_COUNT } from '../../../test/support/ojs/make-ojs';
import { MysqlDouble } from '../../../test/support/ojs/mysql-double';
import { START } from '../../platform/event-store/port';
import { withoutReactions } from '../../platform/reactions';

const line = ({ where, what }: { where: string; what: string }): string => `${where}: ${what}`;

describe('an import of OJS', () => {
  let bench: ImportBench;
  const inOjs = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: bench.sourceUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  beforeEach(async () => {
    bench = await ImportBench.open('Postgres', '3.4', SUBMISSION_PATH_COUNT);
  });
  afterEach(() => bench.close());

  it('continues where it stopped after an interruption', async () => {
    const { store } = bench;
    let left = 7;
    const append = jest.spyOn(store, 'append').mockImplementation(async (streamId, expected, events) => {
      left -= 1;
      if (left > 0) return Object.getPrototypeOf(store).append.call(store, streamId, expected, events);
      throw new Error('The power went');
    });
    await expect(bench.import()).rejects.toThrow('The power went');
    append.mockRestore();
    expect((await bench.import()).articles).toMatchObject({ new: SUBMISSION_PATH_COUNT - 6, same: 6 });
    await expectWhole(bench, SUBMISSION_PATH_COUNT);
  });

  it('continues a history that continued in OJS, and leaves alone a history that continued here', async () => {
    await bench.import();
    await inOjs(
      `INSERT INTO edit_decisions (edit_decision_id, submission_id, stage_id, editor_id, decision, date_decided)
       VALUES (9001, 7, 3, 1, 6, now()), (9002, 9, 3, 1, 6, now());
       UPDATE submissions SET status = 4 WHERE submission_id IN (7, 9)`,
    );
    const changed = (await bench.log()).find(({ metadata }) => metadata.imported?.id === 'submission 9');
    const { streamId = '' } = changed ?? {};
    const revision = (await bench.store.readStream(streamId)).length - 1;
    const metadata = {
      userId: null,
      realUserId: null,
      at: '2026-11-25T12:00:00.000Z',
      correlationId: 'c',
      causationId: null,
    };
    const note = {
      id: '00000000-0000-4000-8000-000000000001',
      type: 'NoteAdded',
      data: { noteId: 'n', note: '<p>Ours</p>' },
    };
    const { position } = await bench.store.append(streamId, revision, [
      { ...note, metadata: { ...metadata, schemaVersion: 1 } },
    ]);
    await bench.pool.query('UPDATE app.reaction_checkpoints SET position = $1', [position]);
    const again = await bench.import();
    expect(again.articles).toEqual({ new: 0, continued: 1, same: SUBMISSION_PATH_COUNT - 2, 'changed here': 1 });
    expect(again.problems.found.map(line)).toContain(
      'submission 9: was changed here since it was imported; nothing is added to it',
    );
    const { differences } = await bench.compare();
    expect(differences).toEqual([
      'submission 9, statuses: OJS declined; here review',
      'submission 9, decisions: OJS REJECTED; here 1',
    ]);
  });

  it('matches people by their address with existing accounts, and leaves these unchanged', async () => {
    const account = `INSERT INTO app.users (id, email, email_key, first_name, last_name, group_id, created_at, addresses)
      VALUES ($1, 'new@example.org', 'new@example.org', 'Here', 'Before', 7, now(), '{person1@example.org,new@example.org}')`;
    const id = '00000000-0000-4000-8000-00000000000a';
    await bench.pool.query(account, [id]);
    const { people, problems } = await bench.import();
    expect(people.matched).toBe(1);
    expect(problems.found.map(line)).toContain(
      'people: person 1 Person1@Example.org: has an account here and stays in the group webmaster',
    );
    const { rows } = await bench.pool.query('SELECT first_name, group_id FROM app.users WHERE id = $1', [id]);
    expect(rows).toEqual([{ first_name: 'Here', group_id: 7 }]);
    expect((await bench.log()).filter(({ metadata }) => metadata.userId === id)).not.toEqual([]);
  });

  it('gives nothing to an account that has not proven its address', async () => {
    await bench.pool.query(
      `INSERT INTO app.users (id, email, email_key, first_name, last_name, group_id, created_at, unproven)
       VALUES (gen_random_uuid(), 'person2@example.org', 'person2@example.org', 'A', 'Thief', 2, now(), true)`,
    );
    await expect(bench.import()).rejects.toThrow('have not proven their address claim it: person2@example.org');
    expect(await bench.log()).toEqual([]);
  });

  it('uses the next free number if this journal has already used one', async () => {
    await bench.pool.query('INSERT INTO app.article_numbers SELECT year, 4 FROM generate_series(2021, 2024) AS year');
    const { problems } = await bench.import();
    expect(problems.found.map(line)).toContainEqual(
      expect.stringMatching(/^submission 1: its number is taken here; it becomes \d{4}-5$/),
    );
    const numbers = (await bench.log()).flatMap(({ data }) => (data as { number?: string }).number ?? []);
    expect(numbers).toHaveLength(SUBMISSION_PATH_COUNT);
    expect(new Set(numbers).size).toBe(SUBMISSION_PATH_COUNT);
  });

  it('reads no file outside the folder of OJS', async () => {
    const secret = join(dirname(bench.files), 'secret.txt');
    await writeFile(secret, 'The secret of the server');
    await mkdir(bench.files, { recursive: true });
    await inOjs(
      "UPDATE files SET path = '../secret.txt' WHERE file_id = 1; UPDATE files SET path = '" +
        secret +
        "' WHERE file_id = 2",
    );
    const { problems } = await bench.import();
    expect(problems.found.filter(({ what }) => what.includes('is not on the disk')).length).toBeGreaterThan(2);
    for (const { data } of await bench.log()) expect((data as { file?: { size: number } }).file?.size).not.toBe(24);
  });

  it('refuses while a server is running, and before it has processed its events', async () => {
    await withoutReactions(bench.pool, () => expect(bench.import()).rejects.toThrow('A server is at work'));
    const event = { id: '00000000-0000-4000-8000-000000000002', type: 'NoteAdded', data: { noteId: 'n', note: '' } };
    const metadata = {
      userId: null,
      realUserId: null,
      at: '2026-11-25T12:00:00.000Z',
      correlationId: 'c',
      causationId: null,
    };
    await bench.store.append('article-x', 'NO_STREAM', [{ ...event, metadata: { ...metadata, schemaVersion: 1 } }]);
    await expect(bench.import()).rejects.toThrow('has not processed all existing events');
    expect(await bench.store.head()).not.toBe(START);
  });

  it("reads the same data over MySQL's protocol as from PostgreSQL", async () => {
    const double = await MysqlDouble.start(bench.sourceUrl);
    try {
      const { problems, ...byMysql } = await bench.import({ url: double.url, dryRun: true });
      const { problems: others, ...byPostgres } = await bench.import({ dryRun: true });
      expect(byMysql).toEqual(byPostgres);
      expect(problems.found).toEqual(others.found);
      await bench.import({ url: double.url });
      await expectWhole(bench, SUBMISSION_PATH_COUNT);
      expect(double.asked.filter((sql) => !/^(SELECT|SET TRANSACTION|START TRANSACTION)/.test(sql))).toEqual([]);
    } finally {
      await double.stop();
    }
  });

  it('reports what is wrong with a source, without its password', async () => {
    await expect(bench.import({ url: 'http://ojs' })).rejects.toThrow('--source must be an address such as');
    const refused = bench.import({ url: 'postgres://ojs:hush@127.0.0.1:1/ojs' });
    await expect(refused).rejects.toThrow('The database of OJS cannot be opened');
    await refused.catch(({ message }: Error) => expect(message).not.toContain('hush'));
    await expect(bench.import({ journal: 'other' })).rejects.toThrow("This OJS has no journal 'other'; it has: jot");
    await inOjs('UPDATE versions SET minor = 2');
    await expect(bench.import()).rejects.toThrow('The import reads 3.3 and 3.4; upgrade OJS first');
    await inOjs('DROP TABLE versions');
    await expect(bench.import()).rejects.toThrow('This database has no tables of OJS');
  });
});
