import { defineMeasure } from '../src/measures/measure';

interface Work {
  asked: number;
  accepted: number;
  declined: number;
  silent: number;
  completed: number;
  open: number;
}

const NONE: Work = { asked: 0, accepted: 0, declined: 0, silent: 0, completed: 0, open: 0 };
const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;

interface State {
  /** Request -> reviewer. */
  requests: Map<string, string>;
  /** Requests that were mailed at least once; no other request counts. */
  mailed: Set<string>;
  /** Requests that were mailed and are neither answered nor closed, or accepted and not completed. */
  open: Set<string>;
  people: Map<string, Work>;
}

const DEFINITION =
  'Every request that was mailed to a reviewer, up to the moment of the numbers. The answer rate is the share of requests that were accepted ' +
  'or declined among all that were mailed; the completion rate is the share of reviews among accepted requests. Open is what waits for the reviewer now.';

/** Requests of each reviewer: how many were answered and completed, and how many are open now. */
export const measure = defineMeasure({
  name: 'reviewer-pool',
  title: 'Reviewer pool by load and answer rate',
  definition: DEFINITION,
  translations: {
    nl: {
      'Reviewer pool by load and answer rate': 'Reviewers naar belasting en antwoordpercentage',
      [DEFINITION]:
        'Elk verzoek dat aan een reviewer is gemaild, tot het moment van de cijfers. Het antwoordpercentage is het aandeel van alle gemailde verzoeken dat is ' +
        'geaccepteerd of afgeslagen; het afrondingspercentage is het aandeel van de geaccepteerde verzoeken met een afgeronde review. Open is wat nu op de reviewer wacht.',
      Requests: 'Verzoeken',
      'Answer rate': 'Antwoordpercentage',
      'Completion rate': 'Afrondingspercentage',
    },
  },
  reads: [
    ...(['ReviewerSelected', 'ReviewerMailed', 'ReviewerAccepted', 'ReviewerDeclined', 'ReviewerNotAnswered'] as const),
    ...(['ReviewCompleted', 'ReviewSentBack', 'ReviewerRemoved', 'ReviewerCancelled', 'AccountReplaced'] as const),
  ],
  begin: (): State => ({ requests: new Map(), mailed: new Set(), open: new Set(), people: new Map() }),
  apply: ({ requests, mailed, open, people }, event) => {
    if (event.type === 'AccountReplaced') {
      const { fromId, toId } = event.data;
      for (const [request, reviewer] of requests) if (reviewer === fromId) requests.set(request, toId);
      const [from, to] = [people.get(fromId), people.get(toId) ?? NONE];
      if (!from) return;
      people.delete(fromId);
      const sum = (key: keyof Work): number => from[key] + to[key];
      people.set(toId, {
        ...{ asked: sum('asked'), accepted: sum('accepted'), declined: sum('declined') },
        ...{ silent: sum('silent'), completed: sum('completed'), open: 0 },
      });
      return;
    }
    const { assignmentId } = event.data;
    if (event.type === 'ReviewerSelected') return void requests.set(assignmentId, event.data.reviewerId);
    if (event.type === 'ReviewerMailed') mailed.add(assignmentId);
    if (!mailed.has(assignmentId)) return;
    const reviewer = requests.get(assignmentId) ?? '';
    const work = { ...(people.get(reviewer) ?? NONE) };
    if (event.type === 'ReviewerMailed') work.asked += 1;
    if (event.type === 'ReviewerAccepted') work.accepted += 1;
    if (event.type === 'ReviewerDeclined') work.declined += 1;
    if (event.type === 'ReviewerNotAnswered') work.silent += 1;
    if (event.type === 'ReviewCompleted') work.completed += 1;
    if (event.type === 'ReviewSentBack') work.completed -= 1;
    people.set(reviewer, work);
    if (['ReviewerMailed', 'ReviewerAccepted', 'ReviewSentBack'].includes(event.type)) open.add(assignmentId);
    else open.delete(assignmentId);
  },
  table: ({ requests, open, people }) => {
    const waiting = new Map<string, number>();
    for (const request of open) {
      const reviewer = requests.get(request) ?? '';
      waiting.set(reviewer, (waiting.get(reviewer) ?? 0) + 1);
    }
    const rows = [...people].map(([person, { asked, accepted, declined, completed }]) => {
      const [answered, done] = [share(accepted + declined, asked), share(completed, accepted)];
      return [person, asked, waiting.get(person) ?? 0, answered, done];
    });
    return {
      columns: [
        { label: 'Reviewer', unit: 'person' },
        { label: 'Requests', unit: 'count' },
        { label: 'Open', unit: 'count' },
        { label: 'Answer rate', unit: 'percent' },
        { label: 'Completion rate', unit: 'percent' },
      ],
      rows: rows.sort((a, b) => Number(b[2]) - Number(a[2]) || Number(b[1]) - Number(a[1])),
      chart: { names: 0, values: [1] },
    };
  },
});
