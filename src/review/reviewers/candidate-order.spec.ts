import type { ReviewerCandidate } from '../../contracts';
import { CANDIDATE_SORTS, type CandidateSort, orderOf } from './candidate-order';

const one = (lastName: string, changes: Partial<ReviewerCandidate> = {}): ReviewerCandidate => ({
  ...{ id: lastName, firstName: 'A', lastName, institute: null, expertise: null, seniorityLevel: null },
  ...{ currentAsignments: 0, completedLastYear: 0, assignmentsLastYear: 0, responseTime: null, rejectPct: null },
  ...{ acceptedArticles: 0, avgRating: null, barred: null, conflicts: [], nominated: null, keywordMatches: [] },
  ...changes,
});
const sorted = (sort: CandidateSort, rows: ReviewerCandidate[]): string =>
  [...rows]
    .sort(orderOf(sort))
    .map(({ lastName }) => lastName)
    .join(' ');

describe('the order of candidates', () => {
  it('begins with the nominated, then those who know the field', () => {
    const rows = [
      one('Abel'),
      one('Çelik', { keywordMatches: ['sepsis'] }),
      one('Baker', { nominated: 2 }),
      one('Young', { nominated: 1 }),
      one('Zola', { keywordMatches: ['sepsis', 'stroke'] }),
    ];
    expect(sorted('', rows)).toBe('Young Baker Zola Çelik Abel');
  });

  it('puts those without a number last in both directions', () => {
    const rows = [one('None'), one('Slow', { responseTime: 9 }), one('Quick', { responseTime: 1 })];
    expect(sorted('responseTime', rows)).toBe('Quick Slow None');
    expect(sorted('-responseTime', rows)).toBe('Slow Quick None');
  });

  it('is by name among equals, accents aside', () => {
    const rows = [one('Ødegård'), one('Álvarez'), one('Baker')];
    for (const sort of CANDIDATE_SORTS.filter((name) => name !== '-name'))
      expect(sorted(sort, rows)).toBe('Álvarez Baker Ødegård');
    expect(sorted('-name', rows)).toBe('Ødegård Baker Álvarez');
  });
});
