import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { ArticleState } from '../../article';
import {
  dayName,
  dayNumber,
  EXCHANGE_LABELS,
  EXPORT_EXTENSIONS,
  EXPORT_LABELS,
  EXPORT_NEEDS,
  type ExportFormat,
  type JournalSettings,
} from '../../contracts';
import { CLOCK, type Clock, newId } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { SETTINGS, type SettingsReader } from '../../platform/settings';
import { type ArticleRecord, articleRecord } from '../documents/article-record';
import { crossrefArticle, crossrefPending } from '../documents/crossref';
import { crossrefReviews } from '../documents/crossref-reviews';
import { jatsFront } from '../documents/jats-front';
import { SchemaCheck, type SchemaKind } from '../validation/schema-check';
import { MecaPackages, type PackedDocuments } from './meca-packages';
import { PublishedReviews } from './published-reviews';

/** A complete and valid file for another system. */
export interface ExportFile {
  fileName: string;
  mediaType: string;
  bytes: Readable;
}

interface Wanted {
  state: ArticleState;
  format: ExportFormat;
  /** `YYYY-MM-DD`; today when absent. Used only in a Crossref deposit. */
  published?: string;
}

/** Formats with several documents in one file. */
type ArchiveFormat = 'meca' | 'reviews';

/** How many problems a message contains at most; the first ones are enough. */
const NAMED = 3;

/** Makes the exports of one article. Never returns a document that its standard does not allow. */
@Injectable()
export class Exports {
  constructor(
    private readonly packages: MecaPackages,
    private readonly reviews: PublishedReviews,
    private readonly check: SchemaCheck,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 409 for an article that is not accepted, 422 when a setting is missing or the result is not valid. */
  async make({ state, format, published }: Wanted): Promise<ExportFile> {
    if (state.status !== 'ACCEPTED')
      throw new ApiProblem('TRANSITION_REFUSED', 'Only accepted articles can be exported.');
    const settings = await this.settings.current();
    requireSettings(settings, format);
    const article = articleRecord(state, settings, this.config.journalName);
    const name = { fileName: `${state.number}-${format}.${EXPORT_EXTENSIONS[format]}` };
    if (format === 'meca' || format === 'reviews') {
      const made = await this.archive(format, state, { article, settings });
      return { ...name, mediaType: 'application/zip', bytes: await this.valid(format, made) };
    }
    const day = published ?? dayName(dayNumber(this.clock.now(), settings.timeZone));
    const xml = await this.document(format, state, { article, day });
    await this.requireValid(format, [{ kind: format === 'jats' ? 'dtd' : 'crossref', xml }]);
    return { ...name, mediaType: 'application/xml', bytes: Readable.from([Buffer.from(xml)], { objectMode: false }) };
  }

  private async document(
    format: Exclude<ExportFormat, ArchiveFormat>,
    state: ArticleState,
    { article, day }: { article: ArticleRecord; day: string },
  ): Promise<string> {
    const batch = { id: newId(), at: this.clock.now() };
    if (format === 'jats') return jatsFront(article);
    if (format === 'crossref') return crossrefArticle(article, batch, { day });
    if (format === 'crossref-pending') return crossrefPending(article, batch);
    return crossrefReviews(article, await this.reviews.of(state, article), batch, { day });
  }

  private archive(
    format: ArchiveFormat,
    state: ArticleState,
    { article, settings }: { article: ArticleRecord; settings: JournalSettings },
  ): Promise<PackedDocuments> {
    return format === 'meca' ? this.packages.make(state, article, settings) : this.reviews.archive(state, article);
  }

  private async valid(format: ArchiveFormat, { documents, open }: PackedDocuments): Promise<Readable> {
    await this.requireValid(
      format,
      documents.map(({ xml }) => ({ kind: 'dtd', xml })),
    );
    return open();
  }

  private async requireValid(
    format: ExportFormat,
    documents: readonly { kind: SchemaKind; xml: string }[],
  ): Promise<void> {
    const found = await Promise.all(documents.map(({ kind, xml }) => this.check.problems(kind, xml)));
    const problems = found.flat();
    if (problems.length === 0) return;
    const reason = problems.slice(0, NAMED).join(' ');
    throw new ApiProblem('RULE_BROKEN', `${EXPORT_LABELS[format]}: not valid, so it was not made. ${reason}`);
  }
}

function requireSettings(settings: JournalSettings, format: ExportFormat): void {
  const missing = EXPORT_NEEDS[format].filter((name) => settings[name] === '').map((name) => EXCHANGE_LABELS[name]);
  if (missing.length === 0) return;
  throw new ApiProblem('RULE_BROKEN', `A webmaster must first fill in, under Settings: ${missing.join(', ')}.`);
}
