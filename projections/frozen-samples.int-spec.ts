import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RecordedEvent, START } from '../src/platform/event-store/port';
import { QUARANTINE_STREAM } from '../src/platform/event-store/quarantine/quarantine-events';
import { aFile, aMail } from '../test/support/article/article-people';
import { stories } from '../test/support/article/article-stories';
import { ReadModelBench } from '../test/support/database/read-models';
import { PROJECTIONS } from '.';
import { eventsFor } from './runner/apply-batch';
import { ArticleStates } from './runner/rows/article-states';
import { createIndexes, createTables, ensureReadModelSchema, LIVE_SCHEMA, projectionDb } from './runner/schema';

const FOLDER = join(__dirname, '../test/fixtures/events');
const samples = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, event: JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as RecordedEvent }))
  // Decisions about quarantine fill no read model: they decide which events fill the read models.
  .filter(({ event }) => event.streamId !== QUARANTINE_STREAM);

/** Events that must precede the sample: its article, request, files and mail. */
function before({ streamId, metadata, type, data }: RecordedEvent): RecordedEvent[] {
  const references = data as {
    assignmentId?: string | null;
    fileId?: string;
    mailId?: string;
    figures?: { fileId: string }[];
  };
  const stream = streamId.startsWith('article-') ? streamId : 'article-before';
  const events: [string, object][] = [];
  if (type !== 'DraftStarted')
    events.push([
      'DraftStarted',
      { articleId: 'x', number: '2026-1', uploaderId: 'u', uploaderEmail: 'u@example.org' },
    ]);
  if (type !== 'ArticleSubmitted' && !type.startsWith('Draft'))
    events.push(['ArticleSubmitted', { from: 'DRAFT', to: 'NEW_ARTICLE', languageService: false }]);
  if (references.assignmentId && type !== 'ReviewerSelected') {
    const request = {
      assignmentId: references.assignmentId,
      reviewerId: 'r',
      reviewerEmail: 'r@example.org',
      revision: 0,
    };
    events.push(['ReviewerSelected', request]);
  }
  for (const fileId of [references.fileId, ...(references.figures ?? []).map((figure) => figure.fileId)])
    if (fileId) events.push(['FileAdded', { file: aFile(fileId), reusedFrom: null }]);
  if (type !== 'MailRequested' && streamId.startsWith('mail-'))
    events.push(['MailRequested', aMail(references.mailId ?? '', 'DECISION')]);
  return events.map(([kind, content], index) => ({
    id: `before-${index}`,
    type: kind,
    data: content,
    metadata: { ...metadata, schemaVersion: 1 },
    streamId: stream,
    revision: index,
    position: `0${index}`,
  }));
}

describe('all projections', () => {
  let bench: ReadModelBench;
  beforeAll(async () => {
    bench = await ReadModelBench.create();
    await ensureReadModelSchema(bench.pool);
    const client = await bench.pool.connect();
    await createTables(client, PROJECTIONS, LIVE_SCHEMA);
    await createIndexes(client, PROJECTIONS, LIVE_SCHEMA);
    client.release();
  });
  afterAll(() => bench.close());

  /** Applies batches, returns all rows of all tables, and rolls back. */
  async function apply(batches: RecordedEvent[][]): Promise<Record<string, unknown[]>> {
    const client = await bench.pool.connect();
    try {
      await client.query('BEGIN');
      const db = projectionDb(client, LIVE_SCHEMA);
      const articles = new ArticleStates(bench.store);
      const rows: Record<string, unknown[]> = {};
      for (const projection of PROJECTIONS) {
        for (const batch of batches) {
          const own = eventsFor(projection, batch, START);
          if (own.length > 0) await projection.apply(own, db, articles);
        }
        for (const table of projection.tables)
          rows[table] = (
            await client.query(`SELECT to_jsonb(t) AS row FROM rm.${table} t ORDER BY to_jsonb(t)::text`)
          ).rows;
      }
      return rows;
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }

  it.each(samples)('accept the frozen sample $name', async ({ event }) => {
    const earlier = before(event);
    const rows = await apply([earlier, [{ ...event, revision: earlier.length }]]);
    const written = JSON.stringify(rows);
    if (event.streamId.startsWith('article-')) expect(written).toContain(event.id);
    else expect(rows['email_log']).not.toEqual([]);
  });

  it('read every type of event that has a sample, and every type that they read has one', () => {
    const read = new Set(PROJECTIONS.flatMap((projection) => projection.handles));
    expect([...read].sort()).toEqual([...new Set(samples.map(({ event }) => event.type))].sort());
  });

  it('give the same rows whether events come one by one or in one batch', async () => {
    const chosenStories = stories().filter(
      ({ name }) => name.startsWith('a ') || name === 'WITHDRAWN' || name.startsWith('DRAFT'),
    );
    const events = chosenStories.flatMap((story, index) =>
      story.events.map((event, at): RecordedEvent => {
        const own = JSON.parse(
          JSON.stringify(event).replace(/"((?:file|overview|mail|assignment)-(?:\d+|x))"/g, `"$1-of-${index}"`),
        );
        const place = String(index * 1000 + at).padStart(9, '0');
        return { ...own, id: `event-${place}`, streamId: `article-${index}`, position: place };
      }),
    );
    const atOnce = await apply([events]);
    expect(await apply(events.map((event) => [event]))).toEqual(atOnce);
    expect(atOnce['article_log']).toHaveLength(events.length);
  });

  it('store texts that Postgres cannot hold, without what it cannot hold', async () => {
    const started = samples.find(({ event }) => event.type === 'DraftStarted')?.event;
    const changed = samples.find(({ event }) => event.type === 'DraftChanged')?.event;
    if (!started || !changed) throw new Error('The samples are missing');
    const fields = { articleTitle: 'A\u0000B \ud800 C \\u0000', keywords: ['\udc00'] };
    const rows = await apply([[started, { ...changed, revision: 1, position: '~', data: { fields } }]]);
    expect(rows['article_card']).toEqual([
      { row: expect.objectContaining({ title: 'AB \ufffd C \\u0000', keywords: ['\ufffd'] }) },
    ]);
  });
});
