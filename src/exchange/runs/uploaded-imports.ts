import { isUtf8 } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { DomainError, type ImportRunView, type UploadedImport } from '../../contracts';
import { cleanName } from '../../files/public';
import type { MailMeta } from '../../identity/public';
import { BlobMissing, BLOBS, type Blobs, BlobTooLarge } from '../../platform/blobs';
import { CLOCK, type Clock, newId } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { PackageProblem } from '../meca/open-package';
import { PackageImport } from '../meca/package-import';
import { PeopleImport } from '../people/people-import';
import { ImportRuns, type Outcome } from './import-runs';

const MOST_BYTES: Record<UploadedImport, number> = { meca: 512 * 2 ** 20, people: 5 * 2 ** 20 };

const NOT_UTF8 =
  "This file is not written in UTF-8, so letters with accents would be damaged. Save it as 'CSV UTF-8' and upload it again.";

type Found = Pick<Outcome, 'counts' | 'problems'>;

/** Files that people upload on the page: previewed first, imported when a person confirms, and retried after a failure. */
@Injectable()
export class UploadedImports {
  private readonly logger = new Logger(UploadedImports.name);

  constructor(
    private readonly runs: ImportRuns,
    private readonly packages: PackageImport,
    private readonly people: PeopleImport,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Stores the file and returns what an import of it would do. @throws ApiProblem 413 for too many bytes. */
  async upload(kind: UploadedImport, name: string, request: Request, userId: string): Promise<ImportRunView> {
    const stored = await this.blobs.put(request, { maxBytes: MOST_BYTES[kind] }).catch((failure: unknown) => {
      request.resume();
      if (failure instanceof BlobTooLarge) throw new ApiProblem('TOO_LARGE', 'This file is too large to be imported.');
      throw failure;
    });
    if (stored.size === 0) throw new ApiProblem('BAD_REQUEST', 'This file is empty.');
    const id = newId();
    const run = { id, kind, source: cleanName(name), byId: userId, at: this.clock.now() };
    await this.runs.begin({ ...run, state: 'RUNNING', fileHash: stored.hash });
    await this.recorded(id, 'PREVIEWED', () =>
      kind === 'meca'
        ? this.packages.preview(stored.hash)
        : this.inText(stored.hash, (words) => this.people.preview(words)),
    );
    return this.shown(id);
  }

  /** Imports a previewed file. @throws ApiProblem 404 without such a run, 409 for a run that is done or running. */
  async run(id: string, options: { invites: boolean; meta: MailMeta }): Promise<ImportRunView> {
    const run = await this.runs.one(id);
    if (run === null || run.kind === 'ojs') throw new ApiProblem('NOT_FOUND', 'There is no such import.');
    const { fileHash, kind } = run;
    if (fileHash === null || !(await this.runs.claim(id, this.clock.now())))
      throw new ApiProblem('CONFLICT', 'This import has already finished or is running.');
    await this.recorded(id, 'DONE', () =>
      kind === 'meca'
        ? this.packages.run(fileHash, options.meta)
        : this.inText(fileHash, (words) => this.people.run(words, options)),
    );
    return this.shown(id);
  }

  /** @throws ApiProblem for another encoding, in which names would be damaged without a sign of it. */
  private async inText(hash: string, use: (words: string) => Promise<Found>): Promise<Found> {
    const bytes = await buffer(await this.blobs.open(hash));
    if (!isUtf8(bytes)) throw new ApiProblem('BAD_REQUEST', NOT_UTF8);
    return use(new TextDecoder().decode(bytes));
  }

  /** Records the outcome or the failure in the list of runs. */
  private async recorded(id: string, state: 'PREVIEWED' | 'DONE', work: () => Promise<Found>): Promise<void> {
    try {
      const found = await work();
      await this.runs.end(id, { ...found, state, at: this.clock.now() });
    } catch (failure) {
      await this.runs.end(id, { state: 'FAILED', failure: this.reasonOf(failure), at: this.clock.now() });
    }
  }

  private reasonOf(failure: unknown): string {
    if (failure instanceof PackageProblem || failure instanceof ApiProblem || failure instanceof DomainError)
      return failure.message;
    if (failure instanceof BlobMissing) return 'The file is not kept any more. Please upload it again.';
    this.logger.error(failure);
    return 'Something went wrong on the server. Please try again.';
  }

  private async shown(id: string): Promise<ImportRunView> {
    const run = await this.runs.one(id);
    if (run === null) throw new ApiProblem('NOT_FOUND', 'There is no such import.');
    const { fileHash: _kept, ...view } = run;
    return view;
  }
}
