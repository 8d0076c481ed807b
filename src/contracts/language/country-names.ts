import { isCountry } from '../identity/countries';
import { LOCALES } from './languages';
import { spokenLanguage } from './translate';

/** Codes of the countries whose name in the list differs from Intl's name. */
const CODES: Record<string, string> = {
  Congo: 'CG',
  'Democratic Republic of the Congo': 'CD',
  'United States Minor Outlying Islands': 'UM',
};
const LETTERS = Array.from({ length: 26 }, (_none, place) => String.fromCharCode(65 + place));

/** Converts a name from Intl into the spelling of the list of countries. */
const listed = (name: string): string =>
  name
    .replace(/&/g, 'and')
    .replace(/^St\.? /, 'Saint ')
    .replace(/’/g, "'")
    .replace(/ \((?!Keel).*\)/, '')
    .replace(/^U\.S\. /, 'United States ')
    .replace(/ SAR China/, '');

/** The codes of ISO 3166-1, by the English names in the list. */
function codesByName(): Map<string, string> {
  const codes = new Map(Object.entries(CODES));
  for (const style of ['long', 'short'] as const) {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none', style });
    for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
      const name = names.of(code);
      if (name !== undefined && !codes.has(listed(name))) codes.set(listed(name), code);
    }
  }
  return codes;
}

let codes: Map<string, string> | null = null;
const namesIn = new Map<string, Intl.DisplayNames>();

/** The name in the list of countries for a code of ISO 3166-1; null for an unknown code. */
export function countryOfCode(code: string): string | null {
  codes ??= codesByName();
  for (const [name, other] of codes) if (other === code.toUpperCase() && isCountry(name)) return name;
  return null;
}

/** The code of ISO 3166-1 of a country of the list; null for any other name. */
export function codeOfCountry(name: string): string | null {
  codes ??= codesByName();
  return isCountry(name) ? (codes.get(name) ?? null) : null;
}

/** A stored country in the current language. Countries are stored by their English names; an unknown name is returned as it is. */
export function countryLabel(name: string): string {
  const language = spokenLanguage();
  if (language === 'en') return name;
  codes ??= codesByName();
  const code = codes.get(name);
  if (code === undefined) return name;
  const names = namesIn.get(language) ?? new Intl.DisplayNames(LOCALES[language], { type: 'region', fallback: 'none' });
  namesIn.set(language, names);
  return names.of(code) ?? name;
}
