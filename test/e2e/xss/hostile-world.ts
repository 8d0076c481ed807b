import { RICH_TEXT_MESSAGES } from '../../../src/contracts';
import { newId } from '../../../src/platform/clock';
import type { TestApp } from '../../support/app/app';
import type { Answer, HttpClient } from '../../support/app/http-client';
import { OfficeStory, ok } from '../../support/stories/office-story';
import { AuthorSteps, body } from '../../support/stories/submission-steps';
import { openTicket } from '../../support/stories/ticket-steps';

const COMMENTS = ['general', 'major', 'minor', 'commentsAbstract', 'commentsTables', 'commentsFigures'];

/** Throws unless the call succeeded, or was refused only because of a picture. */
async function takenOrPicture(call: PromiseLike<Answer>): Promise<Answer> {
  const answer = await call;
  const { message } = answer.body as { message?: string };
  return answer.status === 400 && message === RICH_TEXT_MESSAGES.picture ? answer : ok(answer);
}

/** Sends each text through every field that accepts one over HTTP, as people who may fill it in. */
export class HostileWorld {
  readonly draft: string;
  readonly story: OfficeStory;
  readonly request: string;
  readonly ticket: string;

  private constructor(
    private readonly app: TestApp,
    ids: { draft: string; story: OfficeStory; request: string; ticket: string },
  ) {
    this.draft = ids.draft;
    this.story = ids.story;
    this.request = ids.request;
    this.ticket = ids.ticket;
  }

  static async begin(app: TestApp): Promise<HostileWorld> {
    const { id: draft } = await new AuthorSteps(await app.as('author')).completeDraft();
    const story = await OfficeStory.inSelection(app);
    const request = await story.invite('reviewer@example.org');
    await story.answer('reviewer@example.org', request, true);
    const { id: ticket } = await openTicket(await app.as('author'));
    return new HostileWorld(app, { draft, story, request, ticket });
  }

  /** The draft's fields. Rich ones are sent separately, so that a refused picture does not block the others. */
  async writeDraft(text: string): Promise<void> {
    const author = await this.app.as('author');
    const path = `/article/${this.draft}/update`;
    await takenOrPicture(author.post(path, { coverLetter: text, abstractText: text }));
    const short = text.slice(0, 99);
    const plain = { articleTitle: text.slice(0, 499), runningTitle: short.slice(0, 40), previousId: short, note: text };
    await ok(
      author.post(path, { ...plain, relationshipOne: text.slice(0, 1_999), relationshipTwo: text.slice(0, 1_999) }),
    );
  }

  async review(text: string): Promise<void> {
    const reviewer = await this.app.as('reviewer@example.org');
    const texts = Object.fromEntries(
      [...COMMENTS, 'commentsReferences', 'commentsToEditor'].map((name) => [name, text]),
    );
    await takenOrPicture(reviewer.post(this.story.path(`draft-review/${this.request}`), texts));
  }

  async note(text: string): Promise<void> {
    const assistant = await this.app.as('assistant');
    await takenOrPicture(assistant.post(this.story.path('assistant/new-note'), { note: `<p>x</p>${text}` }));
  }

  /** A ticket and an answer from each side. If a picture is refused, an existing ticket is used; each takes a limited number of answers. */
  async tickets(text: string): Promise<void> {
    const [author, assistant] = [await this.app.as('author'), await this.app.as('assistant')];
    const content = `<p>x</p>${text}`;
    const ticket = { name: `x${text}`.slice(0, 190), content, type: 'BUG' };
    const opened = await takenOrPicture(author.post('/ticket/save', ticket));
    const { id = this.ticket } = opened.body as { id?: string };
    const answered = `/ticket/${id}/response`;
    await takenOrPicture(assistant.post(answered, { content }));
    await takenOrPicture(author.post(answered, { content }));
  }

  /** A mail and a reason with a change of status, which is repeatable. */
  async override(text: string): Promise<void> {
    const editor = await this.app.as('editor');
    const reason = `A reason ${text}`;
    const mail = { to: ['author@example.org'], subject: `About ${text}`.slice(0, 300), text: `<p>x</p>${text}` };
    const path = this.story.path('editor/override');
    const answer = await takenOrPicture(editor.post(path, { status: 'ACCEPTED', reason, mail }));
    const harmless = { ...mail, text: '<p>x</p>' };
    if (answer.status === 400) await ok(editor.post(path, { status: 'ACCEPTED', reason, mail: harmless }));
    await ok(editor.post(path, { status: 'REJECTED', reason }));
  }

  /** People's names and texts, in the longest field that accepts them. */
  async people(text: string): Promise<void> {
    const [author, editor] = [await this.app.as('author'), await this.app.as('editor')];
    const name = text.slice(0, 190);
    const names = { firstName: name, lastName: name };
    await ok(
      author.post(`/user/update/${author.userId}`, {
        ...names,
        institute: name,
        areasOfExpertise: text.slice(0, 1_900),
      }),
    );
    const coAuthor = { ...names, email: 'co-author@example.org', institute: name };
    await ok(author.post('/article/author/save', { ...coAuthor, replace: true }));
    await ok(
      editor.post('/article/blacklist-author/save', {
        ...names,
        emailAddress: `${newId()}@example.org`,
        shortReason: name,
      }),
    );
    await ok(editor.post(`/user/${author.userId}/updateExpertise`, { expertise: text.slice(0, 1_900) }));
  }

  /** Texts that can be written only once. */
  async once(text: string): Promise<void> {
    const { app } = this;
    const [author, editor, webmaster] = [await app.as('author'), await app.as('editor'), await app.as('webmaster')];
    const name = text.slice(0, 190);
    await ok(author.post(`/article/${this.draft}/suggest-new-reviewer`, { fullName: name, email: 'new@example.org' }));
    await ok(webmaster.post('/settings', { bannerText: text.slice(0, 490) }));
    const story = await OfficeStory.inSelection(app);
    await this.decline(story, text);
    const reviewed = await story.reviewed('reviewer@example.org', {});
    await ok(editor.post(story.path(`review/${reviewed}/send-back`), { reason: `x${text}` }));
    await story.assignAssociate();
    const advice = { comment: `<p>x</p>${text}`, description: text, status: 'DIRECT_REJECT' };
    await ok((await app.as('associate editor')).post(story.path('associate/decision'), advice));
    await ok(author.post(story.path('withdraw'), { reason: `x${text}` }));
    const early = await OfficeStory.submitted(app);
    const correction = { reason: `x${name}`, subject: `x${name}`, text: `<p>x</p>${text}`, to: ['author@example.org'] };
    await ok(editor.post(early.path('assistant/correction'), correction));
  }

  private async decline(story: OfficeStory, text: string): Promise<void> {
    const email = 'declines@example.org';
    await this.app.addPerson(email, 'reviewer');
    const request = await story.invite(email);
    const path = story.path(`review-response/${request}?response=false`);
    await ok((await this.app.as(email)).post(path, { reason: text, suggestedColleague: text.slice(0, 490) }));
  }

  /** The draft as used for its overview. */
  async readDraft(by: HttpClient): Promise<Record<string, unknown>> {
    return body<Record<string, unknown>>(await by.get(`/article/${this.draft}`));
  }
}
