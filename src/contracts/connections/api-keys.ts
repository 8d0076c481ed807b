import { texts } from '../language/texts';

/** What a key of another program may read. A route without one of them is closed to keys. */
export const API_SCOPES = ['articles', 'statistics', 'people', 'exports', 'security'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const API_SCOPE_LABELS: Readonly<Record<ApiScope, string>> = texts({
  articles: 'Manuscripts: search, details, reviews, logs and files',
  statistics: 'Statistics',
  people: 'People: accounts and what they wrote and reviewed',
  exports: 'Packages of accepted articles (MECA, JATS, Crossref)',
  security: 'Security log and proof of the log',
});

/** Days after which a key ends. */
export const API_KEY_DAYS = [30, 90, 180, 365] as const;
export const MAX_API_KEYS = 50;
const MAX_NAME = 100;
/** How every key begins, so that people and scanners of code recognise one. */
export const API_KEY_PREFIX = 'quire_';

export const API_KEY_MESSAGES = texts({
  name: 'Please say in up to 100 characters which program uses the key.',
  scopes: 'Please choose at least one thing that the key may read.',
  days: 'Please choose when the key ends.',
  many: 'There are 50 active keys already. End one first.',
});

/** The message about the name of a key, or undefined. */
export const apiKeyNameProblem = (name: string): string | undefined =>
  name.trim() === '' || name.length > MAX_NAME ? API_KEY_MESSAGES.name : undefined;

/** `IDLE`: the person who made it is no webmaster any more. */
export type ApiKeyState = 'ACTIVE' | 'EXPIRED' | 'ENDED' | 'IDLE';

/** GET /api-keys: a key, never its text. */
export interface ApiKey {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** The last four characters. */
  ending: string;
  state: ApiKeyState;
  /** Name of the webmaster who made it; it reads what they may read. */
  madeBy: string;
  madeAt: string;
  expiresAt: string;
  /** To the day. */
  lastUsedOn: string | null;
}

/** POST /api-keys */
export interface NewApiKey {
  name: string;
  scopes: ApiScope[];
  days: number;
}
