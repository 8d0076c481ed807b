import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { articleStream } from '../../article';
import { extensionOf, type FileFlag, type ImportProblem, normalEmail } from '../../contracts';
import { Inspector, InspectStream, KNOWN_EXTENSIONS } from '../../files/public';
import { type AccountAt, accountsAt, type MailMeta, QuietAccounts } from '../../identity/public';
import { BLOBS, type Blobs, type StoredBlob } from '../../platform/blobs';
import { CLOCK, type Clock } from '../../platform/clock';
import { derivedId } from '../../platform/clock';
import { EVENT_STORE, type EventStore } from '../../platform/event-store/port';
import { newScratchFolder } from '../../platform/helpers/scratch-folder';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings';
import { ArticleNumbers } from '../../submission/public';
import { SchemaCheck } from '../validation/schema-check';
import { convertPackage } from './meca-history';
import { openPackage } from './open-package';
import { submitterOf } from './read-article';
import { type ReadFile, type ReadPackage, readPackage } from './read-package';

export interface PackageOutcome {
  counts: Record<string, number>;
  problems: ImportProblem[];
}

type Stored = StoredBlob & { flags?: FileFlag[] };

const PACKAGE = 'package';

/** Imports MECA packages as new submissions. The same package, imported twice, is one submission. */
@Injectable()
export class PackageImport {
  constructor(
    private readonly check: SchemaCheck,
    private readonly inspector: Inspector,
    private readonly accounts: QuietAccounts,
    private readonly numbers: ArticleNumbers,
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What an import of the package would do. @throws PackageProblem */
  async preview(hash: string): Promise<PackageOutcome> {
    return this.reading(hash, async (read) => {
      if (await this.isHere(hash)) return same(read);
      const { given, surname, email } = submitterOf(read.article);
      const what = `the manuscript becomes a submission of ${`${given} ${surname}`.trim()} (${email})`;
      const problems: ImportProblem[] = [{ where: PACKAGE, what }];
      const history = convertPackage(read, {
        ...{ articleId: articleIdOf(hash), number: '', at: this.clock.now().toISOString(), reviewModes: '' },
        ...{ uploader: { userId: '', email: '' }, accountOf: () => null },
        bytesOf: (file) => (this.isKnown(file, problems) ? { hash: '', size: file.size } : null),
        reportProblem: (what) => problems.push({ where: PACKAGE, what }),
      });
      return { counts: countsOf(read, history.state.files.length, 'new'), problems };
    });
  }

  /** Creates the submission. @throws PackageProblem, ApiProblem while files cannot be checked. */
  async run(hash: string, meta: MailMeta): Promise<PackageOutcome> {
    return this.reading(hash, async (read) => {
      if (await this.isHere(hash)) return same(read);
      const articleId = articleIdOf(hash);
      const problems: ImportProblem[] = [];
      const [uploader, bytes] = [await this.accountOf(read, meta), await this.storeFiles(read, problems)];
      const known = await this.known(read);
      const at = this.clock.now();
      const past = convertPackage(read, {
        ...{ articleId, uploader, number: await this.numbers.next(at), at: at.toISOString() },
        reviewModes: (await this.settings.current()).reviewModes,
        accountOf: (email) => known.find(({ addresses }) => addresses.includes(email))?.userId ?? null,
        bytesOf: ({ name }) => bytes.get(name) ?? null,
        reportProblem: (what) => problems.push({ where: PACKAGE, what }),
      });
      await this.store.append(past.streamId, 'NO_STREAM', past.events);
      return { counts: countsOf(read, past.state.files.length, 'new'), problems };
    });
  }

  private async isHere(hash: string): Promise<boolean> {
    return (await this.store.readStream(articleStream(articleIdOf(hash)), { max: 1 })).length > 0;
  }

  private async reading<Result>(hash: string, use: (read: ReadPackage) => Promise<Result>): Promise<Result> {
    const folder = await newScratchFolder('import');
    try {
      const path = join(folder, 'package.zip');
      await pipeline(await this.blobs.open(hash), createWriteStream(path));
      return await use(await readPackage(await openPackage(path, folder), this.check));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async known({ article }: ReadPackage): Promise<AccountAt[]> {
    const addresses = article.authors.flatMap(({ email }) => (email === null ? [] : [normalEmail(email)]));
    return (await accountsAt(this.pool, addresses)).filter(({ unproven }) => !unproven);
  }

  /** The account of the corresponding author; a new account is created without a mail. */
  private async accountOf(read: ReadPackage, meta: MailMeta): Promise<{ userId: string; email: string }> {
    const { email, given, surname, institution, department, city, country } = submitterOf(read.article);
    const known = (await this.known(read)).find(({ addresses }) => addresses.includes(normalEmail(email)));
    if (known) return known;
    const name = { firstName: given.slice(0, 200), lastName: surname.slice(0, 200) };
    const place = { institute: institution?.slice(0, 200), department: department?.slice(0, 200), city, country };
    const userId = await this.accounts.create({ ...name, ...place, email }, 'author', { invites: false, meta });
    return { userId, email };
  }

  private isKnown({ name }: ReadFile, problems: ImportProblem[]): boolean {
    if (KNOWN_EXTENSIONS.includes(extensionOf(name))) return true;
    problems.push({ where: name, what: 'Files of this kind cannot be kept here.' });
    return false;
  }

  /** Stores the files, each with the checks of an upload. */
  private async storeFiles({ files }: ReadPackage, problems: ImportProblem[]): Promise<Map<string, Stored>> {
    const storedFiles = new Map<string, Stored>();
    const { maxUploadBytes } = await this.settings.current();
    for (const file of files) {
      if (!this.isKnown(file, problems)) continue;
      try {
        storedFiles.set(file.name, await this.storeFile(file, maxUploadBytes));
      } catch (failure) {
        if (!(failure instanceof ApiProblem) || failure.code === 'UNAVAILABLE') throw failure;
        problems.push({ where: file.name, what: failure.message });
      }
    }
    return storedFiles;
  }

  private async storeFile({ path, name }: ReadFile, maxBytes: number): Promise<Stored> {
    const extension = extensionOf(name);
    const checked = new InspectStream(extension, maxBytes);
    let flags: FileFlag[] = [];
    const inspect = async (place: string): Promise<void> => {
      flags = await this.inspector.inspect(place, extension);
    };
    const [stored] = await Promise.all([
      this.blobs.put(checked, { maxBytes, inspect }),
      pipeline(createReadStream(path), checked),
    ]);
    return flags.length > 0 ? { ...stored, flags } : stored;
  }
}

const articleIdOf = (hash: string): string => derivedId(`meca/${hash}`);

const same = (read: ReadPackage): PackageOutcome => ({ counts: countsOf(read, 0, 'same'), problems: [] });

const countsOf = (
  { article, reviews, files }: ReadPackage,
  storedCount: number,
  what: 'new' | 'same',
): Record<string, number> => ({
  ...{ new: what === 'new' ? 1 : 0, same: what === 'same' ? 1 : 0, authors: article.authors.length },
  ...{ reviews: reviews.length, files: storedCount, left: what === 'same' ? 0 : files.length - storedCount },
});
