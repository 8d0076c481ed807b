import type { AppConfig } from '../../platform/config/config';
import type { RecordedEvent } from '../../platform/event-store/port';
import type { Jobs } from '../../platform/jobs';
import type { Reactions } from '../../platform/reactions';
import { MakeDocumentsWhenSubmitted } from './make-documents-when-submitted';

describe('The job that makes the documents of a submission', () => {
  async function keysOf(...events: RecordedEvent[]): Promise<unknown[]> {
    const keys: unknown[] = [];
    const jobs: Pick<Jobs, 'enqueue'> = { enqueue: async (_name, _order, options) => void keys.push(options?.key) };
    const registered: Parameters<Reactions['register']>[0][] = [];
    const reactions: Pick<Reactions, 'register'> = { register: (reaction) => void registered.push(reaction) };
    const config: Pick<AppConfig, 'documentsOnSubmission'> = { documentsOnSubmission: true };
    new MakeDocumentsWhenSubmitted(reactions as Reactions, jobs as Jobs, config as AppConfig).onModuleInit();
    for (const event of events) await registered[0]?.handle(event);
    return keys;
  }

  const submitted = (id: string): RecordedEvent => ({
    ...{ id, type: 'ArticleSubmitted', data: {}, streamId: 'article-1', revision: 12, position: '1' },
    metadata: {
      ...{ userId: 'author', realUserId: null, at: '2026-01-05T09:00:00.000Z' },
      ...{ correlationId: 'spec', causationId: null, schemaVersion: 1 },
    },
  });

  it('is the same for a repeated event, and another for an event in the place of a lost one', async () => {
    const [first, repeated, another] = await keysOf(submitted('a'), submitted('a'), submitted('b'));
    expect(repeated).toBe(first);
    expect(another).not.toBe(first);
  });
});
