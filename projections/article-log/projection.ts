import { ARTICLE_EVENT_TYPES } from '../../src/article';
import type { RecordedEvent } from '../../src/platform/event-store/port';
import type { Projection, ProjectionDb } from '../runner/projection';
import { articleEvent, articleIdOf, type ProjectedArticleEvent } from '../runner/rows/article-events';
import { loadRows, writeRows } from '../runner/rows/write-rows';
import { entryOf } from './entry';
import { IS_OFFICE_NEWS } from './index';
import { fileFacts } from './sentences/words';

/** The meaning of an id in sentences about later events (`Lookup`). Internal table `article_log_name`. */
interface NameRow {
  id: string;
  name: string;
}

function nameOf(event: ProjectedArticleEvent): NameRow[] {
  if (event.type === 'ReviewerSelected') return [{ id: event.data.assignmentId, name: event.data.reviewerId }];
  if (event.type !== 'FileAdded' && event.type !== 'DocumentGenerated') return [];
  const { file } = event.data;
  return [{ id: file.fileId, name: JSON.stringify(fileFacts(file)) }];
}

function idsIn({ type, data }: ProjectedArticleEvent): string[] {
  if (type === 'FileRemoved') return [data.fileId];
  if (type === 'ReviewerSelected') return data.insteadOf === undefined ? [] : [data.insteadOf];
  return 'assignmentId' in data && data.assignmentId !== null && type !== 'MailRequested' ? [data.assignmentId] : [];
}

async function apply(recorded: RecordedEvent[], db: ProjectionDb): Promise<void> {
  const events = recorded.filter((event) => articleIdOf(event) !== null).map(articleEvent);
  const named = events.flatMap(nameOf);
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const unknown = new Set(events.flatMap(idsIn).filter((id) => !names.has(id)));
  const loaded = unknown.size > 0 ? await loadRows<NameRow>(db, 'article_log_name', 'id', [...unknown]) : [];
  for (const { id, name } of loaded) names.set(id, name);
  await writeRows(
    db,
    'article_log_name',
    [...names].filter(([id]) => !unknown.has(id)).map(([id, name]) => ({ id, name })),
    'id',
  );
  const rows = events.map((event) => entryOf(event, (id) => names.get(id)));
  await writeRows(db, 'article_log', rows);
}

/** The logs of all articles, including deleted ones. */
export const articleLog: Projection = {
  name: 'article-log',
  version: 9,
  tables: ['article_log', 'article_log_name'],
  handles: ARTICLE_EVENT_TYPES,
  create: (table) => `
    CREATE TABLE ${table('article_log')} (
      entry_id text NOT NULL,
      article_id text NOT NULL,
      stream_revision integer NOT NULL,
      action_time timestamptz NOT NULL,
      action_type text NOT NULL,
      previous_status text,
      current_status text,
      trigger_type text NOT NULL,
      user_id text,
      real_user_id text,
      event_type text NOT NULL,
      assignment_id text,
      facts json NOT NULL
    );
    CREATE TABLE ${table('article_log_name')} (id text PRIMARY KEY, name text NOT NULL)`,
  // The third index is for a search as of a day, which reads the status of every article.
  indexes: (table) => `
    ALTER TABLE ${table('article_log')} ADD PRIMARY KEY (entry_id);
    CREATE INDEX ON ${table('article_log')} (article_id, stream_revision);
    CREATE INDEX ON ${table('article_log')} (article_id, stream_revision) INCLUDE (action_time, current_status)
      WHERE current_status IS NOT NULL;
    CREATE INDEX ON ${table('article_log')} (action_type, action_time);
    CREATE INDEX ON ${table('article_log')} (action_time DESC, entry_id DESC) WHERE ${IS_OFFICE_NEWS};
    CREATE INDEX ON ${table('article_log')} (assignment_id) WHERE assignment_id IS NOT NULL`,
  apply,
};
