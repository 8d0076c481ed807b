import type { Pool } from 'pg';
import type { EventStore, Position } from '../../../src/platform/event-store/port';
import { untilAborted } from '../../../src/platform/leadership/until-aborted';
import type { OutdatedReads, OutdatedTable } from '../../../src/platform/read-models/outdated-reads';
import { type Checkpoint, type Checkpoints, readCheckpoints } from '../checkpoints';
import type { Projection } from '../projection';
import { readRebuilds, type Rebuilding } from '../rebuild/rebuild-progress';
import { LIVE_SCHEMA, tableIn } from '../schema';
import { LogLag } from './log-lag';

const LOOK_EVERY_MS = 1_000;

/** Detects within seconds which read models are not up to date, in each process that answers requests. */
export class ReadModelWatch {
  private readonly ending = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private behindBefore: ReadonlySet<string> = new Set();
  private readonly lag: LogLag;

  constructor(
    private readonly pool: Pool,
    private readonly projections: readonly Projection[],
    private readonly outdated: OutdatedReads,
    store: Pick<EventStore, 'head'>,
  ) {
    this.lag = new LogLag(store);
  }

  /** Resolves after the first check. */
  async start(): Promise<void> {
    await this.look();
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.ending;
    for (;;) {
      await untilAborted(signal, LOOK_EVERY_MS);
      if (signal.aborted) return;
      await this.look();
    }
  }

  private async look(): Promise<void> {
    try {
      const [checkpoints, rebuilds] = await Promise.all([readCheckpoints(this.pool), readRebuilds(this.pool)]);
      const tables = new Map<string, OutdatedTable>();
      const furthest = furthestOf(checkpoints);
      const behind = behindOthers(checkpoints, furthest);
      const allAreBehind = this.lag.look(furthest);
      for (const projection of this.projections) {
        const checkpoint = checkpoints.get(projection.name);
        const fits = checkpoint?.version === projection.version;
        const isBehind = allAreBehind || (behind.has(projection.name) && this.behindBefore.has(projection.name));
        const since = gapOf(checkpoint, rebuilds.get(projection.name), isBehind);
        if (since === undefined && fits) continue;
        for (const table of projection.tables) tables.set(tableIn(LIVE_SCHEMA)(table), { since, fits });
      }
      this.behindBefore = behind;
      this.outdated.replace(tables);
    } catch {
      // The database is unavailable: keep the last known state until it is back.
    }
  }
}

/** Since when changes are missing. */
function gapOf(
  checkpoint: Checkpoint | undefined,
  rebuild: Rebuilding | undefined,
  isBehind: boolean,
): OutdatedTable['since'] {
  if (rebuild && rebuild.frozenAt !== null) return rebuild.frozenAt;
  if (!checkpoint) return null;
  return checkpoint.status === 'stopped' || isBehind ? checkpoint.updatedAt : undefined;
}

const liveOnes = (checkpoints: Checkpoints): Checkpoint[] =>
  [...checkpoints.values()].filter(({ status }) => status === 'live');

const furthestOf = (checkpoints: Checkpoints): Position | undefined =>
  liveOnes(checkpoints)
    .map(({ position }) => position)
    .sort()
    .at(-1);

/** All read models that are up to date move together: one that is not at the furthest position has to catch up. */
const behindOthers = (checkpoints: Checkpoints, furthest: Position | undefined): ReadonlySet<string> =>
  new Set(
    liveOnes(checkpoints)
      .filter(({ position }) => position !== furthest)
      .map(({ name }) => name),
  );
