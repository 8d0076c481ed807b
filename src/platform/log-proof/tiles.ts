import type { ClientBase } from 'pg';
import type { Position, StoredEvent } from '../event-store/port';
import { leafOf } from './leaf';
import { rootOf } from './merkle';

/** Leaves in one tile: a power of two, so that complete tiles are subtrees of the tree. */
export const TILE_SIZE = 256;
const HASH_BYTES = 32;
const ID_BYTES = 16;

/** One event as the tiles record it. */
export interface RecordedLeaf {
  id: string;
  leaf: Buffer;
}

/** Up to 256 consecutive leaves. */
export interface Tile {
  tile: number;
  leaves: RecordedLeaf[];
}

interface TileRow {
  tile: number;
  leaves: Buffer;
  ids: Buffer;
}

type Db = Pick<ClientBase, 'query'>;

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

function idOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function toTile({ tile, leaves, ids }: TileRow): Tile {
  const count = Math.floor(leaves.length / HASH_BYTES);
  return {
    tile,
    leaves: Array.from({ length: count }, (_unused, place) => ({
      id: idOf(ids.subarray(place * ID_BYTES, (place + 1) * ID_BYTES)),
      leaf: leaves.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES),
    })),
  };
}

export async function readTiles(db: Db, numbers: readonly number[]): Promise<Map<number, Tile>> {
  const { rows } = await db.query<TileRow>('SELECT tile, leaves, ids FROM app.log_tiles WHERE tile = ANY($1)', [
    numbers,
  ]);
  return new Map(rows.map((row) => [row.tile, toTile(row)]));
}

/** All leaves in order, up to `size`. */
export async function* readLeaves(db: Db, size: number, tilesAtOnce = 64): AsyncGenerator<RecordedLeaf[]> {
  for (let first = 0; first * TILE_SIZE < size; first += tilesAtOnce) {
    const { rows } = await db.query<TileRow>(
      'SELECT tile, leaves, ids FROM app.log_tiles WHERE tile >= $1 AND tile < $2 ORDER BY tile',
      [first, first + tilesAtOnce],
    );
    yield rows.flatMap((row) => toTile(row).leaves).slice(0, size - first * TILE_SIZE);
  }
}

/** The roots of the first tiles, each of them complete. */
async function completeRoots(db: Db, tiles: number): Promise<Buffer[]> {
  const { rows } = await db.query<{ root: Buffer }>('SELECT root FROM app.log_tiles WHERE tile < $1 ORDER BY tile', [
    tiles,
  ]);
  return rows.map(({ root }) => root);
}

/** The roots of all tiles of the tree over the first `size` leaves, in order. */
export async function tileRoots(db: Db, size: number): Promise<Buffer[]> {
  const complete = Math.floor(size / TILE_SIZE);
  const roots = await completeRoots(db, complete);
  if (size % TILE_SIZE === 0) return roots;
  const last = (await readTiles(db, [complete])).get(complete)?.leaves ?? [];
  return [...roots, rootOf(last.slice(0, size % TILE_SIZE).map(({ leaf }) => leaf))];
}

interface NewTile {
  tile: number;
  leaves: Buffer[];
  ids: Buffer[];
  place: Position;
}

function tilesOf(events: readonly StoredEvent[], size: number, kept: Tile | undefined): NewTile[] {
  const tiles = new Map<number, NewTile>();
  for (const [index, event] of events.entries()) {
    const number = Math.floor((size + index) / TILE_SIZE);
    let tile = tiles.get(number);
    if (!tile) {
      const before = kept?.tile === number ? kept.leaves : [];
      const [leaves, ids] = [before.map(({ leaf }) => leaf), before.map(({ id }) => idBytes(id))];
      tiles.set(number, (tile = { tile: number, leaves, ids, place: event.position }));
    }
    tile.leaves.push(leafOf(event));
    tile.ids.push(idBytes(event.id));
  }
  return [...tiles.values()];
}

/** Adds the leaves of events after the first `size` leaves. The caller holds the lock of `app.log_sealing`. */
export async function appendLeaves(db: Db, size: number, events: readonly StoredEvent[]): Promise<void> {
  const last = Math.floor(size / TILE_SIZE);
  const kept = size % TILE_SIZE === 0 ? undefined : (await readTiles(db, [last])).get(last);
  const tiles = tilesOf(events, size, kept);
  await db.query(
    `INSERT INTO app.log_tiles (tile, leaves, ids, root, place)
     SELECT * FROM unnest($1::int[], $2::bytea[], $3::bytea[], $4::bytea[], $5::text[])
     ON CONFLICT (tile) DO UPDATE SET leaves = EXCLUDED.leaves, ids = EXCLUDED.ids, root = EXCLUDED.root`,
    [
      tiles.map(({ tile }) => tile),
      tiles.map(({ leaves }) => Buffer.concat(leaves)),
      tiles.map(({ ids }) => Buffer.concat(ids)),
      tiles.map(({ leaves }) => rootOf(leaves)),
      tiles.map(({ place }) => place),
    ],
  );
}
