import { Client } from 'pg';
import type { ArticleView, DocumentsProgress, FileView } from '../../../../src/contracts';
import { EmbeddedPostgres } from '../../../../src/platform/postgres/embedded/embedded-postgres';
import { HttpClient } from '../../../support/app/http-client';
import { until } from '../../../support/app/http-until';
import { AuthorSteps, body } from '../../../support/stories/submission-steps';
import { BuiltServer, newDataDir, removeDataDir } from '../built-server';
import { registerAuthor } from '../busy-author';

/** The stages in which files are converted: the middle of a regeneration. */
const MIDDLE = ['converting', 'figures'];

/** The tests of a campaign: this number of kills, each in the middle of a regeneration, and the documents that must survive them. */
export function killWhileDocumentsAreMade({ kills }: { kills: number }): void {
  let dataDir: string;
  let server: BuiltServer;
  let editor: HttpClient;
  let id: string;
  const path = (): string => `/article/${id}/regenerate-combined-pdf`;
  const progress = async (): Promise<DocumentsProgress> => body(await editor.get(`${path()}/progress`));

  beforeAll(async () => {
    dataDir = newDataDir();
    server = await BuiltServer.start(dataDir);
    editor = await registerAuthor(server.origin);
    await makeEditor(dataDir, editor.user.id);
    ({ id } = await new AuthorSteps(await registerAuthor(server.origin)).submitted());
    body<FileView>(await editor.get(path()));
  });
  afterAll(async () => {
    await server.stop();
    await removeDataDir(dataDir);
  });

  it.each(Array.from({ length: kills }, (_, i) => i + 1))(
    'leaves the old full article, and the next start makes the new one (kill %i)',
    async () => {
      const old = (await progress()).file;
      void editor.get(path()).then(
        () => undefined,
        () => undefined,
      );
      await until('its middle', async () => (MIDDLE.includes((await progress()).stage ?? '') ? true : null));
      expect(await progress()).toMatchObject({ state: 'making', file: { id: old?.id } });
      await server.send('SIGKILL');

      server = await BuiltServer.start(dataDir);
      editor = new HttpClient(server.origin, editor.session);
      const done = await until('the new one', async () => {
        const now = await progress();
        // A file exists at every moment.
        expect(now.file).not.toBeNull();
        return now.file?.id === old?.id ? null : now;
      });
      expect(done.file).toMatchObject({ type: 'FullArticle', revision: 0 });
      const { files } = body<ArticleView>(await editor.get(`/article/${id}`));
      expect(generatedOf(files)).toEqual(['FigurePDF', 'FullArticle', 'ManuscriptPDF']);
      await expectPdf(`${server.origin}${done.file?.location ?? ''}`);
    },
  );
}

const generatedOf = (files: readonly FileView[]): string[] =>
  files
    .map(({ type }) => type)
    .filter((type) => type.endsWith('PDF') || type === 'FullArticle')
    .sort();

async function expectPdf(address: string): Promise<void> {
  const answer = await fetch(address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  // The server's actual response is more informative than the fact that it is no PDF.
  expect([answer.status, answer.ok ? '' : bytes.toString()]).toEqual([200, '']);
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
}

/** Over HTTP, an editor can only be created through an invitation by mail. */
async function makeEditor(dataDir: string, userId: string): Promise<void> {
  const url = EmbeddedPostgres.runningUrl(dataDir)?.replace(/\/postgres$/, '/quire');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('UPDATE app.users SET group_id = 4 WHERE id = $1', [userId]).finally(() => client.end());
}
