import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles, Refusal, type ReviewFile } from '../../../article';
import { FileLinks } from '../../../article-desk/public';
import type { ReviewFileView } from '../../../contracts';
import { AnnotatedFiles } from '../../../files/public';
import { newId } from '../../../platform/clock';
import { reviewFileView } from '../../drafts/review-file-view';
import { closedToWriting } from '../../drafts/writable';
import { ownRequest } from '../../requests/own-request';
import { AttachReviewFile } from './attach-review-file.command';

/** Attaches an annotated manuscript to a review that is being written; it replaces an earlier one. */
@CommandHandler(AttachReviewFile)
export class AttachReviewFileHandler implements ICommandHandler<AttachReviewFile> {
  constructor(
    private readonly articles: Articles,
    private readonly annotated: AnnotatedFiles,
    private readonly links: FileLinks,
  ) {}

  /** @throws ApiProblem 400, 413, 415, 422, 429 or 503 for the file; Refusal TRANSITION when the review cannot be written now. */
  async execute({ call, assignmentId, request }: AttachReviewFile): Promise<ReviewFileView> {
    const { articleId, user, meta } = call;
    const { state, assignment } = await ownRequest(this.articles, articleId, assignmentId, user.userId);
    const closed = closedToWriting(state, assignment);
    if (closed !== null) throw new Refusal('TRANSITION', closed);
    const received = await this.annotated.receive(request, user.userId);
    const fileId = newId();
    // The sender's own name of the file may have the name of a person.
    const fileName = `${state.number}-R${assignment.revision}-annotated-${fileId.slice(0, 4)}.${received.extension}`;
    const file: ReviewFile = { fileId, fileName, ...received };
    await this.articles.execute(articleId, () => ({ type: 'SetReviewFile', data: { assignmentId, file } }), {
      actor: actorOf(user),
      meta,
    });
    return reviewFileView(file, (id) => this.links.locate(id));
  }
}
