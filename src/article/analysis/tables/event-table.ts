import type { AnalysisTable } from './table';

/** The content of the files, including quarantined events. It is not for analysts; the table `events` is made from it. */
export const STORED_EVENTS = 'stored_events';

/** The columns of the files, for a folder that has no files yet. */
export const NO_EVENTS = `SELECT NULL::VARCHAR AS position, NULL::VARCHAR AS stream_id, NULL::INTEGER AS revision, NULL::VARCHAR AS id,
  NULL::VARCHAR AS type, NULL::TIMESTAMP AS "at", NULL::VARCHAR AS user_id, NULL::VARCHAR AS real_user_id, NULL::VARCHAR AS correlation_id,
  NULL::VARCHAR AS causation_id, NULL::INTEGER AS schema_version, NULL::JSON AS data, NULL::VARCHAR AS month WHERE false`;

/** The definition of the function that all tables use for durations. */
export const DAYS_BETWEEN =
  'CREATE MACRO days_between(since, until) AS (epoch_ms(until) - epoch_ms(since)) / 86400000.0';

export const EVENTS: AnalysisTable = {
  name: 'events',
  about: 'One row for each recorded event, without those in quarantine. docs/events.md explains each type.',
  columns: {
    position: 'position in the log; the smaller text is earlier',
    article_id: 'the article; null for other streams',
    stream_id: 'the stream: article-<id>, mail-<id> or quarantine',
    revision: 'position in its stream, from 0',
    id: 'id of the event',
    type: 'what happened',
    happened_at: 'time, UTC',
    user_id: 'account on whose behalf it happened; null for the system',
    real_user_id: 'the real person, when signed in as another one; otherwise null',
    correlation_id: 'the same for all events caused by one request',
    causation_id: 'id of the event that caused it; otherwise null',
    schema_version: 'version of the shape of the data',
    data: 'the data as JSON, with [left out] in place of each personal text',
    month: 'month of the time in UTC, as 2026-11; a condition on it reads only the files of these months',
  },
  sql: `
    SELECT position, CASE WHEN starts_with(stream_id, 'article-') THEN substr(stream_id, 9) END AS article_id, stream_id, revision, id, type,
      "at" AS happened_at, user_id, real_user_id, correlation_id, causation_id, schema_version, data, month
    FROM ${STORED_EVENTS}
    WHERE id NOT IN (
      SELECT (data->>'$.eventId') FROM ${STORED_EVENTS}
      WHERE stream_id = 'quarantine' AND (data->>'$.eventId') IS NOT NULL
      GROUP BY (data->>'$.eventId') HAVING arg_max(type, revision) = 'EventQuarantined')`,
};
