import type { NewEvent } from '../../event-store/port';
import { type DataKey, type DataKeys, personName, streamName } from '../keys/data-keys';
import { type Owner, type PersonalField, type PersonalFields, placeholderOf } from '../personal-fields';
import { blobKey, lockBlob } from './blob';
import { copyOf, type Leaf, leavesAt, setText, textAt } from './paths';
import type { RecentTexts } from './recent-texts';

/** Where a stored event has its encrypted texts: a list of `[blob, id of the stream's key, ids of its owners' keys...]`. */
export const SEALED = '~';
export type Sealed = readonly [blob: string, streamKey: string, ...owners: string[]];

/** The rules of one type that are about personal texts, ready for use. */
export type SealingRules = readonly { path: readonly string[]; field: PersonalField }[];

export function sealingRules(fields: PersonalFields): ReadonlyMap<string, SealingRules> {
  const rulesOf = (rules: PersonalFields[string]): SealingRules =>
    Object.entries(rules).flatMap(([path, field]) => ('plain' in field ? [] : [{ path: path.split('.'), field }]));
  const all = Object.entries(fields).map(([type, rules]): [string, SealingRules] => [type, rulesOf(rules)]);
  return new Map(all.filter(([, rules]) => rules.length > 0));
}

/** The texts of the same owners in one event. */
interface Group {
  names: readonly string[];
  leaves: { leaf: Leaf; field: PersonalField }[];
}

/** The texts to encrypt in one event. */
export interface Plan {
  event: NewEvent;
  streamId: string;
  groups: readonly Group[];
}

function nameOf(owner: Owner, { data, metadata }: NewEvent, { indices }: Leaf, keys: DataKeys): string | null {
  if (owner === 'actor') return metadata.userId === null ? null : personName(metadata.userId);
  const text = textAt(data, 'id' in owner ? owner.id : owner.address, indices);
  if (text === null) return null;
  return 'id' in owner ? personName(text) : keys.addressName(text);
}

/** The names of a text's owners, each once. */
function namesOf(owners: readonly Owner[], event: NewEvent, leaf: Leaf, keys: DataKeys): string[] {
  const names: string[] = [];
  for (const owner of owners) {
    const name = nameOf(owner, event, leaf, keys);
    if (name !== null && !names.includes(name)) names.push(name);
  }
  return names;
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name, nth) => name === others[nth]);

/** Groups the personal texts of an event by their owners. It runs for every event that is written, so it creates few objects. */
export function planOf(event: NewEvent, streamId: string, rules: SealingRules, keys: DataKeys): Plan {
  const groups: Group[] = [];
  for (const { path, field } of rules)
    for (const leaf of leavesAt(event.data, path)) {
      const names = namesOf(field.of, event, leaf, keys);
      const group = groups.find((one) => areSame(one.names, names));
      if (group) group.leaves.push({ leaf, field });
      else groups.push({ names, leaves: [{ leaf, field }] });
    }
  return { event, streamId, groups };
}

/** The names of all keys that a plan needs. */
export function* namesIn({ groups, streamId }: Plan): Generator<string> {
  if (groups.length > 0) yield streamName(streamId);
  for (const { names } of groups) yield* names;
}

const keyIn = (keys: ReadonlyMap<string, DataKey>, name: string): DataKey => {
  const key = keys.get(name);
  if (!key) throw new Error('A key of personal data was not made');
  return key;
};

/**
 * The event as it is stored. An event without personal texts stays as it is.
 * @param recent remembers the texts.
 */
export function sealedEvent(
  { event, streamId, groups }: Plan,
  keys: ReadonlyMap<string, DataKey>,
  recent?: RecentTexts,
): NewEvent {
  if (groups.length === 0) return event;
  const data = copyOf(event.data) as Record<string, unknown>;
  const stream = keyIn(keys, streamName(streamId));
  const blobs = groups.map(({ names, leaves }): Sealed => {
    const owners = names.map((name) => keyIn(keys, name));
    const texts: string[] = [];
    leaves.forEach(({ leaf: { path, value }, field }, nth) => {
      texts.push(path.join('.'), value);
      setText(data, path, placeholderOf(field.kind, owners.at(-1)?.id ?? `${stream.id}${nth}`));
    });
    const key = blobKey(event.id, [stream.secret, ...owners.map(({ secret }) => secret)]);
    const blob = lockBlob(key, JSON.stringify(texts));
    recent?.remember(event.id, blob, texts);
    return [blob, stream.id, ...owners.map(({ id }) => id)];
  });
  data[SEALED] = blobs;
  return { ...event, data };
}
