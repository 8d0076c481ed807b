import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ArticleFile } from '../../article';
import { DESIGNATION_LABELS } from '../../contracts';
import { BlobMissing, BLOBS, type Blobs } from '../../platform/blobs';
import { OfficeConverter } from '../../platform/conversion';
import { DocumentProblem } from '../../platform/documents';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import type { Making } from './document-maker';
import { type DocumentPlan, headOf, type PlannedText } from './document-plan';

/** A text as PDF. `makes`: its designation as a separate document; null for tables, which are only in the full article. */
export interface TextSheet {
  makes: PlannedText['makes'] | null;
  path: string;
}

/** Texts that are discussed line by line. */
const NUMBERED: readonly TextSheet['makes'][] = ['ManuscriptPDF', 'MarkedManuscriptPDF'];
const MISSING = 'The file is missing from the storage.';

/** Makes PDFs of manuscripts, letters and tables. */
@Injectable()
export class TextSheets {
  private readonly logger = new Logger(TextSheets.name);

  constructor(
    private readonly office: OfficeConverter,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** One after the other. A page replaces each text that cannot be converted. */
  async make(making: Making, { texts, tables }: DocumentPlan): Promise<TextSheet[]> {
    const wanted = [...texts, ...(tables ? [{ makes: null, from: tables }] : [])];
    const isNumbered = (await this.settings.current()).lineNumbers === 'everybody';
    const sheets: TextSheet[] = [];
    for (const { makes, from } of wanted) {
      making.report('converting', from.fileName, sheets.length + 1, wanted.length);
      // A PDF of the author is left as it is, since it may have its own line numbers.
      const numbers = isNumbered && NUMBERED.includes(makes) && from.extension !== 'pdf';
      sheets.push({ makes, path: await this.convert(making, from, numbers) });
    }
    return sheets;
  }

  private async convert(making: Making, file: ArticleFile, numbers: boolean): Promise<string> {
    const { bench, assembler, state } = making;
    try {
      let input = await this.source(making, file);
      if (file.extension !== 'pdf') {
        const converted = bench.path('pdf');
        await this.office.toPdf({ input, output: converted, extension: file.extension, name: file.fileName });
        input = converted;
      }
      const output = bench.path('pdf');
      const title = `${headOf(state)} ${DESIGNATION_LABELS[file.designation]}`;
      await assembler.do<'clean'>({ task: 'clean', input, output, info: { title } });
      return numbers ? await this.numbered(making, output) : output;
    } catch (failure) {
      return making.notice(file, reasonOf(failure));
    }
  }

  /** The source file; for anonymous documents, without the names in comments, tracked changes and fields. */
  private async source({ bench, assembler, isAnonymous }: Making, file: ArticleFile): Promise<string> {
    const { hash, extension } = file;
    const input = await bench.fetch(this.blobs, hash, extension);
    if (!isAnonymous || (extension !== 'docx' && extension !== 'pdf')) return input;
    const output = bench.path(extension);
    await assembler.do<'strip'>({ task: 'strip', input, output, extension, of: 'AUTHOR' });
    return output;
  }

  /** A text without line numbers is better than none. */
  private async numbered({ bench, assembler, state }: Making, input: string): Promise<string> {
    const output = bench.path('pdf');
    try {
      await assembler.do<'number'>({ task: 'number', input, output });
      return output;
    } catch (failure) {
      this.logger.warn(`A text of ${headOf(state)} has no line numbers: ${reasonOf(failure)}`);
      return input;
    }
  }
}

/** The reason for the author. @throws the failure itself when the file is not the cause. */
export function reasonOf(failure: unknown): string {
  if (failure instanceof DocumentProblem) return failure.message;
  if (failure instanceof BlobMissing) return MISSING;
  throw failure;
}
