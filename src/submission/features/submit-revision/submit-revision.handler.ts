import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles } from '../../../article';
import { ArticleViews } from '../../../article-desk/public';
import { ARTICLE_MESSAGES, type ArticleView } from '../../../contracts';
import { FileRecords } from '../../../files/public';
import { validationProblem } from '../../../platform/http/request/validation.pipe';
import { AuthorshipMails } from '../../authorship/authorship-mails';
import { SubmissionMails } from '../../mails/submission-mails';
import { NamelessManuscript } from '../../nameless/nameless-manuscript';
import { RebuttalDrafts } from '../../rebuttal/rebuttal-drafts';
import { SubmitRevision } from './submit-revision.command';

/** Sends the author's revision to the office (lifecycle, section 2, 'submit revision'). */
@CommandHandler(SubmitRevision)
export class SubmitRevisionHandler implements ICommandHandler<SubmitRevision> {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
    private readonly records: FileRecords,
    private readonly mails: SubmissionMails,
    private readonly authorship: AuthorshipMails,
    private readonly rebuttals: RebuttalDrafts,
    private readonly nameless: NamelessManuscript,
  ) {}

  /** @throws ApiProblem, Refusal, StaleVersion. Listed files stay added even when the submission is then refused. */
  async execute({ call: { articleId, user, meta }, payload }: SubmitRevision): Promise<ArticleView> {
    const { files = [], confirmed = false } = payload;
    if (!confirmed) throw validationProblem({ confirmed: ARTICLE_MESSAGES.confirmed });
    const actor = actorOf(user);
    const { pinnedVersion } = meta;
    const added = await this.records.addListed(articleId, files, { actor, pinnedVersion, meta });
    const { state } = await this.articles.execute(
      articleId,
      async (before) => {
        await this.nameless.require(before, user, payload.sendAnyway);
        const mails = await this.mails.received('REVISION_RECEIVED', before);
        // Articles submitted before this feature existed stay without questions.
        const authorship = before.authorship.length > 0 ? await this.authorship.requests(before) : [];
        return { type: 'SubmitRevision', data: { confirmed, mails, authorship } };
      },
      { actor, pinnedVersion: added > 0 ? undefined : pinnedVersion, meta },
    );
    await this.rebuttals.remove(articleId);
    return this.views.of(state, actor);
  }
}
