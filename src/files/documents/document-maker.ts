import { Inject, Injectable } from '@nestjs/common';
import { type ArticleFile, type ArticleState, reviewModeIn, withoutOfficeNames, withoutOwnName } from '../../article';
import { type Designation, DESIGNATION_LABELS, hidesAuthors, t, type UnconvertedFile } from '../../contracts';
import { DocumentAssembler, type DocumentPart } from '../../platform/documents';
import { withLanguage } from '../../platform/language/current-language';
import { PDF_RENDERER, type PdfRenderer } from '../../platform/pdf';
import { Slots } from '../../platform/pdf/slots';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { DocumentPages } from './document-pages';
import { headOf, planDocuments } from './document-plan';
import type { ReportStep } from './document-runs';
import { FigureSheets } from './figure-sheets';
import { TextSheets } from './text-sheets';
import { Workbench } from './workbench';

type MadeDocument = readonly [designation: Designation, path: string];

/** Stores all documents of a run together. `isAnonymous`: none of them contains the names of the authors. */
type Keep = (documents: readonly MadeDocument[], isAnonymous: boolean) => Promise<void>;

/** The data and tools of one conversion run. */
export interface Making {
  state: ArticleState;
  bench: Workbench;
  assembler: DocumentAssembler;
  report: ReportStep;
  /** Reviewers read these documents, and must not see in them who the authors are. */
  isAnonymous: boolean;
  /** Records a file that could not be converted; returns the path of a page with the reason. */
  notice(file: ArticleFile, reason: string): Promise<string>;
}

/** Makes all PDFs of an article's present revision in a temporary folder. */
@Injectable()
export class DocumentMaker {
  private readonly slot = new Slots(1);

  constructor(
    private readonly pages: DocumentPages,
    private readonly texts: TextSheets,
    private readonly figures: FigureSheets,
    @Inject(PDF_RENDERER) private readonly renderer: PdfRenderer,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /**
   * @param keep receives all documents together when they are complete, the full article last.
   * @returns the files replaced by a page that says that they could not be converted.
   */
  make(state: ArticleState, report: ReportStep, keep: Keep): Promise<UnconvertedFile[]> {
    // One article at a time: the server has other requests to serve.
    return this.slot.run(() => this.makeNow(state, report, keep));
  }

  private async makeNow(state: ArticleState, report: ReportStep, keep: Keep): Promise<UnconvertedFile[]> {
    const [bench, assembler] = [await Workbench.open(), new DocumentAssembler()];
    const problems: UnconvertedFile[] = [];
    const notice: Making['notice'] = async (file, reason) => {
      problems.push({ fileName: file.fileName, message: reason });
      return bench.write(await this.print(state, this.pages.notice(state, file, reason)), 'pdf');
    };
    try {
      const settings = await this.settings.current();
      const isAnonymous = hidesAuthors(reviewModeIn(state, settings));
      const known = isAnonymous ? { ...state, files: state.files.map(withoutOwnName) } : withoutOfficeNames(state);
      const making = { state: known, bench, assembler, report, isAnonymous, notice };
      // Many people read the documents, so they are in the journal's language.
      await keep(await withLanguage(settings.defaultLanguage, () => this.documents(making)), isAnonymous);
      return problems;
    } finally {
      assembler.close();
      await bench.close();
    }
  }

  private async documents(making: Making): Promise<MadeDocument[]> {
    const { state, bench, assembler, report } = making;
    const plan = planDocuments(state);
    const texts = await this.texts.make(making, plan);
    const figures = await this.figures.make(making, plan.figures);
    report('joining');
    const parts = await this.front(making);
    const manuscript = texts.find(({ makes }) => makes === 'ManuscriptPDF');
    const tables = texts.find(({ makes }) => makes === null);
    if (manuscript) parts.push(part(DESIGNATION_LABELS.Manuscript, manuscript.path));
    if (tables) parts.push(part(DESIGNATION_LABELS.Tables, tables.path));
    if (figures) parts.push({ ...part(t('Figures'), figures.path), inside: figures.inside });
    if (plan.listed.length > 0) {
      const list = await bench.write(await this.print(state, this.pages.list(state, plan.listed)), 'pdf');
      parts.push(part(t('Supplementary files'), list));
    }
    const head = headOf(state);
    const output = bench.path('pdf');
    const title = `${head} ${state.fields.articleTitle}`;
    await assembler.do<'assemble'>({ task: 'assemble', parts, output, head, info: { title } });
    return [
      ...texts.flatMap(({ makes, path }) => (makes === null ? [] : [[makes, path] as const])),
      ...(figures ? [['FigurePDF', figures.path] as const] : []),
      ['FullArticle', output] as const,
    ];
  }

  private async front({ state, bench, isAnonymous }: Making): Promise<DocumentPart[]> {
    const cover = await bench.write(await this.print(state, this.pages.cover(state, isAnonymous)), 'pdf');
    const abstract = this.pages.abstract(state);
    const parts = [{ ...part(t('Cover page'), cover), front: true }];
    if (abstract === null) return parts;
    const path = await bench.write(await this.print(state, abstract), 'pdf');
    return [...parts, { ...part(t('Abstract'), path), front: true }];
  }

  private print(state: ArticleState, html: string): Promise<Buffer> {
    return this.renderer.render(html, { title: headOf(state) });
  }
}

const part = (title: string, path: string): DocumentPart => ({ title, path, inside: [], front: false });
