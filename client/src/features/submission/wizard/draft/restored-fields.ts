import type { ArticleFields } from '@contracts';
import type { Found } from '../../../../shared/saving/draft-copy';
import { restoredText, type TextShape } from '../../../../shared/saving/restored-text';

type Changes = Partial<ArticleFields>;

const TEXTS = {
  articleTitle: 'line',
  runningTitle: 'line',
  previousId: 'line',
  relationshipOne: 'line',
  relationshipTwo: 'line',
  note: 'lines',
  coverLetter: 'rich',
  abstractText: 'rich',
} as const satisfies Partial<Record<keyof ArticleFields, TextShape>>;

const isText = (name: string): name is keyof typeof TEXTS => name in TEXTS;

/** The fields of these changes, as they are in other fields. */
export const sameFields = (fields: ArticleFields, changes: Changes): Changes =>
  Object.fromEntries((Object.keys(changes) as (keyof ArticleFields)[]).map((name) => [name, fields[name]]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields to change after 'Restore text'. A choice that has changed elsewhere since then stays, and so do its keywords. */
export function restored(fields: ArticleFields, { value, base = {}, at }: Found<Changes>): Changes {
  const changes: Changes = {};
  for (const name of Object.keys(value) as (keyof ArticleFields)[]) {
    if (isText(name))
      changes[name] = restoredText(TEXTS[name], {
        present: fields[name],
        found: value[name] ?? '',
        base: base[name],
        at,
      });
    else if (isSame(fields[name], base[name])) Object.assign(changes, { [name]: value[name] });
    else if (name === 'keywords') changes.keywords = [...new Set([...fields.keywords, ...(value.keywords ?? [])])];
  }
  return changes;
}
