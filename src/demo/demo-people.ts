import type { GroupName } from '../contracts';

export interface DemoPerson {
  /** Part of the address before `@example.org`. */
  name: string;
  group: GroupName;
  firstName: string;
  lastName: string;
  institute: string;
  country: string;
  areasOfExpertise: string;
}

export const DEMO_PASSWORD = 'quire-demo';
export const demoEmail = (name: string): string => `${name}@example.org`;

const person = (
  name: string,
  group: GroupName,
  [firstName, lastName]: [string, string],
  [institute, country]: [string, string],
  areasOfExpertise = '',
): DemoPerson => ({ name, group, firstName, lastName, institute, country, areasOfExpertise });

/** One account per group first: the sign-in page offers these. Then six more reviewers and two more authors. */
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
  person('reviewer2', 'reviewer', ['Mei', 'Tanaka'], ['University of Kyoto', 'Japan'], 'Rehabilitation, physiotherapy'),
  person(
    'reviewer3',
    'reviewer',
    ['Olu', 'Adeyemi'],
    ['University of Ibadan', 'Nigeria'],
    'Hypertension, epidemiology',
  ),
  person('reviewer4', 'reviewer', ['Claire', 'Fontaine'], ['CHU de Lyon', 'France'], 'Intensive care, sepsis'),
  person(
    'reviewer5',
    'reviewer',
    ['James', 'McAllister'],
    ['University of Glasgow', 'United Kingdom'],
    'Statistics, trials',
  ),
  person('reviewer6', 'reviewer', ['Priya', 'Raghavan'], ['AIIMS New Delhi', 'India'], 'Diabetes, nutrition'),
  person(
    'reviewer7',
    'reviewer',
    ['Kateřina', 'Nováková'],
    ['Motol University Hospital', 'Czechia'],
    'Imaging, echocardiography',
  ),
  person('author2', 'author', ['Bruno', 'Moretti'], ['Ospedale San Raffaele', 'Italy'], 'Sepsis'),
  person('author3', 'author', ['Yara', 'Haddad'], ['American University of Beirut', 'Lebanon'], 'Diabetes'),
];

/** Accounts that the sign-in page lists: one per group. */
export const DEMO_SIGN_IN: readonly DemoPerson[] = DEMO_PEOPLE.slice(0, 6);
