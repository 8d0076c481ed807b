/** Decisions that were held and then not carried out, each with its sender and the moment of the failure, as a table in SQL. */
export const FAILED_DECISIONS = `(SELECT id, article_id, user_id, reason, send_at AS at
  FROM app.held_decisions WHERE state = 'FAILED')`;
