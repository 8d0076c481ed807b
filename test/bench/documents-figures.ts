import { HttpClient } from '../support/app/http-client';
import { AuthorSteps, body } from '../support/stories/submission-steps';
import { BENCH_PASSWORD } from './http/bench-account';
import { type BenchServer, load } from './http/children';
import { median } from './measure';
import type { Figure } from './report';

const ROUNDS = 4;
const SECONDS = 5;
const ARTICLES = 4;

interface Latency {
  perSecond: number;
  p50: number;
  p97_5: number;
  failed: number;
}

const figure = (what: string, rounds: readonly Latency[]): Figure => ({
  what,
  clients: 1,
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p97_5: median(rounds.map(({ p97_5 }) => p97_5)),
  failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
});

/** Measures one list call repeatedly, in alternating rounds: on an idle server, and while documents are generated without a pause. */
export async function documentsFigures(server: BenchServer, report: (what: string) => void): Promise<Figure[]> {
  const signedOut = new HttpClient(server.origin);
  const author = new AuthorSteps(await signedOut.signIn(server.authors[0] ?? '', BENCH_PASSWORD));
  const editor = await signedOut.signIn(server.editor, BENCH_PASSWORD);
  report('sending in manuscripts');
  const ids: string[] = [];
  for (let n = 0; n < ARTICLES; n += 1) ids.push((await author.submitted()).id);
  const maker = new DocumentMaking(editor, ids);
  // Waits for the jobs started by the submissions, which also warms up the converter.
  for (const id of ids) await maker.make(id);
  const call = { method: 'GET' as const, path: '/api/article/editor/article-list?size=50', token: editor.token };
  const measured = (): Promise<Latency> => load({ url: server.origin, duration: SECONDS, clients: [[call]] });
  await measured();
  const [idle, busy]: [Latency[], Latency[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    report(`a list call beside documents, round ${round + 1} of ${ROUNDS}`);
    idle.push(await measured());
    maker.begin();
    busy.push(await measured());
    await maker.pause();
  }
  const made: Figure = {
    what: 'all documents of an article, made in a minute',
    perSecond: (maker.made / maker.seconds) * 60,
  };
  return [figure('HTTP: to-do list, nothing else to do', idle), figure('HTTP: to-do list, documents made', busy), made];
}

/** Generates the documents of one article after another. */
class DocumentMaking {
  made = 0;
  seconds = 0;
  private isGoing = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly editor: HttpClient,
    private readonly ids: readonly string[],
  ) {}

  async make(id: string): Promise<void> {
    body<object>(await this.editor.get(`/article/${id}/regenerate-combined-pdf`));
  }

  begin(): void {
    this.isGoing = true;
    this.running = this.work();
  }

  async pause(): Promise<void> {
    this.isGoing = false;
    await this.running;
  }

  private async work(): Promise<void> {
    const began = performance.now();
    while (this.isGoing) {
      await this.make(this.ids[this.made % this.ids.length] ?? '');
      this.made += 1;
    }
    this.seconds += (performance.now() - began) / 1_000;
  }
}
