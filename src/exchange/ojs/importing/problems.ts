/** What does not come over, in the order in which it was found. */
export interface Problem {
  /** 'submission 17', 'people'. */
  where: string;
  what: string;
}

/** Collects what does not come over, each thing once. */
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
