import { ERASED_DOMAIN } from '../../contracts';

/** The owner of a text: the account that acts, or the person whose id or address is at a path of the event's data. */
export type Owner = 'actor' | { id: string } | { address: string };

/** The form of a field after its erasure: a text, an address that does not exist, or null. */
export type PersonalKind = 'text' | 'email' | 'orcid';

/** A personal text and its owners. Without owners it belongs to all people that it names: recipients of a mail, people in a letter. */
export interface PersonalField {
  kind: PersonalKind;
  of: readonly Owner[];
}

/** A text that is not personal, with the reason. */
export interface PlainField {
  plain: string;
}

export type FieldRule = PersonalField | PlainField;

/**
 * The rules of a log: type of event -> path -> rule. A path has dots, and `*` for each element of a list; in the path of an owner it
 * stands for the same element.
 */
export type PersonalFields = Readonly<Record<string, Readonly<Record<string, FieldRule>>>>;

/** The paths to all texts in data. Unions of fixed words, such as statuses, are not texts. */
export type TextPath<Data, Path extends string = ''> = string extends Data
  ? Path
  : Data extends string | number | boolean | null | undefined
    ? never
    : Data extends readonly (infer Item)[]
      ? TextPath<Item, Join<Path, '*'>>
      : Data extends object
        ? { [Key in keyof Data & string]-?: TextPath<Data[Key], Join<Path, Key>> }[keyof Data & string]
        : never;

type Join<Path extends string, Key extends string> = Path extends '' ? Key : `${Path}.${Key}`;

const ERASED = '[erased]';

/** What the stored event contains in place of a text, and what readers get after the text is erased. `key`: the key of its owner. */
export function placeholderOf(kind: PersonalKind, key: string): string | null {
  if (kind === 'orcid') return null;
  // Different for each person, because lists of addresses refuse duplicates.
  return kind === 'email' ? `erased-${key.replace(/[^A-Za-z0-9]/g, '').toLowerCase()}${ERASED_DOMAIN}` : ERASED;
}
