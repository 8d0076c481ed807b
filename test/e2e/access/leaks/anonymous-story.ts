import {
  ARTICLE_TYPES,
  type MailSuggestion,
  type ReviewerPanel,
  type ReviewMode,
  withReviewMode,
} from '../../../../src/contracts';
import { newId } from '../../../../src/platform/clock';
import type { TestApp } from '../../../support/app/app';
import { linkIn, newestMail } from '../../../support/app/caught-mails';
import { aFile, aReview } from '../../../support/article/article-people';
import { CommandedArticle, personOf } from '../../../support/article/commanded-article';
import { ok } from '../../../support/stories/office-story';
import { AUTHOR_CANARIES, authoredFiles } from './anonymous-canaries';

/** People who must not learn who the authors are, by what they did with the request. */
export const REVIEWERS = ['completed', 'accepted', 'asked', 'declined'] as const;
export type Reviewer = (typeof REVIEWERS)[number];

export const emailOf = (reviewer: Reviewer): string => `anonymous-${reviewer}@reviewers.example`;
const mailOf = ({ to, subject, message }: MailSuggestion) => ({ to, subject, text: message });
const C = AUTHOR_CANARIES;
const SYSTEM = { kind: 'system' } as const;

/** A manuscript under double-anonymous review whose authors are named wherever an author is named. */
export class AnonymousStory {
  readonly requests = new Map<Reviewer, string>();
  /** Of the reviewer who has not answered. */
  key = '';

  private constructor(
    private readonly app: TestApp,
    readonly article: CommandedArticle,
    /** Of the uploader and of the entries of authors. */
    readonly authorIds: readonly string[],
  ) {}

  static async told(app: TestApp, mode: ReviewMode = 'DOUBLE_ANONYMOUS'): Promise<AnonymousStory> {
    const reviewModes = ARTICLE_TYPES.reduce((all, { id }) => withReviewMode(all, id, mode), '');
    await ok((await app.as('webmaster')).post('/settings', { reviewModes }));
    const place = { institute: C.institute, department: C.department, city: C.city };
    await app.addPerson(C.uploaderEmail, 'author', { firstName: 'Test', lastName: C.uploaderName });
    for (const one of REVIEWERS) await app.addPerson(emailOf(one), 'reviewer', { firstName: 'Test', lastName: one });
    const uploader = personOf(await app.as(C.uploaderEmail));
    const entry = newId();
    const article = await CommandedArticle.draft(app.nest, {
      uploader,
      editor: personOf(await app.as('editor')),
      fields: { coverLetter: `<p>${C.coverLetter}</p>`, note: C.coverLetter },
      own: { lastName: C.uploaderName, orcid: C.orcid, ...place },
      coAuthors: [{ id: entry, email: C.coAuthorEmail, lastName: C.coAuthorName, ...place }],
    });
    const story = new AnonymousStory(app, article, [uploader.userId, entry]);
    await story.addFiles();
    await article.overview();
    await article.submitAndPass();
    await ok((await app.as('editor')).post(story.path('set-reviewers-count?count=4')));
    await story.review();
    return story;
  }

  /** Those that authors upload, and a full article that names them, as one made before the mode was chosen. */
  private async addFiles(): Promise<void> {
    const { article } = this;
    const files = await authoredFiles(this.app);
    const drafted = article.state.files.filter(({ designation }) => designation === 'Manuscript');
    const { uploader } = article;
    await article.run({ type: 'RemoveFiles', data: { fileIds: drafted.map(({ fileId }) => fileId) } }, uploader);
    for (const changes of files) {
      const file = aFile(newId(), changes);
      if (file.designation === 'FullArticle') {
        const data = { file, basedOn: article.state.version };
        await article.run({ type: 'AddGeneratedDocument', data }, SYSTEM);
      } else await article.run({ type: 'AddFile', data: { file, reusedFrom: null } }, uploader);
    }
  }

  async decide(decision: 'MINOR_REVISION' | 'ACCEPTED'): Promise<void> {
    const editor = await this.app.as('editor');
    const suggested = (await ok(editor.get(this.path(`editor/get-mail?status=${decision}`)))).body as MailSuggestion;
    await ok(editor.post(this.path(`editor/decision?decision=${decision}`), mailOf(suggested)));
  }

  private readonly path = (rest: string): string => `/article/${this.article.id}/${rest}`;

  private async invite(who: Reviewer): Promise<string> {
    const editor = await this.app.as('editor');
    const { user } = await this.app.as(emailOf(who));
    await ok(editor.post(this.path(`reviewer?reviewerId=${user.id}`)));
    const panel = (await ok(editor.get(this.path('reviewer/list')))).body as ReviewerPanel;
    const request = panel.assigned[0]?.reviewers.find(({ reviewer }) => reviewer.id === user.id)?.id ?? '';
    const mail = (await ok(editor.get(this.path(`review/${request}/mail-suggestion`)))).body as MailSuggestion;
    await ok(editor.post(this.path(`review/${request}/send-mail`), mailOf(mail)));
    this.requests.set(who, request);
    const link = linkIn(await newestMail(this.app.origin, emailOf(who)), '/accept');
    if (who === 'asked') this.key = new URL(link, this.app.origin).searchParams.get('key') ?? '';
    return request;
  }

  private async review(): Promise<void> {
    for (const who of REVIEWERS) {
      const request = await this.invite(who);
      if (who === 'asked') continue;
      const reviewer = await this.app.as(emailOf(who));
      const accepts = who !== 'declined';
      await ok(reviewer.post(this.path(`review-response/${request}?response=${accepts}`), {}));
      if (who === 'completed') await ok(reviewer.post(this.path(`submit-review/${request}`), aReview()));
    }
  }
}
