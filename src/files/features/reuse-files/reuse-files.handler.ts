import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, type ArticleFile, Articles, type ArticleState, Refusal, workingRevision } from '../../../article';
import { ArticleViews } from '../../../article-desk/public';
import { type ArticleView, type Designation, DESIGNATION_LABELS } from '../../../contracts';
import { newId } from '../../../platform/clock';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { nextFileName } from '../../naming/file-name';
import { ReuseFiles } from './reuse-files.command';

/**
 * The files of the previous revision that may be reused.
 * @throws ApiProblem 422 when there are none, or this revision already has some.
 */
function reusable(state: ArticleState, type: Designation, revision: number): ArticleFile[] {
  const ofRevision = (wanted: number): ArticleFile[] =>
    state.files.filter((file) => file.designation === type && file.revision === wanted);
  const label = DESIGNATION_LABELS[type];
  if (ofRevision(revision).length > 0)
    throw new ApiProblem('RULE_BROKEN', `This revision has files of type ${label} already.`);
  const files = ofRevision(revision - 1);
  if (files.length === 0) throw new ApiProblem('RULE_BROKEN', `The previous revision has no file of type ${label}.`);
  return files;
}

/** The same bytes under a name in the new revision. */
const copyOf = (state: ArticleState, file: ArticleFile, revision: number): ArticleFile => ({
  ...file,
  fileId: newId(),
  revision,
  fileName: nextFileName(
    { number: state.number, revision },
    file.designation,
    file.extension,
    state.files.map((one) => one.fileName),
  ),
});

/** Copies the previous revision's files of one designation into the one being prepared (spec part 1, section 2, 'Upload revision'). */
@CommandHandler(ReuseFiles)
export class ReuseFilesHandler implements ICommandHandler<ReuseFiles> {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
  ) {}

  async execute({ call: { articleId, user, meta }, payload: { type } }: ReuseFiles): Promise<ArticleView> {
    const actor = actorOf(user);
    let state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'There is no such article.');
    const revision = workingRevision(state, actor);
    const files = reusable(state, type, revision);
    for (const [index, file] of files.entries()) {
      const pinnedVersion = index === 0 ? meta.pinnedVersion : undefined;
      const done = await this.articles.execute(
        articleId,
        (now) => ({ type: 'AddFile', data: { file: copyOf(now, file, revision), reusedFrom: file.fileId } }),
        { actor, pinnedVersion, meta },
      );
      state = done.state;
    }
    return this.views.of(state, actor);
  }
}
