import type { CloseArticle } from '../../../contracts';

/** One person's part in a close article; authors are named by account and by address. */
export interface ClosePart {
  articleId: string;
  /** How close the article is. */
  weight: number;
  part: CloseArticle['part'];
  /** Id of an account, or a normalised address. */
  person: string;
}

type Key = { id: string; email: string };

/** Writing about a subject counts somewhat less than reviewing it: authors were never asked to judge. */
const COUNTS: Record<ClosePart['part'], number> = { REVIEWED: 1, WROTE: 0.8 };
/** More articles than these no longer make a person closer. */
const MOST_COUNTED = 8;

/** What each person did on the close articles. */
export class ClosePeople {
  /** For each person, the closest article first. */
  private readonly byPerson = new Map<string, ClosePart[]>();
  private readonly closest: number;

  constructor(parts: readonly ClosePart[]) {
    for (const part of [...parts].sort(byWeight)) {
      const theirs = this.byPerson.get(part.person);
      if (theirs) theirs.push(part);
      else this.byPerson.set(part.person, [part]);
    }
    let closest = 0;
    for (const theirs of this.byPerson.values()) closest = Math.max(closest, closenessOf(theirs));
    this.closest = closest;
  }

  knows({ id, email }: Key): boolean {
    return this.byPerson.has(id) || this.byPerson.has(email);
  }

  /** The closest article first; each once, also for an author named by account and address. */
  partsOf({ id, email }: Key): readonly ClosePart[] {
    const byAccount = this.byPerson.get(id) ?? [];
    const byAddress = this.byPerson.get(email);
    if (!byAddress) return byAccount;
    const once = new Map([...byAddress, ...byAccount].map((one) => [`${one.part} ${one.articleId}`, one]));
    return [...once.values()].sort(byWeight);
  }

  /** From 0 to 1, which is the person with the closest articles. */
  closeness(key: Key): number {
    return this.closest === 0 ? 0 : Math.min(1, closenessOf(this.partsOf(key)) / this.closest);
  }
}

const byWeight = (one: ClosePart, other: ClosePart): number => other.weight - one.weight;

/** The square makes a few very close articles worth more than many that share only a word or two. @param parts the closest first. */
const closenessOf = (parts: readonly ClosePart[]): number =>
  parts.slice(0, MOST_COUNTED).reduce((sum, { weight, part }) => sum + COUNTS[part] * weight ** 2, 0);
