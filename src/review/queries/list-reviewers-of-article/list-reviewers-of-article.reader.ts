import { Inject, Injectable } from '@nestjs/common';
import type { ArticleState } from '../../../article';
import { AuthorVeil, reviewerView } from '../../../article-desk/public';
import { ArticleDesk } from '../../../article-desk/public';
import type { PersonName, ReviewerPanel, ReviewerWishes } from '../../../contracts';
import { People, type PersonSummary } from '../../../identity/public';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { AlternateList } from '../../alternates/alternate-list';
import { CandidatePages } from '../../reviewers/candidate-page';
import { PanelOffers } from '../../reviewers/panel-offers';
import type { ListReviewersOfArticleDto } from './list-reviewers-of-article.dto';

interface ListReviewersOfArticle {
  articleId: string;
  filter: ListReviewersOfArticleDto;
  user: RequestUser;
}

/** The reviewer panel: the chosen reviewers by revision, and the candidates (spec part 2, 'Reviewer selection'). */
@Injectable()
export class ListReviewersOfArticleReader {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly people: People,
    private readonly pages: CandidatePages,
    private readonly offers: PanelOffers,
    private readonly alternates: AlternateList,
    private readonly veil: AuthorVeil,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  async read({ articleId, filter, user }: ListReviewersOfArticle): Promise<ReviewerPanel> {
    const state = await this.veil.stateFor(await this.desk.load(articleId), user);
    const [assigned, page, wishes, suggested, sameAgain, alternates] = await Promise.all([
      this.assigned(state),
      this.pages.read(state, filter, user),
      this.wishes(state),
      this.offers.suggested(state),
      this.offers.sameAgain(state),
      this.alternates.of(state),
    ]);
    return {
      reviewerRequired: state.reviewersRequired,
      assigned,
      ...page,
      wishes,
      suggested,
      alternates,
      sameAgain,
      version: state.version,
    };
  }

  /** Newest revision first, including the present one before any reviewer is chosen for it. */
  private async assigned(state: ArticleState): Promise<ReviewerPanel['assigned']> {
    const current = state.assignments.filter((one) => one.status !== 'Removed');
    const people = await this.people.byIds(current.map((one) => one.reviewerId));
    const today = { now: this.clock.now(), timeZone: (await this.settings.current()).timeZone };
    const revisions = [...new Set([state.revision, ...current.map((one) => one.revision)])].sort((a, b) => b - a);
    return revisions.map((revision) => ({
      revision,
      reviewers: current.filter((one) => one.revision === revision).map((one) => reviewerView(one, people, today)),
    }));
  }

  /** Names of the reviewers nominated and excluded by the authors, without deleted accounts. */
  private async wishes({ fields }: ArticleState): Promise<ReviewerWishes> {
    const { reviewerOne, reviewerTwo, reviewerRemoved, relationshipOne, relationshipTwo, note } = fields;
    const ids = [reviewerOne, reviewerTwo, reviewerRemoved].filter((id) => id !== null);
    const people = await this.people.byIds(ids);
    const named = (id: string | null): PersonName | null => {
      const person = id === null ? undefined : people.get(id);
      return person ? personName(person) : null;
    };
    const nominated = [
      { person: named(reviewerOne), relationship: relationshipOne },
      { person: named(reviewerTwo), relationship: relationshipTwo },
    ];
    return {
      nominated: nominated.flatMap(({ person, relationship }) => (person ? [{ person, relationship }] : [])),
      excluded: named(reviewerRemoved),
      note,
    };
  }
}

const personName = ({ id, firstName, lastName, institute }: PersonSummary): PersonName => ({
  id,
  firstName,
  lastName,
  institute,
});
