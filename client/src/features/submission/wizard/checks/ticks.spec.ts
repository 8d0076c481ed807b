import { ticksOf } from './ticks';

const LACKS = { field: 'Something is missing.' };

describe('the ticks of the steps', () => {
  it.each([
    ['a new draft', [LACKS, {}, {}, LACKS, LACKS], 0, ['lacking', 'open', 'open', 'lacking', 'open']],
    ['one whose reviewers were looked at', [{}, {}, {}, LACKS, LACKS], 2, ['done', 'done', 'done', 'lacking', 'open']],
    ['files from another device', [{}, {}, {}, {}, LACKS], 0, ['done', 'open', 'open', 'done', 'open']],
    ['an overview without its boxes', [{}, {}, {}, {}, LACKS], 4, ['done', 'done', 'done', 'done', 'lacking']],
    ['a draft that can be sent', [{}, {}, {}, {}, {}], 4, ['done', 'done', 'done', 'done', 'done']],
  ])('are honest for %s', (_what, missing, furthest, ticks) => {
    expect(ticksOf(missing, furthest)).toEqual(ticks);
  });
});
