import { Inject, Injectable } from '@nestjs/common';
import type { ArticleFile } from '../../article';
import { DESIGNATION_LABELS } from '../../contracts';
import { BlobMissing, BLOBS, type Blobs } from '../../platform/blobs';
import { OfficeConverter } from '../../platform/conversion';
import { DocumentProblem } from '../../platform/documents';
import type { Making } from './document-maker';
import { type DocumentPlan, headOf, type PlannedText } from './document-plan';

/** A text as PDF. `makes`: the document that it is on its own; null for tables, which are only in the full article. */
export interface TextSheet {
  makes: PlannedText['makes'] | null;
  path: string;
}

const MISSING = 'The file is missing from the storage.';

/** Makes PDFs of manuscripts, letters and tables. */
@Injectable()
export class TextSheets {
  constructor(
    private readonly office: OfficeConverter,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** One after the other; a page replaces each one that cannot be converted. */
  async make(making: Making, { texts, tables }: DocumentPlan): Promise<TextSheet[]> {
    const wanted = [...texts, ...(tables ? [{ makes: null, from: tables }] : [])];
    const sheets: TextSheet[] = [];
    for (const { makes, from } of wanted) {
      making.report('converting', from.fileName, sheets.length + 1, wanted.length);
      sheets.push({ makes, path: await this.convert(making, from) });
    }
    return sheets;
  }

  private async convert(making: Making, file: ArticleFile): Promise<string> {
    const { bench, assembler, state } = making;
    try {
      let input = await bench.fetch(this.blobs, file.hash, file.extension);
      if (file.extension !== 'pdf') {
        const converted = bench.path('pdf');
        await this.office.toPdf({ input, output: converted, extension: file.extension, name: file.fileName });
        input = converted;
      }
      const output = bench.path('pdf');
      const title = `${headOf(state)} ${DESIGNATION_LABELS[file.designation]}`;
      await assembler.do<'clean'>({ task: 'clean', input, output, info: { title } });
      return output;
    } catch (failure) {
      return making.notice(file, reasonOf(failure));
    }
  }
}

/** @throws the failure itself when the file is not the cause. */
export function reasonOf(failure: unknown): string {
  if (failure instanceof DocumentProblem) return failure.message;
  if (failure instanceof BlobMissing) return MISSING;
  throw failure;
}
