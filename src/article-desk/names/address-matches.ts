import type { Span } from './found-name';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const AT = String.raw`\s*(?:@|\(at\)|\[at\]|\{at\}|\sat\s)\s*`;
const DOT = String.raw`\s*(?:\.|\(dot\)|\[dot\]|\{dot\}|\sdot\s)\s*`;

/** A mail address, also in the spellings that people use to hide it from programs: 'jane [at] example [dot] org'. */
export function addressIn(line: string, email: string): Span[] {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  if (local === '' || domain === '') return [];
  const dots = (text: string): string => text.split('.').map(escaped).join(DOT);
  const form = new RegExp(`(?<![\\w.+-])${dots(local)}${AT}${dots(domain)}(?!\\w)`, 'gi');
  return spansOf(line, form);
}

/** The 16 characters of an ORCID iD, with any separators. */
export function orcidIn(line: string, orcid: string): Span[] {
  const digits = orcid.replace(/[^\dX]/gi, '');
  if (digits.length !== 16) return [];
  return spansOf(line, new RegExp(`(?<!\\d)${[...digits].join('[-‐-–\\s]?')}(?!\\d)`, 'gi'));
}

const spansOf = (line: string, form: RegExp): Span[] =>
  [...line.matchAll(form)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
