import { Client } from 'pg';
import { ImportBench } from '../../../test/support/ojs/import-bench';
import { SUBMISSION_PATH_COUNT } from '../../../test/support/ojs/make-ojs';
import { newId } from '../../platform/clock';
import type { NewEvent, RecordedEvent } from '../../platform/event-store/port';

const metadata = {
  ...{ userId: null, realUserId: null, at: '2026-11-25T12:00:00.000Z', correlationId: 'c', causationId: null },
  schemaVersion: 1,
};

function documentAt(revision: number): NewEvent {
  const file = {
    ...{ fileId: newId(), designation: 'FullArticle', fileName: 'full.pdf', extension: 'pdf', revision: 0 },
    ...{ hash: 'f'.repeat(64), size: 1, figureTitle: null, figureOrder: null },
  };
  return { id: newId(), type: 'DocumentGenerated', data: { file, basedOn: revision }, metadata };
}

describe('A second import of OJS, after the server has made documents', () => {
  let bench: ImportBench;
  beforeEach(async () => {
    bench = await ImportBench.open('Postgres', '3.4', SUBMISSION_PATH_COUNT);
  });
  afterEach(() => bench.close());

  const inOjs = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: bench.sourceUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };

  /** As the server does for each open manuscript: one document, and a second one that replaces it. */
  const makeDocuments = async (): Promise<void> => {
    const last = new Map<string, RecordedEvent>();
    for (const event of await bench.log()) if (event.streamId.startsWith('article-')) last.set(event.streamId, event);
    let position = '';
    for (const [streamId, { revision }] of last) {
      const [first, second] = [documentAt(revision), documentAt(revision)];
      const { fileId } = (first.data as { file: { fileId: string } }).file;
      const removed = { id: newId(), type: 'FileRemoved', data: { fileId }, metadata };
      ({ position } = await bench.store.append(streamId, revision, [first, removed, second]));
    }
    await bench.pool.query('UPDATE app.reaction_checkpoints SET position = $1', [position]);
  };

  it('adds what has happened in OJS since, and finds no differences', async () => {
    await bench.import();
    await makeDocuments();
    expect((await bench.compare()).differences).toEqual([]);
    expect((await bench.import()).articles).toMatchObject({ same: SUBMISSION_PATH_COUNT, 'changed here': 0 });
    await inOjs(
      `INSERT INTO edit_decisions (edit_decision_id, submission_id, stage_id, editor_id, decision, date_decided)
       VALUES (9001, 7, 3, 1, 6, now()), (9002, 9, 3, 1, 6, now());
       UPDATE submissions SET status = 4 WHERE submission_id IN (7, 9)`,
    );
    const continued = { new: 0, continued: 2, same: SUBMISSION_PATH_COUNT - 2, 'changed here': 0 };
    expect((await bench.import({ dryRun: true })).articles).toEqual(continued);
    expect((await bench.import()).articles).toEqual(continued);
    expect((await bench.compare()).differences).toEqual([]);
    await makeDocuments();
    expect((await bench.import()).articles).toMatchObject({ same: SUBMISSION_PATH_COUNT, 'changed here': 0 });
  });
});
