import type { ClientBase } from 'pg';
import type { RecordedEvent } from '../../../src/platform/event-store/port';
import {
  type Checkpoint,
  type Checkpoints,
  LOCK_CHECKPOINTS,
  lockedCheckpoints,
  moveCheckpoints,
} from '../checkpoints';
import type { Projection } from '../projection';
import { beginTransaction, commitTransaction, rollBack } from './transaction';

/** The checkpoints as the runner left them after a batch, so that the next batch can begin before they are read again. */
export class LiveCheckpoints {
  private known: Checkpoints | null = null;

  get expected(): Checkpoints | null {
    return this.known;
  }

  forget(): void {
    this.known = null;
  }

  /** Called after a commit that has moved these projections. */
  moved(before: Checkpoints, names: readonly string[], position: string): void {
    const moved = [...before.values()].map((one) => (names.includes(one.name) ? { ...one, position } : one));
    this.known = new Map(moved.map((one) => [one.name, one]));
  }

  /** True when no one else has changed them: no rebuild, no newer release, nothing stopped. */
  areStill(found: Checkpoints): boolean {
    const { known } = this;
    return known?.size === found.size && [...found.values()].every((one) => isSame(known.get(one.name), one));
  }
}

const isSame = (a: Checkpoint | undefined, b: Checkpoint): boolean =>
  a?.version === b.version && a.position === b.position && a.status === b.status;

/** Work on a connection in pipeline mode, which sends its statements together. */
type Apply = (projection: Projection) => Promise<void>;

/**
 * Applies a batch in two round trips: the statements of all projections are sent right after BEGIN, without waiting for the checkpoints that
 * the transaction locks. The checkpoints are compared before the commit. False, with nothing applied, when they are not as expected.
 * @throws what a projection throws.
 */
export async function applyAhead(
  client: ClientBase,
  checkpoints: LiveCheckpoints,
  { projections, last, apply }: { projections: readonly Projection[]; last: RecordedEvent; apply: Apply },
): Promise<boolean> {
  const { expected } = checkpoints;
  if (expected === null) return false;
  const began = beginTransaction(client, LOCK_CHECKPOINTS);
  // All statements must end before the transaction does: a statement sent later would run outside the transaction.
  const [opened, failure] = await Promise.all([
    began.catch((error: unknown) => ({ error })),
    firstFailure(projections.map(apply)),
  ]);
  const isExpected = !('error' in opened) && checkpoints.areStill(lockedCheckpoints(opened));
  if (failure === null && isExpected && !('error' in opened)) {
    const names = projections.map(({ name }) => name);
    checkpoints.forget();
    await commitTransaction(client, names.length > 0 ? moveCheckpoints(names, last.position) : '');
    checkpoints.moved(expected, names, last.position);
    return true;
  }
  checkpoints.forget();
  await rollBack(client);
  if ('error' in opened) throw opened.error;
  if (isExpected && failure !== null) throw failure.error;
  return false;
}

/** The first failure, since later ones may be its consequence. Waits until all work has ended. */
async function firstFailure(works: readonly Promise<void>[]): Promise<{ error: unknown } | null> {
  const failures: { error: unknown }[] = [];
  await Promise.all(works.map((work) => work.catch((error: unknown) => void failures.push({ error }))));
  return failures[0] ?? null;
}
