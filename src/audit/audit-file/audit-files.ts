import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { Articles } from '../../article';
import { AuthorVeil } from '../../article-desk/public';
import { entryOfBytes, zipStream } from '../../files/public';
import { People } from '../../identity/public';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { LogEndsBefore, NotSealed, type Seal } from '../../platform/log-proof';
import { LogKeeper } from '../log-keeping/log-keeper';
import { auditDocument, type AuditFrame } from './audit-document';
import { AuditPrinter } from './audit-printer';
import { type AuditedArticle, AuditedArticles } from './audited-articles';

const CHECKER = 'check-audit-file.mjs';
const checker = readFileSync(join(__dirname, CHECKER));

const FIRST_SEAL = 'The log is being sealed for the first time. Please try again in a few minutes.';
const LOG_CHANGED = 'The log does not match its seals. Verify it on the Audit page before you create an audit file.';

/** A complete archive, which a reader outside the journal can check. */
export interface AuditFile {
  fileName: string;
  bytes: Readable;
}

/** Makes the audit file of one article: a PDF to read, JSON with the proofs, and the program that checks them. */
@Injectable()
export class AuditFiles {
  constructor(
    private readonly articles: AuditedArticles,
    private readonly keeper: LogKeeper,
    private readonly printer: AuditPrinter,
    private readonly people: People,
    private readonly present: Articles,
    private readonly veil: AuthorVeil,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ApiProblem 409 when the log has no seal yet, or is not what was sealed. */
  async make(articleId: string, user: RequestUser): Promise<AuditFile> {
    const state = await this.present.load(articleId);
    if (state) await this.veil.requireKnown(state, user);
    const { article, seal } = await this.proven(articleId);
    const frame: AuditFrame = {
      ...{ journal: this.config.journalName, madeAt: this.clock.now() },
      madeBy: await this.nameOf(user.userId),
    };
    const parts: [string, Buffer][] = [
      ['audit.pdf', await this.printer.print(frame, article, seal)],
      ['audit.json', Buffer.from(auditDocument(frame, article, seal))],
      [CHECKER, checker],
    ];
    const entries = parts.map(([name, bytes]) => entryOfBytes(name, bytes, frame.madeAt));
    return { fileName: `audit-${article.number ?? article.id}.zip`, bytes: zipStream(entries) };
  }

  private async proven(articleId: string): Promise<{ article: AuditedArticle; seal: Seal }> {
    if ((await this.keeper.seals(1)).length === 0) {
      await this.keeper.sealSoon();
      throw new ApiProblem('CONFLICT', FIRST_SEAL);
    }
    try {
      // Events added after this read may come after the seal.
      const events = await this.articles.stored(articleId);
      const seal = await this.keeper.seal();
      if (seal === null) throw new ApiProblem('CONFLICT', LOG_CHANGED);
      return { article: await this.articles.read(articleId, events, seal), seal };
    } catch (failure) {
      if (failure instanceof NotSealed || failure instanceof LogEndsBefore)
        throw new ApiProblem('CONFLICT', LOG_CHANGED);
      throw failure;
    }
  }

  private async nameOf(userId: string): Promise<string> {
    const person = (await this.people.byIds([userId])).get(userId);
    return person ? `${person.firstName} ${person.lastName} <${person.email}>` : userId;
  }
}
