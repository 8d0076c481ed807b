import type { ClientBase } from 'pg';
import type { Position, StoredReads } from '../event-store/port';
import { START } from '../event-store/port';
import { TILE_SIZE } from './tiles';

type Db = Pick<ClientBase, 'query'>;

/** The log has fewer events than were sealed. */
export class LogEndsBefore extends Error {
  constructor(found: number, sealed: number) {
    super(
      `The log has ${found} events, but ${sealed} were sealed. Nothing new is sealed. Compare them: npm run events -- verify`,
    );
    this.name = 'LogEndsBefore';
  }
}

/** Forgets all positions: the log has moved to another store, or was restored. The next seal finds them again. */
export async function forgetPlaces(db: Db): Promise<void> {
  await db.query('UPDATE app.log_tiles SET place = NULL');
  await db.query('UPDATE app.log_sealing SET lost_place = true');
}

/** Reads the log and records where each tile begins. @returns the position of the last sealed event. @throws LogEndsBefore */
export async function findPlaces(db: Db, log: Pick<StoredReads, 'readAll'>, size: number): Promise<Position> {
  let [seen, last]: [number, Position] = [0, START];
  const places: Position[] = [];
  for await (const batch of log.readAll(START)) {
    for (const { position } of batch.slice(0, size - seen)) {
      if (seen % TILE_SIZE === 0) places.push(position);
      seen += 1;
      last = position;
    }
    if (seen === size) break;
  }
  if (seen < size) throw new LogEndsBefore(seen, size);
  await db.query(
    `UPDATE app.log_tiles t SET place = n.place
     FROM unnest($1::text[]) WITH ORDINALITY AS n(place, number) WHERE t.tile = n.number - 1`,
    [places],
  );
  return last;
}

/** For each position the tile that contains it; null before the first tile. */
export async function tilesAt(db: Db, positions: readonly Position[]): Promise<(number | null)[]> {
  const { rows } = await db.query<{ tile: number | null }>(
    `SELECT t.tile FROM unnest($1::text[]) WITH ORDINALITY AS p(position, number)
     LEFT JOIN LATERAL (
       SELECT tile FROM app.log_tiles WHERE place <= p.position COLLATE "C" ORDER BY place DESC LIMIT 1) t ON true
     ORDER BY p.number`,
    [positions],
  );
  return rows.map(({ tile }) => tile);
}
