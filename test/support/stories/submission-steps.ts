import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleView, Designation, SaveArticleRequest } from '../../../src/contracts';
import type { Answer, HttpClient } from '../app/http-client';

export const demoFile = (name: string): Buffer => readFileSync(join(__dirname, '../../../src/demo/files', name));

/** The body of a successful response. @throws Error with the server's message */
export function body<Result = ArticleView>(answer: Answer): Result {
  if (answer.status >= 400) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body as Result;
}

/** Fields that pass every rule of the wizard. */
export const goodFields: SaveArticleRequest = {
  articleTitle: 'Early mobilisation after stroke',
  runningTitle: 'Early mobilisation',
  typeId: 2,
  firstTime: 2,
  coverLetter: '<p>Dear editor</p>',
  keywords: ['Stroke', 'Rehabilitation'],
  abstractText: '<h3>INTRODUCTION</h3><p>A question.</p>',
};

/** The author's steps, call by call. */
export class AuthorSteps {
  constructor(readonly author: HttpClient) {}

  async start(fields: SaveArticleRequest = goodFields): Promise<ArticleView> {
    return body(await this.author.post('/article/save', fields));
  }

  async upload(id: string, type: Designation, name: string, bytes = demoFile(name)): Promise<string> {
    const answer = await this.author.upload(`/article/${id}/file-upload`, { name, bytes }, { type });
    return body<{ fileName: string }>(answer).fileName;
  }

  async addFile(id: string, type: Designation, name: string, more: object = {}): Promise<ArticleView> {
    const filename = await this.upload(id, type, name);
    return body(await this.author.post(`/article/${id}/add-file`, { filename, type, ...more }));
  }

  /** A draft with manuscript and figure. */
  async completeDraft(fields: SaveArticleRequest = {}): Promise<ArticleView> {
    const { id } = await this.start({ ...goodFields, ...fields });
    await this.addFile(id, 'Manuscript', 'manuscript.docx');
    return this.addFile(id, 'Figure', 'figure-1.png', { figureTitle: 'Length of stay' });
  }

  async overview(id: string): Promise<string> {
    return body<{ location: string }>(await this.author.get(`/article/${id}/overall`)).location;
  }

  async submit(id: string): Promise<ArticleView> {
    const boxes = { isCompleted: true, copyrightAccepted: true, submissionReviewed: true, withoutConverted: true };
    return body(await this.author.post(`/article/${id}/update`, boxes));
  }

  async submitted(fields: SaveArticleRequest = {}): Promise<ArticleView> {
    const { id } = await this.completeDraft(fields);
    await this.overview(id);
    return this.submit(id);
  }
}
