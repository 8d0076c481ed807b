import { hideEvents } from './hidden-events-suite';

/** hidden-events.long-spec.ts has an article in every status, and more acts. */
describe('hidden events', () =>
  hideEvents({
    stages: ['REVIEWER_SELECTION', 'ASSOCIATE_EDITOR', 'UNDER_REVIEW', 'MINOR_REVISION'],
    rounds: 1,
    acts: 12,
    seed: 13,
  }));
