import { articleStream, foldRecorded, initialState } from '../../../article';
import { normalEmail, type ReviewMode } from '../../../contracts';
import { derivedId } from '../../../platform/clock';
import type { Position, RecordedEvent } from '../../../platform/event-store/port';
import { skipReactionsUpTo } from '../../../platform/reactions';
import { SettingsStore } from '../../../platform/settings';
import { importAuthors, lastNumbers, reserveNumbers } from '../../../submission/public';
import { Past } from '../../past/past';
import { appendRest, restOf, writtenAs } from '../../past/write-past';
import type { Account, ConversionContext } from '../history/conversion-context';
import { convertHistory } from '../history/convert-history';
import type { Imported, OjsImport, Surroundings } from '../model/import-model';
import type { OjsPerson, OjsSubmission } from '../model/ojs-model';
import type { PlacedFiles } from '../model/placed-files';
import { findOrCreateAccounts, isImported, type PeopleAccounts } from '../people/find-or-create-accounts';
import { readPeople } from '../reading/read-people';
import { type Reading, readSubmissions } from '../reading/read-submissions';
import { ImportedNumbers } from './article-numbers';
import { orderImportedDocuments } from './imported-documents';
import { placeFiles } from './place-files';
import { Problems } from './problems';
import { articleIdOf } from './source-ids';
import { takingPart } from './taking-part';

interface Subject {
  submission: OjsSubmission;
  articleId: string;
  number: string;
  uploader: Account;
  recordedMode: ReviewMode | null;
  placed: PlacedFiles;
}

/** One run of the import, real or dry. */
export class ImportRun {
  readonly done: Imported;
  private people: PeopleAccounts = { accounts: new Map(), byAddress: new Map(), created: 0, matched: 0 };
  private numbers = new ImportedNumbers(new Map());
  private reviewModes = '';

  constructor(
    private readonly wanted: OjsImport,
    private readonly around: Surroundings,
    private readonly reading: Reading,
    source: string,
  ) {
    const articles = { new: 0, continued: 0, same: 0, 'changed here': 0 };
    const people = { created: 0, matched: 0 };
    const { journal } = reading;
    this.done = { journal, source, articles, left: 0, events: 0, people, problems: new Problems() };
  }

  async all(): Promise<Imported> {
    const { pool, now } = this.around;
    const { dryRun } = this.wanted;
    const taking = await takingPart(this.reading);
    const found = await readPeople(this.reading.db, this.reading.journal, taking);
    const reportProblem = this.done.problems.at('people');
    const coming = found.filter((person) => isImported(person, taking));
    this.nameReaders(found, coming);
    this.people = await findOrCreateAccounts(coming, { pool, now, dryRun, reportProblem, source: this.done.source });
    this.done.people = { created: this.people.created, matched: this.people.matched };
    this.numbers = new ImportedNumbers(await lastNumbers(pool));
    this.reviewModes = (await new SettingsStore(pool).current()).reviewModes;
    let articles = 0;
    for await (const batch of readSubmissions(this.reading)) {
      await this.batch(batch);
      articles += batch.length;
      this.around.onProgress(articles);
    }
    return this.done;
  }

  private nameReaders(found: readonly OjsPerson[], coming: readonly OjsPerson[]): void {
    const others = found.length - coming.length;
    if (others > 0) this.done.problems.at('people')(`${others} readers, disabled and production accounts stay in OJS`);
  }

  private async batch(submissions: readonly OjsSubmission[]): Promise<void> {
    for (const submission of submissions) {
      const position = await this.one(submission);
      // After each article, so that a power failure leaves at most one history for which reactions could run.
      if (position !== null) await skipReactionsUpTo(this.around.pool, position);
    }
    if (!this.wanted.dryRun) await reserveNumbers(this.around.pool, this.numbers.taken);
  }

  private async one(submission: OjsSubmission): Promise<Position | null> {
    const { store, blobs, jobs } = this.around;
    const { files: folder } = this.wanted;
    const reportProblem = this.done.problems.at(`submission ${submission.id}`);
    const uploader = this.uploaderOf(submission);
    if (uploader === null) {
      reportProblem('stays in OJS: nobody is known who submitted it');
      this.done.left += 1;
      return null;
    }
    const articleId = articleIdOf(this.done.source, submission.id);
    const there = await store.readStream(articleStream(articleId));
    const present = there.reduce(foldRecorded, initialState(articleId));
    const recordedMode = present.submittedAt === null ? null : present.reviewMode;
    const { number, isOther } = this.numbers.next(submission, present.number || null);
    if (isOther) reportProblem(`its number is taken here; it becomes ${number}`);
    const convert = (placed: PlacedFiles): Past =>
      this.convertedHistory({ submission, articleId, number, uploader, recordedMode, placed });
    const planned = convert(await placeFiles(submission, { folder, blobs: null }));
    const rest = restOf(there, planned.events);
    this.done.articles[writtenAs(there, rest)] += 1;
    this.done.events += rest?.length ?? 0;
    if (rest === null) reportProblem('was changed here since it was imported; nothing is added to it');
    if (rest === null || this.wanted.dryRun) return null;
    const position =
      rest.length === 0 ? null : await this.write(convert(await placeFiles(submission, { folder, blobs })), there);
    // An article that is complete too: the run that imported it may have been interrupted before the order.
    await orderImportedDocuments(jobs, planned, { there, rest });
    return position;
  }

  private async write(past: Past, there: readonly RecordedEvent[]): Promise<Position | null> {
    const { store, pool, now } = this.around;
    const position = await appendRest(store, past.streamId, there, past.events);
    const strangers = past.state.authors.filter(({ email }) => !this.people.byAddress.has(normalEmail(email)));
    await importAuthors(
      pool,
      strangers.map((author) => ({ author, createdBy: past.state.uploaderId })),
      now,
    );
    return position;
  }

  private convertedHistory({ articleId, placed, ...subject }: Subject): Past {
    const where = `submission ${subject.submission.id}`;
    const past = new Past(articleId, { source: this.done.source, id: where });
    const context: ConversionContext = {
      ...subject,
      ...{ past, revisions: new Map(), reviewModes: this.reviewModes },
      reportProblem: this.done.problems.at(where),
      account: (id) => this.people.accounts.get(id) ?? null,
      authorId: (address) =>
        this.people.byAddress.get(address)?.userId ?? derivedId(`${this.done.source}/author/${address}`),
      bytesOf: (file) => placed.get(file.bytesId) ?? null,
    };
    convertHistory(context);
    return past;
  }

  /** The submitter; for a manuscript without one, the first author or editor with an account. */
  private uploaderOf({ submitters, authors, editors, sectionEditors }: OjsSubmission): Account | null {
    const { accounts, byAddress } = this.people;
    const candidates = [
      ...submitters.map((id) => accounts.get(id)),
      ...authors.map(({ email }) => byAddress.get(normalEmail(email))),
      ...[...editors, ...sectionEditors.map(({ userId }) => userId)].map((id) => accounts.get(id)),
    ];
    return candidates.find((account) => account !== undefined) ?? null;
  }
}
