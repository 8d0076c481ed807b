import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles } from '../../../article';
import { ArticleViews } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { FileRecords } from '../../../files/public';
import { SubmissionMails } from '../../mails/submission-mails';
import { NamelessManuscript } from '../../nameless/nameless-manuscript';
import { SubmitCorrection } from './submit-correction.command';

/** Returns the corrected article to the assistant (lifecycle, section 2, 'submit correction'). */
@CommandHandler(SubmitCorrection)
export class SubmitCorrectionHandler implements ICommandHandler<SubmitCorrection> {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
    private readonly records: FileRecords,
    private readonly mails: SubmissionMails,
    private readonly nameless: NamelessManuscript,
  ) {}

  /** @throws ApiProblem, Refusal, StaleVersion. Listed files stay added even when the submission is then refused. */
  async execute({ call: { articleId, user, meta }, payload }: SubmitCorrection): Promise<ArticleView> {
    const actor = actorOf(user);
    const { pinnedVersion } = meta;
    const added = await this.records.addListed(articleId, payload.files ?? [], { actor, pinnedVersion, meta });
    const { state } = await this.articles.execute(
      articleId,
      async (before) => {
        await this.nameless.require(before, user, payload.sendAnyway);
        return {
          type: 'SubmitCorrection',
          data: { mails: await this.mails.received('CORRECTION_RECEIVED', before) },
        };
      },
      { actor, pinnedVersion: added > 0 ? undefined : pinnedVersion, meta },
    );
    return this.views.of(state, actor);
  }
}
