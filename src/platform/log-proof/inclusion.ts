import type { ClientBase } from 'pg';
import type { StoredEvent } from '../event-store/port';
import { leafOf } from './leaf';
import { type PathStep, Tree } from './merkle';
import { tilesAt } from './places';
import type { Seal } from './seals';
import { readTiles, TILE_SIZE, tileRoots } from './tiles';

type Db = Pick<ClientBase, 'query'>;

/** The place of an event among all sealed ones, and the path from its leaf to the root. */
export interface Inclusion {
  /** Counted from 0. */
  index: number;
  path: PathStep[];
}

/** An event of the log has no leaf at its place: the log or its leaves were changed. */
export class NotSealed extends Error {
  constructor(id: string) {
    super(`Event ${id} is not among the sealed ones. Compare the log with its seals: npm run events -- verify`);
    this.name = 'NotSealed';
  }
}

/**
 * The proofs that these events are among those of a seal. @param events in the order of the log.
 * @throws NotSealed for an event that is not recorded at its place in the log.
 */
export async function inclusionOf(db: Db, events: readonly StoredEvent[], seal: Seal): Promise<Inclusion[]> {
  const numbers = await tilesAt(
    db,
    events.map(({ position }) => position),
  );
  const [tiles, roots] = await Promise.all([
    readTiles(
      db,
      [...new Set(numbers)].filter((number) => number !== null),
    ),
    tileRoots(db, seal.size),
  ]);
  const above = new Tree(roots);
  return events.map((event, place) => {
    const number = numbers[place] ?? -1;
    const sealed = (tiles.get(number)?.leaves ?? []).slice(0, seal.size - number * TILE_SIZE);
    const within = sealed.findIndex(({ id }) => id === event.id.toLowerCase());
    if (!sealed[within]?.leaf.equals(leafOf(event))) throw new NotSealed(event.id);
    const tile = new Tree(sealed.map(({ leaf }) => leaf));
    return { index: number * TILE_SIZE + within, path: [...tile.path(within), ...above.path(number)] };
  });
}
