import { NOT_ASKED } from '../numbers/asked-numbers';
import { ClosePeople } from './close-people';
import { fitOf, readinessOf } from './fit';

const UNTRIED = readinessOf(NOT_ASKED);

describe('how well a person fits', () => {
  it('is zero without knowledge, and a matching keyword alone counts', () => {
    expect(fitOf(0, 0, UNTRIED)).toBe(0);
    expect(fitOf(0, 2, UNTRIED)).toBeGreaterThan(fitOf(0, 1, UNTRIED));
  });

  it.each([
    { currentAsignments: 3 },
    { rejectPct: 0.8 },
    { responseTime: 12 },
    { avgRating: 1 },
    { daysSinceAsked: 2 },
  ])('is less with %j, and never zero', (worse) => {
    const fit = fitOf(0.5, 0, readinessOf({ ...NOT_ASKED, ...worse }));
    expect(fit).toBeLessThan(fitOf(0.5, 0, UNTRIED));
    expect(fit).toBeGreaterThan(0);
  });
});

describe('the people of close articles', () => {
  it('count each article once, also when named by account and address, and the closest person has 1', () => {
    const people = new ClosePeople([
      { articleId: 'one', weight: 2, part: 'WROTE', person: 'p' },
      { articleId: 'one', weight: 2, part: 'WROTE', person: 'p@x.test' },
      { articleId: 'two', weight: 3, part: 'REVIEWED', person: 'p' },
      { articleId: 'two', weight: 3, part: 'REVIEWED', person: 'q' },
    ]);
    expect(people.partsOf({ id: 'p', email: 'p@x.test' }).map(({ articleId }) => articleId)).toEqual(['two', 'one']);
    expect(people.closeness({ id: 'p', email: 'p@x.test' })).toBe(1);
    expect(people.closeness({ id: 'q', email: 'q@x.test' })).toBeCloseTo(9 / 12.2);
    expect(people.closeness({ id: 'none', email: '' })).toBe(0);
  });
});
