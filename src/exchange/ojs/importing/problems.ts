/** Data that are not imported, in the order in which they were found. */
export interface Problem {
  /** For example 'submission 17' or 'people'. */
  where: string;
  what: string;
}

/** Collects the data that are not imported, each problem once. */
export class Problems {
  private readonly lines = new Map<string, Problem>();

  get found(): Problem[] {
    return [...this.lines.values()];
  }

  at(where: string): (what: string) => void {
    return (what) => void this.lines.set(inLine({ where, what }), { where, what });
  }
}

export const inLine = ({ where, what }: Problem): string => `${where}: ${what}`;
