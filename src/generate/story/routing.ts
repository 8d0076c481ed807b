import { barredAs, previousReviewerIds } from '../../article';
import { addNote } from './check';
import { giveBack, handOver, holding } from './deciding';
import { asCandidate, chooseReviewers, handlerOf, inviteChosen } from './reviewers';
import type { Story } from './story';

const UNHELD = { associate: 46, reviewers: 30, reject: 24 };
const HELD = { reviewers: 80, advice: 10, back: 6, another: 4 };

/** The next step once the check is passed or an associate editor has received it. */
export function route(story: Story): void {
  const holder = holding(story);
  if (story.state.revision > 0) return routeRevision(story);
  if (holder) {
    const way = story.random.weighted(HELD);
    return story.whileIn(['ASSOCIATE_EDITOR'], 4, 0.8, () => {
      if (way === 'another') return handOver(story);
      return way === 'reviewers' ? beginReviewing(story) : giveBack(story, way === 'advice');
    });
  }
  const way = story.random.weighted(UNHELD);
  if (way === 'reject') return story.plot.toDecide(story, 4);
  story.whileIn(['REVIEWER_SELECTION'], 2, 0.7, () => (way === 'associate' ? handOver(story) : beginReviewing(story)));
}

/** The editors judge small changes themselves; larger ones go to the reviewers who asked for them. */
function routeRevision(story: Story): void {
  if (story.random.chance(0.5)) {
    if (!holding(story)) return story.plot.toDecide(story, 5);
    return story.whileIn(['ASSOCIATE_EDITOR'], 5, 0.6, () => giveBack(story, false));
  }
  story.whileIn(['ASSOCIATE_EDITOR', 'REVIEWER_SELECTION'], 3, 0.6, () => askAgain(story));
}

function beginReviewing(story: Story): void {
  const { random } = story;
  if (random.chance(0.12)) {
    const count = random.pick([1, 3, 3, 4]);
    story.do({ type: 'SetReviewerCount', data: { count } }, handlerOf(story));
  }
  if (random.chance(0.05)) addNote(story, story.cast.editor);
  chooseReviewers(story, story.state.reviewersRequired + random.int(0, 1));
}

function askAgain(story: Story): void {
  const { state, cast, random } = story;
  const before = previousReviewerIds(state);
  const reviewers = cast.reviewers
    .filter(({ id }) => before.includes(id))
    .map(asCandidate)
    .filter((candidate) => barredAs(state, candidate) === null)
    .map((reviewer) => ({ assignmentId: random.uuid(), reviewer }));
  if (reviewers.length === 0) return beginReviewing(story);
  story.do({ type: 'AssignSameReviewers', data: { reviewers } }, handlerOf(story));
  inviteChosen(story);
}
