import { holderOf } from '../../article';
import { ADVICES, type ArticleStatus, type Decision, DEFAULT_SETTINGS, FIRST_ROUND_DECISIONS } from '../../contracts';
import type { Person } from '../people/person';
import { commentOf } from '../words/texts';
import { cancellations, dismiss, perhapsAppeal } from './ending';
import { letter, toAuthors } from './letters';
import { asCandidate } from './reviewers';
import type { Story } from './story';
import { revise } from './writing';

const DECIDABLE: readonly ArticleStatus[] = ['REVIEWER_SELECTION', 'UNDER_REVIEW', 'REVIEWED', 'RETURNED_TO_EDITOR'];

type Odds = Partial<Record<Decision, number>>;
const UNREAD: Odds = {
  DIRECT_REJECT_R0: 58,
  DIRECT_REJECT: 20,
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: 14,
  REJECTED_R0: 8,
};
const FIRST: Odds = {
  ACCEPTED: 4,
  MINOR_REVISION: 28,
  MAJOR_REVISION: 40,
  REJECTED: 14,
  REJECTED_R0: 10,
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: 4,
};
const REVISED: Odds = { ACCEPTED: 58, MINOR_REVISION: 24, MAJOR_REVISION: 6, REJECTED: 12 };
const LAST: Odds = { ACCEPTED: 85, REJECTED: 15 };

const hasReviews = ({ state }: Story): boolean => state.assignments.some(({ status }) => status === 'Completed');

function oddsFor(story: Story): Odds {
  const { revision } = story.state;
  if (revision > 2) return LAST;
  if (revision > 0) return REVISED;
  return hasReviews(story) ? FIRST : UNREAD;
}

export const toDecide = (story: Story, days: number): void =>
  story.whileIn(DECIDABLE, days, 0.6, () => {
    const decision = story.random.weighted(oddsFor(story) as Record<Decision, number>);
    const mail = toAuthors(story, 'DECISION', 'decision');
    const cancellationMails = cancellations(story, 'REVIEW_CANCELLED');
    const { editor, assistant } = story.cast;
    const by = story.random.chance(0.8) ? editor : assistant;
    story.do({ type: 'Decide', data: { decision, mail, cancellationMails } }, by);
    story.plot.decided(story);
  });

/** The author revises, or never returns. */
export function afterDecision(story: Story): void {
  if (!story.is('MINOR_REVISION', 'MAJOR_REVISION')) return perhapsAppeal(story);
  const isMinor = story.is('MINOR_REVISION');
  const { minorRevisionDays, majorRevisionDays } = DEFAULT_SETTINGS;
  const isGone = story.random.chance(0.08);
  const days = isMinor ? minorRevisionDays : majorRevisionDays;
  story.whileIn([story.state.status], isGone ? days + 120 : days * 0.6, 0.45, () => {
    if (!isGone) revise(story);
    else if (story.random.chance(0.85)) dismiss(story);
  });
}

/** The editor forwards the article to an associate editor who does not hold it. */
export function handOver(story: Story): void {
  const others = story.cast.associates.filter(({ id }) => id !== holderOf(story.state));
  if (others.length === 0) return story.plot.considerReviewers(story);
  const associate = story.random.pick(others);
  const mail = letter(story, 'ASSOCIATE_ASSIGNMENT', [associate.email], 'assigned');
  story.do({ type: 'AssignAssociate', data: { associate: asCandidate(associate), mail } }, story.cast.editor);
  story.plot.passed(story);
}

export const holding = (story: Story): Person | undefined =>
  story.cast.associates.find(({ id }) => id === holderOf(story.state));

/** The associate editor returns the article, with or without advice. */
export function giveBack(story: Story, withAdvice: boolean): void {
  const { random, state, cast } = story;
  const associate = holding(story);
  if (!associate) return story.plot.toDecide(story, 3);
  if (withAdvice) {
    const advice = random.pick(ADVICES.filter((one) => state.revision === 0 || !FIRST_ROUND_DECISIONS.includes(one)));
    const mails = [letter(story, 'ASSOCIATE_ADVICE', [cast.editor.email], 'advice')];
    const comment = commentOf(random, cast.subject, 'GENERAL');
    story.do({ type: 'Advise', data: { advice, comment, description: '', mails } }, associate);
  } else {
    story.do({ type: 'ReturnToAssistant', data: {} }, associate);
  }
  story.plot.toDecide(story, 3);
}
