import { entryOf } from '../../../projections/article-log/entry';
import { stories, type Story } from '../../../test/support/article/article-stories';
import { type ArticleState, evolve, initialState } from '../../article';
import type { LogActionType } from '../../contracts';
import { stateChanges } from './state-changes';

/** The kinds of log entries that may describe a change to a part of the article. */
const ENTRIES_FOR: Partial<Record<keyof ArticleState, readonly LogActionType[]>> = {
  exists: ['SUBMISSION'],
  deleted: ['SUBMISSION'],
  revision: ['REVISION'],
  fields: ['SUBMISSION'],
  uploaderId: ['SUBMISSION', 'ACCOUNT'],
  authors: ['SUBMISSION', 'ACCOUNT'],
  suggestedReviewers: ['SUBMISSION'],
  authorship: ['MAIL', 'SUBMISSION'],
  files: ['FILE_CHANGE'],
  reviewersRequired: ['REVIEWER_COUNT', 'ASSISTANT_DECISION'],
  assignments: [
    'REVIEWER_ASSIGNMENT',
    'REVIEWER_ASSIGNMENT_REMOVED',
    'REVIEWER_MAILED',
    'REVIEWER_ANSWER',
    'REVIEWER_DECISION',
    'FILE_CHANGE',
    'ACCOUNT',
  ],
  alternates: ['REVIEWER_ASSIGNMENT', 'ACCOUNT'],
  associates: ['AE_ASSIGNMENT', 'AE_DECISION', 'STATUS_CHANGE', 'OVERRIDE', 'ACCOUNT'],
  corrections: ['CORRECTION'],
  notes: ['NOTE', 'ACCOUNT'],
  authorDueAt: ['EDITOR_DECISION', 'OVERRIDE', 'REVISION', 'WITHDRAWAL'],
  decidedRevisions: ['EDITOR_DECISION', 'OVERRIDE'],
  acceptedAt: ['EDITOR_DECISION', 'OVERRIDE'],
  submittedAt: ['SUBMISSION'],
  reviewMode: ['SUBMISSION'],
  publishesReviews: ['SUBMISSION'],
  reminders: ['MAIL'],
};
/** Parts that are derived from other fields, or belong to the stream instead of the article. The entry itself contains the status. */
const DERIVED: readonly (keyof ArticleState)[] = [
  ...(['id', 'number', 'uploaderEmail', 'createdAt', 'status', 'withdrawnFrom', 'statusSince', 'origin'] as const),
  ...(['version', 'streamRevision', 'lastUserId', 'lastUpdateAt', 'authorLastUpdateAt', 'authorStatusSince'] as const),
  ...(['removedFiles', 'fileAdditions', 'uploadedAt', 'handledBy', 'authorLastUserId'] as const),
  ...(['overviewFileId', 'convertedFileId', 'changedSinceCorrection', 'countIsDue'] as const),
];

/** The fold reuses what does not change, so most parts need no comparison of their texts. */
const differs = (one: unknown, other: unknown): boolean =>
  one !== other && JSON.stringify(one) !== JSON.stringify(other);
const parts = (state: ArticleState): (keyof ArticleState)[] => Object.keys(state) as (keyof ArticleState)[];

/** A branch repeats the steps of the story that it starts from. Only its last steps are new. */
const END_OF_A_BRANCH = 2;

interface Step {
  story: string;
  before: ArticleState;
  after: ArticleState;
  entry: ReturnType<typeof entryOf>;
}

function stepsOf({ name, events }: Story): Step[] {
  const reviewers = new Map<string, string>();
  const steps: Step[] = [];
  let before = initialState(events[0]?.articleId ?? '');
  for (const event of events) {
    if (event.type === 'ReviewerSelected') reviewers.set(event.data.assignmentId, event.data.reviewerId);
    const after = evolve(before, event);
    steps.push({ story: name, before, after, entry: entryOf(event, (id) => reviewers.get(id)) });
    before = after;
  }
  return steps;
}

describe('the log alone contains the whole story', () => {
  const all = stories().map(stepsOf);
  const steps = all.flat();
  const different = all.flatMap((one) => (one[0]?.story.includes(', then ') ? one.slice(-END_OF_A_BRANCH) : one));
  const where = ({ story, entry }: Step): string => `${story}, entry ${entry.stream_revision}: ${entry.event_type}`;

  it('of articles with every part that an article can have', () => {
    const known = [...Object.keys(ENTRIES_FOR), ...DERIVED];
    expect(parts(initialState('x')).filter((part) => !known.includes(part))).toEqual([]);
    expect(steps.length).toBeGreaterThan(5_000);
  });

  it('with an entry of a fitting kind for every change of the state', () => {
    const silent = steps.flatMap((step) =>
      parts(step.after)
        .filter((part) => !DERIVED.includes(part))
        .filter((part) => differs(step.before[part], step.after[part]))
        .filter((part) => ENTRIES_FOR[part]?.includes(step.entry.action_type) !== true)
        .map((part) => `${where(step)} changes ${part}`),
    );
    expect([...new Set(silent)]).toEqual([]);
  });

  it('with the status before and after in the entry, and no gap from one entry to the next', () => {
    const wrong = steps.filter(({ before, after, entry }) => {
      const statusAfter = entry.current_status ?? (entry.previous_status === null ? null : 'nonsense');
      if (statusAfter === null) return before.exists && before.status !== after.status;
      return statusAfter !== after.status || entry.previous_status !== (before.exists ? before.status : null);
    });
    expect(wrong.map(where)).toEqual([]);
  });

  it('which the difference of the two states in words confirms: no change without words, no words without a change', () => {
    const disagree = different.filter(({ before, after }) => {
      const isChanged = parts(after).some(
        (part) => (part === 'status' || !DERIVED.includes(part)) && differs(before[part], after[part]),
      );
      return isChanged !== stateChanges(before, after, (id) => id).length > 0;
    });
    expect([...new Set(disagree.map(where))]).toEqual([]);
    expect(different.length).toBeGreaterThan(1_000);
  });

  it("down to the article as it is: the last status that the log names is the article's own", () => {
    const endings = all.map((story) => ({
      logged: story.findLast(({ entry }) => entry.current_status !== null)?.entry.current_status,
      is: story.at(-1)?.after.status,
    }));
    expect(endings.filter(({ logged, is }) => logged !== is)).toEqual([]);
  });
});
