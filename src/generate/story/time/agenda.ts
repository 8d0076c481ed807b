interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  order: number;
  act(): void;
}

/** The future of one article, in order of time. Entries of the same moment keep the order in which they were planned. */
export class Agenda {
  private readonly entries: Entry[] = [];
  private planned = 0;

  plan(at: number, act: () => void): void {
    const order = (this.planned += 1);
    let place = this.entries.length;
    while (place > 0 && (this.entries[place - 1]?.at ?? 0) > at) place -= 1;
    this.entries.splice(place, 0, { at, order, act });
  }

  /** Takes the next entry at or before `until`; null when there is none. */
  next(until: number): Entry | null {
    const [first] = this.entries;
    if (!first || first.at > until) return null;
    this.entries.shift();
    return first;
  }
}
