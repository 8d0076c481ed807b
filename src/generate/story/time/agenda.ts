interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  order: number;
  act(): void;
}

/** What will happen to one article, in the order of time. Things of the same moment keep the order in which they were planned. */
export class Agenda {
  private readonly entries: Entry[] = [];
  private planned = 0;

  plan(at: number, act: () => void): void {
    const order = (this.planned += 1);
    let place = this.entries.length;
    while (place > 0 && (this.entries[place - 1]?.at ?? 0) > at) place -= 1;
    this.entries.splice(place, 0, { at, order, act });
  }

  /** Takes the next thing that happens at or before `until`; null when nothing does any more. */
  next(until: number): Entry | null {
    const [first] = this.entries;
    if (!first || first.at > until) return null;
    this.entries.shift();
    return first;
  }
}
