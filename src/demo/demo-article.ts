import type {
  ArticleView,
  Decision,
  Designation,
  MailBody,
  MailSuggestion,
  OverrideStatus,
  ReviewerPanel,
  SaveArticleRequest,
} from '../contracts';
import type { DemoClient } from './demo-client';
import { demoEmail } from './demo-people';
import { reviewFields } from './demo-texts';

const DAY = 86_400_000;
const asBody = (mail: MailSuggestion): MailBody => ({
  to: mail.to,
  cc: mail.cc,
  subject: mail.subject,
  text: mail.message,
});

/**
 * One article on its way through the office, step by step, with the same calls as people's screens. `days` counts from the start of its
 * history; each step happens on the article's current day.
 */
export class DemoArticle {
  private id = '';
  private today: number;

  constructor(
    private readonly client: DemoClient,
    private readonly author: string,
    startedDaysAgo: number,
  ) {
    this.today = Date.now() - startedDaysAgo * DAY;
  }

  /** Advances by a number of days, never past the present. */
  after(days: number): this {
    this.today = Math.min(this.today + days * DAY, Date.now());
    return this;
  }

  /** Creates the draft, which gives the article its number. */
  async begin(fields: SaveArticleRequest): Promise<void> {
    const article = await this.client.post<ArticleView>(this.author, '/article/save', fields, this.now);
    this.id = article.id;
  }

  async addFiles(): Promise<void> {
    await this.file('Manuscript', 'manuscript.docx', 0);
    await this.file('Figure', 'figure-1.png', 0, 'Length of stay by hospital');
    await this.file('Figure', 'figure-2.tiff', 0, 'Readmission by month');
  }

  async submit(): Promise<void> {
    await this.client.get(this.author, `${this.path}/overall`, this.now);
    const consent = { isCompleted: true, copyrightAccepted: true, submissionReviewed: true, withoutConverted: true };
    await this.client.post(this.author, `${this.path}/update`, consent, this.now);
  }

  async passCheck(): Promise<void> {
    const body = { accept: true, guidelinesChecked: true, files: [] };
    await this.client.post('assistant', `${this.path}/assistant/decide`, body, this.now);
  }

  async rejectAtCheck(): Promise<void> {
    const mail = await this.client.get<MailSuggestion>('assistant', `${this.path}/assistant/get-reject-mail`);
    const body = { accept: false, guidelinesChecked: false, files: [], emailDto: asBody(mail) };
    await this.client.post('assistant', `${this.path}/assistant/decide`, body, this.now);
  }

  async requestCorrection(): Promise<void> {
    const mails = await this.client.get<MailSuggestion[]>('assistant', `${this.path}/assistant/get-correction-mails`);
    const mail = mails[1];
    if (!mail) throw new Error('There is no suggestion for a correction of figures.');
    const body = { reason: 'Figures are incorrect', ...asBody(mail) };
    await this.client.post('assistant', `${this.path}/assistant/correction`, body, this.now);
  }

  async submitCorrection(): Promise<void> {
    await this.file('Additional', 'manuscript-marked.docx', 0);
    await this.client.post(this.author, `${this.path}/submit-correction`, { articleId: this.id, files: [] }, this.now);
  }

  /** Selects and mails reviewers. */
  async invite(...names: string[]): Promise<void> {
    for (const name of names) {
      const reviewerId = await this.client.idOf(name);
      await this.client.post('editor', `${this.path}/reviewer?reviewerId=${reviewerId}`, {}, this.now);
      const request = `${this.path}/review/${await this.assignmentOf(name)}`;
      const mail = await this.client.get<MailSuggestion>('editor', `${request}/mail-suggestion`);
      await this.client.post('editor', `${request}/send-mail`, asBody(mail), this.now);
    }
  }

  async answer(name: string, accept: boolean): Promise<void> {
    const path = `${this.path}/review-response/${await this.assignmentOf(name)}?response=${accept}`;
    await this.client.post(name, path, accept ? {} : { reason: 'I am away for the next month.' }, this.now);
  }

  async review(name: string, harsh = false): Promise<void> {
    const path = `${this.path}/submit-review/${await this.assignmentOf(name)}`;
    await this.client.post(name, path, reviewFields(harsh), this.now);
  }

  async decide(decision: Decision): Promise<void> {
    const mail = await this.client.get<MailSuggestion>('editor', `${this.path}/editor/get-mail?status=${decision}`);
    const path = `${this.path}/editor/decision?decision=${decision}`;
    await this.client.post('editor', path, asBody(mail), this.now);
  }

  async submitRevision(revision: number): Promise<void> {
    await this.file('RebuttalLetter', 'rebuttal.docx', revision);
    await this.file('MarkedManuscript', 'manuscript-marked.docx', revision);
    await this.file('UnmarkedManuscriptPDF', 'manuscript-revised.docx', revision);
    const body = { articleId: this.id, files: [], confirmed: true };
    await this.client.post(this.author, `${this.path}/submit-revision`, body, this.now);
  }

  async assignAssociate(): Promise<void> {
    const associateId = await this.client.idOf('associate');
    const mail = await this.client.get<MailSuggestion>('editor', `${this.path}/editor/get-associate-mails`);
    const path = `${this.path}/editor/assign-associate?associateId=${associateId}`;
    const body = { ...asBody(mail), to: [demoEmail('associate')] };
    await this.client.post('editor', path, body, this.now);
  }

  async returnToAssistant(): Promise<void> {
    await this.client.post('associate', `${this.path}/return-to-assistant`, {}, this.now);
  }

  async override(status: OverrideStatus, reason: string): Promise<void> {
    await this.client.post('editor', `${this.path}/editor/override`, { status, reason }, this.now);
  }

  async withdraw(reason: string): Promise<void> {
    await this.client.post(this.author, `${this.path}/withdraw`, { reason }, this.now);
  }

  async note(text: string): Promise<void> {
    const path = `${this.path}/assistant/new-note?note=${encodeURIComponent(`<p>${text}</p>`)}`;
    await this.client.post('assistant', path, {}, this.now);
  }

  private get path(): string {
    return `/article/${this.id}`;
  }

  private get now(): Date {
    return new Date(this.today);
  }

  private async file(type: Designation, file: string, revision: number, figureTitle?: string): Promise<void> {
    const filename = await this.client.upload(this.author, this.id, type, file, this.now);
    const body = { filename, type, fileType: file.split('.').pop(), revision, figureTitle };
    await this.client.post(this.author, `${this.path}/add-file`, body, this.now);
  }

  private async assignmentOf(name: string): Promise<string> {
    const panel = await this.client.get<ReviewerPanel>('editor', `${this.path}/reviewer/list`);
    const reviewerId = await this.client.idOf(name);
    const latest = panel.assigned.reduce((a, b) => (b.revision > a.revision ? b : a));
    const found = latest.reviewers.find((request) => request.reviewer.id === reviewerId);
    if (!found) throw new Error(`${name} has not been selected.`);
    return found.id;
  }
}
