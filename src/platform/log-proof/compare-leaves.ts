import type { StoredEvent } from '../event-store/port';
import { leafOf } from './leaf';
import type { RecordedLeaf } from './tiles';

/** One disagreement between the log and its leaves. */
export interface Finding {
  kind: 'changed' | 'missing' | 'added' | 'moved';
  eventId: string;
  /** The number of the event among all sealed events, counted from 1; null for an event that was never sealed. */
  number: number | null;
  /** What the log has now; null for a missing event. */
  found: { streamId: string; revision: number; type: string } | null;
}

export interface Comparison {
  findings: Finding[];
  /** True when there were more than are listed. */
  hasMore: boolean;
  /** Number of events of the log that are sealed. */
  sealed: number;
  /** Number of events after the sealed ones. */
  unsealed: number;
}

interface Present {
  id: string;
  leaf: Buffer;
  found: NonNullable<Finding['found']>;
}

/** An event that was moved further than this is recognised only at the end. */
const WINDOW = 2_048;
/** The most findings that are listed. After them the events are only counted. */
const MOST_FINDINGS = 1_000;
const PROGRESS_EVERY = 10_000;

const toPresent = (event: StoredEvent): Present => {
  const { streamId, revision, type } = event;
  return { id: event.id.toLowerCase(), leaf: leafOf(event), found: { streamId, revision, type } };
};

/** The next elements of a list that is read in batches. */
class PeekableReader<Element extends { id: string }> {
  private kept: Element[] = [];
  private first = 0;
  private isOver = false;

  constructor(private readonly batches: AsyncIterator<Element[]>) {}

  async head(): Promise<Element | undefined> {
    await this.fill(1);
    return this.kept[this.first];
  }

  shift(): void {
    this.first += 1;
  }

  /** How far ahead an id is; infinite if it is not within the window. */
  async distance(id: string): Promise<number> {
    await this.fill(WINDOW);
    const place = this.kept.slice(this.first, this.first + WINDOW).findIndex((element) => element.id === id);
    return place < 0 ? Infinity : place;
  }

  private async fill(count: number): Promise<void> {
    while (!this.isOver && this.kept.length - this.first < count) {
      const { value, done } = await this.batches.next();
      if (done) this.isOver = true;
      else this.kept = [...this.kept.slice(this.first), ...value];
      if (!done) this.first = 0;
    }
  }
}

async function* presentIn(batches: AsyncIterable<StoredEvent[]>): AsyncGenerator<Present[]> {
  for await (const batch of batches) yield batch.map(toPresent);
}

const changeOf = ({ id, found }: Present, number: number): Finding => ({ kind: 'changed', eventId: id, number, found });

/** The findings so far, before missing and added events with the same id are combined to moved ones. */
class Found {
  readonly changed: Finding[] = [];
  readonly missing = new Map<string, { number: number; leaf: Buffer }>();
  readonly added = new Map<string, Present[]>();
  private count = 0;

  get isFull(): boolean {
    return this.count >= MOST_FINDINGS;
  }

  /** Takes one step: elements of both lists, or of the list that advanced. */
  note(leaf: RecordedLeaf | undefined, event: Present | undefined, number: number): void {
    if (leaf && event && leaf.id === event.id) {
      if (!leaf.leaf.equals(event.leaf)) this.add(() => this.changed.push(changeOf(event, number)));
      return;
    }
    if (leaf) this.add(() => this.missing.set(leaf.id, { number, leaf: leaf.leaf }));
    if (event) this.add(() => this.added.set(event.id, [...(this.added.get(event.id) ?? []), event]));
  }

  private add(finding: () => void): void {
    this.count += 1;
    finding();
  }

  /** In the order of the sealed log; events that were never sealed come last. */
  findings(): Finding[] {
    const all = [...this.changed];
    for (const [eventId, { number, leaf }] of this.missing) {
      const [twin] = this.added.get(eventId)?.splice(0, 1) ?? [];
      all.push({ kind: twin ? 'moved' : 'missing', eventId, number, found: twin?.found ?? null });
      if (twin && !twin.leaf.equals(leaf)) all.push({ kind: 'changed', eventId, number, found: twin.found });
    }
    for (const [eventId, rest] of this.added)
      all.push(...rest.map(({ found }): Finding => ({ kind: 'added', eventId, number: null, found })));
    return all.sort((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity) || 0);
  }
}

/**
 * Compares the log with the leaves of its sealed events, and names each event that was changed, removed, added or moved.
 * @param progress called now and then with the number of sealed events that were compared.
 */
export async function compareLeaves(
  recorded: AsyncIterable<RecordedLeaf[]>,
  log: AsyncIterable<StoredEvent[]>,
  progress: (done: number) => Promise<void> = () => Promise.resolve(),
): Promise<Comparison> {
  const leaves = new PeekableReader(recorded[Symbol.asyncIterator]());
  const events = new PeekableReader(presentIn(log)[Symbol.asyncIterator]());
  const found = new Found();
  let [sealed, unsealed] = [0, 0];
  for (;;) {
    const [leaf, event] = [await leaves.head(), await events.head()];
    if (!leaf && !event) return { findings: found.findings(), hasMore: found.isFull, sealed, unsealed };
    const takes = await next(leaf, event, leaves, events);
    if (takes.leaf) {
      sealed += 1;
      leaves.shift();
      if (sealed % PROGRESS_EVERY === 0) await progress(sealed);
    }
    if (takes.event) events.shift();
    // An event after the sealed ones is new, unless it is a sealed event that was moved.
    if (!leaf && event && !found.missing.has(event.id)) unsealed += 1;
    else if (!found.isFull) found.note(takes.leaf ? leaf : undefined, takes.event ? event : undefined, sealed);
  }
}

/** Which of the two lists advances: both if they agree, or if neither event is near in the other list. */
async function next(
  leaf: RecordedLeaf | undefined,
  event: Present | undefined,
  leaves: PeekableReader<RecordedLeaf>,
  events: PeekableReader<Present>,
): Promise<{ leaf: boolean; event: boolean }> {
  if (!leaf || !event) return { leaf: leaf !== undefined, event: event !== undefined };
  if (leaf.id === event.id) return { leaf: true, event: true };
  const [ahead, behind] = [await leaves.distance(event.id), await events.distance(leaf.id)];
  if (ahead === Infinity && behind === Infinity) return { leaf: true, event: true };
  return ahead <= behind ? { leaf: true, event: false } : { leaf: false, event: true };
}
