import { personName, streamName } from '../keys/data-keys';
import { noteErasedKeys } from '../keys/erased-keys';
import { findMentions, findPerson, type Found, type Log } from './find-person';
import { type Person, type Redact, redactor } from './mentions';
import { type Redaction, reencryptStream } from './reencrypt-stream';
import { eraseKeys, idsOf, retireStreamKeys } from './stream-keys';
import { openBlobs } from './stream-texts';

export interface ErasureContext extends Log {
  dataDir: string;
  /** Notifies all processes that the keys in their memory are outdated. */
  notify(): Promise<void>;
  /** Called while the person's texts can still be read, for places outside the log that may quote them. It may be called again. */
  beforeKeysErased?(found: Found): Promise<void>;
  isTheirsAlone: Redaction['isTheirsAlone'];
}

/**
 * Erases a person from the log (ADR 75): their texts, and mentions of them in texts of other people. It can be repeated after an
 * interruption.
 * @returns the streams that mention the person: their read models must be filled again.
 */
export async function erasePerson(context: ErasureContext, person: Person): Promise<Found> {
  const { pool, keys } = context;
  await keys.ready();
  const names = [...person.ids.map(personName), ...person.addresses.map((one) => keys.addressName(one))];
  const ownKeys = new Set(await idsOf(pool, names));
  const found = await findPerson(context, person, ownKeys);
  const redactorOf = (streamId: string): Redact =>
    redactor(person, [...(found.own.get(streamId) ?? [])], (path) => context.isField(path));
  const named = await findMentions(context, found, redactorOf, ownKeys);
  const former = await newStreamKeys(context, named);
  for (const streamId of named.keys()) await sealStream(context, streamId, redactorOf(streamId), ownKeys);
  await context.beforeKeysErased?.(found);
  const erased = [...ownKeys, ...former];
  await noteErasedKeys(context.dataDir, erased);
  await eraseKeys(pool, erased);
  await context.notify();
  return found;
}

/** @returns ids of all former keys. */
async function newStreamKeys(context: ErasureContext, named: Map<string, Set<string>>): Promise<string[]> {
  if (named.size === 0) return [];
  const former = new Set([...named.values()].flatMap((ids) => [...ids]));
  for (const id of await retireStreamKeys(context, [...named.keys()])) former.add(id);
  await context.keys.ensure([...named.keys()].map(streamName));
  return [...former];
}

async function sealStream(
  context: ErasureContext,
  streamId: string,
  redact: Redact,
  ownKeys: ReadonlySet<string>,
): Promise<void> {
  const { pool, keys, isTheirsAlone } = context;
  const name = streamName(streamId);
  const stream = (await keys.ensure([name])).get(name);
  if (!stream) throw new Error('The new key of a stream was not made');
  const events = await openBlobs(pool, keys, await context.stored.readStream(streamId));
  await reencryptStream(pool, keys, events, stream, { redact, ownKeys, isTheirsAlone });
}
