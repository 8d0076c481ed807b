import { DECISIONS } from '../../../src/contracts';

/** The parts of one article's events that the slow statistics use, in order. Shares no code with the product. */
export interface Happened {
  type: string;
  at: string;
  by: string | null;
  n: number;
  data: Record<string, unknown>;
}

export const ENDED = ['REJECTED', 'DIRECT_REJECT', 'REJECTED_R0', 'DIRECT_REJECT_R0'];
ENDED.push('REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR');

const DAY = 24 * 60 * 60 * 1000;

export const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

export const mean = (numbers: number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Linear interpolation between the two neighbours; null for an empty list. */
export function quantile(numbers: number[], part: number): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place));
}

export function countBy(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

export const moves = (history: Happened[]): { to: string; at: string; n: number; type: string }[] =>
  history
    .filter(({ data }) => 'from' in data && 'to' in data)
    .map(({ data, at, n, type }) => ({ to: String(data['to']), at, n, type }));

export const isOver = (status: string): boolean => ['ACCEPTED', 'WITHDRAWN', ...ENDED].includes(status);

export const submission = (history: Happened[]): string | null =>
  history.find(({ type }) => type === 'ArticleSubmitted')?.at ?? null;

export function typeOf(history: Happened[]): unknown {
  const named = history.filter(({ type }) => type === 'DraftChanged').map(({ data }) => data['fields']) as object[];
  return named.flatMap((fields) => ('typeId' in fields ? [fields.typeId] : [])).at(-1) ?? null;
}

export function authorKeys(history: Happened[]): string[] {
  const last = history.filter(({ type }) => type === 'AuthorsChanged').at(-1);
  const authors = (last?.data['authors'] ?? []) as { id: string; email: string }[];
  return authors.flatMap(({ id, email }) => [id, email]);
}

export const decisionsOf = (history: Happened[]): ReturnType<typeof moves> =>
  moves(history).filter(
    ({ type, to }) =>
      ['DecisionRecorded', 'CheckRejected'].includes(type) ||
      (type === 'StatusOverridden' && (DECISIONS as readonly string[]).includes(to)),
  );

/** The decision that ended the article, if it is still valid. */
export function outcomeOf(history: Happened[]): { to: string; at: string; days: number }[] {
  const last = moves(history).at(-1);
  if (!last || last.to === 'WITHDRAWN' || !isOver(last.to)) return [];
  return [{ to: last.to, at: last.at, days: days(submission(history) ?? '', last.at) }];
}

const endsHolding = ({ type, data }: Happened): boolean =>
  type === 'AssociateReleased' ||
  type === 'ReturnedToEditor' ||
  type === 'AssociateAdvised' ||
  (type === 'StatusOverridden' && data['to'] === 'RETURNED_TO_EDITOR');

/** The holder of the article after its n-th event. */
export function holderAt(history: Happened[], n: number): unknown {
  const last = history.filter((one) => one.n <= n && (one.type === 'AssociateAssigned' || endsHolding(one))).at(-1);
  return last?.type === 'AssociateAssigned' ? last.data['associateId'] : null;
}

const ACTS = ['ReviewerSelected', 'ReviewerMailed', 'ReviewerCountSet', 'AssociateAdvised', 'ReturnedToEditor'];
const ASKS = ['AssociateAssigned', 'AssociateDateRenewed'];
const ENDS = ['DecisionRecorded', 'CheckRejected', 'StatusOverridden', 'ArticleWithdrawn', ...ASKS];

/** The first action of an associate editor in each assignment, with the time since the assignment. */
export function actsOf(history: Happened[], id: string): { at: string; days: number }[] {
  const asked = history.filter(({ type, n }) => ASKS.includes(type) && holderAt(history, n) === id);
  return asked.flatMap((asking) => {
    for (const later of history.filter(({ n }) => n > asking.n)) {
      const acts = ACTS.includes(later.type) || later.type === 'AssociateAssigned';
      if (acts && later.by === id) return [{ at: later.at, days: days(asking.at, later.at) }];
      if (ENDS.includes(later.type) || endsHolding(later)) return [];
    }
    return [];
  });
}

const ANSWERS = ['ReviewerAccepted', 'ReviewerDeclined'];

export const answersOf = (request: Happened[]): { at: string; days: number }[] =>
  request
    .filter(({ type }) => ANSWERS.includes(type))
    .flatMap(({ at, n }) => {
      const mail = request.filter((one) => one.type === 'ReviewerMailed' && one.n < n).at(-1);
      return mail ? [{ at, days: days(mail.at, at) }] : [];
    });

/** The answer since the last mail. */
export function present(request: Happened[]): string | null {
  const mail = request.filter(({ type }) => type === 'ReviewerMailed').at(-1)?.n ?? 0;
  return request.filter(({ type, n }) => n > mail && ANSWERS.includes(type)).at(-1)?.type ?? null;
}

export const isComplete = (request: Happened[]): boolean =>
  request.filter(({ type }) => type === 'ReviewCompleted' || type === 'ReviewSentBack').at(-1)?.type ===
  'ReviewCompleted';

export function ratingOf(request: Happened[]): number | null {
  const rated = request.filter(({ type, by }) => type === 'ReviewRated' && by !== null);
  const people = [...new Set(rated.map(({ by }) => by))];
  return mean(people.map((person) => Number(rated.filter(({ by }) => by === person).at(-1)?.data['rate'])));
}

/** By status: the number of waiting articles, the median of their days, and the longest. */
export function waitsOf(histories: Happened[][], now: string): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const history of histories) {
    const all = moves(history);
    const status = all.at(-1)?.to ?? '';
    if (isOver(status)) continue;
    // Goes back to the start of the current run of the same status.
    let since = all.at(-1)?.at ?? '';
    for (let index = all.length - 1; index >= 0 && all[index]?.to === status; index -= 1) since = all[index]?.at ?? '';
    found[status] = [...(found[status] ?? []), days(since, now)];
  }
  const waits = Object.entries(found);
  return Object.fromEntries(
    waits.map(([status, all]) => [status, [all.length, quantile(all, 0.5) ?? 0, Math.max(...all)]]),
  );
}
