import { createRandomStories } from './random-stories';

describe('random stories', () => {
  const end = new Date('2026-06-15T12:00:00.000Z');
  const randomArticles = createRandomStories(150, { seed: 7, end });
  const types = new Map<string, number>();
  for (const { type } of randomArticles.flatMap(({ events }) => events)) types.set(type, (types.get(type) ?? 0) + 1);

  it('include rare events', () => {
    const rare = [
      'ReviewerRemoved',
      'ReviewSentBack',
      'AssociateAdvised',
      'StatusOverridden',
      'AssociateDateRenewed',
      'CheckRejected',
      'RevisionSubmitted',
      'ReviewerNotAnswered',
      'DraftDeleted',
      'ReviewResumed',
    ];
    for (const type of rare) expect([type, (types.get(type) ?? 0) > 4]).toEqual([type, true]);
  });

  it('are the same for the same seed', () => {
    expect(createRandomStories(10, { seed: 7, end })).toEqual(randomArticles.slice(0, 10));
  });
});
