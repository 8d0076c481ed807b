import { Document, ImageRun, Packer, Paragraph, TextRun } from 'docx';
import { Articles } from '../../../src/article';
import {
  type ArticleView,
  type Author,
  CORRECTION_SUBJECTS,
  type IntegrityCounts,
  type IntegrityView,
  type SaveArticleRequest,
} from '../../../src/contracts';
import { newId } from '../../../src/platform/clock';
import type { TestApp } from '../app/app';
import { until } from '../app/http-until';
import { aFile } from '../article/article-people';
import { AuthorSteps, body, goodFields } from '../stories/submission-steps';

/** A Word document with these lines; the last one may be white. */
export const wordFile = (text: string, white?: string): Promise<Buffer> => {
  const lines = text.split('\n').map((line) => new Paragraph(line));
  const last =
    white === undefined ? [] : [new Paragraph({ children: [new TextRun({ text: white, color: 'FFFFFF' })] })];
  return Packer.toBuffer(new Document({ sections: [{ children: [...lines, ...last] }] }));
};

/** A Word document with this PNG in its text. */
export const wordFileWith = (picture: Buffer): Promise<Buffer> => {
  const size = { width: 300, height: 225 };
  const children = [new ImageRun({ type: 'png', data: picture, transformation: size })];
  return Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph({ children })] }] }));
};

interface Sent {
  /** An address or a group; default: the author. */
  by?: string;
  fields?: SaveArticleRequest;
  /** Authors in addition to the one who submits, by the names of their mailboxes. */
  withAuthors?: readonly string[];
  file?: { name: string; bytes: Buffer };
  /** Additional documents by the names of their files. */
  documents?: Readonly<Record<string, Buffer>>;
  /** Figures by the names of their files. */
  figures?: Readonly<Record<string, Buffer>>;
  suggested?: readonly { fullName: string; email: string }[];
}

/** Submits manuscripts over HTTP as authors do, but without printing the overview, which needs a browser. */
export class DeskStory {
  constructor(readonly app: TestApp) {}

  async submit({
    by = 'author',
    fields = {},
    file,
    documents = {},
    figures = {},
    suggested = [],
    withAuthors = [],
  }: Sent): Promise<string> {
    const author = await this.app.as(by);
    const steps = new AuthorSteps(author);
    const { id, articleAuthors } = await steps.start({ ...goodFields, ...fields });
    const authorsIds = articleAuthors.map((one) => one.id);
    for (const name of withAuthors) {
      const person = { firstName: name, lastName: 'Added', email: `${name}@example.org`, replace: true };
      authorsIds.push(body<Author>(await author.post('/article/author/save', person)).id);
    }
    if (withAuthors.length > 0) body(await author.post(`/article/${id}/update`, { authorsIds }));
    if (file) await this.addFile(steps, id, 'Manuscript', file);
    for (const [name, bytes] of Object.entries(documents)) await this.addFile(steps, id, 'Additional', { name, bytes });
    for (const [name, bytes] of Object.entries(figures)) await this.addFile(steps, id, 'Figure', { name, bytes });
    for (const person of suggested) body(await author.post(`/article/${id}/suggest-new-reviewer`, person));
    await this.printOverview(id);
    await steps.submit(id);
    return id;
  }

  /** The office requests a correction, in which the author replaces the manuscript. */
  async replaceManuscript(id: string, file: { name: string; bytes: Buffer }): Promise<void> {
    const mail = {
      subject: 'About your manuscript',
      text: '<p>Please correct it.</p>',
      reason: CORRECTION_SUBJECTS[1],
    };
    body(await (await this.app.as('assistant')).post(`/article/${id}/assistant/correction`, mail));
    const steps = new AuthorSteps(await this.app.as('author'));
    const { files } = body<ArticleView>(await steps.author.get(`/article/${id}`));
    const replaced = files.find(({ type }) => type === 'Manuscript');
    body(await steps.author.post(`/article/${id}/remove-file/${replaced?.id}`));
    await this.addFile(steps, id, 'Manuscript', file);
    body(await steps.author.post(`/article/${id}/submit-correction`, { articleId: id, files: [] }));
  }

  private async addFile(
    steps: AuthorSteps,
    id: string,
    type: 'Manuscript' | 'Figure' | 'Additional',
    { name, bytes }: { name: string; bytes: Buffer },
  ): Promise<void> {
    const filename = await steps.upload(id, type, name, bytes);
    body(await steps.author.post(`/article/${id}/add-file`, { filename, type, figureTitle: name }));
  }

  private async printOverview(id: string): Promise<void> {
    const file = aFile(newId(), { designation: 'Overview', extension: 'pdf' });
    await this.app.nest
      .get(Articles, { strict: false })
      .execute(id, ({ version }) => ({ type: 'AddGeneratedDocument', data: { file, basedOn: version } }), {
        actor: { kind: 'system' },
        meta: { correlationId: newId() },
      });
  }

  async counts(id: string, who = 'assistant'): Promise<IntegrityCounts> {
    return body<IntegrityCounts>(await (await this.app.as(who)).get(`/article/${id}/integrity/counts`));
  }

  async integrity(id: string, who = 'assistant'): Promise<IntegrityView> {
    return body<IntegrityView>(await (await this.app.as(who)).get(`/article/${id}/integrity`));
  }

  /** The content of the card once the check has ended, successfully or not. */
  checked(id: string, is: (view: IntegrityView) => boolean = () => true): Promise<IntegrityView> {
    return until('the check', async () => {
      const view = await this.integrity(id);
      return (view.state === 'CHECKED' || view.state === 'FAILED') && is(view) ? view : undefined;
    });
  }
}
