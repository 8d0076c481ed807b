import { PERSONAL_FIELDS } from '../../../src/article/catalogue/personal-fields';
import { type EventStore, type RecordedEvent, START } from '../../../src/platform/event-store/port';
import { leavesAt } from '../../../src/platform/personal-data/sealing/paths';

/** Long enough to be nobody else's by chance, and without signs that JSON or HTML write in another way. */
const PLAIN = /[\p{L}\d ,.;()-]{30,}/u;
const MOST = 80;

/** The texts of an event that are the person's own. */
function own({ type, data }: RecordedEvent): string[] {
  return Object.entries(PERSONAL_FIELDS[type] ?? {}).flatMap(([path, field]) => {
    if ('plain' in field || !field.of.includes('actor')) return [];
    return leavesAt(data, path.split('.')).flatMap(({ value }) => PLAIN.exec(value)?.[0].trim().slice(0, MOST) ?? []);
  });
}

/** Texts of a person that the log has in no stream of others: at most `most`. Reads the log twice. */
export async function writtenBy(log: EventStore, userId: string, most: number): Promise<string[]> {
  const [texts, streams] = [new Set<string>(), new Set<string>()];
  for await (const events of log.readAll(START))
    for (const event of events.filter(({ metadata }) => metadata.userId === userId)) {
      streams.add(event.streamId);
      for (const text of own(event)) texts.add(text);
    }
  const some = [...texts].filter((_text, nth) => nth % Math.ceil(texts.size / (most * 4)) === 0);
  const shared = new Set<string>();
  for await (const events of log.readAll(START)) {
    const others = JSON.stringify(events.filter(({ streamId }) => !streams.has(streamId)));
    for (const text of some) if (others.includes(text)) shared.add(text);
  }
  return some.filter((text) => !shared.has(text)).slice(0, most);
}
