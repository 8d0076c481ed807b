import { type Actor, type ArticleCommand, Articles, personActor } from '../../../src/article';
import type { ArticleFields, ArticleView, GroupName, MailSuggestion, ReviewerPanel } from '../../../src/contracts';
import { newId } from '../../../src/platform/clock';
import type { TestApp } from '../app/app';
import type { Answer, HttpClient } from '../app/http-client';
import { aFile, aReview } from '../article/article-people';

const body = ({ to, subject, message }: MailSuggestion) => ({ to, subject, text: message });

const ADA = {
  ...{ firstName: 'Ada', middleName: null, lastName: 'Writer', institute: 'Institute of Tests' },
  ...{ department: null, country: null, orcid: null, city: null },
};
const FIELDS: Partial<ArticleFields> = {
  articleTitle: 'Length of stay',
  typeId: 2,
  firstTime: 2,
  abstractText: '<p>Short.</p>',
  keywords: ['length of stay'],
};

/** Throws the server's message, so that a broken story shows where it failed. */
export async function ok(call: PromiseLike<Answer> | Answer): Promise<Answer> {
  const answer = await call;
  if (answer.status >= 300) throw new Error(`${answer.request.url}: ${answer.status} ${answer.text}`);
  return answer;
}

/** One article created over HTTP by the calls of the office's and the reviewers' screens. */
export class OfficeStory {
  private constructor(
    readonly app: TestApp,
    readonly id: string,
    readonly number: string,
  ) {}

  /** A submitted article. Its draft is written by commands, since uploads and PDFs are tested with the submission. */
  static async submitted(
    app: TestApp,
    author = 'author',
    coAuthorEmails: string[] = [],
    wishes: Partial<ArticleFields> = {},
    suggested: readonly { fullName: string; email: string }[] = [],
  ): Promise<OfficeStory> {
    const id = newId();
    const number = `2026-${Number.parseInt(id.slice(0, 6), 16)}`;
    const { user } = await app.as(author);
    const uploader: Actor = personActor({ userId: user.id, email: user.email, group: user.group.group });
    const run = (command: ArticleCommand, actor: Actor = uploader) =>
      app.nest.get(Articles, { strict: false }).execute(id, () => command, { actor, meta: { correlationId: newId() } });
    const authors = [user.email, ...coAuthorEmails].map((email, index) => ({
      ...ADA,
      id: index === 0 ? user.id : newId(),
      email,
    }));
    await run({ type: 'StartDraft', data: { articleId: id, number } });
    await run({ type: 'ChangeDraft', data: { fields: { ...FIELDS, ...wishes }, authors } });
    for (const person of suggested) await run({ type: 'SuggestReviewer', data: person });
    const { state } = await run({ type: 'AddFile', data: { file: aFile(newId()), reusedFrom: null } });
    const overview = aFile(newId(), { designation: 'Overview', extension: 'pdf' });
    await run({ type: 'AddGeneratedDocument', data: { file: overview, basedOn: state.version } }, { kind: 'system' });
    await run({
      type: 'Submit',
      data: { copyrightAccepted: true, submissionReviewed: true, withoutConverted: true, mails: [] },
    });
    return new OfficeStory(app, id, number);
  }

  /** A story about an existing article. */
  static of(app: TestApp, { id, articleId }: ArticleView): OfficeStory {
    return new OfficeStory(app, id, articleId);
  }

  static async inSelection(...options: Parameters<typeof OfficeStory.submitted>): Promise<OfficeStory> {
    const story = await OfficeStory.submitted(...options);
    await story.passCheck();
    return story;
  }

  path(rest: string): string {
    return `/article/${this.id}/${rest}`;
  }

  async as(who: GroupName | string): Promise<HttpClient> {
    return this.app.as(who);
  }

  /** The article as the editor sees it. */
  async article(who: string = 'editor'): Promise<ArticleView> {
    return (await ok((await this.as(who)).get(`/article/${this.id}`))).body as ArticleView;
  }

  async passCheck(): Promise<void> {
    await ok(
      (await this.as('assistant')).post(this.path('assistant/decide'), { accept: true, guidelinesChecked: true }),
    );
  }

  async panel(query = ''): Promise<ReviewerPanel> {
    return (await ok((await this.as('editor')).get(this.path(`reviewer/list${query}`)))).body as ReviewerPanel;
  }

  /** Selects a reviewer by address; returns the id of the request. */
  async select(email: string, by = 'editor'): Promise<string> {
    const reviewerId = (await this.as(email)).userId;
    await ok((await this.as(by)).post(this.path(`reviewer?reviewerId=${reviewerId}`)));
    const { assigned } = await this.panel();
    return assigned[0]?.reviewers.find((one) => one.reviewer.id === reviewerId)?.id ?? '';
  }

  async mail(requestId: string): Promise<void> {
    const editor = await this.as('editor');
    const { body: suggestion } = await ok(editor.get(this.path(`review/${requestId}/mail-suggestion`)));
    await ok(editor.post(this.path(`review/${requestId}/send-mail`), body(suggestion)));
  }

  async invite(email: string): Promise<string> {
    const requestId = await this.select(email);
    await this.mail(requestId);
    return requestId;
  }

  async answer(email: string, requestId: string, response: boolean): Promise<void> {
    await ok((await this.as(email)).post(this.path(`review-response/${requestId}?response=${response}`)));
  }

  async review(email: string, requestId: string, changes: Parameters<typeof aReview>[0] = {}): Promise<void> {
    await ok((await this.as(email)).post(this.path(`submit-review/${requestId}`), aReview(changes)));
  }

  /** Invited, accepted and reviewed; returns the id of the request. */
  async reviewed(email: string, changes: Parameters<typeof aReview>[0] = {}): Promise<string> {
    const requestId = await this.invite(email);
    await this.answer(email, requestId, true);
    await this.review(email, requestId, changes);
    return requestId;
  }

  async decide(decision: string): Promise<Answer> {
    const editor = await this.as('editor');
    const { body: suggestion } = await ok(editor.get(this.path('editor/get-mail'), { status: decision }));
    return ok(editor.post(this.path(`editor/decision?decision=${decision}`), body(suggestion)));
  }

  /** Sends a revision, by commands for the same reason as the draft. */
  async revise(author = 'author'): Promise<void> {
    const { user } = await this.as(author);
    const actor = personActor({ userId: user.id, email: user.email, group: user.group.group });
    const revision = (await this.article(author)).revision + 1;
    const run = (command: ArticleCommand) =>
      this.app.nest
        .get(Articles, { strict: false })
        .execute(this.id, () => command, { actor, meta: { correlationId: newId() } });
    for (const designation of ['RebuttalLetter', 'MarkedManuscript', 'UnmarkedManuscriptPDF'] as const)
      await run({ type: 'AddFile', data: { file: aFile(newId(), { designation, revision }), reusedFrom: null } });
    await run({ type: 'SubmitRevision', data: { confirmed: true, mails: [] } });
  }

  async assignAssociate(email = 'associate editor'): Promise<void> {
    const associateId = (await this.as(email)).userId;
    const editor = await this.as('editor');
    const { body: suggestion } = await ok(editor.get(this.path('editor/get-associate-mails'), { associateId }));
    await ok(editor.post(this.path(`editor/assign-associate?associateId=${associateId}`), body(suggestion)));
  }
}
