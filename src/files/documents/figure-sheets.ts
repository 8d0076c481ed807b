import { readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { type ArticleFile, shownFigures } from '../../article';
import { t } from '../../contracts';
import { BLOBS, type Blobs } from '../../platform/blobs';
import type { DocumentPart } from '../../platform/documents';
import { PDF_RENDERER, type PdfRenderer } from '../../platform/pdf';
import type { Making } from './document-maker';
import { DocumentPages } from './document-pages';
import { headOf } from './document-plan';
import { reasonOf } from './text-sheets';

/** Makes the PDF of the figures: one page per figure with its title, and for a TIFF one per page of it. */
@Injectable()
export class FigureSheets {
  constructor(
    private readonly pages: DocumentPages,
    @Inject(PDF_RENDERER) private readonly renderer: PdfRenderer,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** Null without figures. `inside`: the page on which each figure begins, counted from 0. */
  async make(making: Making, files: readonly ArticleFile[]): Promise<Pick<DocumentPart, 'path' | 'inside'> | null> {
    if (files.length === 0) return null;
    const { bench, assembler, report, state } = making;
    const shown = shownFigures(state.files);
    const [parts, inside]: [DocumentPart[], DocumentPart['inside']] = [[], []];
    for (const [index, file] of files.entries()) {
      report('figures', file.fileName, index + 1, files.length);
      const title = shown.get(file.fileId)?.label ?? file.fileName;
      inside.push({ title, page: parts.length });
      for (const path of await this.sheets(making, file, title)) parts.push({ path, title, inside: [], front: false });
    }
    const path = bench.path('pdf');
    const info = { title: `${headOf(state)} ${t('Figures')}` };
    await assembler.do<'assemble'>({ task: 'assemble', parts, output: path, head: null, info });
    return { path, inside };
  }

  private async sheets(making: Making, file: ArticleFile, title: string): Promise<string[]> {
    const { bench, assembler, state } = making;
    try {
      const input = await bench.fetch(this.blobs, file.hash, file.extension);
      const folder = await bench.newFolder();
      const pictures = await assembler.do<'pictures'>({ task: 'pictures', input, folder });
      const sheets: string[] = [];
      for (const [index, { path }] of pictures.entries()) {
        const uri = `data:image/jpeg;base64,${(await readFile(path)).toString('base64')}`;
        const caption =
          pictures.length > 1
            ? t('{title} ({page} of {pages})', { title, page: index + 1, pages: pictures.length })
            : title;
        const html = this.pages.figure({ title: caption, uri });
        sheets.push(await bench.write(await this.renderer.render(html, { title: headOf(state) }), 'pdf'));
      }
      return sheets;
    } catch (failure) {
      return [await making.notice(file, reasonOf(failure))];
    }
  }
}
