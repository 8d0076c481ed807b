import type { Pool } from 'pg';
import type { SimilarityRun, SimilarityRuns, SimilarityView } from '../../../src/contracts';
import { JOBS, type Jobs } from '../../../src/platform/jobs';
import { PG_POOL } from '../../../src/platform/postgres';
import { startTestApp, type TestApp } from '../app/app';
import type { HttpClient } from '../app/http-client';
import { until } from '../app/http-until';
import { DeskStory, wordFile } from '../integrity/desk-story';
import { ok } from '../stories/office-story';
import { SimilarityStandIn } from './similarity-stand-in';

/** An application, a stand-in for a similarity service, and manuscripts for it. */
export class SimilarityDesk {
  private constructor(
    readonly app: TestApp,
    readonly service: SimilarityStandIn,
    readonly webmaster: HttpClient,
    readonly desk: DeskStory,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<SimilarityDesk> {
    return SimilarityDesk.attachTo(await startTestApp({ env }));
  }

  /** An application that runs already. End its stand-in by `service.stop`. */
  static async attachTo(app: TestApp): Promise<SimilarityDesk> {
    const service = await new SimilarityStandIn().start();
    return new SimilarityDesk(app, service, await app.as('webmaster'), new DeskStory(app));
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.service.stop();
  }

  change(more: object = {}) {
    const fields = { active: true, api: `${this.service.url}/`, apiKey: this.service.key, excludeReferences: true };
    return this.webmaster.post('/similarity-service', { ...fields, ...more });
  }

  async query<Row extends object = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.app.nest.get<Pool>(PG_POOL, { strict: false }).query<Row>(sql, values)).rows;
  }

  /** A manuscript that was sent in, with its number as the service knows it. */
  async submitted(text: string, by = 'author'): Promise<{ id: string; title: string }> {
    const file = { name: `${text}-file.docx`, bytes: await wordFile(text) };
    const id = await this.desk.submit({ by, file, fields: { articleTitle: `${text}-title` } });
    return { id, title: await this.titleOf(id) };
  }

  /** The title at the service, which contains the article number. */
  async titleOf(id: string): Promise<string> {
    const sql = 'SELECT number FROM rm.article_card WHERE article_id = $1';
    const [row] = await this.query<{ number: string }>(sql, [id]);
    return `Manuscript ${row?.number}`;
  }

  async view(id: string, who = 'editor'): Promise<SimilarityView> {
    return (await ok((await this.app.as(who)).get(`/article/${id}/similarity`))).body as SimilarityView;
  }

  async send(id: string, who = 'editor') {
    return (await this.app.as(who)).post(`/article/${id}/similarity/send`);
  }

  /** Runs the sweep of every two minutes, and the jobs that it starts. */
  async sweep(): Promise<void> {
    await this.app.nest.get<Jobs>(JOBS, { strict: false }).enqueue('similarity.sweep', {});
    await this.atRest();
  }

  /** Moves on to the next call of the service. */
  async next(minutes = 3): Promise<void> {
    this.app.clock.advance({ minutes });
    await this.sweep();
  }

  async atRest(): Promise<void> {
    const sql = `SELECT count(*)::int AS count FROM jobs.jobs WHERE task_identifier LIKE 'similarity.%'`;
    await until('no job is under way', async () => {
      const [row] = await this.query<{ count: number }>(sql);
      return row?.count === 0 ? true : undefined;
    });
  }

  async runs(who = 'webmaster'): Promise<SimilarityRun[]> {
    return ((await ok((await this.app.as(who)).get('/similarity-service/runs'))).body as SimilarityRuns).items;
  }
}
