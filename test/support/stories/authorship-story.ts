import { type ArticleCommand, Articles, personActor } from '../../../src/article';
import type { ArticleFields, ArticleView, AuthorshipView } from '../../../src/contracts';
import { newId } from '../../../src/platform/clock';
import type { TestApp } from '../app/app';
import type { Answer } from '../app/http-client';
import { aFile } from '../article/article-people';
import { OfficeStory, ok } from './office-story';

export interface NamedAuthor {
  email: string;
  firstName: string;
  lastName: string;
}

const EMPTY = {
  middleName: null,
  institute: 'Institute of Tests',
  department: null,
  country: null,
  orcid: null,
  city: null,
};
const FIELDS: Partial<ArticleFields> = {
  articleTitle: 'Length of stay',
  typeId: 2,
  firstTime: 2,
  abstractText: '<p>Short.</p>',
  keywords: ['length of stay'],
};

/** An article that its author submits over HTTP, so that the other authors are asked to confirm authorship. */
export class AuthorshipStory {
  private constructor(
    readonly app: TestApp,
    readonly id: string,
  ) {}

  static async submitted(app: TestApp, others: readonly NamedAuthor[]): Promise<AuthorshipStory> {
    const id = newId();
    const client = await app.as('author');
    const { user } = client;
    const actor = personActor({ userId: user.id, email: user.email, group: user.group.group });
    const run = (command: ArticleCommand, by: Parameters<Articles['execute']>[2]['actor'] = actor) =>
      app.nest
        .get(Articles, { strict: false })
        .execute(id, () => command, { actor: by, meta: { correlationId: newId() } });
    const own = { ...EMPTY, id: user.id, email: user.email, firstName: 'Ada', lastName: 'Writer' };
    const authors = [own, ...others.map((one) => ({ ...EMPTY, id: newId(), ...one }))];
    await run({ type: 'StartDraft', data: { articleId: id, number: `2026-${Number.parseInt(id.slice(0, 6), 16)}` } });
    await run({ type: 'ChangeDraft', data: { fields: FIELDS, authors } });
    const { state } = await run({ type: 'AddFile', data: { file: aFile(newId()), reusedFrom: null } });
    const file = aFile(newId(), { designation: 'Overview', extension: 'pdf' });
    await run({ type: 'AddGeneratedDocument', data: { file, basedOn: state.version } }, { kind: 'system' });
    const boxes = { isCompleted: true, copyrightAccepted: true, submissionReviewed: true, withoutConverted: true };
    await ok(client.post(`/article/${id}/update`, boxes));
    return new AuthorshipStory(app, id);
  }

  /** The same article for the steps of the office. */
  async office(): Promise<OfficeStory> {
    const view = (await ok((await this.app.as('editor')).get(`/article/${this.id}`))).body as ArticleView;
    return OfficeStory.of(this.app, view);
  }

  path(rest: string): string {
    return `/article/${this.id}/${rest}`;
  }

  /** The request and the key in the newest mail to an author. */
  async linkOf(email: string): Promise<{ requestId: string; key: string; html: string }> {
    const { html } = await this.app.mailTo(email, 'AUTHORSHIP_REQUEST');
    const found = /\/authorship\/[\w-]+\/([\w-]+)\?key=([\w-]{43})"/.exec(html.replaceAll('&#x3D;', '='));
    if (!found?.[1] || !found[2]) throw new Error(`The mail to ${email} has no link`);
    return { requestId: found[1], key: found[2], html };
  }

  async read(email: string, key?: string): Promise<Answer> {
    const link = await this.linkOf(email);
    const path = this.path(`authorship-request/${link.requestId}`);
    return this.app.visitor.get(path, {}, { 'X-Authorship-Key': key ?? link.key });
  }

  async answer(email: string, body: object, key?: string): Promise<Answer> {
    const link = await this.linkOf(email);
    const path = this.path(`authorship-response/${link.requestId}`);
    return this.app.visitor.post(path, body, { 'X-Authorship-Key': key ?? link.key });
  }

  async seenBy(who: string): Promise<AuthorshipView> {
    return (await ok((await this.app.as(who)).get(this.path('authorship')))).body as AuthorshipView;
  }
}
