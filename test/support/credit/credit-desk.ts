import type {
  Deposit,
  Deposits,
  OverrideChoice,
  OwnCredit,
  OwnCreditReview,
  OwnCreditReviews,
} from '../../../src/contracts';
import { nextSending } from '../../../src/credit/deposits/next-sending';
import { JOBS, type Jobs } from '../../../src/platform/jobs';
import { SETTINGS, type SettingsReader } from '../../../src/platform/settings/settings';
import type { HttpClient } from '../app/http-client';
import { until } from '../app/http-until';
import { CommandedArticle, personOf } from '../article/commanded-article';
import { ok } from '../stories/office-story';
import { CreditWorld } from './credit-world';
import type { OrcidStandIn } from './orcid-stand-in';

/** A review that was written for a spec, and texts of which none may reach ORCID. */
export interface WrittenReview {
  article: CommandedArticle;
  id: string;
  number: string;
  canaries: string[];
}

/** Reviewers with an iD, their reviews, and the days on which these are sent. */
export class CreditDesk {
  private constructor(
    readonly world: CreditWorld,
    private readonly orcids: Readonly<Record<string, string>>,
  ) {}

  /** @param orcids iDs by name. */
  static async start(orcids: Readonly<Record<string, string>>, env: Record<string, string> = {}): Promise<CreditDesk> {
    return CreditDesk.on(await CreditWorld.start(env), orcids);
  }

  static async on(world: CreditWorld, orcids: Readonly<Record<string, string>>): Promise<CreditDesk> {
    for (const [name, orcid] of Object.entries(orcids)) await world.reviewer(emailOf(name), orcid);
    return new CreditDesk(world, orcids);
  }

  get orcid(): OrcidStandIn {
    return this.world.orcid;
  }

  stop(): Promise<void> {
    return this.world.stop();
  }

  clientOf(name: string): Promise<HttpClient> {
    return this.world.app.as(emailOf(name));
  }

  async ownOf(name: string): Promise<OwnCredit> {
    return this.world.ownOf(await this.clientOf(name));
  }

  async reviewsOf(name: string): Promise<OwnCreditReview[]> {
    const { body } = await ok((await this.clientOf(name)).get('/reviewing-record/orcid/reviews', { size: 100 }));
    return (body as OwnCreditReviews).items;
  }

  async agree(name: string): Promise<void> {
    await ok(this.world.agree(await this.clientOf(name), this.orcids[name] ?? ''));
  }

  /** A review, with a marker in every text. */
  async reviewed(name: string, which: string): Promise<WrittenReview> {
    const { app } = this.world;
    const cast = { uploader: personOf(await app.as('author')), editor: personOf(await app.as('editor')) };
    const canaries = [`canary-title-${which}`, `canary-review-${which}`, `canary-comment-${which}`];
    const [articleTitle = '', general = '', commentsToEditor = ''] = canaries;
    const article = await CommandedArticle.inSelection(app.nest, { ...cast, fields: { articleTitle } });
    const reviewer = personOf(await this.clientOf(name));
    await article.reviewed(reviewer, { general, commentsToEditor });
    const { id } = article;
    const { number, assignments } = article.state;
    const ids = [id, number, reviewer.userId, ...assignments.map(({ assignmentId }) => assignmentId)];
    const people = [emailOf(name), cast.uploader.email, cast.uploader.userId];
    return { article, id, number, canaries: [...canaries, ...ids, ...people] };
  }

  async decided(name: string, which: string): Promise<WrittenReview> {
    const review = await this.reviewed(name, which);
    await this.decide(review);
    return review;
  }

  async decide(review: WrittenReview | undefined): Promise<void> {
    await review?.article.decide('MAJOR_REVISION');
  }

  async override(review: WrittenReview | undefined, status: OverrideChoice): Promise<void> {
    const editor = await this.world.app.as('editor');
    await ok(editor.post(`/article/${review?.id}/editor/override`, { status, reason: 'A spec' }));
  }

  /** Runs the sweep of every ten minutes, and the jobs that it starts. */
  async sweep(): Promise<void> {
    const { nest } = this.world.app;
    const jobs = nest.get<Jobs>(JOBS, { strict: false });
    await jobs.enqueue('credit.sweep-reviews', {});
    await this.until('no job is under way', async () => {
      const sql = `SELECT count(*)::int AS count FROM jobs.jobs WHERE task_identifier LIKE 'credit.%'`;
      return (await this.world.query<{ count: number }>(sql)).rows[0]?.count === 0;
    });
  }

  /** Runs the queued jobs, then moves to the first day of the next month. */
  async nextMonth(): Promise<void> {
    await this.sweep();
    const { clock, nest } = this.world.app;
    const { timeZone } = await nest.get<SettingsReader>(SETTINGS, { strict: false }).current();
    const next = nextSending(clock.now(), timeZone).getTime();
    clock.advance({ minutes: Math.ceil((next - clock.now().getTime()) / 60_000) + 1 });
    await this.sweep();
  }

  async deposits(): Promise<Deposit[]> {
    return ((await ok(this.world.webmaster.get('/orcid-credit/deposits'))).body as Deposits).items;
  }

  /** Waits until exactly this many reviews are at ORCID. */
  async sent(count: number): Promise<void> {
    await this.until(`${count} are sent`, async () => {
      const states = (await this.deposits()).map(({ state }) => state);
      return states.filter((state) => state === 'SENT').length === count;
    });
    if (this.orcid.entries.length !== count) throw new Error(`ORCID has ${this.orcid.entries.length} entries`);
  }

  /** The newest entry after this many tries. */
  tried(attempts: number): Promise<Deposit> {
    return until(`${attempts} tries`, async () =>
      (await this.deposits()).find((one) => one.attempts === attempts && one.state !== 'SENT'),
    );
  }

  until(what: string, ask: () => Promise<boolean>): Promise<true> {
    return until(what, async () => ((await ask()) ? true : null));
  }
}

const emailOf = (name: string): string => `${name}@example.net`;
