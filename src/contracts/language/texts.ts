import { t } from './translate';

/** The same table, with texts of any language; a table may have tables in it. */
type Told<T> = T extends string ? string : { readonly [Name in keyof T]: Told<T[Name]> };

const declared = new WeakMap<object, object>();

/** A table of `texts` as it was declared, for what stays English whatever language is spoken, such as files for other systems. */
export const inEnglish = <T extends object>(told: T): T => (declared.get(told) as T | undefined) ?? told;

/**
 * Declares texts in English. Each is in the language that is spoken when it is read, so a table may be made once, and must not be
 * copied before.
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

/** Two tables of `texts` as one. A spread would copy the texts in the language of that moment. */
/* @__NO_SIDE_EFFECTS__ */
export function joinedTexts<One extends object, Other extends object>(one: One, other: Other): One & Other {
  const joined = Object.defineProperties({}, {
    ...Object.getOwnPropertyDescriptors(one),
    ...Object.getOwnPropertyDescriptors(other),
  } as PropertyDescriptorMap) as One & Other;
  declared.set(joined, { ...inEnglish(one), ...inEnglish(other) });
  return joined;
}
