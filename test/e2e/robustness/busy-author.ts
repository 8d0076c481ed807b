import { randomUUID } from 'node:crypto';
import type { ArticleView } from '../../../src/contracts';
import { HttpClient } from '../../support/app/http-client';
import { AuthorSteps, body, goodFields } from '../../support/stories/submission-steps';

const PASSWORD = 'a long enough word';

/** Somebody new, signed in. */
export async function registerAuthor(origin: string): Promise<HttpClient> {
  const email = `${randomUUID()}@example.org`;
  const password = { password: PASSWORD, passwordRepeat: PASSWORD };
  const person = { firstName: 'Busy', lastName: 'Author', email, emailRepeat: email, institute: 'Institute' };
  const anybody = new HttpClient(origin);
  body<object>(await anybody.post('/register', { ...person, ...password, country: 'Switzerland' }));
  return anybody.signIn(email, PASSWORD);
}

/** What the server has confirmed about one manuscript. */
interface Confirmed {
  id: string;
  version: number;
  title: string;
  /** Sent, but not answered: may be there or not. */
  attempted: string;
  files: string[];
  isSubmitted: boolean;
}

/** An author who writes one manuscript after the other, and remembers what was confirmed and what was refused. */
export class BusyAuthor {
  readonly confirmed: Confirmed[] = [];
  /** Status and code of every refusal; 'broken' where the connection ended instead. */
  readonly refusals = new Set<string>();
  private isGoing = false;
  private begunAt = 0;
  private running: Promise<void> = Promise.resolve();

  private constructor(
    private client: HttpClient,
    private readonly email: string,
    private readonly submits: boolean,
  ) {}

  /** @param submits whether manuscripts are sent in as well, which has the server print an overview of each. */
  static async register(origin: string, submits: boolean): Promise<BusyAuthor> {
    const client = await registerAuthor(origin);
    return new BusyAuthor(client, client.user.email, submits);
  }

  /** The same person at the server's new address: the session goes on. */
  moveTo(origin: string): void {
    this.client = new HttpClient(origin, this.client.session);
  }

  /** Whether a file was confirmed since `begin`. */
  get isWellUnderWay(): boolean {
    return this.confirmed.slice(this.begunAt).some(({ files }) => files.length > 0);
  }

  begin(): void {
    this.isGoing = true;
    this.begunAt = this.confirmed.length;
    this.running = this.work();
  }

  /** Resolves when the call under way is answered. */
  async pause(): Promise<void> {
    this.isGoing = false;
    await this.running;
  }

  /** Whether a new session can be had too. */
  async signsIn(): Promise<boolean> {
    return (await this.client.signIn(this.email, PASSWORD)).token !== '';
  }

  /** What was confirmed and is not there, in words; empty when all is well. */
  async losses(): Promise<string[]> {
    const found = await Promise.all(this.confirmed.map((one) => this.lossesOf(one)));
    return found.flat();
  }

  private async lossesOf({ id, version, title, attempted, files, isSubmitted }: Confirmed): Promise<string[]> {
    const answer = await this.client.get(`/article/${id}`);
    if (answer.status !== 200) return [`${id}: ${answer.status} ${answer.text}`];
    const view = answer.body as ArticleView;
    const present = view.files.map(({ filename }) => filename);
    const problems = {
      version: view.version < version,
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
    const { id, version } = first;
    const title = first.articleTitle;
    const known: Confirmed = { id, version, title, attempted: title, files: [], isSubmitted: false };
    this.confirmed.push(known);
    for (let edit = 0; edit < 5 && this.isGoing; edit += 1) await this.edit(known, `Round ${round}, edit ${edit}`);
    const manuscript = await steps.addFile(id, 'Manuscript', 'manuscript.docx');
    Object.assign(known, { version: manuscript.version, files: manuscript.files.map(({ filename }) => filename) });
    if (!this.isGoing || !this.submits) return;
    await steps.overview(id);
    const submitted = await steps.submit(id);
    Object.assign(known, { version: submitted.version, isSubmitted: true });
  }

  private async edit(known: Confirmed, title: string): Promise<void> {
    known.attempted = title;
    const answer = await this.client.post(`/article/${known.id}/update`, { articleTitle: title });
    const { version } = body(answer);
    Object.assign(known, { version, title });
  }
}
