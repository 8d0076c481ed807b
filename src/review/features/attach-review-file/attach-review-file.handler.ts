import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles, type ArticleState, type Assignment, Refusal, type ReviewFile } from '../../../article';
import { FileLinks, NamesGuard } from '../../../article-desk/public';
import type { ReviewFileView } from '../../../contracts';
import { type AnnotatedFile, AnnotatedFiles, DocumentTexts } from '../../../files/public';
import { newId } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { reviewFileView } from '../../drafts/review-file-view';
import { closedToWriting } from '../../drafts/writable';
import { linesBeside } from '../../requests/lines-beside';
import { ownRequest } from '../../requests/own-request';
import { AttachReviewFile } from './attach-review-file.command';

/** Attaches an annotated manuscript to a review that is being written; it replaces an earlier one. */
@CommandHandler(AttachReviewFile)
export class AttachReviewFileHandler implements ICommandHandler<AttachReviewFile> {
  constructor(
    private readonly articles: Articles,
    private readonly annotated: AnnotatedFiles,
    private readonly links: FileLinks,
    private readonly documents: DocumentTexts,
    private readonly names: NamesGuard,
  ) {}

  /** @throws ApiProblem 400, 413, 415, 422, 429 or 503 for the file; Refusal TRANSITION when the review cannot be written now. */
  async execute({ call, assignmentId, request }: AttachReviewFile): Promise<ReviewFileView> {
    const { articleId, user, meta } = call;
    const { state, assignment } = await ownRequest(this.articles, articleId, assignmentId, user.userId);
    const closed = closedToWriting(state, assignment);
    if (closed !== null) throw new Refusal('TRANSITION', closed);
    const received = await this.annotated.receive(request, user.userId);
    await this.requireNameless(state, assignment, received, user);
    const fileId = newId();
    // The sender's own name of the file may contain the name of a person.
    const fileName = `${state.number}-R${assignment.revision}-annotated-${fileId.slice(0, 4)}.${received.extension}`;
    const file: ReviewFile = { fileId, fileName, ...received };
    await this.articles.execute(articleId, () => ({ type: 'SetReviewFile', data: { assignmentId, file } }), {
      actor: actorOf(user),
      meta,
    });
    return reviewFileView(file, (id) => this.links.locate(id));
  }

  /** The reviewer's texts in a document: its comments, and the lines that are not from the authors' documents. */
  private async requireNameless(
    state: ArticleState,
    { reviewerId, revision }: Assignment,
    received: AnnotatedFile,
    by: RequestUser,
  ): Promise<void> {
    const sent = state.files.filter((file) => file.revision === revision);
    const [words, ...own] = await this.documents.of([received, ...sent]);
    if (!words) return;
    const text = [
      ...linesBeside(
        words.text,
        own.map((one) => one?.text ?? ''),
      ),
      words.aside,
    ].join('\n');
    await this.names.requireNamelessReview(state, reviewerId, [{ place: 'file', text }], { by, anyway: undefined });
  }
}
