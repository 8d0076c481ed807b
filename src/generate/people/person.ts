import { type ArticleAuthor, personActor } from '../../article';
import type { GroupName, PersonFields, SeniorityLevel } from '../../contracts';
import type { Random } from '../random';
import type { Topic } from '../words/medicine';
import { type Region, REGIONS } from '../words/names';

/** A person with an account, or an author without one. */
export interface Person extends PersonFields {
  id: string;
  email: string;
  group: GroupName;
  seniorityLevel: SeniorityLevel | null;
}

const TITLES = ['Dr', 'Prof.', 'Dr', null, null, null];
const DEPARTMENTS = [
  'Cardiology',
  'Internal Medicine',
  'Intensive Care',
  'Surgery',
  'Paediatrics',
  'Public Health',
  'Radiology',
  'Anaesthesiology',
];
const INSTITUTE_KINDS = [
  'University Hospital',
  'University',
  'Medical Centre',
  'General Hospital',
  'Institute of Health',
];
const WEIGHTS = Object.fromEntries(REGIONS.map(({ country, weight }) => [country, weight]));
const BY_COUNTRY = new Map(REGIONS.map((region) => [region.country, region]));

/** Letters that Unicode does not decompose into a base letter and a mark. */
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', ß: 'ss', đ: 'd', ı: 'i', æ: 'ae', þ: 'th', ð: 'd', œ: 'oe' };

/** The Latin form of a name for an address, without marks. */
const asAddress = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[øłßđıæþðœ]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/[^a-z]+/g, '');

interface Name {
  written: string;
  latin: string;
}

function nameFrom(random: Random, names: readonly string[]): Name {
  const [written = '', latin = written] = random.pick(names).split('/');
  return { written, latin };
}

/** ISO 7064 MOD 11-2, as in `isOrcid`. */
function orcidFrom(random: Random): string {
  const digits = Array.from({ length: 15 }, () => random.int(0, 9));
  const total = digits.reduce((sum, digit) => (sum + digit) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  const all = [...digits, check === 10 ? 'X' : check].join('');
  return `${all.slice(0, 4)}-${all.slice(4, 8)}-${all.slice(8, 12)}-${all.slice(12)}`;
}

const regionFor = (random: Random): Region => BY_COUNTRY.get(random.weighted(WEIGHTS)) ?? random.pick(REGIONS);

/** `mark` makes the address unique. `neighbour`: a person of the same institution and country. */
export function makePerson(
  random: Random,
  group: GroupName,
  mark: string,
  topics: readonly Topic[],
  neighbour: Person | null = null,
): Person {
  const region = BY_COUNTRY.get(neighbour?.country ?? '') ?? regionFor(random);
  const [first, last, city] = [
    nameFrom(random, region.first),
    nameFrom(random, region.last),
    random.pick(region.cities),
  ];
  const domain = neighbour?.email.split('@')[1] ?? `${asAddress(city)}.example`;
  const isWriter = group === 'author' || group === 'guest';
  return {
    id: random.uuid(),
    email: `${asAddress(first.latin)}.${asAddress(last.latin)}.${mark}@${domain}`,
    group,
    title: random.pick(TITLES),
    firstName: first.written,
    middleName: random.chance(0.1) ? `${first.latin.charAt(0)}.` : null,
    lastName: last.written,
    orcid: random.chance(0.4) ? orcidFrom(random) : null,
    department: random.pick(DEPARTMENTS),
    division: null,
    institute: neighbour?.institute ?? `${random.pick(INSTITUTE_KINDS)} ${city}`,
    streetName: null,
    postalCode: null,
    city: neighbour?.city ?? city,
    country: region.country,
    phoneNumber: null,
    fax: null,
    areasOfExpertise:
      topics.length === 0 ? null : topics.flatMap(({ name, keywords }) => [name, ...keywords.slice(0, 2)]).join(', '),
    seniorityLevel: isWriter ? null : random.pick(['JUNIOR', 'MEDIOR', 'MEDIOR', 'SENIOR'] as const),
  };
}

/** The person as an actor of commands. */
export const asActor = ({ id: userId, email, group }: Person) => personActor({ userId, email, group });

/** The person as an author of a manuscript. */
export const asAuthor = (person: Person): ArticleAuthor => {
  const { id, firstName, middleName, lastName, institute, department, country, orcid, city, email } = person;
  return { id, firstName, middleName, lastName, institute, department, country, orcid, city, email };
};
