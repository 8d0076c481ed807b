import type { PersonLine } from '../../identity/public';
import { CandidateList } from './candidate-list';
import { CANDIDATE_SORTS, type CandidateSort, orderOf, type Sortable } from './candidate-order';

type Row = Partial<Pick<Sortable, 'nominated' | 'matches' | 'fit' | 'number'>> & { expertise?: string };

const line = (lastName: string, areasOfExpertise: string | null = null): PersonLine => ({
  id: lastName,
  firstName: 'A',
  lastName,
  email: `${lastName}@Example.org`,
  areasOfExpertise,
  seniorityLevel: null,
  keys: [lastName],
});

/** Last names in the requested order. */
function sorted(sort: CandidateSort, rows: Record<string, Row>): string {
  const list = new CandidateList(Object.entries(rows).map(([name, { expertise }]) => line(name, expertise ?? null)));
  const placed = list.entries.map((entry) => ({
    ...{ ...entry, nominated: null, matches: 0, fit: 0, number: null },
    ...rows[entry.id],
  }));
  return placed
    .sort(orderOf(sort))
    .map(({ id }) => id)
    .join(' ');
}

describe('the order of candidates', () => {
  it('begins with the nominees, then people with the best fit, then matching expertise', () => {
    const rows: Record<string, Row> = {
      Abel: {},
      Çelik: { matches: 1 },
      Baker: { nominated: 2 },
      Young: { nominated: 1 },
      Zola: { matches: 2 },
      Close: { fit: 0.5 },
    };
    expect(sorted('', rows)).toBe('Young Baker Close Zola Çelik Abel');
  });

  it('puts people without a number last in both directions', () => {
    const rows: Record<string, Row> = { None: {}, Slow: { number: 9 }, Quick: { number: 1 } };
    expect(sorted('responseTime', rows)).toBe('Quick Slow None');
    expect(sorted('-responseTime', rows)).toBe('Slow Quick None');
  });

  it('is by name for equal values, ignoring accents', () => {
    const rows: Record<string, Row> = { Ødegård: {}, Álvarez: {}, Baker: {} };
    for (const sort of CANDIDATE_SORTS.filter((name) => name !== '-name'))
      expect(sorted(sort, rows)).toBe('Álvarez Baker Ødegård');
    expect(sorted('-name', rows)).toBe('Ødegård Baker Álvarez');
  });

  it('is by expertise, ignoring accents and case, people without any first', () => {
    const rows: Record<string, Row> = {
      Young: { expertise: 'Ménière' },
      Baker: { expertise: 'meniere' },
      Zola: {},
      Abel: { expertise: 'Sepsis' },
    };
    expect(sorted('expertise', rows)).toBe('Zola Baker Young Abel');
    expect(sorted('-expertise', rows)).toBe('Abel Baker Young Zola');
  });
});

describe('the list of candidates', () => {
  it('counts the keywords that match the expertise of each: every word of them, in any order', () => {
    const list = new CandidateList([
      line('Heart', 'Failure of the heart; imaging'),
      line('Surgeon', 'Heart surgery'),
      line('Nobody'),
    ]);
    const known = list.matches(['heart failure', 'Imaging', 'heart', '!!']);
    expect([...known].map(([{ id }, count]) => [id, count]).sort()).toEqual([
      ['Heart', 3],
      ['Surgeon', 1],
    ]);
  });
});
