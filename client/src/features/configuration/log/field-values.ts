import { clientText, countryLabel, groupText, isLanguage, LANGUAGE_NAMES, SENIORITY_LABELS, texts } from '@contracts';

const ANSWERS = texts({ true: 'true', false: 'false' }, 'log');
const READERS: Readonly<Record<string, string>> = texts(
  { everybody: 'everybody', nobody: 'nobody', anonymous: 'anonymous' },
  'log',
);
const SECRETS: Readonly<Record<string, string>> = texts({ replaced: 'replaced' }, 'log');

const among =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string =>
    (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? value;

const reader = among(READERS);
const secret = among(SECRETS);
const language = (value: string): string => (isLanguage(value) ? LANGUAGE_NAMES[value] : value);

/** The fields whose values are data with a label; the values of all others are typed by people or are numbers. */
const LABELS: Readonly<Record<string, (value: string) => string>> = {
  ...{ seniorityLevel: among(SENIORITY_LABELS), country: countryLabel, client: clientText },
  ...{ group: groupText, secondFactorGroups: (groups) => groups.split(',').map(groupText).join(', ') },
  ...{ language, defaultLanguage: language },
  ...{ lineNumbers: reader, authorConfirmation: reader, exportedReviews: reader, acceptedFeed: reader },
  ...{ password: secret, clientSecret: secret, refreshToken: secret, secret, keySecret: secret, apiKey: secret },
};

/** The value of a field of the security log, as text; null if it has none. */
export function fieldValue(field: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? ANSWERS.true : ANSWERS.false;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || null;
  if (typeof value !== 'string') return JSON.stringify(value);
  const label = Object.hasOwn(LABELS, field) ? LABELS[field] : undefined;
  return label?.(value) ?? value;
}
