import { type Language, LOCALES } from '../../contracts';

interface Named {
  firstName: string;
  middleName: string | null;
  lastName: string;
  id: string;
}

/** Particles such as 'van der' and "d'", in small letters before a family name. */
const PARTICLES = /^(?:\p{Ll}+(?:['’]|\s+)|['’]\p{Ll}\s+)+(?=\p{Lu})/u;

/** The sort key of a family name: in Dutch 'van der Berg' is listed under B, in English under V. */
const keyOf = (lastName: string, language: Language): string =>
  language === 'nl' ? lastName.trim().replace(PARTICLES, '') : lastName.trim();

/** An order of people by family name as readers of the language expect it. It is total: equal names are ordered by their id. */
export function nameOrder(language: Language): (one: Named, other: Named) => number {
  const { compare } = new Intl.Collator(LOCALES[language], { numeric: true });
  return (one, other) =>
    compare(keyOf(one.lastName, language), keyOf(other.lastName, language)) ||
    compare(one.lastName, other.lastName) ||
    compare(one.firstName, other.firstName) ||
    compare(one.middleName ?? '', other.middleName ?? '') ||
    (one.id < other.id ? -1 : Number(one.id > other.id));
}
