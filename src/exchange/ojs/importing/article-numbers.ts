import type { OjsSubmission } from '../model/ojs-model';

/**
 * The number of an imported article: its year and its number in OJS, which people know. If this journal has used that number already, the
 * next free one. Later numbers of the journal come after all of them.
 */
export class ImportedNumbers {
  constructor(private readonly last: Map<number, number>) {}

  /** @param present the number that the article already has here. */
  next({ id, submittedAt, changedAt }: OjsSubmission, present: string | null): { number: string; isOther: boolean } {
    if (present !== null) {
      this.take(present);
      return { number: present, isOther: false };
    }
    const year = Number((submittedAt ?? changedAt ?? '1970').slice(0, 4));
    const taken = this.last.get(year) ?? 0;
    const place = Number(id) > taken ? Number(id) : taken + 1;
    this.last.set(year, place);
    return { number: `${year}-${place}`, isOther: place !== Number(id) };
  }

  /** Also for a number given by an interrupted run, which may not have reserved it. */
  private take(number: string): void {
    const [year = 0, place = 0] = number.split('-').map(Number);
    this.last.set(year, Math.max(place, this.last.get(year) ?? 0));
  }

  /** The last number of each year so far. */
  get taken(): ReadonlyMap<number, number> {
    return this.last;
  }
}
