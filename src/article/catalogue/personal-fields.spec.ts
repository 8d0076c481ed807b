import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldRule, TextPath } from '../../platform/personal-data';
import { leavesAt } from '../../platform/personal-data/sealing/paths';
import { EVENT_TYPES } from '../domain/event-types';
import { PERSONAL_FIELDS, PLAIN_TEXTS } from './personal-fields';

const SAMPLES = join(__dirname, '../../../test/fixtures/events');

interface Sample {
  type: string;
  data: unknown;
}
const samples: Sample[] = readdirSync(SAMPLES).map(
  (file) => JSON.parse(readFileSync(join(SAMPLES, file), 'utf8')) as Sample,
);

/** Paths to all texts in a value, with their indices. */
function textPaths(value: unknown, at: string[] = []): string[] {
  if (typeof value === 'string') return value === '' ? [] : [at.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textPaths(inner, [...at, key]));
}

const textAt = (data: unknown, path: string): string => {
  const value = path.split('.').reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], data);
  return String(value);
};

/** True for a word from a fixed list, such as a status. Its type is not a text. */
const isFixedWord = (text: string): boolean => /^[A-Z][A-Za-z0-9_ -]*$/.test(text);

describe('the catalogue of personal data', () => {
  it('has every type of event', () => {
    expect(Object.keys(PERSONAL_FIELDS).sort()).toEqual([...EVENT_TYPES].sort());
  });

  it.each(samples.map((sample): [string, Sample] => [sample.type, sample]))(
    'covers every text of a stored %s',
    (type, { data }) => {
      const rules = PERSONAL_FIELDS[type] ?? {};
      const personal = new Set(
        Object.keys(rules).flatMap((rule) => leavesAt(data, rule.split('.')).map(({ path }) => path.join('.'))),
      );
      const rest = textPaths(data).filter(
        (path) => !personal.has(path) && !((path.split('.').at(-1) ?? '') in PLAIN_TEXTS),
      );
      expect(rest.filter((path) => !isFixedWord(textAt(data, path)))).toEqual([]);
    },
  );

  it('names owners at paths that the events have', () => {
    const found = new Set<string>();
    const wanted = new Set<string>();
    for (const { type, data } of samples)
      for (const [path, rule] of Object.entries(PERSONAL_FIELDS[type] ?? {})) {
        if ('plain' in rule || leavesAt(data, path.split('.')).length === 0) continue;
        for (const owner of rule.of) {
          if (owner === 'actor') continue;
          const at = 'id' in owner ? owner.id : owner.address;
          wanted.add(`${type} ${at}`);
          if (leavesAt(data, at.split('.')).length > 0) found.add(`${type} ${at}`);
        }
      }
    expect([...wanted].filter((one) => !found.has(one))).toEqual([]);
    expect(wanted.size).toBeGreaterThan(5);
  });

  it('does not compile when a new text is missing', () => {
    interface Data {
      status: 'NEW' | 'OLD';
      items: { remark: string | null; count: number }[];
    }
    type Accepted<Rules> = Rules extends Record<TextPath<Data>, FieldRule> ? 'compiles' : 'refused';
    const complete: Accepted<{ 'items.*.remark': FieldRule }> = 'compiles';
    const incomplete: Accepted<Record<never, FieldRule>> = 'refused';
    expect([complete, incomplete]).toEqual(['compiles', 'refused']);
  });
});
