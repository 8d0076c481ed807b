import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a script with Node; `input` is the path of a file for its standard input. */
const run = (script: string, args: string[], input?: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [join(ROOT, script), ...args], (failure, stdout, stderr) =>
      resolve({ code: failure ? Number(failure.code ?? 1) : 0, stdout, stderr }),
    );
    if (input && child.stdin) createReadStream(input).pipe(child.stdin);
  });

let revision = 0;
const line = (streamId: string, at: string, type: string, data: object): string =>
  JSON.stringify({ streamId, type, data, revision: revision++, metadata: { at: `${at}T00:00:00.000Z` } });

const draft = (id: string, typeId: number): string[] => [
  line(id, '2026-01-01', 'DraftStarted', {}),
  line(id, '2026-01-01', 'DraftChanged', { fields: { typeId } }),
];
const submitted = (id: string, at: string): string => line(id, at, 'ArticleSubmitted', { to: 'NEW_ARTICLE' });
const decided = (id: string, at: string, to: string): string => line(id, at, 'DecisionRecorded', { to });

/** Two original contributions: one accepted after a revision, one rejected after a review, one withdrawn and one in progress. */
const STORY = [
  ...draft('article-1', 2),
  submitted('article-1', '2026-01-02'),
  line('article-1', '2026-01-03', 'ReviewerSelected', { assignmentId: 'a', reviewerId: 'ann' }),
  line('article-1', '2026-01-03', 'ReviewerSelected', { assignmentId: 'b', reviewerId: 'bob' }),
  line('article-1', '2026-01-04', 'ReviewerMailed', { assignmentId: 'a' }),
  line('article-1', '2026-01-04', 'ReviewerMailed', { assignmentId: 'b' }),
  line('article-1', '2026-02-04', 'ReviewerMailed', { assignmentId: 'b' }),
  line('article-1', '2026-02-05', 'ReviewCompleted', { assignmentId: 'a' }),
  decided('article-1', '2026-01-12', 'MINOR_REVISION'),
  decided('article-1', '2026-03-12', 'ACCEPTED'),
  ...draft('article-2', 2),
  submitted('article-2', '2026-01-02'),
  line('article-2', '2026-01-06', 'CheckRejected', { to: 'REJECTED' }),
  ...draft('article-3', 1),
  submitted('article-3', '2026-02-01'),
  line('article-3', '2026-02-03', 'ReviewerSelected', { assignmentId: 'c', reviewerId: 'ann' }),
  line('article-3', '2026-02-03', 'ReviewerMailed', { assignmentId: 'c' }),
  decided('article-3', '2026-02-02', 'DIRECT_REJECT'),
  ...draft('article-4', 10),
  submitted('article-4', '2026-02-01'),
  line('article-4', '2026-02-01', 'ArticleWithdrawn', { to: 'WITHDRAWN' }),
  ...draft('article-5', 1),
  submitted('article-5', '2026-02-01'),
];

describe('docs/events.md', () => {
  it('matches the types, notes and samples of the events; scripts/describe-events.mjs regenerates it', async () => {
    expect(await run('scripts/describe-events.mjs', ['--check'])).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('the examples of the analyst', () => {
  let folder: string;
  let events: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-examples-'));
    events = join(folder, 'events.ndjson');
    await writeFile(events, `${STORY.join('\n')}\n`);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are all tried here', async () => {
    const files = await readdir(join(ROOT, 'docs/examples'));
    expect(files.sort()).toEqual(['acceptance.mjs', 'first-decision.mjs', 'reviewer-load.mjs']);
  });

  it('compute the acceptance rate by type', async () => {
    const { code, stdout } = await run('docs/examples/acceptance.mjs', [events]);
    expect([code, stdout.trim().split('\n')]).toEqual([
      0,
      [
        `[1] ${STORY.length} events, 5 manuscripts begun`,
        '[2] 4 submitted and not withdrawn',
        '[3] 3 decided, 1 still under way',
        '[5] Acceptance rate by type',
        'type,decided,accepted,rate',
        'Original contribution,2,1,50.00%',
        'Review,1,0,0.00%',
        'all,3,1,33.33%',
      ],
    ]);
    expect(await run('docs/examples/acceptance.mjs', [])).toMatchObject({ code: 2 });
  });

  it('compute the days to the first decision', async () => {
    const { stdout } = await run('docs/examples/first-decision.mjs', [], events);
    expect(stdout.trim().split('\n')).toEqual([
      'submitted,decisions,first quartile,median,third quartile',
      '2026-01,2,5.50,7.00,8.50',
      '2026-02,1,1.00,1.00,1.00',
    ]);
  });

  it('count the requests to reviewers', async () => {
    const { stdout } = await run('docs/examples/reviewer-load.mjs', [], events);
    expect(stdout.trim().split('\n')).toEqual([
      'month,requests,people asked,requests per person,reviews received',
      '2026-01,2,2,1.00,0',
      '2026-02,1,1,1.00,1',
    ]);
  });
});
