import { articleIn } from '../../../../test/support/article/article-in-status';
import { aFile, PEOPLE } from '../../../../test/support/article/article-people';
import type { Articles, ArticleState } from '../../../article';
import type { Blobs } from '../../../platform/blobs';
import type { Jobs } from '../../../platform/jobs';
import type { RunLocks } from '../../../platform/leadership/run-locks';
import { isStoreUnavailable } from '../../../platform/store-unavailable/is-store-unavailable';
import type { DocumentMaker } from '../document-maker';
import { DocumentRuns } from '../document-runs';
import { GeneratedDocuments } from '../generated-documents';

/** The locks of all processes. */
class Locks implements Pick<RunLocks, 'alone'> {
  private readonly turns = new Map<string, Promise<unknown>>();

  alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.turns.get(name) ?? Promise.resolve()).then(work);
    const over = turn.catch(() => undefined);
    this.turns.set(name, over);
    return turn;
  }
}

const META = { correlationId: 'c', pinnedVersion: null } as unknown as Parameters<GeneratedDocuments['regenerate']>[1];

/** Documents whose making ends when the test says so. */
class Desk {
  state: ArticleState;
  readonly runs = new DocumentRuns();
  readonly made: number[] = [];
  private readonly waiting = new Map<number, (failure: Error | null) => void>();
  readonly documents: GeneratedDocuments;
  private readonly locks = new Locks();

  constructor() {
    const article = articleIn('MINOR_REVISION');
    const file = aFile('next', { designation: 'UnmarkedManuscriptPDF', revision: 1 });
    article.do({ type: 'AddFile', data: { file, reusedFrom: null } }, PEOPLE.author);
    this.state = article.state;
    this.documents = this.inProcess(this.runs);
  }

  /** The documents as another process makes them. */
  inProcess(runs = new DocumentRuns()): GeneratedDocuments {
    const articles = { load: () => Promise.resolve(this.state) } as unknown as Articles;
    const maker = {
      make: (state: ArticleState, report: (stage: 'converting') => void) => this.make(state, report),
    } as unknown as DocumentMaker;
    const jobs = { enqueue: () => Promise.resolve() } as unknown as Jobs;
    return new GeneratedDocuments(articles, maker, runs, {} as Blobs, jobs, this.locks as unknown as RunLocks);
  }

  private async make({ revision }: ArticleState, report: (stage: 'converting') => void): Promise<[]> {
    this.made.push(revision);
    report('converting');
    const failure = await new Promise<Error | null>((resolve) => this.waiting.set(revision, resolve));
    if (failure) throw failure;
    const added = aFile(`full-${revision}`, { designation: 'FullArticle', revision, extension: 'pdf' });
    const addition = { fileId: added.fileId, basedOn: this.state.version };
    this.state = {
      ...this.state,
      files: [...this.state.files, added],
      fileAdditions: [...this.state.fileAdditions, addition as ArticleState['fileAdditions'][number]],
    };
    return [];
  }

  async isMaking(revision: number): Promise<void> {
    for (let turns = 0; turns < 100 && !this.waiting.has(revision); turns += 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect([...this.waiting.keys()]).toContain(revision);
  }

  end(revision: number, failure: Error | null = null): void {
    this.waiting.get(revision)?.(failure);
    this.waiting.delete(revision);
  }
}

describe('The documents of the present revision, while the author converts the next one', () => {
  it('are made by the office without waiting for the author, and without the author’s failure', async () => {
    const desk = new Desk();
    const { id } = desk.state;
    const converting = desk.documents.convert(id, META);
    await desk.isMaking(1);
    const regenerating = desk.documents.regenerate(id, META);
    await desk.isMaking(0);
    expect(desk.made).toEqual([1, 0]);
    desk.end(1, new Error('damaged'));
    await expect(converting).rejects.toThrow('The documents could not be created.');
    expect(desk.runs.progressOf({ id, revision: 0 }, null).state).toBe('making');
    expect(desk.runs.progressOf({ id, revision: 1 }, null).state).toBe('failed');
    desk.end(0);
    expect(await regenerating).toMatchObject({ designation: 'FullArticle', revision: 0 });
    expect(desk.runs.progressOf({ id, revision: 0 }, null).state).toBe('none');
  });

  it('are made once when two people press the button', async () => {
    const desk = new Desk();
    const both = [1, 2].map(() => desk.documents.regenerate(desk.state.id, META));
    await desk.isMaking(0);
    desk.end(0);
    const [one, other] = await Promise.all(both);
    expect([desk.made, one?.fileId]).toEqual([[0], other?.fileId]);
  });

  it('fail as the store does when it is away, so that the job of a submission waits for it', async () => {
    const desk = new Desk();
    const order = { articleId: desk.state.id, version: 0, correlationId: 'c' };
    const outage = Object.assign(new Error('The database is away'), { code: 'ECONNREFUSED' });
    for (const failure of [outage, new Error('damaged')]) {
      const made = desk.documents.fulfil(order).catch((thrown: unknown) => isStoreUnavailable(thrown));
      await desk.isMaking(0);
      desk.end(0, failure);
      expect(await made).toBe(failure === outage);
      expect(desk.runs.progressOf(desk.state, null)).toMatchObject({
        ...{ state: 'failed', message: 'The documents could not be created. Please try again in a moment.' },
      });
    }
  });

  it('are made once when two processes are asked for them, and by the second when the first fails', async () => {
    const desk = new Desk();
    const both = [desk.documents, desk.inProcess()].map((documents) => documents.regenerate(desk.state.id, META));
    await desk.isMaking(0);
    for (let turns = 0; turns < 100; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(desk.made).toEqual([0]);
    desk.end(0, new Error('no browser'));
    await expect(both[0]).rejects.toThrow('The documents could not be created.');
    await desk.isMaking(0);
    const third = desk.inProcess().fulfil({ articleId: desk.state.id, version: 0, replaces: null, correlationId: 'c' });
    desk.end(0);
    expect(await both[1]).toMatchObject({ designation: 'FullArticle', revision: 0 });
    await third;
    expect(desk.made).toEqual([0, 0]);
  });
});
