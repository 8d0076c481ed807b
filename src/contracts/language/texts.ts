import { t } from './translate';

/** The type of a table of texts, in which the literal strings are replaced by `string`. A table may contain tables. */
type Told<T> = T extends string ? string : { readonly [Name in keyof T]: Told<T[Name]> };

const declared = new WeakMap<object, object>();

/** The declared English form of a table of `texts`, for output that is always English, such as files for other systems. */
export const inEnglish = <T extends object>(told: T): T => (declared.get(told) as T | undefined) ?? told;

/**
 * Declares texts in English. Each text is translated when it is read, into the language that is current at that time. So a table can
 * be made once, but must not be copied: a copy would keep the language of that moment.
 */
/* @__NO_SIDE_EFFECTS__ */
export function texts<T extends object>(table: T, context?: string): Told<T> {
  const told: object = Array.isArray(table) ? [] : {};
  for (const [name, value] of Object.entries(table) as [string, unknown][]) {
    const inner = typeof value === 'string' ? undefined : texts(value as object, context);
    Object.defineProperty(told, name, {
      enumerable: true,
      get: inner === undefined ? () => t(value as string, undefined, context) : () => inner,
    });
  }
  declared.set(told, table);
  return told as Told<T>;
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
