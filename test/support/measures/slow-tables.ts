import type { RecordedEvent } from '../../../src/platform/event-store/port';

/**
 * The built-in measures, computed as a person would: by going through all events again for each number, without a fold.
 * The log must have no replaced accounts.
 */
type Rows = (string | number | null)[][];
type Events = readonly RecordedEvent[];

const DAY = 86_400_000;
const at = (event: RecordedEvent): number => Date.parse(event.metadata.at);
const dataOf = (event: RecordedEvent): Record<string, unknown> => event.data as Record<string, unknown>;
const ofType = (events: Events, ...types: string[]): RecordedEvent[] =>
  events.filter(({ type }) => types.includes(type));

type Group<Item> = [Item, ...Item[]];

/** The groups of items with the same key, in the order in which they begin. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Group<Item>[] {
  const groups = new Map<string, Group<Item>>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

const articlesIn = (events: Events): Group<RecordedEvent>[] =>
  grouped(events, ({ streamId }) => streamId).filter(([{ streamId }]) => streamId.startsWith('article-'));

const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;

/** One row for each reviewer with a request that was mailed, in the order of the events. */
export function reviewerPool(events: Events): Rows {
  const requests = grouped(
    events.filter((event) => typeof dataOf(event)['assignmentId'] === 'string' && event.type.startsWith('Review')),
    (event) => String(dataOf(event)['assignmentId']),
  );
  const entries = requests.flatMap((own) => {
    const reviewer = String(dataOf(ofType(own, 'ReviewerSelected')[0] ?? own[0])['reviewerId']);
    const mail = ofType(own, 'ReviewerMailed')[0];
    const counted = mail ? ofType(own.slice(own.indexOf(mail)), ...MOVES) : [];
    const last = counted.at(-1)?.type ?? '';
    return counted.length === 0 ? [] : [{ reviewer, counted, isOpen: WAITS.includes(last) }];
  });
  const rows = grouped(entries, ({ reviewer }) => reviewer).map((theirs) => {
    const [{ reviewer }] = theirs;
    const all = theirs.flatMap(({ counted }) => counted);
    const count = (...types: string[]): number => ofType(all, ...types).length;
    const [asked, accepted] = [count('ReviewerMailed'), count('ReviewerAccepted')];
    const open = theirs.filter(({ isOpen }) => isOpen).length;
    const completed = count('ReviewCompleted') - count('ReviewSentBack');
    const answered = percent(accepted + count('ReviewerDeclined'), asked);
    return [reviewer, asked, open, answered, percent(completed, accepted)];
  });
  return rows;
}

const WAITS = ['ReviewerMailed', 'ReviewerAccepted', 'ReviewSentBack'];
const MOVES = [
  ...WAITS,
  ...['ReviewerDeclined', 'ReviewerNotAnswered', 'ReviewCompleted', 'ReviewerRemoved', 'ReviewerCancelled'],
];

/** One row for each type and country. */
export function timeToFirstDecision(events: Events): Rows {
  const entries = articlesIn(events).flatMap((own) => {
    const submission = ofType(own, 'ArticleSubmitted')[0];
    if (!submission) return [];
    const before = own.slice(0, own.indexOf(submission));
    const authors = dataOf(ofType(before, 'AuthorsChanged').at(-1) ?? submission)['authors'] as
      { country: string | null }[] | undefined;
    const types = ofType(own, 'DraftChanged').flatMap(
      (event) => (dataOf(event)['fields'] as { typeId?: number | null }).typeId ?? [],
    );
    const moves = ofType(own.slice(own.indexOf(submission)), ...LAST);
    const decision = moves.find(
      (event) =>
        event.type === 'CheckRejected' ||
        event.type === 'DecisionRecorded' ||
        (event.type === 'StatusOverridden' && dataOf(event)['to'] !== 'RETURNED_TO_EDITOR'),
    );
    if (!decision && moves.at(-1)?.type === 'ArticleWithdrawn') return [];
    const days = decision ? (at(decision) - at(submission)) / DAY : null;
    return [{ typeId: types.at(-1) ?? null, country: authors?.[0]?.country ?? null, days }];
  });
  const groups = grouped(entries, ({ typeId, country }) => `${typeId} ${country}`);
  return groups.map((group) => {
    const days = group.flatMap((one) => one.days ?? []).sort((a, b) => a - b);
    const { typeId, country } = group[0];
    return [typeId, country ?? 'Not given', days.length, middleOf(days), group.length - days.length];
  });
}

function middleOf(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null;
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round(((low + high) / 2) * 10) / 10;
}

const BACK_WITHIN = 180 * DAY;
const ends = (status: string): 'accepted' | 'rejected' | 'withdrawn' | 'under way' => {
  if (status === 'ACCEPTED') return 'accepted';
  if (status === 'WITHDRAWN') return 'withdrawn';
  return status.includes('REJECT') ? 'rejected' : 'under way';
};
const LAST = [
  'ArticleSubmitted',
  'CheckRejected',
  'DecisionRecorded',
  'StatusOverridden',
  'ArticleWithdrawn',
  'RevisionSubmitted',
];

/** One row for each year with rejections that are still valid. */
export function rejectedAndBack(events: Events): Rows {
  const entries = articlesIn(events).map((own) => {
    const last = ofType(own, ...LAST).at(-1);
    const end = last ? ends(String(dataOf(last)['to'])) : 'under way';
    const submission = ofType(own, 'ArticleSubmitted')[0];
    const uploader = dataOf(ofType(own, 'DraftStarted')[0] ?? own[0])['uploaderId'];
    return {
      uploader,
      end,
      submitted: submission ? at(submission) : null,
      rejected: last && end === 'rejected' ? at(last) : null,
    };
  });
  const rejected = entries.flatMap((one) => (one.rejected === null ? [] : [{ ...one, when: one.rejected }]));
  const years = grouped(rejected, ({ when }) => `${new Date(when).getUTCFullYear()}`);
  return years.map((group) => {
    const year = new Date(group[0].when).getUTCFullYear();
    const back = group.flatMap(({ uploader, when }) => {
      const later = entries.filter(
        (one) =>
          one.uploader === uploader &&
          one.submitted !== null &&
          one.submitted > when &&
          one.submitted <= when + BACK_WITHIN,
      );
      return later.sort((a, b) => Number(a.submitted) - Number(b.submitted)).slice(0, 1);
    });
    const then = ['accepted', 'rejected', 'withdrawn', 'under way'].map(
      (end) => back.filter((one) => one.end === end).length,
    );
    return [`${year}`, group.length, back.length, ...then];
  });
}
