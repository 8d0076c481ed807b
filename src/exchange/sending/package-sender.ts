import { createReadStream } from 'node:fs';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Articles } from '../../article';
import { type SendingProblem } from '../../contracts';
import { newId } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { AllowedNetworks } from '../../platform/outgoing';
import { type PackedArticle, PackedArticles } from '../packed/packed-articles';
import { SendingFailure } from './sending-problem';
import type { DueSending } from './sending-queue';
import { bucketSecretOf, type StoredRule } from './sending-rules';
import { type Bucket, testBucket, toBucket } from './to-bucket';
import { testFolder, toFolder } from './to-folder';
import { toWebhook } from './to-webhook';

/** Makes the package of an article and sends it to the target of the rule. */
@Injectable()
export class PackageSender {
  private readonly logger = new Logger(PackageSender.name);
  private readonly networks: AllowedNetworks;

  constructor(
    private readonly articles: Articles,
    private readonly packed: PackedArticles,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    this.networks = new AllowedNetworks(config.outgoingNetworks);
  }

  /** Returns why the package did not arrive; null when it did. */
  send(rule: StoredRule, due: DueSending): Promise<SendingProblem | null> {
    return this.problemOf(async () => {
      const state = await this.articles.load(due.article_id);
      if (state?.status !== 'ACCEPTED') throw new SendingFailure('NOT_ACCEPTED');
      const made = await this.packed.pack(state);
      try {
        await this.deliver(rule, due, made);
      } finally {
        await made.remove();
      }
    });
  }

  /** Tests the target of a rule without a package. */
  test(rule: StoredRule): Promise<SendingProblem | null> {
    return this.problemOf(async () => {
      if (rule.target === 'folder') return testFolder(this.folder());
      if (rule.target === 's3') return testBucket(this.bucketOf(rule));
      const message = { id: `msg_test_${newId()}`, type: 'test', timestamp: new Date(), data: {} } as const;
      if (rule.target === 'webhook') return toWebhook(this.webhookOf(rule), message);
    });
  }

  private async deliver(rule: StoredRule, due: DueSending, made: PackedArticle): Promise<void> {
    const { fileName, path, size, sha256 } = made;
    if (rule.target === 'folder') return toFolder(this.folder(), fileName, path);
    if (rule.target === 's3')
      return toBucket(this.bucketOf(rule), { name: fileName, body: createReadStream(path), size, sha256 });
    if (rule.target === 'off') return;
    const { article_id: articleId, number, accepted_at: timestamp, event_id } = due;
    const address = `${this.config.publicUrl}/api/article/${articleId}/export?format=meca`;
    const data = { articleId, number, package: address };
    await toWebhook(this.webhookOf(rule), {
      ...{ id: `msg_${event_id}_package`, type: 'article.package-ready' as const, timestamp, data },
    });
  }

  private folder(): string {
    if (this.config.packageDir === null) throw new SendingFailure('FOLDER');
    return this.config.packageDir;
  }

  private bucketOf(rule: StoredRule): Bucket {
    const keySecret = bucketSecretOf(rule);
    if (keySecret === null) throw new SendingFailure('SECRET');
    return { address: rule.address, keyId: rule.keyId, keySecret, networks: this.networks };
  }

  private webhookOf({ address, seed }: StoredRule) {
    return { address, seed: seed ?? '', networks: this.networks };
  }

  private async problemOf(work: () => Promise<void>): Promise<SendingProblem | null> {
    try {
      await work();
      return null;
    } catch (failure) {
      if (failure instanceof SendingFailure) return failure.problem;
      // Its message may quote the article.
      if (failure instanceof ApiProblem) return 'PACKAGE';
      this.logger.error(failure);
      return 'SERVER';
    }
  }
}
