import { t } from './translate';

/** The type of a table of texts, in which the literal strings are replaced by `string`. A table may contain tables. */
type TextsOf<T> = T extends string ? string : { readonly [Name in keyof T]: TextsOf<T[Name]> };

const declared = new WeakMap<object, object>();

/** The declared English form of a table of `texts`, for output that is always English, such as files for other systems. */
export const inEnglish = <T extends object>(textTable: T): T => (declared.get(textTable) as T | undefined) ?? textTable;

/**
 * Declares texts in English. Each text is translated when it is read, into the language that is current at that time. So a table can
 * be made once, but must not be copied: a copy would keep the language of that moment.
 */
/* @__NO_SIDE_EFFECTS__ */
export function texts<T extends object>(table: T, context?: string): TextsOf<T> {
  const translated: object = Array.isArray(table) ? [] : {};
  for (const [name, value] of Object.entries(table) as [string, unknown][]) {
    const inner = typeof value === 'string' ? undefined : texts(value as object, context);
    Object.defineProperty(translated, name, {
      enumerable: true,
      get: inner === undefined ? () => t(value as string, undefined, context) : () => inner,
    });
  }
  declared.set(translated, table);
  return translated as TextsOf<T>;
}

/** Joins two tables of `texts` into one. A spread would copy the texts in the language of that moment. */
/* @__NO_SIDE_EFFECTS__ */
export function joinedTexts<One extends object, Other extends object>(one: One, other: Other): One & Other {
  const joined = Object.defineProperties({}, {
    ...Object.getOwnPropertyDescriptors(one),
    ...Object.getOwnPropertyDescriptors(other),
  } as PropertyDescriptorMap) as One & Other;
  declared.set(joined, { ...inEnglish(one), ...inEnglish(other) });
  return joined;
}
