import type { RecordedEvent } from '../../../platform/event-store/port';
import { Past } from '../../past/past';
import { orderImportedDocuments } from './imported-documents';

const own = { at: '2026-01-01T10:00:00.000Z', by: 'u' };

describe('The order of documents for an imported manuscript', () => {
  it('names the revision of the submission in the stream, also after documents that were made before', async () => {
    const past = new Past('a', { source: 'ojs/jot', id: '1' });
    const started = { articleId: 'a', number: '2026-1', uploaderId: 'u', uploaderEmail: 'u@example.org' };
    past.add('DraftStarted', started, own, 'start');
    const submitted = { from: 'DRAFT', to: 'NEW_ARTICLE', languageService: false } as const;
    past.add('ArticleSubmitted', { ...submitted, reviewMode: 'SINGLE_ANONYMOUS' }, own, 'submit');
    const there = past.events.map((event, revision) => ({ ...event, revision }) as RecordedEvent);
    there.push({ ...there[0], id: 'made', type: 'DocumentGenerated', revision: 2 } as RecordedEvent);
    const asked = { from: 'UNDER_REVIEW', to: 'MINOR_REVISION', revision: 0, mailId: null, dueAt: null } as const;
    past.add('DecisionRecorded', asked, own, 'decision');
    past.add('RevisionSubmitted', { from: 'MINOR_REVISION', to: 'NEW_ARTICLE', revision: 1 }, own, 'revision');
    const orders: unknown[] = [];
    const enqueue = async (_name: string, payload: object, options?: { key?: string }): Promise<void> =>
      void orders.push({ ...payload, key: options?.key });
    await orderImportedDocuments({ enqueue } as never, past, { there, rest: past.events.slice(2) });
    expect(orders).toEqual([expect.objectContaining({ articleId: 'a', version: 4, key: past.events[3]?.id })]);
  });
});
