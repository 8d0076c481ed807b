import { ARTICLE_CARD } from '../../../projections/article-card';
import type { OwnData } from './own-data-form';

/** What a person has set up or saved, and not sent: $1 are the ids. Never a key, a seed or a code. */
export const KEPT_ROWS = {
  signIns: `SELECT provider, label AS as, linked_at AS since, first_used_at AS "firstUsed"
    FROM app.sign_in_links WHERE user_id = ANY($1::uuid[]) ORDER BY linked_at`,
  secondFactors: `SELECT kind, name, created_at AS since, last_used_at AS "lastUsed"
    FROM app.factors WHERE user_id = ANY($1::uuid[]) AND confirmed_at IS NOT NULL ORDER BY created_at`,
  apiKeys: `SELECT name, scopes, made_at AS "madeAt", expires_at AS "expiresAt", ended_at AS "endedAt", last_used_on::text AS "lastUsedOn"
    FROM app.api_keys WHERE user_id = ANY($1::uuid[]) ORDER BY made_at`,
  calendarLinks: `SELECT made_at AS "madeAt", last_read_on::text AS "lastReadOn"
    FROM app.calendar_links WHERE user_id = ANY($1::uuid[]) ORDER BY made_at`,
  savedSearches: `SELECT name, created_at AS "savedAt", filters, sort
    FROM app.saved_searches WHERE user_id = ANY($1) ORDER BY created_at`,
  savedViews: `SELECT name, created_at AS "savedAt", view FROM app.saved_views WHERE user_id = ANY($1) ORDER BY created_at`,
  unsentTexts: `SELECT d.kind, c.number AS manuscript, d.saved_at AS "savedAt", d.draft FROM (
      SELECT 'REVIEW' AS kind, article_id, saved_at, draft FROM app.review_drafts WHERE reviewer_id = ANY($1)
      UNION ALL SELECT 'REPLY', article_id, saved_at, draft FROM app.rebuttal_drafts WHERE user_id = ANY($1)) d
    LEFT JOIN ${ARTICLE_CARD} c USING (article_id) ORDER BY d.saved_at`,
} as const satisfies Partial<Record<keyof OwnData, string>>;
