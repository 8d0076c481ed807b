import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  actorOf,
  type ArticleFile,
  Articles,
  type ArticleState,
  inReadingOrder,
  workingRevision,
} from '../../../article';
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

/** Copies of the files with the same bytes under new ids and names in the new revision; figures keep their order on screen. */
function copiesOf(state: ArticleState, files: readonly ArticleFile[], revision: number) {
  const taken = state.files.map((one) => one.fileName);
  return inReadingOrder(files).map((source) => {
    const name = { number: state.number, revision };
    const fileName = nextFileName(name, source.designation, source.extension, taken);
    taken.push(fileName);
    return { file: { ...source, fileId: newId(), revision, fileName }, reusedFrom: source.fileId };
  });
}

/** Copies the previous revision's files of one designation into the one being prepared (spec part 1, section 2, 'Upload revision'). */
@CommandHandler(ReuseFiles)
export class ReuseFilesHandler implements ICommandHandler<ReuseFiles> {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
  ) {}

  async execute({ call: { articleId, user, meta }, payload: { type } }: ReuseFiles): Promise<ArticleView> {
    const actor = actorOf(user);
    const { state } = await this.articles.execute(
      articleId,
      (now) => {
        const revision = workingRevision(now, actor);
        return { type: 'ReuseFiles', data: { files: copiesOf(now, reusable(now, type, revision), revision) } };
      },
      { actor, pinnedVersion: meta.pinnedVersion, meta },
    );
    return this.views.of(state, actor);
  }
}
