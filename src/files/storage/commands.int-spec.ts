import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { damageFile, filesIn } from '../../../test/contract/blobs/files-in';
import { SubmissionApp } from '../../../test/support/app/submission-app';
import { AuthorSteps } from '../../../test/support/stories/submission-steps';
import type { ArticleView } from '../../contracts';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { BlobReferences } from './blob-references';
import { blobOrder } from './command-line/blob-words';
import { runCommand } from './commands';

const DAY = 86_400_000;

describe('npm run blobs', () => {
  let app: SubmissionApp;
  let blobs: Blobs;
  let steps: AuthorSteps;
  let draft: ArticleView;
  beforeAll(async () => {
    app = await SubmissionApp.start();
    blobs = app.nest.get<Blobs>(BLOBS, { strict: false });
    steps = new AuthorSteps(await app.as('author'));
  }, 120_000);
  afterAll(() => app.stop());

  /** Exit code and output. The clock is a day ahead, since all files here are new. */
  async function run(...words: string[]): Promise<[number, string]> {
    const lines: string[] = [];
    const references = app.nest.get(BlobReferences, { strict: false });
    const print = (line: string): void => void lines.push(line);
    const code = await runCommand(
      { blobs, references, now: new Date(Date.now() + DAY + 60_000), print },
      blobOrder(words),
    );
    return [code, lines.join('\n')];
  }

  it('sweeps nothing while no event refers to a file, since then it is the wrong store', async () => {
    await blobs.put(Readable.from([Buffer.from('unused')]), { maxBytes: 10 });
    expect(await run('sweep')).toEqual([1, expect.stringContaining('Nothing was removed; check BLOB_URL')]);
    expect(await app.blobCount()).toBe(1);
  });

  it('shows what a sweep would remove, removes it, and leaves alone what events and pending uploads refer to', async () => {
    draft = await steps.completeDraft();
    await steps.upload(draft.id, 'SupplementaryFigures', 'figure-2.tiff');
    expect(await run('verify')).toEqual([0, expect.stringContaining('Read 4 files')]);
    expect(await run('sweep', '--dry-run')).toEqual([0, expect.stringContaining('Would remove 1 file (0.0 MB)')]);
    expect(await app.blobCount()).toBe(4);
    expect(await run('sweep')).toEqual([0, expect.stringContaining('Removed 1 file (0.0 MB)')]);
    expect(await app.blobCount()).toBe(3);
    expect(await run('verify')).toEqual([0, expect.stringContaining('No file is damaged or missing.')]);
  });

  it('lists damaged and missing files', async () => {
    const [path = ''] = filesIn(app.blobFolder);
    damageFile(path);
    const hash = `${basename(dirname(path))}${basename(path)}`;
    const damaged = await run('verify');
    expect(damaged).toEqual([1, expect.stringContaining(`damaged: ${hash}\n`)]);
    expect(damaged[1]).toContain('1 damaged, 0 missing: restore them from a backup.');
    await blobs.remove(hash, new Date(Date.now() + DAY));
    expect(await run('verify')).toEqual([1, expect.stringContaining(`missing: ${hash}\n`)]);
  });
});
