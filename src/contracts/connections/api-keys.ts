import { texts } from '../language/texts';

/** The scopes of an API key: what another program may read with it. Routes without a scope do not accept API keys. */
export const API_SCOPES = ['articles', 'statistics', 'people', 'exports', 'security'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const API_SCOPE_LABELS: Readonly<Record<ApiScope, string>> = texts({
  articles: 'Manuscripts: search, details, reviews, logs and files',
  statistics: 'Statistics',
  people: 'People: accounts and what they wrote and reviewed',
  exports: 'Packages of accepted articles (MECA, JATS, Crossref)',
  security: 'Security log and proof of the log',
});

/** The choices for the lifetime of a key, in days. */
export const API_KEY_DAYS = [30, 90, 180, 365] as const;
export const MAX_API_KEYS = 50;
const MAX_NAME = 100;
/** Prefix of every key, so that people and secret scanners recognise one. */
export const API_KEY_PREFIX = 'quire_';

export const API_KEY_MESSAGES = texts({
  name: 'Please say in up to 100 characters which program uses the key.',
  scopes: 'Please choose at least one thing that the key may read.',
  days: 'Please choose when the key expires.',
  many: 'There are already 50 active keys. Revoke one first.',
});

/** The problem of a key's name; undefined if there is none. */
export const apiKeyNameProblem = (name: string): string | undefined =>
  name.trim() === '' || name.length > MAX_NAME ? API_KEY_MESSAGES.name : undefined;

/** `IDLE`: the key does not work because the person who made it is not a webmaster any more. */
export type ApiKeyState = 'ACTIVE' | 'EXPIRED' | 'ENDED' | 'IDLE';

/** GET /api-keys: the description of a key, never the key itself. */
export interface ApiKey {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** The last four characters of the key. */
  ending: string;
  state: ApiKeyState;
  /** Name of the webmaster who made the key. The key can read only what this person may read. */
  madeBy: string;
  madeAt: string;
  expiresAt: string;
  /** The day on which the key was last used; null: never. */
  lastUsedOn: string | null;
}

/** POST /api-keys: the key to make. */
export interface NewApiKey {
  name: string;
  scopes: ApiScope[];
  days: number;
}
