import { createReadStream } from 'node:fs';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { additionOf, type ArticleFile, Articles, type ArticleState, Refusal } from '../../article';
import type { Designation, UnconvertedFile } from '../../contracts';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { newId } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import type { RequestMeta } from '../../platform/http/request/meta.decorator';
import { JOBS, type Jobs } from '../../platform/jobs';
import { RunLocks } from '../../platform/leadership/run-locks';
import { isStoreUnavailable } from '../../platform/store-unavailable/is-store-unavailable';
import { nextFileName } from '../naming/file-name';
import { DocumentMaker } from './document-maker';
import { DocumentRuns, type ReportStep, runKeyOf } from './document-runs';
import { type DocumentsOrder, MAKE_DOCUMENTS_JOB } from './ordering/order-documents';
import { preparedOf } from './prepared-manuscript';

const JOB_ATTEMPTS = 5;
const MAX_TRIES = 3;
const CHANGING = 'The article is being changed right now. Please try again.';
/** Enough for a thousand pages of pictures. */
const MAX_BYTES = 2_000_000_000;

/** The present full article of the present revision. */
export const fullArticleOf = (state: ArticleState): ArticleFile | null =>
  state.files.find(({ designation, revision }) => designation === 'FullArticle' && revision === state.revision) ?? null;

/** Makes the generated documents of an article's present revision (lifecycle, section 4 (9) and (17)). */
@Injectable()
export class GeneratedDocuments {
  private readonly logger = new Logger(GeneratedDocuments.name);
  /** By revision of an article. */
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly articles: Articles,
    private readonly maker: DocumentMaker,
    private readonly runs: DocumentRuns,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly locks: RunLocks,
  ) {}

  /**
   * Makes the documents again and returns the full article. A call during a run of the same revision waits for that run (lifecycle,
   * section 4 (9)). A run completes even when the caller disconnects or this process dies.
   * @throws Refusal TRANSITION for a draft; ApiProblem 503 when they cannot be made, 409 for a stale view.
   */
  async regenerate(articleId: string, { correlationId, pinnedVersion }: RequestMeta): Promise<ArticleFile> {
    const present = await this.existing(articleId);
    const { version } = present;
    if ((pinnedVersion ?? version) !== version)
      throw new ApiProblem('STALE_VERSION', 'This article was changed by someone else. Please reload the page.');
    const running = this.running.get(runKeyOf(present));
    if (running) await running;
    else await this.begin(await this.existing(articleId), correlationId);
    const file = fullArticleOf(await this.existing(articleId));
    if (file === null) throw new ApiProblem('CONFLICT', CHANGING);
    return file;
  }

  /**
   * Makes the manuscript that its author prepares, as reviewers will read it, if there is none of exactly this content. A call during a run
   * waits for that run. It is not a job: when this process dies, the author requests it again.
   * @throws Refusal TRANSITION when nothing is being prepared, RULE without a manuscript; ApiProblem 503, or 409 when the content keeps
   * changing.
   */
  async convert(articleId: string, { correlationId }: RequestMeta): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await this.running.get(runKeyOf(preparedOf(await this.existing(articleId))))?.catch(() => undefined);
      const prepared = preparedOf(await this.existing(articleId));
      if (prepared.convertedFileId !== null) return;
      const isOver = (present: ArticleState): boolean => preparedOf(present).convertedFileId !== null;
      await (this.running.get(runKeyOf(prepared)) ?? this.start(prepared, correlationId, isOver));
    }
    if ((await this.existing(articleId)).convertedFileId === null) throw new ApiProblem('CONFLICT', CHANGING);
  }

  /** Carries the order out unless it is already done. Idempotent. */
  async fulfil(order: DocumentsOrder): Promise<void> {
    const before = await this.articles.load(order.articleId);
    await (before && this.running.get(runKeyOf(before)))?.catch(() => undefined);
    const state = await this.articles.load(order.articleId);
    if (!state || state.status === 'DRAFT' || state.deleted || isDone(state, order)) return;
    const isOver = (present: ArticleState): boolean => isDone(present, order);
    await (this.running.get(runKeyOf(state)) ?? this.start(state, order.correlationId, isOver));
  }

  private async begin(state: ArticleState, correlationId: string): Promise<void> {
    if (state.status === 'DRAFT')
      throw new Refusal('TRANSITION', 'The full article is created after the manuscript has been submitted.');
    const replaces = fullArticleOf(state)?.fileId ?? null;
    const order: DocumentsOrder = { articleId: state.id, version: state.version, replaces, correlationId };
    await this.jobs.enqueue(MAKE_DOCUMENTS_JOB, { ...order }, { maxAttempts: JOB_ATTEMPTS, queue: MAKE_DOCUMENTS_JOB });
    const isOver = (present: ArticleState): boolean => isDone(present, order);
    await (this.running.get(runKeyOf(state)) ?? this.start(state, correlationId, isOver));
  }

  /** @param isOver whether another process has made them while this one waited. */
  private start(state: ArticleState, correlationId: string, isOver: (present: ArticleState) => boolean): Promise<void> {
    const key = runKeyOf(state);
    const run = this.runs
      .watch(state, (report) =>
        this.locks.alone(`quire:documents:${key}`, async () =>
          isOver(await this.existing(state.id)) ? [] : this.make(state, correlationId, report),
        ),
      )
      .finally(() => this.running.delete(key));
    this.running.set(key, run);
    return run;
  }

  private async make(state: ArticleState, correlationId: string, report: ReportStep): Promise<UnconvertedFile[]> {
    try {
      return await this.maker.make(state, report, async (documents, isAnonymous) => {
        report('storing');
        // Nothing is replaced before everything is complete. The full article marks completion, so it is stored last.
        for (const [designation, path] of documents)
          await this.store(state, designation, { path, isAnonymous }, correlationId);
      });
    } catch (failure) {
      // The job waits for a store that is away. As any other failure it would be given up after a minute.
      if (isStoreUnavailable(failure)) throw failure;
      const detail = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
      this.logger.error(`The documents of ${state.number} could not be made: ${detail}`);
      throw new ApiProblem('UNAVAILABLE', 'The documents could not be created. Please try again in a moment.');
    }
  }

  /** Adds a document to the article and replaces the old one of its kind, in one append. */
  private async store(
    state: ArticleState,
    designation: Designation,
    { path, isAnonymous }: { path: string; isAnonymous: boolean },
    correlationId: string,
  ): Promise<void> {
    const { hash, size } = await this.blobs.put(createReadStream(path), { maxBytes: MAX_BYTES });
    const fileId = newId();
    const { revision } = state;
    await this.articles.execute(
      state.id,
      (present) => {
        // Replaced documents count too: a name is never reused for other content.
        const taken = [...present.files, ...present.removedFiles].map(({ fileName }) => fileName);
        const fileName = nextFileName({ number: state.number, revision }, designation, 'pdf', taken);
        const file: ArticleFile = {
          ...{ fileId, designation, fileName, extension: 'pdf', revision, hash, size },
          ...{ figureTitle: null, figureOrder: null },
          ...(isAnonymous ? { anonymous: true } : {}),
        };
        return { type: 'AddGeneratedDocument', data: { file, basedOn: state.version } };
      },
      { actor: { kind: 'system' }, meta: { correlationId } },
    );
  }

  private async existing(articleId: string): Promise<ArticleState> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    return state;
  }
}

function isDone(state: ArticleState, { version, replaces }: DocumentsOrder): boolean {
  const file = fullArticleOf(state);
  return file !== null && file.fileId !== replaces && (additionOf(state, file.fileId)?.basedOn ?? -1) >= version;
}
