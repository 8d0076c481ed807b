import type { AssociateStatistics, AssociateStatisticsRow, ReviewerStatistics } from '../../contracts';
import type { PersonBrief } from '../../identity/public';
import type { Asked, Facts } from './asked';
import { associateCounts, associateMeasures } from './associate-measures';
import { reviewerCounts } from './reviewer-measures';
import { compareNames, countedReviewer, former, pageOfReviewers, type ReviewerPage } from './reviewer-rows';

/** Reads names, seniority and expertise as they are today: the only part of a statistic that does not come from events. */
export interface Names {
  briefs(ids: readonly string[]): Promise<ReadonlyMap<string, PersonBrief>>;
}

/** The reviewers' statistics, one page of them (spec part 2, '/reviewersStatistics'). */
export async function reviewerStatistics(
  facts: Facts,
  names: Names,
  asked: Asked,
  page: ReviewerPage,
): Promise<ReviewerStatistics> {
  const counts = await reviewerCounts(facts, asked);
  const people = await names.briefs(counts.map(({ id }) => id));
  const reviewers = counts.map((one) => countedReviewer(one, people.get(one.id)));
  return { period: asked.period, asOf: asked.asOf.toISOString(), ...pageOfReviewers(reviewers, page) };
}

/** The associate editors' statistics, by last name (spec part 2, '/associateStatistics'). */
export async function associateStatistics(facts: Facts, names: Names, asked: Asked): Promise<AssociateStatistics> {
  const { byId, overall } = await associateCounts(facts, asked);
  const people = await names.briefs([...byId.keys()]);
  const items = [...byId].map(([id, sums]): AssociateStatisticsRow => {
    const { firstName, lastName } = people.get(id) ?? former();
    return { id, firstName, lastName, ...associateMeasures(sums) };
  });
  items.sort(compareNames);
  const frame = { period: asked.period, asOf: asked.asOf.toISOString() };
  return { ...frame, items, total: items.length, overall: associateMeasures(overall) };
}
