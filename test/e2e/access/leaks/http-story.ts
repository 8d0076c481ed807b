import type { MailSuggestion, ReviewerPanel } from '../../../../src/contracts';
import type { TestApp } from '../../../support/app/app';
import { linkIn, newestMail } from '../../../support/app/caught-mails';
import type { HttpClient } from '../../../support/app/http-client';
import { aReview } from '../../../support/article/article-people';
import { ok } from '../../../support/stories/office-story';
import { AuthorSteps, body, goodFields } from '../../../support/stories/submission-steps';
import { CANARIES } from './leak-canaries';
import { type Cast, TITLE } from './leak-story';

const mailOf = ({ to, subject, message }: MailSuggestion) => ({ to, subject, text: message });

/** The same secrets as `LeakStory`, but created over HTTP by each person's own calls, with the printed overview and the sent mails. */
export class HttpStory {
  readonly requests: string[] = [];
  /** The key of the reviewer who was invited and has not answered. */
  key = '';

  private constructor(
    private readonly app: TestApp,
    private readonly cast: Cast,
    readonly id: string,
  ) {}

  static async create(app: TestApp, cast: Cast): Promise<HttpStory> {
    const steps = new AuthorSteps(await app.as(cast.author.email));
    const { coverLetter, authorNote: note, suggested: fullName } = CANARIES;
    const fields = { ...goodFields, articleTitle: TITLE, coverLetter, note };
    const { id } = await steps.start(fields);
    await steps.addFile(id, 'Manuscript', 'manuscript.docx');
    const coAuthor = { firstName: 'Test', lastName: 'Second', email: cast.coAuthor.email };
    const { id: second } = body<{ id: string }>(await steps.author.post('/article/author/save', coAuthor));
    const own = body(await steps.author.get(`/article/${id}`)).articleAuthors.map((author) => author.id);
    await ok(steps.author.post(`/article/${id}/update`, { authorsIds: [...own, second] }));
    await ok(steps.author.post(`/article/${id}/suggest-new-reviewer`, { fullName, email: 'suggested@example.org' }));
    await steps.overview(id);
    await steps.submit(id);
    const story = new HttpStory(app, cast, id);
    await story.review();
    await story.advise();
    return story;
  }

  async decide(): Promise<void> {
    const editor = await this.editor();
    const suggestion = await this.suggested('editor/get-mail?status=MINOR_REVISION');
    await ok(editor.post(this.path('editor/decision?decision=MINOR_REVISION'), mailOf(suggestion)));
  }

  private editor = (): Promise<HttpClient> => this.app.as(this.cast.editor.email);
  private path = (rest: string): string => `/article/${this.id}/${rest}`;

  private async suggested(rest: string): Promise<MailSuggestion> {
    return (await ok((await this.editor()).get(this.path(rest)))).body as MailSuggestion;
  }

  private async invite(who: 'one' | 'two' | 'asked' | 'declined'): Promise<string> {
    const [editor, { userId, email }] = [await this.editor(), this.cast[who]];
    await ok(editor.post(this.path(`reviewer?reviewerId=${userId}`)));
    const panel = (await ok(editor.get(this.path('reviewer/list')))).body as ReviewerPanel;
    const request = panel.assigned[0]?.reviewers.find(({ reviewer }) => reviewer.id === userId)?.id ?? '';
    const mail = mailOf(await this.suggested(`review/${request}/mail-suggestion`));
    await ok(editor.post(this.path(`review/${request}/send-mail`), mail));
    this.requests.push(request);
    const link = linkIn(await newestMail(this.app.origin, email), '/accept');
    if (who === 'asked') this.key = new URL(link, this.app.origin).searchParams.get('key') ?? '';
    return request;
  }

  private async review(): Promise<void> {
    const { app, cast } = this;
    const editor = await this.editor();
    await ok(editor.post(this.path('assistant/decide'), { accept: true, guidelinesChecked: true }));
    await ok(editor.post(this.path('set-reviewers-count?count=4')));
    const { oneText, oneToEditor, twoText, twoToEditor, declineReason: reason, colleague } = CANARIES;
    for (const [who, general, commentsToEditor, interests] of [
      ['one', oneText, oneToEditor, { competingInterests: true, interestsText: CANARIES.interests }],
      ['two', twoText, twoToEditor, { competingInterests: false }],
    ] as const) {
      const [request, reviewer] = [await this.invite(who), await app.as(cast[who].email)];
      await ok(reviewer.post(this.path(`review-response/${request}?response=true`), interests));
      await ok(reviewer.post(this.path(`submit-review/${request}`), aReview({ general, commentsToEditor })));
    }
    await this.invite('asked');
    const declined = this.path(`review-response/${await this.invite('declined')}?response=false`);
    await ok((await app.as(cast.declined.email)).post(declined, { reason, suggestedColleague: colleague }));
  }

  private async advise(): Promise<void> {
    const { app, cast } = this;
    const [editor, { userId, email }] = [await this.editor(), cast.associate];
    const suggestion = await this.suggested(`editor/get-associate-mails?associateId=${userId}`);
    await ok(editor.post(this.path(`editor/assign-associate?associateId=${userId}`), mailOf(suggestion)));
    await ok(editor.post(this.path('assistant/new-note'), { note: `<p>${CANARIES.officeNote}</p>` }));
    const { adviceComment: comment, adviceDescription: description } = CANARIES;
    const advice = { comment, description, status: 'DIRECT_REJECT' };
    await ok((await app.as(email)).post(this.path('associate/decision'), advice));
  }
}
