import { hideEvents } from './hidden-events-suite';
import { STAGE_NAMES } from './hidden-world';

jest.setTimeout(1_800_000);

describe.each([1, 2, 3])('hidden events, seed %i', (seed) =>
  hideEvents({ stages: STAGE_NAMES, rounds: 3, acts: 15, seed }),
);
