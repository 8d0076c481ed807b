import type { ArticleFields } from '@contracts';
import type { Found } from '../../../../shared/saving/draft-copy';
import { restoredText, type TextShape } from '../../../../shared/saving/unsaved/restored-text';

type Changes = Partial<ArticleFields>;

const TEXTS = {
  line: ['articleTitle', 'runningTitle', 'previousId', 'relationshipOne', 'relationshipTwo'],
  lines: ['note'],
  rich: ['coverLetter', 'abstractText'],
} as const satisfies Record<TextShape, readonly (keyof ArticleFields)[]>;

/** The fields of these changes, as they are in other fields. */
export const sameFields = (fields: ArticleFields, changes: Changes): Changes =>
  Object.fromEntries((Object.keys(changes) as (keyof ArticleFields)[]).map((name) => [name, fields[name]]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields to change after 'Restore text'. A choice that has changed elsewhere since then stays, and so do its keywords. */
export function restored(fields: ArticleFields, { value, base = {}, at }: Found<Changes>): Changes {
  const changes: Changes = {};
  for (const shape of Object.keys(TEXTS) as TextShape[])
    for (const name of TEXTS[shape]) {
      const found = value[name];
      if (found !== undefined)
        changes[name] = restoredText(shape, { present: fields[name], found, base: base[name], at });
    }
  const others = (Object.keys(value) as (keyof ArticleFields)[]).filter((name) => !(name in changes));
  for (const name of others) {
    if (isSame(fields[name], base[name])) Object.assign(changes, { [name]: value[name] });
    else if (name === 'keywords') changes.keywords = [...new Set([...fields.keywords, ...(value.keywords ?? [])])];
  }
  return changes;
}
