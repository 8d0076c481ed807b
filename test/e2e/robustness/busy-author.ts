import { randomUUID } from 'node:crypto';
import type { ArticleView } from '../../../src/contracts';
import { linkIn, newestMail } from '../../support/app/caught-mails';
import { HttpClient } from '../../support/app/http-client';
import { AuthorSteps, body, goodFields } from '../../support/stories/submission-steps';

export const PASSWORD = 'a long enough word';
/** Manuscripts that are read at a time at the end. */
const CONCURRENCY = 20;

/** Waits for the newest mail to an address. */
export type ReadMail = (email: string) => Promise<{ html: string }>;

/** A new author with a proven address, signed in. `readMail`: for a server that really sends its mails. */
export async function registerAuthor(
  origin: string,
  readMail: ReadMail = (email) => newestMail(origin, email),
): Promise<HttpClient> {
  const email = `${randomUUID()}@example.org`;
  const password = { password: PASSWORD, passwordRepeat: PASSWORD };
  const person = { firstName: 'Busy', lastName: 'Author', email, emailRepeat: email, institute: 'Institute' };
  const visitor = new HttpClient(origin);
  body<object>(await visitor.post('/register', { ...person, ...password, country: 'Switzerland' }));
  const client = await visitor.signIn(email, PASSWORD);
  const link = new URL(linkIn(await readMail(email), '/confirm-address'), origin);
  body<object>(await client.post('/confirm-address', { key: link.searchParams.get('key') ?? '' }));
  return client;
}

/** What the server has confirmed about one manuscript. */
interface Confirmed {
  id: string;
  lastUpdate: string;
  title: string;
  /** Sent but not answered, so it may or may not be stored. */
  attempted: string;
  files: string[];
  isSubmitted: boolean;
}

/** An author who writes one manuscript after another and records what was confirmed and what was refused. */
export class BusyAuthor {
  readonly confirmed: Confirmed[] = [];
  /** Status and code of every refusal; 'broken' if the connection ended. */
  readonly refusals = new Set<string>();
  private isGoing = false;
  private begunAt = 0;
  private running: Promise<void> = Promise.resolve();

  private constructor(
    private client: HttpClient,
    private readonly email: string,
    private readonly submits: boolean,
  ) {}

  /** @param submits whether manuscripts are also submitted, for which the server prints an overview. */
  static async register(origin: string, submits: boolean, readMail?: ReadMail): Promise<BusyAuthor> {
    const client = await registerAuthor(origin, readMail);
    return new BusyAuthor(client, client.user.email, submits);
  }

  /** Continues the same session at the server's new address. */
  moveTo(origin: string): void {
    this.client = new HttpClient(origin, this.client.session);
  }

  /** True if a file was confirmed since `begin`. */
  get isWellUnderWay(): boolean {
    return this.confirmed.slice(this.begunAt).some(({ files }) => files.length > 0);
  }

  begin(): void {
    this.isGoing = true;
    this.begunAt = this.confirmed.length;
    this.running = this.work();
  }

  /** Resolves when the current call is answered. */
  async pause(): Promise<void> {
    this.isGoing = false;
    await this.running;
  }

  /** True if a new sign-in succeeds. */
  async signsIn(): Promise<boolean> {
    return (await this.client.signIn(this.email, PASSWORD)).token !== '';
  }

  /** Describes what was confirmed but is missing; empty if nothing is. */
  async losses(): Promise<string[]> {
    const found: string[] = [];
    for (let from = 0; from < this.confirmed.length; from += CONCURRENCY) {
      const some = this.confirmed.slice(from, from + CONCURRENCY);
      found.push(...(await Promise.all(some.map((one) => this.lossesOf(one)))).flat());
    }
    return found;
  }

  private async lossesOf({ id, lastUpdate, title, attempted, files, isSubmitted }: Confirmed): Promise<string[]> {
    const answer = await this.client.get(`/article/${id}`);
    if (answer.status !== 200) return [`${id}: ${answer.status} ${answer.text}`];
    const view = answer.body as ArticleView;
    const present = view.files.map(({ filename }) => filename);
    const problems = {
      version: view.lastUpdate < lastUpdate,
      title: view.articleTitle !== title && view.articleTitle !== attempted,
      files: !files.every((name) => present.includes(name)),
      submission: isSubmitted && view.status === 'DRAFT',
    };
    const lost = Object.entries(problems).flatMap(([name, isLost]) => (isLost ? [name] : []));
    return lost.length > 0 ? [`${id}: ${lost.join(', ')} of ${JSON.stringify(view)}`] : [];
  }

  private async work(): Promise<void> {
    for (let round = 0; this.isGoing; round += 1) {
      try {
        await this.writeOne(round);
      } catch (failure) {
        const text = failure instanceof Error ? failure.message : String(failure);
        this.refusals.add(/^(\d{3}) .*"code":"([A-Z_]+)"/.exec(text)?.slice(1).join(' ') ?? 'broken');
      }
    }
  }

  private async writeOne(round: number): Promise<void> {
    const steps = new AuthorSteps(this.client);
    const first = await steps.start({ ...goodFields, articleTitle: `Round ${round}` });
    const { id, lastUpdate } = first;
    const title = first.articleTitle;
    const known: Confirmed = { id, lastUpdate, title, attempted: title, files: [], isSubmitted: false };
    this.confirmed.push(known);
    for (let edit = 0; edit < 5 && this.isGoing; edit += 1) await this.edit(known, `Round ${round}, edit ${edit}`);
    const manuscript = await steps.addFile(id, 'Manuscript', 'manuscript.docx');
    Object.assign(known, {
      lastUpdate: manuscript.lastUpdate,
      files: manuscript.files.map(({ filename }) => filename),
    });
    if (!this.isGoing || !this.submits) return;
    await steps.overview(id);
    const submitted = await steps.submit(id);
    Object.assign(known, { lastUpdate: submitted.lastUpdate, isSubmitted: true });
  }

  private async edit(known: Confirmed, title: string): Promise<void> {
    known.attempted = title;
    const answer = await this.client.post(`/article/${known.id}/update`, { articleTitle: title });
    const { lastUpdate } = body(answer);
    Object.assign(known, { lastUpdate, title });
  }
}
