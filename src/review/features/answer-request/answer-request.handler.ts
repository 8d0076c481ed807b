import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ArticleCommand, Articles, type ArticleState, type Assignment, type MailRequest } from '../../../article';
import { HandlingEditors } from '../../../article-desk/public';
import { MailDesk, type MailValues, UNNAMED } from '../../../article-desk/public';
import { type CompetingInterests, fullName, MESSAGES } from '../../../contracts';
import { People } from '../../../identity/public';
import { inCurrentLanguage } from '../../../platform/language/current-language';
import { RequestAccess } from '../../requests/request-access';
import { AnswerRequest } from './answer-request.command';
import type { AnswerRequestBodyDto } from './answer-request.dto';

function interestsIn({ competingInterests: yes, interestsText }: AnswerRequestBodyDto): CompetingInterests | null {
  return yes === undefined ? null : { yes, text: interestsText?.trim() || null };
}

/** A reviewer accepts or declines, signed in or with the key of the mail (lifecycle, section 3). */
@CommandHandler(AnswerRequest)
export class AnswerRequestHandler implements ICommandHandler<AnswerRequest> {
  constructor(
    private readonly articles: Articles,
    private readonly access: RequestAccess,
    private readonly people: People,
    private readonly editors: HandlingEditors,
    private readonly desk: MailDesk,
  ) {}

  /** @throws ApiProblem as RequestAccess does; Refusal TRANSITION when the request is not waiting for an answer. */
  async execute(command: AnswerRequest): Promise<{ message: string }> {
    const { articleId, assignmentId, caller, meta } = command;
    const opened = await this.access.open(articleId, assignmentId, caller);
    const { assignment, actor } = opened;
    if (command.answer.accepts) this.access.requireNoAuthor(opened);
    await this.articles.execute(articleId, (state) => this.answer(command, state, assignment), {
      actor,
      pinnedVersion: meta.pinnedVersion,
      meta,
    });
    return { message: command.answer.accepts ? MESSAGES.reviewAccepted : MESSAGES.reviewDeclined };
  }

  private async answer(command: AnswerRequest, state: ArticleState, assignment: Assignment): Promise<ArticleCommand> {
    const { assignmentId, answer } = command;
    const { accepts, info } = answer;
    const mails = await this.notice(command, state, assignment);
    if (accepts) {
      const { named } = info;
      return { type: 'AcceptReview', data: { assignmentId, interests: interestsIn(info), named, mails } };
    }
    const { reason = null, suggestedColleague = null } = info;
    return { type: 'DeclineReview', data: { assignmentId, reason, suggestedColleague, mails } };
  }

  /** Notifies the handling editor or associate editor. */
  private async notice(
    { answer: { accepts, info } }: AnswerRequest,
    state: ArticleState,
    { assignmentId, reviewerId }: Assignment,
  ): Promise<MailRequest[]> {
    const [reviewer, to] = await Promise.all([this.people.byId(reviewerId), this.editors.of(state)]);
    const { reason = null, suggestedColleague = null } = info;
    const interests = accepts ? interestsIn(info)?.text : null;
    const name = reviewer ? fullName(reviewer) : null;
    const values = (): MailValues => ({
      interests,
      reason,
      suggestedColleague,
      accepts,
      reviewer: name ?? inCurrentLanguage(UNNAMED.reviewer),
    });
    const mail = await this.desk.compose(state, {
      kind: 'REVIEW_ANSWERED',
      template: 'review/answered',
      to,
      values,
      assignmentId,
    });
    return mail ? [mail] : [];
  }
}
