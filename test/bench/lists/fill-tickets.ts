import type { Pool } from 'pg';

/** Adds one ticket per twenty users, if there are no tickets yet. */
export async function fillTickets(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query('SELECT FROM app.tickets LIMIT 1');
  if (rowCount !== 0) return;
  await pool.query(`INSERT INTO app.tickets (owner_id, name, type, status, content, created_at, changed_at, text_bytes)
    SELECT u.id, 'A question about ' || u.last_name, (ARRAY['BUG', 'GENERAL', 'REQUEST'])[1 + n % 3],
      (ARRAY['AWAITING_RESPONSE', 'OPEN', 'CLOSED', 'CLOSED', 'CLOSED'])[1 + n % 5], '<p>How does it work?</p>',
      now() - n * interval '1 hour', now() - n * interval '1 hour', 24
    FROM (SELECT id, last_name, row_number() OVER (ORDER BY id)::int AS n FROM app.users) u
    WHERE u.n % 20 = 0`);
  await pool.query('ANALYZE app.tickets');
}
