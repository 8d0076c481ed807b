import {
  type Assignment,
  barredAs,
  type Candidate,
  holderOf,
  personCandidate,
  presentAssignments,
} from '../../article';
import type { ArticleStatus } from '../../contracts';
import type { Person } from '../people/person';
import { expectAnswer } from './answers';
import { letter } from './letters';
import type { Story } from './story';

const CHOOSING: readonly ArticleStatus[] = ['REVIEWER_SELECTION', 'ASSOCIATE_EDITOR'];
const REVIEWING: readonly ArticleStatus[] = [...CHOOSING, 'UNDER_REVIEW', 'REVIEWED'];
/** After this many requests in one revision the editors are content with the reviews that they have. */
const ENOUGH = 8;
/** Some reviewers are invited far more often than others. */
const SKEW = 1.5;

export const asCandidate = ({ id: userId, email, group }: Person): Candidate =>
  personCandidate({ userId, email, group });

/** The person who looks for reviewers: the associate editor who holds the article, otherwise the editor. */
export const handlerOf = ({ state, cast }: Story): Person =>
  cast.associates.find(({ id }) => id === holderOf(state)) ?? cast.editor;

function candidate({ state, cast, random }: Story): Person | undefined {
  for (let tries = 0; tries < 12; tries += 1) {
    const person = cast.reviewers[Math.floor(cast.reviewers.length * random.next() ** SKEW)];
    if (person && barredAs(state, asCandidate(person)) === null) return person;
  }
  return undefined;
}

/** Chooses at most `wanted` reviewers and invites them. */
export function chooseReviewers(story: Story, wanted: number): void {
  for (let chosen = 0; chosen < wanted; chosen += 1) {
    const person = candidate(story);
    if (!person) break;
    const data = { assignmentId: story.random.uuid(), reviewer: asCandidate(person) };
    story.do({ type: 'SelectReviewer', data }, handlerOf(story));
  }
  inviteChosen(story);
}

/** Occasionally a chosen reviewer is removed again, or invited on another day. */
export function inviteChosen(story: Story): void {
  const { random } = story;
  const selected = (): Assignment[] => presentAssignments(story.state).filter(({ status }) => status === 'Selected');
  const [first, ...others] = selected();
  if (!first) return story.plot.considerDecision(story);
  if (others.length > 1 && random.chance(0.06))
    story.do({ type: 'RemoveReviewer', data: { reviewerId: first.reviewerId, mail: null } }, handlerOf(story));
  story.whileIn(REVIEWING, random.chance(0.8) ? 0.02 : 1, 0.5, () => {
    const invited = selected();
    if (invited.length > 0) invite(story, invited);
  });
}

function invite(story: Story, chosen: readonly Assignment[]): void {
  const invitations = chosen.map(({ assignmentId, reviewerEmail }) => ({
    assignmentId,
    keyHash: story.random.hex(64),
    mail: letter(story, 'REVIEW_INVITATION', [reviewerEmail], 'invitation', assignmentId),
  }));
  story.do({ type: 'MailReviewers', data: { invitations } }, handlerOf(story));
  for (const { assignmentId } of chosen) expectAnswer(story, assignmentId);
}

/** Invites another reviewer after a failed request; gives up after a while. */
export function considerReviewers(story: Story): void {
  if (!story.is(...CHOOSING)) return story.plot.considerDecision(story);
  const present = presentAssignments(story.state);
  const count = (...statuses: Assignment['status'][]): number =>
    present.filter(({ status }) => statuses.includes(status)).length;
  const agreed = count('Accepted', 'Completed');
  const missing = story.state.reviewersRequired - agreed - count('Selected', 'Mailed');
  if (missing <= 0) return;
  if (present.length < ENOUGH) return chooseReviewers(story, missing + (story.random.chance(0.3) ? 1 : 0));
  if (count('Selected', 'Mailed') > 0) return;
  story.do({ type: 'SetReviewerCount', data: { count: agreed } }, handlerOf(story));
  story.plot.considerDecision(story);
}
