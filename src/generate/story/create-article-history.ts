import { holderOf } from '../../article';
import { Random } from '../random';
import { castFor, type World } from './cast';
import { checkIn } from './check';
import { afterDecision, giveBack, toDecide } from './deciding';
import { perhapsWithdraw } from './ending';
import { considerReviewers } from './reviewers';
import { route } from './routing';
import { type Plot, type Stock, Story } from './story';
import { watchDates } from './time/clock';
import { begin } from './writing';

/** Revisions whose end is already planned, so that a second review does not plan it again. */
const ending = new WeakMap<Story, number>();

/** Once there are enough reviews, the associate editor returns the article, or the editor decides immediately. */
function considerDecision(story: Story): void {
  const { state } = story;
  if (!story.is('REVIEWED') || ending.get(story) === state.revision) return;
  ending.set(story, state.revision);
  if (holderOf(state) === null || story.random.chance(0.2)) return toDecide(story, 4);
  story.whileIn(['REVIEWED'], 5, 0.7, () => giveBack(story, story.random.chance(0.06)));
}

const PLOT: Plot = {
  watchDates,
  submitted: (story) => {
    if (story.state.revision === 0 && story.state.corrections.length === 0) perhapsWithdraw(story);
    checkIn(story);
  },
  passed: (story) => (story.is('REVIEWED') ? considerDecision(story) : route(story)),
  considerReviewers,
  considerDecision,
  toDecide,
  decided: afterDecision,
};

/** The article at one index of the journal's history: the same for the same world, index, beginning and end. Times in ms since 1970. */
export function createArticleHistory(
  world: World,
  stock: Stock,
  { index, number, at }: { index: number; number: string; at: number },
  until: number,
): Story {
  const random = Random.of(world.seed, 'article', index);
  const articleId = random.uuid();
  const story = new Story({ articleId, number, at }, PLOT, castFor(random, world), stock, random);
  begin(story);
  story.runUntil(until);
  return story;
}
