import { PERSONAL_FIELDS } from '../../../src/article/catalogue/personal-fields';
import { type EventStore, type RecordedEvent, START } from '../../../src/platform/event-store/port';
import { leavesAt } from '../../../src/platform/personal-data/sealing/paths';

/** A whole piece of rich text: long enough not to equal another person's text by chance, and without characters that JSON or HTML escape. */
const PLAIN = /^[\p{L}\d ,.;()-]{30,300}$/u;

/** The texts of an event that are the person's own. */
function own({ type, data }: RecordedEvent): string[] {
  return Object.entries(PERSONAL_FIELDS[type] ?? {}).flatMap(([path, field]) => {
    if ('plain' in field || !field.of.includes('actor')) return [];
    return leavesAt(data, path.split('.')).flatMap(({ value }) =>
      value.split(/<[^>]*>/).flatMap((piece) => (PLAIN.test(piece.trim()) ? [piece.trim()] : [])),
    );
  });
}

/**
 * Texts of a person that are in no other stream of the log, at most `most`. Phrases that other people wrote too, such as the generator's, are
 * left out. Reads the log twice.
 */
export async function writtenBy(log: EventStore, userId: string, most: number): Promise<string[]> {
  const streamsOf = new Map<string, Set<string>>();
  for await (const events of log.readAll(START))
    for (const event of events.filter(({ metadata }) => metadata.userId === userId))
      for (const text of own(event)) streamsOf.set(text, (streamsOf.get(text) ?? new Set()).add(event.streamId));
  const every = Math.ceil(streamsOf.size / (most * 4));
  const texts = [...streamsOf].filter((_text, nth) => nth % every === 0);
  const shared = new Set<string>();
  const isQuote = ({ type, streamId, metadata }: RecordedEvent, streams: ReadonlySet<string>): boolean =>
    streams.has(streamId) && (metadata.userId === userId || type === 'MailRequested');
  for await (const events of log.readAll(START)) {
    const all = JSON.stringify(events);
    for (const [text, streams] of texts)
      if (all.includes(text) && events.some((one) => !isQuote(one, streams) && JSON.stringify(one).includes(text)))
        shared.add(text);
  }
  return texts.flatMap(([text]) => (shared.has(text) ? [] : [text])).slice(0, most);
}
