import { articleIn } from '../../../../test/support/article/article-in-status';
import { DECISIONS, OVERRIDE_STATUSES } from '../../../contracts';
import type { ArticleState, AssociateTenure } from '../state';
import { lifecycleAppliers } from './evolve-lifecycle';

const AT = '2026-03-01T09:00:00.000Z';
const DUE = '2026-04-01T09:00:00.000Z';
const BEFORE = '2026-01-01T09:00:00.000Z';
const MOMENT = { at: AT, userId: 'editor', revision: 99 };

const tenure = (changes: Partial<AssociateTenure> = {}): AssociateTenure => ({
  ...{ associateId: 'associate', assignedAt: BEFORE, dueAt: BEFORE, dueSince: BEFORE, endedAt: null, advices: [] },
  ...changes,
});
const over = tenure({ associateId: 'first', endedAt: BEFORE });

const state = (changes: Partial<ArticleState> = {}): ArticleState => ({
  ...articleIn('DRAFT').state,
  ...{ status: 'REVIEWED', statusSince: BEFORE, associates: [over, tenure()], decidedRevisions: [0], revision: 1 },
  ...{ authorDueAt: BEFORE, acceptedAt: BEFORE, changedSinceCorrection: true, overviewFileId: 'overview' },
  ...changes,
});

/** The parts of the state that an event has changed. */
function changesOf(before: ArticleState, after: ArticleState): Partial<ArticleState> {
  const changed = Object.entries(after).filter(([key, value]) => value !== before[key as keyof ArticleState]);
  return Object.fromEntries(changed);
}

const correction = (submittedAt: string | null, correctionId = 'c') => ({
  ...{ correctionId, reason: 'Figures', description: '<p>Mend.</p>', requestedAt: AT, submittedAt },
});

describe('an event of the lifecycle', () => {
  const from = 'REVIEWED';
  const before = state();
  const ended = [over, tenure({ endedAt: AT })];
  const advice = { advice: 'DIRECT_REJECT', comment: 'Weak.', description: '' } as const;

  it.each<[string, () => ArticleState, Partial<ArticleState>]>([
    [
      'a submission',
      () =>
        lifecycleAppliers.ArticleSubmitted(
          before,
          { from, to: 'NEW_ARTICLE', languageService: false, reviewMode: 'SINGLE_ANONYMOUS' },
          MOMENT,
        ),
      {
        status: 'NEW_ARTICLE',
        statusSince: AT,
        submittedAt: AT,
        uploadedAt: AT,
        origin: 'SUBMISSION',
        countIsDue: true,
      },
    ],
    [
      'a passed check',
      () => lifecycleAppliers.CheckPassed(before, { from, to: 'REVIEWER_SELECTION', reviewersRequired: 4 }, MOMENT),
      { status: 'REVIEWER_SELECTION', statusSince: AT, reviewersRequired: 4 },
    ],
    [
      'a rejection at the check',
      () => lifecycleAppliers.CheckRejected(before, { from, to: 'REJECTED', mailId: 'm' }, MOMENT),
      { status: 'REJECTED', statusSince: AT },
    ],
    [
      'a revision',
      () => lifecycleAppliers.RevisionSubmitted(before, { from, to: 'NEW_ARTICLE', revision: 2 }, MOMENT),
      {
        ...{ status: 'NEW_ARTICLE', statusSince: AT, revision: 2, uploadedAt: AT, origin: 'REVISION' },
        ...{ authorDueAt: null, overviewFileId: null, countIsDue: true },
      },
    ],
    [
      'a new date of the associate editor',
      () => lifecycleAppliers.AssociateDateRenewed(before, { dueAt: DUE }, MOMENT),
      { associates: [over, tenure({ dueAt: DUE, dueSince: AT })] },
    ],
    [
      'the end of the work of an associate editor who has no access any more',
      () => lifecycleAppliers.AssociateReleased(before, { associateId: 'associate' }, MOMENT),
      { associates: ended },
    ],
    [
      'a return to the editor',
      () => lifecycleAppliers.ReturnedToEditor(before, { from, to: 'RETURNED_TO_EDITOR' }, MOMENT),
      { status: 'RETURNED_TO_EDITOR', statusSince: AT, associates: ended },
    ],
    [
      'an advice',
      () =>
        lifecycleAppliers.AssociateAdvised(
          before,
          { from, to: 'RETURNED_TO_EDITOR', ...advice, associateId: 'associate' },
          MOMENT,
        ),
      {
        ...{ status: 'RETURNED_TO_EDITOR', statusSince: AT },
        associates: [over, tenure({ endedAt: AT, advices: [{ ...advice, at: AT }] })],
      },
    ],
    [
      'an assignment to another',
      () =>
        lifecycleAppliers.AssociateAssigned(
          before,
          { from, to: 'ASSOCIATE_EDITOR', associateId: 'second', dueAt: DUE, mailId: null },
          MOMENT,
        ),
      {
        ...{ status: 'ASSOCIATE_EDITOR', statusSince: AT },
        associates: [...ended, tenure({ associateId: 'second', assignedAt: AT, dueAt: DUE, dueSince: AT })],
      },
    ],
    [
      'an automatic move',
      () => lifecycleAppliers.ReviewersMoved(before, { from, to: 'UNDER_REVIEW' }, MOMENT),
      { status: 'UNDER_REVIEW', statusSince: AT },
    ],
    [
      'a withdrawal',
      () => lifecycleAppliers.ArticleWithdrawn(before, { from, to: 'WITHDRAWN', reason: 'x' }, MOMENT),
      { status: 'WITHDRAWN', withdrawnFrom: from, statusSince: AT, authorDueAt: null },
    ],
  ])('changes only this: %s', (_what, apply, expected) => {
    expect(changesOf(before, apply())).toEqual(expected);
  });
});

describe('a correction', () => {
  it('is recorded from the request to the answer, and resets the mark of earlier changes', () => {
    const first = correction(BEFORE, 'b');
    const before = state({ corrections: [first] });
    const data = { correctionId: 'c', reason: 'Figures', description: '<p>Mend.</p>', mailId: 'm' };
    const asked = lifecycleAppliers.CorrectionRequested(
      before,
      { from: 'NEW_ARTICLE', to: 'CORRECTION', ...data },
      MOMENT,
    );
    const moved = { status: 'CORRECTION', statusSince: AT, changedSinceCorrection: false };
    expect(changesOf(before, asked)).toEqual({ ...moved, corrections: [first, correction(null)] });
    const later = { ...MOMENT, at: DUE };
    const done = lifecycleAppliers.CorrectionSubmitted(
      asked,
      { from: 'CORRECTION', to: 'NEW_ARTICLE', correctionId: 'c' },
      later,
    );
    const back = { status: 'NEW_ARTICLE', statusSince: DUE, origin: 'CORRECTION' };
    expect(changesOf(asked, done)).toEqual({ ...back, corrections: [first, correction(DUE)] });
  });
});

describe('a decision', () => {
  const { DecisionRecorded, StatusOverridden } = lifecycleAppliers;
  const rest = { mailId: null, dueAt: DUE };

  it.each(DECISIONS)('for %s opens the reviews of the revision once', (to) => {
    const first = DecisionRecorded(state(), { from: 'REVIEWED', to, revision: 1, ...rest }, MOMENT);
    const again = DecisionRecorded(first, { from: 'REVIEWED', to, revision: 1, ...rest }, MOMENT);
    expect(again).toMatchObject({ status: to, decidedRevisions: [0, 1], authorDueAt: DUE });
    expect(again.acceptedAt).toBe(to === 'ACCEPTED' ? AT : null);
  });

  it.each(OVERRIDE_STATUSES)('by override to %s does the same, or takes it back', (to) => {
    const decided = state({ decidedRevisions: [0, 1] });
    const after = StatusOverridden(decided, { from: 'REVIEWED', to, reason: 'x', ...rest }, MOMENT);
    const isBack = to === 'RETURNED_TO_EDITOR';
    expect(after.status).toBe(to);
    expect(after.decidedRevisions).toEqual(DECISIONS.some((one) => one === to) ? [0, 1] : [0]);
    expect(after.acceptedAt).toBe(to === 'ACCEPTED' ? AT : null);
    expect(after.associates).toEqual(isBack ? [over, tenure({ endedAt: AT })] : decided.associates);
  });
});

describe('the start of a status and the end of a tenure', () => {
  it('stay when an event leads to the same status, or comes after the end', () => {
    const before = state({ status: 'RETURNED_TO_EDITOR', associates: [over] });
    const after = lifecycleAppliers.ReturnedToEditor(before, { from: 'REVIEWED', to: 'RETURNED_TO_EDITOR' }, MOMENT);
    expect(after).toMatchObject({ statusSince: BEFORE, associates: [over] });
    expect(lifecycleAppliers.AssociateDateRenewed(before, { dueAt: DUE }, MOMENT).associates).toEqual([over]);
  });
});
