import { Readable } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type ArticleFile, Articles, type ArticleState, Refusal } from '../../article';
import { t } from '../../contracts';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { newId } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { JOBS, type Jobs } from '../../platform/jobs';
import { withLanguage } from '../../platform/language/current-language';
import { RunLocks } from '../../platform/leadership/run-locks';
import { PDF_RENDERER, type PdfRenderer } from '../../platform/pdf';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { nextFileName } from '../naming/file-name';
import { OverviewPage } from './overview-page';
import { OverviewRuns, type ReportStage } from './overview-runs';

const MAX_TRIES = 3;
/** Enough for an overview of a few pages and previews of figures. */
const MAX_BYTES = 200_000_000;

/** The job that finishes an overview when the process that began it has died. */
export const MAKE_OVERVIEW_JOB = 'files.make-overview';
const JOB_ATTEMPTS = 5;

/** Makes the overview PDF of exactly the present content (lifecycle, section 2, 'submit'). */
@Injectable()
export class OverviewDocuments {
  private readonly logger = new Logger(OverviewDocuments.name);
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly articles: Articles,
    private readonly page: OverviewPage,
    private readonly runs: OverviewRuns,
    @Inject(PDF_RENDERER) private readonly renderer: PdfRenderer,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly locks: RunLocks,
  ) {}

  /**
   * The id of the overview of the present content, which is made if needed. A call during a run waits for that run (lifecycle, section 4
   * (9)), also of another process. A run completes even when the caller disconnects or this process dies.
   * @throws ApiProblem 409 when the content keeps changing meanwhile.
   */
  async ensure(articleId: string, correlationId: string): Promise<string> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      // Awaited before loading: otherwise a run that ends meanwhile would leave us with the state from before it.
      await this.running.get(articleId);
      const state = await this.existing(articleId);
      if (state.overviewFileId !== null) return state.overviewFileId;
      await (this.running.get(articleId) ?? this.start(state, correlationId));
    }
    const { overviewFileId } = await this.existing(articleId);
    if (overviewFileId !== null) return overviewFileId;
    throw new ApiProblem('CONFLICT', 'The article is being changed right now. Please try again.');
  }

  /** Makes the overview of one version if it is still needed; waits for a call that is already making it. Idempotent. */
  async finish(articleId: string, version: number, correlationId: string): Promise<void> {
    await this.running.get(articleId);
    const state = await this.articles.load(articleId);
    if (state?.version !== version || state.overviewFileId !== null) return;
    await (this.running.get(articleId) ?? this.start(state, correlationId));
  }

  private start(state: ArticleState, correlationId: string): Promise<void> {
    const run = this.runs
      .watch(state, (report) =>
        this.locks.alone(`quire:overview:${state.id}`, () => this.makeIfNeeded(state, correlationId, report)),
      )
      .finally(() => this.running.delete(state.id));
    this.running.set(state.id, run);
    return run;
  }

  /** Another process may have made it while this one waited. */
  private async makeIfNeeded(state: ArticleState, correlationId: string, report: ReportStage): Promise<void> {
    const { version, overviewFileId } = await this.existing(state.id);
    if (version === state.version && overviewFileId === null) await this.make(state, correlationId, report);
  }

  private async make(state: ArticleState, correlationId: string, report: ReportStage): Promise<void> {
    const payload = { articleId: state.id, version: state.version, correlationId };
    const key = `${state.id}:${state.version}`;
    await this.jobs.enqueue(MAKE_OVERVIEW_JOB, payload, { key, maxAttempts: JOB_ATTEMPTS });
    const { defaultLanguage } = await this.settings.current();
    const pdf = await withLanguage(defaultLanguage, () => this.render(state, report));
    report('storing');
    const { hash, size } = await this.blobs.put(Readable.from([pdf]), { maxBytes: MAX_BYTES });
    const file: ArticleFile = {
      fileId: newId(),
      designation: 'Overview',
      fileName: nextFileName(state, 'Overview', 'pdf', []),
      extension: 'pdf',
      revision: state.revision,
      hash,
      size,
      figureTitle: null,
      figureOrder: null,
    };
    await this.articles.execute(
      state.id,
      () => ({ type: 'AddGeneratedDocument', data: { file, basedOn: state.version } }),
      { actor: { kind: 'system' }, meta: { correlationId } },
    );
  }

  /**
   * The office and the authors read it, so it is in the journal's language. @throws ApiProblem 503 when the browser cannot create the
   * document.
   */
  private async render(state: ArticleState, report: ReportStage): Promise<Buffer> {
    try {
      const values = { number: state.number, title: state.fields.articleTitle };
      const title = t('Overview of {number}: {title}', values);
      const html = await this.page.html(state, report);
      report('setting');
      return await this.renderer.render(html, { title });
    } catch (failure) {
      this.logger.error(`The overview of ${state.number} could not be made`, failure);
      throw new ApiProblem('UNAVAILABLE', 'The overview could not be created. Please try again in a moment.');
    }
  }

  private async existing(articleId: string): Promise<ArticleState> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    return state;
  }
}
