/// <reference lib="dom" />
import { PageBreak, Paragraph, TextRun } from 'docx';
import type { FileView } from '../../../src/contracts';
import { type Visitor } from '../../support/browser/browser';
import { lookInBothThemes } from '../../support/browser/look-at-screen';
import { onStage } from '../../support/browser/stage';
import { paragraph, wordFile } from '../../support/files/samples/docx-samples';
import { AuthorSteps, body } from '../../support/stories/submission-steps';

jest.setTimeout(1_200_000);

const PAGES = 30;
const LINE = 'The length of stay fell on every ward that measured it.';

/** A manuscript of 30 pages, with a different word on each. */
function manuscript(): Promise<Buffer> {
  const pages = Array.from({ length: PAGES }, (_page, index) => [
    ...Array.from({ length: 20 }, () => paragraph(LINE)),
    new Paragraph({
      children: [new TextRun(`Landmark${index + 1}x`), ...(index < PAGES - 1 ? [new PageBreak()] : [])],
    }),
  ]);
  return wordFile(pages.flat());
}

describe('The manuscript viewer, with a generated full article', () => {
  const stage = onStage(async (app, arrive) => {
    const author = new AuthorSteps(await app.as('author'));
    const { id } = await author.start();
    const filename = await author.upload(id, 'Manuscript', 'manuscript.docx', await manuscript());
    await author.author.post(`/article/${id}/add-file`, { filename, type: 'Manuscript' });
    await author.overview(id);
    await author.submit(id);
    const office = await app.as('editor');
    const file = body<FileView>(await office.get(`/article/${id}/regenerate-combined-pdf`));
    return { id, file, editor: await arrive('editor@example.org') };
  });

  const open = async (width = 1440): Promise<Visitor> => {
    const { editor, id } = stage.world;
    await editor.page.setViewport({ width, height: 900 });
    await editor.goTo(`/rrs/articleDetails/${id}?tab=manuscript`);
    return editor;
  };
  const drawn = (visitor: Visitor) => visitor.page.waitForSelector('.pdfViewer .page canvas', { visible: true });
  const isOn = (visitor: Visitor, page: number) =>
    visitor.page.waitForFunction(
      (wanted: string) => document.querySelector<HTMLInputElement>('input[aria-label="Page"]')?.value === wanted,
      {},
      String(page),
    );
  const scale = async (visitor: Visitor): Promise<number> => Number(/(\d+) %/.exec(await visitor.text())?.[1]);

  it('draws its pages with their text, and goes from page to page', async () => {
    const editor = await open();
    const began = Date.now();
    await drawn(editor);
    const heap = Math.round(((await editor.page.metrics()).JSHeapUsedSize ?? 0) / 2 ** 20);
    process.stdout.write(`First page of ${PAGES} pages after ${Date.now() - began} ms, with a heap of ${heap} MiB\n`);
    const pages = Number(/of (\d+)/.exec(await editor.text())?.[1]);
    expect(pages).toBeGreaterThanOrEqual(PAGES);
    await editor.press('Next page');
    await isOn(editor, 2);
    await editor.fill('Page', '20');
    await editor.page.keyboard.press('Enter');
    await isOn(editor, 20);
    await editor.sees('Landmark');
    // Pages far from view are not kept drawn.
    expect((await editor.page.$$('.pdfViewer .page canvas')).length).toBeLessThan(PAGES);
    expect(await lookInBothThemes(editor, 'viewer-real-pdf')).toEqual([]);
  });

  it('finds a word that is on one page only', async () => {
    const editor = await open();
    await drawn(editor);
    await editor.press('Search in the file');
    await editor.fill('Words in the file', 'Landmark17x', 'searchbox');
    await editor.sees('1 of 1');
    await editor.page.waitForFunction(
      () => document.querySelector('.textLayer .highlight')?.textContent === 'Landmark17x',
    );
    await editor.fill('Words in the file', 'Nowhere', 'searchbox');
    await editor.sees('No matches');
  });

  it('zooms, and keeps page and size while another tab is open', async () => {
    const editor = await open();
    await drawn(editor);
    const before = await scale(editor);
    await editor.press('Zoom out');
    await editor.page.waitForFunction(
      (old: string) => !document.body.innerText.includes(`${old} %`),
      {},
      String(before),
    );
    const zoomed = await scale(editor);
    expect(zoomed).toBeLessThan(before);
    await editor.fill('Page', '9');
    await editor.page.keyboard.press('Enter');
    await isOn(editor, 9);
    await editor.press('Overview', 'link');
    await editor.sees('Cover letter');
    await editor.press('Manuscript', 'link');
    await isOn(editor, 9);
    expect(await scale(editor)).toBe(zoomed);
  });

  it('covers the whole screen of a phone, and closes again', async () => {
    const editor = await open(390);
    await editor.press('Read the manuscript');
    const dialog = await editor.find('dialog', 'Manuscript');
    await drawn(editor);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 900 });
    await editor.picture('viewer-phone');
    await editor.press('Leave full screen');
    await editor.gone('dialog');
    await editor.find('button', 'Read the manuscript');
  });
});
