import type { TemplateToken } from '@contracts';

/** A token of a condition in the text of the editor. */
export interface PlacedToken {
  token: TemplateToken;
  /** The same for all tokens of one condition; null if unknown. */
  pair: string | null;
}

interface Open {
  place: number;
  pair: string | null;
  /** The new name for its tokens. */
  name: string;
  otherwise: number | null;
}

/**
 * The changes that give every condition one start, at most one 'otherwise' and one end. Deleting one of its tokens deletes the condition
 * and keeps its text. A copied condition gets its own name.
 */
export function balanceConditions(tokens: readonly PlacedToken[]): {
  removed: Set<number>;
  renamed: Map<number, string>;
} {
  const [removed, renamed] = [new Set<number>(), new Map<number, string>()];
  const names = new Set<string>();
  const open: Open[] = [];
  const rename = (place: number, name: string) => tokens[place]?.pair !== name && renamed.set(place, name);
  const drop = ({ place, otherwise }: Open) => [place, otherwise].forEach((one) => one !== null && removed.add(one));
  const start = (place: number, pair: string | null) => {
    const name = pair === null || names.has(pair) ? freeName(tokens, names) : pair;
    names.add(name);
    rename(place, name);
    open.push({ place, pair, name, otherwise: null });
  };
  const otherwise = (place: number, pair: string | null) => {
    const last = open.at(-1);
    if (!last || !isSame(last, pair) || last.otherwise !== null) return void removed.add(place);
    last.otherwise = place;
    rename(place, last.name);
  };
  const end = (place: number, pair: string | null) => {
    const found = open.findLastIndex((one) => isSame(one, pair));
    const [closed, ...crossing] = found < 0 ? [] : open.splice(found);
    crossing.forEach(drop);
    if (closed) rename(place, closed.name);
    else removed.add(place);
  };
  tokens.forEach(({ token: { kind }, pair }, place) => {
    if (kind === 'if' || kind === 'unless') start(place, pair);
    else if (kind === 'else') otherwise(place, pair);
    else if (kind === 'end') end(place, pair);
  });
  open.forEach(drop);
  for (const place of removed) renamed.delete(place);
  return { removed, renamed };
}

const isSame = (open: Open, pair: string | null): boolean => pair === null || open.pair === pair;

/** A name that no condition uses. */
export function freeName(tokens: readonly PlacedToken[], others: ReadonlySet<string> = new Set()): string {
  const taken = [...tokens.map(({ pair }) => pair), ...others].map(Number).filter(Number.isFinite);
  return String(Math.max(0, ...taken) + 1);
}

/** The conditions around a position, the outermost first. `before`: the tokens before the position, balanced with the rest of the text. */
export function conditionsAround(before: readonly PlacedToken[]): (PlacedToken & { hasElse: boolean })[] {
  const open: (PlacedToken & { hasElse: boolean })[] = [];
  for (const one of before) {
    const { kind } = one.token;
    if (kind === 'if' || kind === 'unless') open.push({ ...one, hasElse: false });
    else if (kind === 'end') open.pop();
    else if (kind === 'else') open.push(...open.splice(-1).map((last) => ({ ...last, hasElse: true })));
  }
  return open;
}
