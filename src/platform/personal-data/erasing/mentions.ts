/** The known data of a person who is to be erased. */
export interface Person {
  /** Ids of the account, of accounts merged into it, and of author entries. */
  ids: readonly string[];
  /** Every address that the person has proven or that is entered for them. */
  addresses: readonly string[];
  names: readonly { first: string; middle?: string | null; last: string }[];
}

const ERASED = '[erased]';
/** Shorter texts of a person, such as 'Yes', do not identify them. */
const SHORTEST_TEXT = 8;
const SHORTEST_NAME = 2;

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The escapes with which mail templates and the sanitiser write a text into HTML. */
const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;', '`': '&#x60;', '=': '&#x3D;' },
};
const inTemplate = (text: string): string => text.replace(/[&<>"'`=]/g, (sign) => ESCAPES[sign] ?? sign);
const inRichText = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

const formsOf = (text: string): string[] => [...new Set([text, inTemplate(text), inRichText(text)])];

/** The full names of a person in the forms that the product and people use. */
export function fullNames({ names }: Pick<Person, 'names'>): string[] {
  const forms = names.flatMap(({ first, middle, last }) => [
    [first, middle, last].filter(Boolean).join(' '),
    `${first} ${last}`,
    `${last}, ${first}`,
    `${last} ${first}`,
    `${first.slice(0, 1)}. ${last}`,
  ]);
  return [...new Set(forms.map((form) => form.trim()))].filter((form) => form.includes(' '));
}

/** Letters of any alphabet end a word, which `\b` does not know. */
const wholeWords = (words: readonly string[]): string => `(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`;

/**
 * Addresses that are not a part of a longer one: `p.jansen@uva.nl` and `jansen@uva.nl.example.org` belong to other people. A full stop, an
 * apostrophe or a hyphen is a part of an address only between other characters.
 * @param addresses quoted. @param letters the letters and digits of a character class, which JavaScript and Postgres write differently.
 */
export function wholeAddresses(addresses: readonly string[], letters: string): string {
  const before = `[${letters}_%+]|[${letters}_%+](?:[.'-]|&#x27;)+`;
  const after = `[${letters}_]|[.-]+[${letters}]`;
  return `(?<!${before})(?:${addresses.join('|')})(?!${after})`;
}

const quotedForms = (terms: readonly string[]): string[] =>
  terms
    .flatMap(formsOf)
    .sort((a, b) => b.length - a.length)
    .map(quoted);

/** Finds a person by address or full name, in any text. */
export function mentionOf(person: Person): RegExp | null {
  const addresses = quotedForms(person.addresses);
  const names = quotedForms(fullNames(person));
  const patterns = [
    ...(addresses.length === 0 ? [] : [wholeAddresses(addresses, '\\p{L}\\p{N}')]),
    ...(names.length === 0 ? [] : [wholeWords(names)]),
  ];
  return patterns.length === 0 ? null : new RegExp(patterns.join('|'), 'giu');
}

/** The pieces of a text that others may quote. Quoted rich text may have other markup than the original. */
const piecesOf = (text: string): string[] =>
  [text, ...text.split(/<[^>]*>/)].map((piece) => piece.trim()).filter((piece) => piece.length >= SHORTEST_TEXT);

/** Removes a person from a text at a path of an event. */
export type Redact = (path: string, text: string) => string;

/**
 * Removes a person from the texts of one stream: address, full name, each part of the name, and texts that they wrote there. From fields of
 * other people, such as their names and institutes, only an address or a full name is removed: a colleague may have the same surname.
 * @param own texts of the person in that stream. @param isField whether a path is such a field, and not a text.
 */
export function redactor(person: Person, own: readonly string[], isField: (path: string) => boolean): Redact {
  const parts = person.names.flatMap(({ first, middle, last }) => [first, middle ?? '', last]);
  const words = [...new Set(parts.filter((part) => part.length >= SHORTEST_NAME))].flatMap(formsOf).map(quoted);
  const name = words.length === 0 ? null : new RegExp(wholeWords(words), 'gu');
  const mention = mentionOf(person);
  const quotes = [...new Set(own.flatMap(piecesOf).flatMap(formsOf))].sort((a, b) => b.length - a.length);
  return (path, text) => {
    let left = mention ? text.replace(mention, ERASED) : text;
    if (isField(path)) return left;
    for (const quote of quotes) if (left.includes(quote)) left = left.replaceAll(quote, ERASED);
    return name ? left.replace(name, ERASED) : left;
  };
}
