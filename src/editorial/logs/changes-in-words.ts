import { dateInWords } from '../../article-desk/public';
import { type StateChange, t } from '../../contracts';
import { plainText } from '../../platform/rich-text';

/** The name of an account. */
export type NameOf = (userId: string) => string;

/** Rich text as plain text on few lines; null when it is empty. */
export const words = (html: string): string | null => plainText(html).replace(/\n{2,}/g, '\n') || null;
export const text = (value: string): string | null => value.trim() || null;
export const date = (iso: string | null): string | null => (iso === null ? null : dateInWords(iso));
export const yesNo = (value: boolean): string => (value ? t('Yes') : t('No'));
export const parts = (...texts: (string | null | false | undefined)[]): string | null =>
  texts.filter((one) => one).join('; ') || null;
export const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** No change when both sides have the same text. */
export const change = (part: string, before: string | null, after: string | null): StateChange[] =>
  before === after ? [] : [{ part, before, after }];

interface Listed<Item> {
  key: (item: Item) => string;
  part: (item: Item) => string;
  /** The text for one item; null means that it counts as absent. */
  textOf: (item: Item) => string | null;
}

/** The changes of a list, item by item: removed, changed and added ones. */
export function listChanges<Item>(
  before: readonly Item[],
  after: readonly Item[],
  { key, part, textOf }: Listed<Item>,
): StateChange[] {
  const was = new Map(before.map((item) => [key(item), item]));
  const is = new Map(after.map((item) => [key(item), item]));
  const gone = before.filter((item) => !is.has(key(item)));
  return [
    ...gone.flatMap((item) => change(part(item), textOf(item), null)),
    ...after.flatMap((item) => {
      const old = was.get(key(item));
      return change(part(item), old === undefined ? null : textOf(old), textOf(item));
    }),
  ];
}
