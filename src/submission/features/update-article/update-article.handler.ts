import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  actorOf,
  type ArticleCommand,
  Articles,
  type ArticleState,
  type ExecuteOptions,
  type Stored,
} from '../../../article';
import type { ArticleCall } from '../../../article-desk/public';
import { ArticleViews } from '../../../article-desk/public';
import { type ArticleView, UNPROVEN_MESSAGE } from '../../../contracts';
import { FileRecords } from '../../../files/public';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { AuthorshipMails } from '../../authorship/authorship-mails';
import { DraftInput } from '../../draft/draft-input';
import type { SaveArticleDto } from '../../draft/save-article.dto';
import { existingArticle } from '../../existing-article';
import { SubmissionMails } from '../../mails/submission-mails';
import { NamelessManuscript } from '../../nameless/nameless-manuscript';
import { UpdateArticle } from './update-article.command';

/** Saves a draft's fields and submits it when they are sent as complete (lifecycle, section 2, 'change draft' and 'submit'). */
@CommandHandler(UpdateArticle)
export class UpdateArticleHandler implements ICommandHandler<UpdateArticle> {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
    private readonly records: FileRecords,
    private readonly input: DraftInput,
    private readonly mails: SubmissionMails,
    private readonly authorship: AuthorshipMails,
    private readonly nameless: NamelessManuscript,
  ) {}

  /** @throws ApiProblem, Refusal, StaleVersion. Content is saved even when the submission sent with it is refused. */
  async execute({ call, fields }: UpdateArticle): Promise<ArticleView> {
    const actor = actorOf(call.user);
    const options = { actor, meta: { correlationId: call.meta.correlationId } };
    const isChanged = await this.addFiles(call, fields, options);
    const pinnedVersion = isChanged ? undefined : call.meta.pinnedVersion;
    const saved = await this.save(call, fields, { ...options, pinnedVersion });
    // Saved content can be read, also when the submission is refused.
    if (fields.isCompleted) await saved.readable;
    if (fields.isCompleted && call.user.unproven) throw new ApiProblem('UNPROVEN', UNPROVEN_MESSAGE);
    const { state, readable } = fields.isCompleted
      ? await this.submit({ call, fields, saved: saved.state }, options)
      : saved;
    const [view] = await Promise.all([this.views.of(state, actor), readable]);
    return view;
  }

  /** Adds the uploads that the call lists, each once, and takes the listed titles of figures. */
  private async addFiles(
    { articleId, meta: { pinnedVersion } }: ArticleCall,
    { files = [], fileList = [] }: SaveArticleDto,
    options: ExecuteOptions,
  ): Promise<boolean> {
    const listed = new Map([...files, ...fileList].map((file) => [file.filename, file]));
    return (await this.records.addListed(articleId, [...listed.values()], { ...options, pinnedVersion })) > 0;
  }

  private async save(
    { articleId, user }: ArticleCall,
    fields: SaveArticleDto,
    options: ExecuteOptions,
  ): Promise<Stored> {
    const change = await this.input.read(fields, user, await existingArticle(this.articles, articleId));
    return this.articles.store(articleId, () => ({ type: 'ChangeDraft', data: change }), options);
  }

  private async submit(
    { call: { articleId, user }, fields, saved }: Pick<UpdateArticle, 'call' | 'fields'> & { saved: ArticleState },
    options: ExecuteOptions,
  ): Promise<Stored> {
    const build = async (state: ArticleState): Promise<ArticleCommand> => ({
      type: 'Submit',
      data: {
        copyrightAccepted: fields.copyrightAccepted ?? false,
        submissionReviewed: fields.submissionReviewed ?? false,
        withoutConverted: fields.withoutConverted ?? true,
        mails: await this.mails.received('SUBMISSION_RECEIVED', state),
        authorship: await this.authorship.requests(state),
      },
    });
    // Missing fields are reported first: names are searched for in what would be submitted.
    if (await this.nameless.concerns(saved)) {
      await this.articles.dryRun(articleId, build, options);
      await this.nameless.require(saved, user, fields.sendAnyway);
    }
    return this.articles.store(articleId, build, options);
  }
}
