import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Decision, DecisionDraft, DraftLetter, KeptDecisionDraft } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { PG_POOL } from '../../platform/postgres';

/** Identifies a draft: its writer, and the revision of the article. */
export interface DraftKey {
  articleId: string;
  revision: number;
  userId: string;
}

/** The chosen decision, and its letter; null leaves what is stored for this decision. */
export type PreparedDecision = Pick<DecisionDraft, 'decision' | 'letter'>;

/** The form in the table. Rows of earlier versions of Quire have only the letter of the chosen decision, in `letter`. */
interface StoredDraft {
  decision: Decision;
  letters?: Partial<Record<Decision, DraftLetter>>;
  letter?: DraftLetter | null;
}

function draftOf({ decision, letters, letter }: StoredDraft): DecisionDraft {
  const all = letters ?? (letter ? { [decision]: letter } : {});
  return { decision, letter: all[decision] ?? null, letters: all };
}

/** The letters of a stored draft `present`, in SQL; both forms of a row. */
const PRESENT_LETTERS = `coalesce(
  present.draft -> 'letters',
  CASE WHEN jsonb_typeof(present.draft -> 'letter') = 'object'
    THEN jsonb_build_object(present.draft ->> 'decision', present.draft -> 'letter') END,
  '{}')`;

/** Decision letters that are not sent yet; each belongs to one person (ADR 0051). */
@Injectable()
export class DecisionDrafts {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find({ articleId, revision, userId }: DraftKey): Promise<KeptDecisionDraft> {
    const { rows } = await this.pool.query<{ draft: StoredDraft; saved: number }>(
      `SELECT draft, saved_count AS saved FROM app.decision_drafts
       WHERE article_id = $1 AND revision = $2 AND user_id = $3`,
      [articleId, revision, userId],
    );
    return { draft: rows[0] ? draftOf(rows[0].draft) : null, draftVersion: rows[0]?.saved ?? 0 };
  }

  /**
   * Saves over the version that a page was opened with. `seen`: how often it had been saved, 0 for never; undefined skips the check.
   * Returns the new number of saves; null when another window has saved or discarded the draft meanwhile, and then nothing is written.
   * The letters of other decisions stay: their writer may only be looking at the text for another decision.
   */
  async save(key: DraftKey, { decision, letter }: PreparedDecision, seen: number | undefined): Promise<number | null> {
    const { articleId, revision, userId } = key;
    const draft: StoredDraft = { decision, letters: letter ? { [decision]: letter } : {} };
    const { rows } = await this.pool.query<{ saved: number }>(
      `INSERT INTO app.decision_drafts AS present (article_id, revision, user_id, draft, saved_at, saved_count)
       SELECT $1, $2::integer, $3, $4::jsonb, $5::timestamptz, coalesce($6::integer, 0) + 1
       WHERE coalesce($6::integer, 0) = 0 OR EXISTS (
         SELECT FROM app.decision_drafts WHERE article_id = $1 AND revision = $2::integer AND user_id = $3)
       ON CONFLICT (article_id, revision, user_id) DO UPDATE
         SET draft = jsonb_set(excluded.draft, '{letters}', ${PRESENT_LETTERS} || (excluded.draft -> 'letters')),
           saved_at = excluded.saved_at, saved_count = present.saved_count + 1
         WHERE $6::integer IS NULL OR present.saved_count = $6::integer
       RETURNING saved_count AS saved`,
      [articleId, revision, userId, JSON.stringify(draft), this.clock.now(), seen ?? null],
    );
    return rows[0]?.saved ?? null;
  }

  async remove({ articleId, revision, userId }: DraftKey): Promise<void> {
    await this.pool.query('DELETE FROM app.decision_drafts WHERE article_id = $1 AND revision = $2 AND user_id = $3', [
      articleId,
      revision,
      userId,
    ]);
  }

  /** Drafts for earlier revisions can never be sent. */
  async removeOutdated({ articleId, revision }: Omit<DraftKey, 'userId'>): Promise<void> {
    await this.pool.query('DELETE FROM app.decision_drafts WHERE article_id = $1 AND revision < $2', [
      articleId,
      revision,
    ]);
  }
}
