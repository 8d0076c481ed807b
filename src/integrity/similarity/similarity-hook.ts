import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { SimilarityClient } from './similarity-client';
import { SimilarityFailure } from './similarity-failure';
import { hookSecretOf, serviceOf, SimilarityStore, type StoredService } from './similarity-store';

const PATH = '/api/similarity-service/events';

/** The service's notifications that something is ready. Without them every result is still read, some minutes later. */
@Injectable()
export class SimilarityHook {
  private readonly logger = new Logger(SimilarityHook.name);

  constructor(
    private readonly store: SimilarityStore,
    private readonly client: SimilarityClient,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Registers for notifications if that is not done yet. A failure is harmless, since the service is polled then. */
  async ensure(): Promise<void> {
    const stored = await this.store.active();
    if (stored === null || stored.hookId !== null) return;
    const secret = randomBytes(32).toString('hex');
    await this.tried(async () => {
      const hookId = await this.client.register(serviceOf(stored), { url: this.config.publicUrl + PATH, secret });
      if (!(await this.store.keepHook(stored, hookId, secret))) await this.end({ ...stored, hookId });
    });
  }

  /** Ends the registration for settings that are no longer used. */
  async end(was: StoredService): Promise<void> {
    const { hookId } = was;
    if (hookId !== null) await this.tried(() => this.client.unregister(serviceOf(was), hookId));
  }

  /** @param signature HMAC-SHA256 of the body in hexadecimal, with our secret. */
  async isSigned(body: Buffer, signature: string): Promise<boolean> {
    const stored = await this.store.active();
    const secret = stored && hookSecretOf(stored);
    if (secret === null || body.length === 0) return false;
    const [right, given] = [createHmac('sha256', secret).update(body).digest(), Buffer.from(signature, 'hex')];
    return right.length === given.length && timingSafeEqual(right, given);
  }

  private async tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof SimilarityFailure)) throw failure;
      this.logger.warn(
        `The address for notifications could not be registered at the similarity service: ${failure.problem}`,
      );
    }
  }
}
