import type { GroupName } from '../contracts';

export interface DemoPerson {
  /** Part of the address before the at sign. */
  name: string;
  group: GroupName;
  firstName: string;
  lastName: string;
  institute: string;
  country: string;
  /** Of the address. People of one institution have the same domain, which marks them as in conflict with each other. */
  domain: string;
  areasOfExpertise: string;
}

export const DEMO_PASSWORD = 'quire-demo';

const person = (
  name: string,
  group: GroupName,
  [firstName, lastName]: [string, string],
  [institute, country, domain = 'example.org']: [string, string, string?],
  areasOfExpertise = '',
): DemoPerson => ({ name, group, firstName, lastName, institute, country, domain, areasOfExpertise });

/** First one account per group, which the sign-in page offers. Then six more reviewers and two more authors. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person('author', 'author', ['Anna', 'de Vries'], ['Amsterdam UMC', 'Netherlands'], 'Heart failure'),
  person(
    'reviewer',
    'reviewer',
    ['Rafael', 'Ortega'],
    ['Hospital Clínic Barcelona', 'Spain'],
    'Heart failure, imaging',
  ),
  person('editor', 'editor', ['Elisabeth', 'Sørensen'], ['Rigshospitalet', 'Denmark'], 'Cardiology'),
  person('assistant', 'assistant', ['Tom', 'Whitfield'], ['Editorial office', 'United Kingdom']),
  person('associate', 'associate editor', ['Ingrid', 'Bauer'], ['Charité Berlin', 'Germany'], 'Electrophysiology'),
  person('webmaster', 'webmaster', ['Wim', 'Jansen'], ['Editorial office', 'Netherlands']),
  person(
    'reviewer2',
    'reviewer',
    ['Mei', 'Tanaka'],
    ['University of Kyoto', 'Japan', 'kyoto.example'],
    'Rehabilitation, physiotherapy',
  ),
  person(
    'reviewer3',
    'reviewer',
    ['Olu', 'Adeyemi'],
    ['University of Ibadan', 'Nigeria', 'ibadan.example'],
    'Hypertension, epidemiology',
  ),
  person(
    'reviewer4',
    'reviewer',
    ['Claire', 'Fontaine'],
    ['CHU de Lyon', 'France', 'lyon.example'],
    'Intensive care, sepsis',
  ),
  person(
    'reviewer5',
    'reviewer',
    ['James', 'McAllister'],
    ['University of Glasgow', 'United Kingdom', 'glasgow.example'],
    'Statistics, trials',
  ),
  person(
    'reviewer6',
    'reviewer',
    ['Priya', 'Raghavan'],
    ['AIIMS New Delhi', 'India', 'delhi.example'],
    'Diabetes, nutrition',
  ),
  person(
    'reviewer7',
    'reviewer',
    ['Kateřina', 'Nováková'],
    ['Motol University Hospital', 'Czechia', 'motol.example'],
    'Imaging, echocardiography',
  ),
  person('author2', 'author', ['Bruno', 'Moretti'], ['Ospedale San Raffaele', 'Italy'], 'Sepsis'),
  person('author3', 'author', ['Yara', 'Haddad'], ['American University of Beirut', 'Lebanon'], 'Diabetes'),
];

/** Accounts that the sign-in page lists: one per group. */
export const DEMO_SIGN_IN: readonly DemoPerson[] = DEMO_PEOPLE.slice(0, 6);

const DOMAINS = new Map(DEMO_PEOPLE.map(({ name, domain }) => [name, domain]));

/** The address of an account of the demonstration data. */
export const demoEmail = (name: string): string => `${name}@${DOMAINS.get(name) ?? 'example.org'}`;
