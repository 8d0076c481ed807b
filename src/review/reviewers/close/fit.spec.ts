import { ClosePeople } from './close-people';
import { fitOf } from './fit';

const NEW = {
  closeness: 0,
  matches: 0,
  load: null,
  refused: null,
  daysToAnswer: null,
  rating: null,
  daysSinceAsked: null,
};

describe('how well a person fits', () => {
  it('is nothing without knowledge, and a matching keyword alone counts', () => {
    expect(fitOf(NEW)).toBe(0);
    expect(fitOf({ ...NEW, matches: 2 })).toBeGreaterThan(fitOf({ ...NEW, matches: 1 }));
  });

  it.each([{ load: 3 }, { refused: 0.8 }, { daysToAnswer: 12 }, { rating: 1 }, { daysSinceAsked: 2 }])(
    'is less with %j, and never nothing',
    (worse) => {
      const fit = fitOf({ ...NEW, closeness: 0.5, ...worse });
      expect(fit).toBeLessThan(fitOf({ ...NEW, closeness: 0.5 }));
      expect(fit).toBeGreaterThan(0);
    },
  );
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
