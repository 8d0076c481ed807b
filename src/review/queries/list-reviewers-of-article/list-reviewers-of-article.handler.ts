import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ArticleState } from '../../../article';
import { type ReviewerCandidate, type ReviewerPanel, REVIEWING_GROUPS } from '../../../contracts';
import { People, type PersonSummary } from '../../../identity/public';
import type { RequestUser } from '../../../platform/http/request-user';
import { reviewerView } from '../../../submission/public';
import { ArticleDesk } from '../../desk/article-desk';
import { CandidateLookup } from '../../reviewers/candidate-lookup';
import { CandidateStatisticsReader } from '../../reviewers/candidate-statistics';
import { toCandidate } from '../../reviewers/to-candidate';
import type { ListReviewersOfArticleDto } from './list-reviewers-of-article.dto';
import { ListReviewersOfArticle } from './list-reviewers-of-article.query';

/** The reviewer panel: who was chosen, by revision, and who could be (spec part 2, 'Reviewer selection'). */
@QueryHandler(ListReviewersOfArticle)
export class ListReviewersOfArticleHandler implements IQueryHandler<ListReviewersOfArticle> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly people: People,
    private readonly lookup: CandidateLookup,
    private readonly statistics: CandidateStatisticsReader,
  ) {}

  async execute({ articleId, filter, user }: ListReviewersOfArticle): Promise<ReviewerPanel> {
    const state = await this.desk.load(articleId);
    const [assigned, candidates] = await Promise.all([this.assigned(state), this.candidates(state, filter, user)]);
    return {
      reviewerRequired: state.reviewersRequired,
      assigned,
      candidates,
      suggested: state.suggestedReviewers,
      version: state.version,
    };
  }

  /** Newest revision first, the present one also while nobody was chosen for it. */
  private async assigned(state: ArticleState): Promise<ReviewerPanel['assigned']> {
    const kept = state.assignments.filter((one) => one.status !== 'Removed');
    const people = await this.people.byIds(kept.map((one) => one.reviewerId));
    const revisions = [...new Set([state.revision, ...kept.map((one) => one.revision)])].sort((a, b) => b - a);
    return revisions.map((revision) => ({
      revision,
      reviewers: kept.filter((one) => one.revision === revision).map((one) => reviewerView(one, people)),
    }));
  }

  private async candidates(
    state: ArticleState,
    filter: ListReviewersOfArticleDto,
    asker: RequestUser,
  ): Promise<ReviewerCandidate[]> {
    const people = await this.page(state, filter);
    const [statistics, blacklisted] = await Promise.all([
      this.statistics.of(people, asker),
      this.lookup.blacklisted(people),
    ]);
    const rows = people.map((person) =>
      toCandidate(state, person, { blacklisted: blacklisted.has(person.id), statistics: statistics.get(person.id) }),
    );
    return rows.filter((row) => row !== null);
  }

  /** By name; those whom the authors nominated stand first, on the first page of an unfiltered list. */
  private async page(state: ArticleState, { q, page, size }: ListReviewersOfArticleDto): Promise<PersonSummary[]> {
    const start = page * size;
    const found = (await this.people.listGroup(REVIEWING_GROUPS, q, start + size)).slice(start);
    if (q.trim() !== '' || page > 0) return found;
    const { reviewerOne, reviewerTwo } = state.fields;
    const nominated = await this.people.byIds([reviewerOne, reviewerTwo].filter((id) => id !== null));
    return [...nominated.values(), ...found.filter((person) => !nominated.has(person.id))].slice(0, size);
  }
}
