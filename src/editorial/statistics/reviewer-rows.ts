import { type ReviewerMeasures, type ReviewerStatisticsRow, type ReviewerStatisticsSort, t } from '../../contracts';
import type { PersonBrief } from '../../identity/public';
import { foldText } from '../../platform/text-search';
import { overallReviewers, type ReviewerCounts, reviewerMeasures } from './reviewer-measures';

/** A row with the sums behind it. */
export interface CountedReviewer {
  row: ReviewerStatisticsRow;
  counts: ReviewerCounts;
}

/** The selection of rows and their order; a leading `-` in `sort` means descending. */
export interface ReviewerPage {
  page: number;
  size: number;
  sort: string;
  q: string;
}

/** A deleted account is shown by its number only. */
export const former = (): Pick<PersonBrief, 'firstName' | 'lastName'> => ({
  firstName: '',
  lastName: t('(no account)'),
});

export function countedReviewer(counts: ReviewerCounts, person: PersonBrief | undefined): CountedReviewer {
  const { firstName, lastName } = person ?? former();
  const row: ReviewerStatisticsRow = {
    id: counts.id,
    ...{ firstName, lastName },
    seniorityLevel: person?.seniorityLevel ?? 'SENIOR',
    expertise: person?.areasOfExpertise ?? null,
    ...reviewerMeasures(counts),
    acceptedArticles: counts.acceptedArticles,
  };
  return { row, counts };
}

const LEVELS = ['JUNIOR', 'MEDIOR', 'SENIOR'];
const { compare: compareTexts } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

type Value = string | number | null;

const valueOf = (row: ReviewerStatisticsRow, sort: ReviewerStatisticsSort): Value =>
  sort === 'seniorityLevel' ? LEVELS.indexOf(row.seniorityLevel) : row[sort];

function compareValues(one: Value, other: Value): number {
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  return Number(one) - Number(other);
}

/** Names break ties, so that every page is the same each time. */
export const compareNames = (one: Named, other: Named): number =>
  compareTexts(one.lastName, other.lastName) ||
  compareTexts(one.firstName, other.firstName) ||
  (one.id < other.id ? -1 : Number(one.id > other.id));
type Named = Pick<ReviewerStatisticsRow, 'id' | 'firstName' | 'lastName'>;

function sorted(reviewers: readonly CountedReviewer[], sort: string): CountedReviewer[] {
  const key = sort.replace(/^-/, '') as ReviewerStatisticsSort;
  const direction = sort.startsWith('-') ? -1 : 1;
  return [...reviewers].sort(({ row: one }, { row: other }) => {
    const [a, b] = [valueOf(one, key), valueOf(other, key)];
    if ((a === null) !== (b === null)) return a === null ? 1 : -1;
    return direction * compareValues(a, b) || compareNames(one, other);
  });
}

/** Reviewers whose name or expertise contains every word, ignoring accents. */
function matching(reviewers: readonly CountedReviewer[], q: string): readonly CountedReviewer[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return reviewers;
  return reviewers.filter(({ row }) => {
    const text = foldText(`${row.firstName} ${row.lastName} ${row.expertise ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** One page of the matching rows, with the measures over all of them (lifecycle, section 4 (16)). */
export function pageOfReviewers(
  reviewers: readonly CountedReviewer[],
  { page, size, sort, q }: ReviewerPage,
): { items: ReviewerStatisticsRow[]; total: number; overall: ReviewerMeasures } {
  const found = matching(reviewers, q);
  const rows = sorted(found, sort).slice(page * size, (page + 1) * size);
  return {
    items: rows.map(({ row }) => row),
    total: found.length,
    overall: overallReviewers(found.map(({ counts }) => counts)),
  };
}
