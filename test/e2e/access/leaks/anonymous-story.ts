import {
  ARTICLE_TYPES,
  type Decision,
  type MailSuggestion,
  type ReviewerPanel,
  type ReviewMode,
  withReviewMode,
} from '../../../../src/contracts';
import { newId } from '../../../../src/platform/clock';
import type { TestApp } from '../../../support/app/app';
import { linkIn, newestMail } from '../../../support/app/caught-mails';
import { aFile, aMail, aReview } from '../../../support/article/article-people';
import { CommandedArticle, personOf } from '../../../support/article/commanded-article';
import { ok } from '../../../support/stories/office-story';
import { AUTHOR_CANARIES, authoredFiles } from './anonymous-canaries';

/** Reviewers, who must not learn the authors' names, by the state of their request. */
export const REVIEWERS = ['completed', 'accepted', 'asked', 'declined'] as const;
export type Reviewer = (typeof REVIEWERS)[number];

export const emailOf = (reviewer: Reviewer): string => `anonymous-${reviewer}@reviewers.example`;
/** The last name of a reviewer, which occurs nowhere else. */
export const lastNameOf = (reviewer: Reviewer): string => `Canary${reviewer}reviewer`;
const mailOf = ({ to, subject, message }: MailSuggestion) => ({ to, subject, text: message });
const C = AUTHOR_CANARIES;
const SYSTEM = { kind: 'system' } as const;

/** A manuscript under double-anonymous review with the authors' names in every place that can hold them. */
export class AnonymousStory {
  readonly requests = new Map<Reviewer, string>();
  /** The key of the reviewer who has not answered. */
  key = '';

  private constructor(
    private readonly app: TestApp,
    private readonly mode: ReviewMode,
    readonly article: CommandedArticle,
    /** Ids of the uploader and of the entries of authors. */
    readonly authorIds: readonly string[],
  ) {}

  /** Submitted and reviewed. */
  static async create(app: TestApp, mode: ReviewMode = 'DOUBLE_ANONYMOUS'): Promise<AnonymousStory> {
    const story = await AnonymousStory.createDraft(app, mode);
    await story.article.submitAndPass();
    await story.review();
    return story;
  }

  /** A complete draft. */
  static async createDraft(app: TestApp, mode: ReviewMode): Promise<AnonymousStory> {
    const reviewModes = ARTICLE_TYPES.reduce((all, { id }) => withReviewMode(all, id, mode), '');
    await ok((await app.as('webmaster')).post('/settings', { reviewModes }));
    const place = { institute: C.institute, department: C.department, city: C.city };
    await app.addPerson(C.uploaderEmail, 'author', { firstName: 'Test', lastName: C.uploaderName });
    for (const one of REVIEWERS)
      await app.addPerson(emailOf(one), 'reviewer', { firstName: 'Test', lastName: lastNameOf(one) });
    const uploader = personOf(await app.as(C.uploaderEmail));
    const entry = newId();
    const article = await CommandedArticle.draft(app.nest, {
      uploader,
      editor: personOf(await app.as('editor')),
      fields: { coverLetter: `<p>${C.coverLetter}</p>`, note: C.coverLetter },
      own: { lastName: C.uploaderName, orcid: C.orcid, ...place },
      coAuthors: [{ id: entry, email: C.coAuthorEmail, lastName: C.coAuthorName, ...place }],
    });
    const story = new AnonymousStory(app, mode, article, [uploader.userId, entry]);
    await story.addFiles();
    await article.overview();
    return story;
  }

  /** Submits with the mail that thanks the authors by name. */
  async submit(): Promise<void> {
    const html = `<p>Dear Test ${C.uploaderName}, of ${C.institute},</p>`;
    const mail = { ...aMail(newId(), 'SUBMISSION_RECEIVED'), to: [C.uploaderEmail], subject: C.uploaderName, html };
    await this.article.submit([mail]);
  }

  /** The assistant, who knows the author, asks for a correction by name; the author sends it. */
  async correct(): Promise<void> {
    const assistant = await this.app.as('assistant');
    const [suggested] = (await ok(assistant.get(this.path('assistant/get-correction-mails')))).body as MailSuggestion[];
    if (!suggested) throw new Error('No letter is suggested');
    const text = `${suggested.message}<p>Dear ${C.coAuthorName}</p>`;
    await ok(assistant.post(this.path('assistant/correction'), { ...mailOf(suggested), text, reason: C.department }));
  }

  async corrected(): Promise<void> {
    const { article } = this;
    await article.addFile({ designation: 'Additional', extension: 'docx' }, article.uploader);
    await article.run({ type: 'SubmitCorrection', data: { mails: [] } }, article.uploader);
  }

  async passCheck(): Promise<void> {
    const assistant = await this.app.as('assistant');
    await ok(assistant.post(this.path('assistant/decide'), { accept: true, guidelinesChecked: true }));
  }

  /** The associate editor holds it from then on. */
  async assign(associateId: string): Promise<void> {
    const assistant = await this.app.as('assistant');
    const rest = `associateId=${associateId}`;
    const mail = (await ok(assistant.get(this.path(`editor/get-associate-mails?${rest}`)))).body as MailSuggestion;
    await ok(assistant.post(this.path(`editor/assign-associate?${rest}`), mailOf(mail)));
  }

  async advise(who: string): Promise<void> {
    const advice = { comment: '<p>Fine.</p>', description: '', status: 'MINOR_REVISION' };
    await ok((await this.app.as(who)).post(this.path('associate/decision'), advice));
  }

  async withdraw(): Promise<void> {
    await ok((await this.app.as(C.uploaderEmail)).post(this.path('withdraw'), { reason: C.coverLetter }));
  }

  /** From the check to a complete review, with one reviewer in each state of a request. */
  async review(): Promise<void> {
    const editor = await this.app.as('editor');
    await ok(editor.post(this.path('set-reviewers-count?count=4')));
    for (const who of REVIEWERS) await this.ask(who);
  }

  /** Adds the files that authors upload, and a full article that names them, like one made before the mode was chosen. */
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

  /** Back to the editor, as before any decision. */
  async reopen(): Promise<void> {
    const back = { status: 'RETURNED_TO_EDITOR', reason: 'A mistake.', mail: null };
    await ok((await this.app.as('editor')).post(this.path('editor/override'), back));
  }

  async decide(decision: Decision): Promise<void> {
    const editor = await this.app.as('editor');
    const suggested = (await ok(editor.get(this.path(`editor/get-mail?status=${decision}`)))).body as MailSuggestion;
    await ok(editor.post(this.path(`editor/decision?decision=${decision}`), mailOf(suggested)));
  }

  readonly path = (rest: string): string => `/article/${this.article.id}/${rest}`;

  private async invite(who: Reviewer): Promise<string> {
    const editor = await this.app.as('editor');
    const { user } = await this.app.as(emailOf(who));
    // For an editor who must not know the authors, the choice of some other people is refused too.
    await ok((await this.app.as('assistant')).post(this.path(`reviewer?reviewerId=${user.id}`)));
    const panel = (await ok(editor.get(this.path('reviewer/list')))).body as ReviewerPanel;
    const request = panel.assigned[0]?.reviewers.find(({ reviewer }) => reviewer.id === user.id)?.id ?? '';
    const mail = (await ok(editor.get(this.path(`review/${request}/mail-suggestion`)))).body as MailSuggestion;
    await ok(editor.post(this.path(`review/${request}/send-mail`), mailOf(mail)));
    this.requests.set(who, request);
    const link = linkIn(await newestMail(this.app.origin, emailOf(who)), '/accept');
    if (who === 'asked') this.key = new URL(link, this.app.origin).searchParams.get('key') ?? '';
    return request;
  }

  private async ask(who: Reviewer): Promise<void> {
    const request = await this.invite(who);
    if (who === 'asked') return;
    const reviewer = await this.app.as(emailOf(who));
    const accepts = who !== 'declined';
    // In an open review the reviewer must agree to be named.
    const consent = accepts && this.mode === 'OPEN' ? { named: true } : {};
    await ok(reviewer.post(this.path(`review-response/${request}?response=${accepts}`), consent));
    if (who === 'completed') await ok(reviewer.post(this.path(`submit-review/${request}`), aReview()));
  }
}
