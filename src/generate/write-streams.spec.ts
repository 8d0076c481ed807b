import { setTimeout as pause } from 'node:timers/promises';
import { articleStream, mailStream } from '../article';
import type { EventStore } from '../platform/event-store/port';
import type { NewStream } from './story/article-history';
import { writeStreams } from './write-streams';

/** Appends one stream at a time. Mails are appended immediately and articles later, as on a busy server. */
function slowStore(): { store: EventStore; written: string[] } {
  const written: string[] = [];
  const append = async (streamId: string) => {
    if (streamId.startsWith(articleStream(''))) await pause(5);
    written.push(streamId);
    return { position: String(written.length).padStart(4, '0'), revision: 0 };
  };
  return { store: { append } as unknown as EventStore, written };
}

const stream = (streamId: string): NewStream => ({ streamId, events: [] });

describe('generated streams, in a store that appends one at a time', () => {
  it('contain each request for a mail before the event of its sending', async () => {
    const { store, written } = slowStore();
    const ids = Array.from({ length: 50 }, (_none, at) => [mailStream(`m${at}`), articleStream(`a${at}`)]).flat();
    const last = await writeStreams(store, ids.map(stream));
    expect([...written].sort()).toEqual([...ids].sort());
    const firstMail = written.findIndex((id) => id.startsWith(mailStream('')));
    expect(written.slice(firstMail).filter((id) => id.startsWith(articleStream('')))).toEqual([]);
    expect(last).toBe('0100');
  });
});
