import { tsvectorOf } from '../../src/platform/text-search';
import type { ProjectionDb } from '../runner/projection';
import { chunks, writeRows } from '../runner/rows/write-rows';
import type { SearchChange } from './fold-search';
import { placeOfStatus } from './status-places';

/** SQL of the text that makes a row long enough for its longest columns to be stored out of line. */
export const PADDING = "repeat(' ', 2100)";

type Change = readonly [articleId: string, change: SearchChange];

const wordsOf = ({ lexemes }: SearchChange): string => tsvectorOf([...lexemes.values()].flat());
const distinct = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

function newRow([articleId, change]: Change): object[] {
  const { started } = change;
  if (!started) return [];
  return [
    {
      article_id: articleId,
      ...started,
      title_key: change.title_key ?? '',
      type_id: change.type_id ?? 0,
      status_place: placeOfStatus(change.status ?? 'DRAFT'),
      revision: change.revision ?? 0,
      submitted_at: change.submitted_at,
      author_keys: change.author_keys ?? [],
      author_key: change.author_key ?? '',
      held_by: distinct(change.held_by),
      holder_id: change.holder_id ?? null,
      words: wordsOf(change),
    },
  ];
}

/** Null columns stay as they are. No row when all do. */
function changedRow([articleId, change]: Change): object[] {
  if (change.started) return [];
  const { title_key, type_id, revision, submitted_at, author_keys, author_key, status } = change;
  const columns = {
    ...{ title_key, type_id, revision, submitted_at, author_keys, author_key },
    status_place: status === null ? null : placeOfStatus(status),
    held_by: change.held_by.length === 0 ? null : change.held_by,
    // An empty text ends the tenure; null keeps the column.
    holder_id: change.holder_id === undefined ? null : (change.holder_id ?? ''),
    marks: change.lexemes.size === 0 ? null : [...change.lexemes.keys()],
    words: change.lexemes.size === 0 ? null : wordsOf(change),
  };
  const isSame = Object.values(columns).every((column) => column === null);
  return isSame ? [] : [{ article_id: articleId, ...columns }];
}

/** Articles that were started in the batch, with all its changes. */
export const insertRows = (db: ProjectionDb, changes: readonly Change[]): Promise<void> =>
  writeRows(db, 'article_search', changes.flatMap(newRow));

const HELD = 'ARRAY(SELECT h FROM unnest(s.held_by || c.held_by) h GROUP BY h ORDER BY h COLLATE "C")';
const WORDS = `array_to_tsvector(ARRAY(SELECT l FROM unnest(tsvector_to_array(s.words)) l WHERE left(l, 2) <> ALL (c.marks)))
  || c.words::tsvector`;

/** Articles that existed before the batch: only the changed columns. A missing one was a deleted draft. */
export async function updateRows(db: ProjectionDb, changes: readonly Change[]): Promise<void> {
  const rows = changes.flatMap(changedRow);
  const sql = `UPDATE ${db.table('article_search')} s SET
      title_key = coalesce(c.title_key, s.title_key), type_id = coalesce(c.type_id, s.type_id),
      status_place = coalesce(c.status_place, s.status_place), revision = coalesce(c.revision, s.revision),
      submitted_at = coalesce(c.submitted_at, s.submitted_at), author_keys = coalesce(c.author_keys, s.author_keys), author_key = coalesce(c.author_key, s.author_key),
      held_by = CASE WHEN c.held_by IS NULL THEN s.held_by ELSE ${HELD} END,
      holder_id = CASE WHEN c.holder_id IS NULL THEN s.holder_id ELSE nullif(c.holder_id, '') END,
      words = CASE WHEN c.marks IS NULL THEN s.words ELSE ${WORDS} END,
      padding = CASE WHEN c.marks IS NULL AND c.author_keys IS NULL THEN s.padding ELSE ${PADDING} END
    FROM json_to_recordset($1) AS c (article_id text, title_key text, type_id integer, status_place integer, revision integer,
      submitted_at timestamptz, author_keys text[], author_key text, held_by text[], holder_id text, marks text[], words text)
    WHERE s.article_id = c.article_id`;
  for (const json of chunks(rows)) await db.query(sql, [json]);
}

const REPLACED = `ARRAY(SELECT DISTINCT h COLLATE "C" FROM unnest(array_replace(held_by, $2, $3)) h ORDER BY 1)`;

/** Run this after all other changes of the batch. Replacements are rare, so one statement for each is enough. */
export async function replaceAccounts(db: ProjectionDb, changes: readonly Change[]): Promise<void> {
  const all = changes.flatMap(([articleId, { replaced }]) => replaced.map((one) => ({ articleId, ...one })));
  for (const { articleId, fromId, toId } of all)
    await db.query(
      `UPDATE ${db.table('article_search')} SET held_by = ${REPLACED},
         uploader_id = CASE WHEN uploader_id = $2 THEN $3 ELSE uploader_id END,
         holder_id = CASE WHEN holder_id = $2 THEN $3 ELSE holder_id END,
         author_keys = array_replace(author_keys, $2, $3)
       WHERE article_id = $1`,
      [articleId, fromId, toId],
    );
}
