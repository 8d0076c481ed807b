import { ARTICLE_EVENT_TYPES } from '../../src/article';
import type { Projection } from '../runner/projection';
import { writeRows } from '../runner/rows/write-rows';

/**
 * The events of all articles, unchanged: article pages are read from them while EventStoreDB is unavailable (ADR 44). Used only
 * if the events are not in this database anyway.
 */
export const articleEvents: Projection = {
  name: 'article-events',
  version: 1,
  tables: ['article_events'],
  handles: ARTICLE_EVENT_TYPES,
  create: (table) => `
    CREATE TABLE ${table('article_events')} (
      stream_id text COLLATE "C" NOT NULL,
      revision integer NOT NULL,
      position text NOT NULL,
      id text NOT NULL,
      type text NOT NULL,
      data json NOT NULL,
      metadata json NOT NULL,
      PRIMARY KEY (stream_id, revision)
    )`,
  apply: async (events, db) => {
    const rows = events
      .filter(({ streamId }) => streamId.startsWith('article-'))
      .map(({ streamId, revision, position, id, type, data, metadata }) => ({
        stream_id: streamId,
        revision,
        position,
        id,
        type,
        data,
        metadata,
      }));
    await writeRows(db, 'article_events', rows);
  },
};
