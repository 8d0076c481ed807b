import { type Actor, type Assignment, assignmentById } from '../../article';
import {
  type ArticleStatus,
  type AssignmentStatus,
  COMMENT_FIELDS,
  QUESTION_FIELDS,
  type Rating,
  RATING_FIELDS,
  type RECOMMENDATIONS,
  type Review,
} from '../../contracts';
import { asActor, type Person } from '../people/person';
import { ANSWERS, commentOf } from '../words/texts';
import { letter } from './letters';
import type { Story } from './story';
import { DAY_MS } from './time/days';

const OPEN_ROUND: readonly ArticleStatus[] = [
  'REVIEWER_SELECTION',
  'ASSOCIATE_EDITOR',
  'UNDER_REVIEW',
  'REVIEWED',
  'RETURNED_TO_EDITOR',
];
const ANSWER = { accept: 58, decline: 27, silence: 15 };
const RATED: Record<Rating, number> = { TOP10: 8, TOP25: 26, TOP50: 32, LOW50: 20, LOW25: 10, NA: 4 };
const RECOMMENDED: Record<(typeof RECOMMENDATIONS)[number], number> = {
  ...{
    Acceptance: 8,
    ConditionalAcceptance: 9,
    MinorRevision: 28,
    MajorRevision: 35,
    Rejection: 17,
    Rejection_Inappropriate: 3,
  },
};

const reviewerOf = ({ cast }: Story, { reviewerId }: Assignment): Person | undefined =>
  cast.reviewers.find(({ id }) => id === reviewerId);

/** Runs the action if the request still has this status. */
function ifStatusIn(
  story: Story,
  assignmentId: string,
  statuses: readonly AssignmentStatus[],
  act: (one: Assignment) => void,
): void {
  const found = assignmentById(story.state, assignmentId);
  const isOpen = found.revision === story.state.revision && story.is(...OPEN_ROUND);
  if (isOpen && statuses.includes(found.status)) act(found);
}

/** Plans the outcome of an invitation. */
export function expectAnswer(story: Story, assignmentId: string): void {
  const { random } = story;
  const way = random.weighted(ANSWER);
  if (way === 'silence') {
    // Some reviewers answer late, after their request was closed.
    if (random.chance(0.25)) story.later(21, 0.3, () => answer(story, assignmentId, random.chance(0.6)));
    return;
  }
  story.later(1.6, 0.8, () => answer(story, assignmentId, way === 'accept'));
}

/** Half of the reviewers use the link in the mail, the others sign in. */
function actorFor(story: Story, one: Assignment): Actor | null {
  const person = reviewerOf(story, one);
  if (story.random.chance(0.5) && one.keyHash !== null)
    return { kind: 'key', assignmentId: one.assignmentId, keyHash: one.keyHash };
  return person ? asActor(person) : null;
}

function answer(story: Story, assignmentId: string, agrees: boolean): void {
  ifStatusIn(story, assignmentId, ['Mailed', 'No answer'], (one) => {
    const actor = actorFor(story, one);
    if (!actor) return;
    if (!agrees) {
      const reason = story.random.pick(ANSWERS.decline);
      story.act({ type: 'DeclineReview', data: { assignmentId, reason, suggestedColleague: null, mails: [] } }, actor);
      return story.whileIn(['REVIEWER_SELECTION', 'ASSOCIATE_EDITOR'], 1.5, 0.7, () =>
        story.plot.considerReviewers(story),
      );
    }
    story.act({ type: 'AcceptReview', data: { assignmentId, mails: [] } }, actor);
    expectReview(story, assignmentId);
  });
}

function expectReview(story: Story, assignmentId: string): void {
  const { random } = story;
  if (random.chance(0.05)) story.later(12, 0.3, () => extendDueDate(story, assignmentId));
  if (random.chance(0.07)) return story.atWork(55, 0.3, () => cancelReview(story, assignmentId));
  story.later(11, 0.5, () => review(story, assignmentId));
}

function extendDueDate(story: Story, assignmentId: string): void {
  ifStatusIn(story, assignmentId, ['Accepted'], ({ reviewDueAt }) => {
    const dueAt = new Date(Math.max(Date.parse(reviewDueAt ?? ''), story.now) + 14 * DAY_MS).toISOString();
    story.do({ type: 'ChangeReviewDueDate', data: { assignmentId, dueAt } }, story.cast.editor);
  });
}

function cancelReview(story: Story, assignmentId: string): void {
  ifStatusIn(story, assignmentId, ['Accepted'], ({ reviewerEmail }) => {
    const mail = letter(story, 'REVIEW_CANCELLED', [reviewerEmail], 'cancelled', assignmentId);
    story.do({ type: 'CancelReview', data: { assignmentId, mail } }, story.cast.editor);
    story.plot.considerReviewers(story);
  });
}

function write({ random, cast }: Story): Review {
  const [ratings, questions, comments]: Record<string, unknown>[] = [{}, {}, {}];
  for (const field of RATING_FIELDS) Object.assign(ratings ?? {}, { [field]: random.weighted(RATED) });
  for (const field of QUESTION_FIELDS)
    Object.assign(questions ?? {}, { [field]: random.chance(field === 'violation' ? 0.02 : 0.2) });
  const tones = { general: 'GENERAL', major: 'MAJOR', minor: 'MINOR' } as const;
  for (const field of COMMENT_FIELDS)
    Object.assign(comments ?? {}, {
      [field]: commentOf(random, cast.subject, field in tones ? tones[field as keyof typeof tones] : 'PART'),
    });
  return { ...ratings, ...questions, ...comments, recommendation: random.weighted(RECOMMENDED) } as Review;
}

function review(story: Story, assignmentId: string): void {
  ifStatusIn(story, assignmentId, ['Accepted'], (one) => {
    const person = reviewerOf(story, one);
    if (!person) return;
    const mails = [letter(story, 'REVIEW_THANKS', [one.reviewerEmail], 'thanks', assignmentId)];
    story.do({ type: 'CompleteReview', data: { assignmentId, review: write(story), mails } }, person);
    if (story.random.chance(0.15)) story.atWork(3, 0.6, () => rate(story, assignmentId));
    if (one.sentBackReason === null && story.random.chance(0.02))
      return story.atWork(1, 0.5, () => sendBack(story, assignmentId));
    story.plot.considerDecision(story);
  });
}

function sendBack(story: Story, assignmentId: string): void {
  const stays = story.is(...OPEN_ROUND);
  if (stays)
    ifStatusIn(story, assignmentId, ['Completed'], ({ reviewerEmail }) => {
      const mail = letter(story, 'REVIEW_SENT_BACK', [reviewerEmail], 'sentBack', assignmentId);
      const reason = story.random.pick(ANSWERS.sentBack);
      story.do({ type: 'SendBackReview', data: { assignmentId, reason, mail } }, story.cast.editor);
      story.later(5, 0.5, () => review(story, assignmentId));
    });
  story.plot.considerDecision(story);
}

function rate(story: Story, assignmentId: string): void {
  const { status } = assignmentById(story.state, assignmentId);
  if (status !== 'Completed') return;
  story.do({ type: 'RateReview', data: { assignmentId, rate: story.random.pick([2, 3, 4, 4, 5]) } }, story.cast.editor);
}
