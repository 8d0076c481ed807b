import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type AppConfig, LOG_LEVELS } from './app-config';
import { ConfigError } from './config-error';
import { contactOf, defaultSender } from './contact';
import { DATABASE_PARTS, urlOfParts } from './database-parts';
import { keptSecret, restoredSecret } from './kept-secret';
import { PROGRAM_SETTINGS, programProblems } from './programs/program-settings';
import { withNewNames } from './renamed/renamed-settings';
import { roleProblems, roles } from './roles';
import { withSecretFiles } from './secrets/secret-files';
import { weakPassphrase } from './secrets/weak-passphrase';
import {
  bearerToken,
  BLOB_FORMS,
  bounceAddress,
  editorKey,
  email,
  integer,
  isBlobUrl,
  isHostAndPort,
  networks,
  number,
  oneOf,
  onOrOff,
  proxies,
  secret,
  sender,
  text,
  url,
} from './setting-kinds';
import { PROVIDER_VARIABLES, providerProblems, signInProviders } from './sign-in-providers';
import { unsafeStarts } from './unsafe-starts';

export type { AppConfig } from './app-config';

/** Dependency injection token of the AppConfig. */
export const APP_CONFIG = Symbol('APP_CONFIG');

const SHORTEST_SECRET = 32;
/** For a developer, whose webhook receiver runs on the same machine. */
const LOOPBACK_NETWORKS = ['127.0.0.0/8', '::1'];

const VARIABLES = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('development'),
  ROLE: roles().prefault('all'),
  HOST: text(253).default('127.0.0.1'),
  PORT: integer(0, 65_535).default(3000),
  PUBLIC_URL: url(['http', 'https'], 'https://journal.example.org').optional(),
  JOURNAL_NAME: text(100).default('Quire'),
  DATA_DIR: text(4096).default('./data'),
  DATABASE_URL: url(['postgres', 'postgresql'], 'postgres://user:password@host:5432/quire').nullable().default(null),
  ...DATABASE_PARTS,
  DATABASE_CONNECTIONS: integer(12, 1_000).default(20),
  EVENT_STORE_URL: url(['esdb', 'esdb+discover'], 'esdb://host:2113?tls=false').nullable().default(null),
  SMTP_URL: url(['smtp', 'smtps'], 'smtp://user:password@host:587').nullable().default(null),
  MAIL_FROM: sender().optional(),
  BOUNCE_ADDRESS: bounceAddress().nullable().default(null),
  BLOB_URL: url(['file', 's3'], BLOB_FORMS, isBlobUrl).nullable().default(null),
  CLAMAV_URL: url(['tcp'], 'tcp://host:3310', isHostAndPort).nullable().default(null),
  JWT_SECRET: secret(SHORTEST_SECRET).optional(),
  LOG_SIGNING_KEY: secret(SHORTEST_SECRET).optional(),
  DATA_KEY: secret(SHORTEST_SECRET).optional(),
  PASSWORD_PEPPER: secret(SHORTEST_SECRET).nullable().default(null),
  PASSWORD_PEPPER_BEFORE: secret(SHORTEST_SECRET).nullable().default(null),
  LOG_LEVEL: oneOf(LOG_LEVELS).optional(),
  TRUST_PROXY: proxies().default(0),
  HSTS_SUBDOMAINS: onOrOff('off'),
  OUTGOING_NETWORKS: networks().optional(),
  METRICS_TOKEN: bearerToken(SHORTEST_SECRET).nullable().default(null),
  API_DOCS: oneOf(['public', 'staff']).optional(),
  RATE_LIMIT_FACTOR: number(0.01, 100_000).default(1),
  DAILY_RUN: onOrOff(),
  DOCUMENTS_ON_SUBMISSION: onOrOff(),
  PACKAGE_DIR: text(4096).nullable().default(null),
  MEASURES_DIR: text(4096).optional(),
  ...PROGRAM_SETTINGS,
  WEBMASTER_EMAIL: email().nullable().default(null),
  BACKUP_PASSPHRASE: text(1000).nullable().default(null),
  CKEDITOR_LICENSE_KEY: editorKey().default('GPL'),
  ...PROVIDER_VARIABLES,
});

/** Addresses may hold passwords. So their values, like secrets, are never repeated in a message. */
const SENSITIVE_NAMES = /_URL$|_PEPPER(_BEFORE)?$|_SECRET$|_KEY$|_TOKEN$|_PASSWORD$|_PASSPHRASE$/;

/** Each of them may also be given as NAME_FILE. */
export const SETTINGS_IN_FILES = Object.keys(VARIABLES.shape).filter(
  (name) => SENSITIVE_NAMES.test(name) && name !== 'PUBLIC_URL',
);

/**
 * Reads and validates all settings. Creates the stored secrets in DATA_DIR when JWT_SECRET or DATA_KEY is not given. A command-line tool
 * answers no requests, so it ignores settings that are unsafe only for a server.
 * @throws ConfigError that lists all wrong settings.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env, use: 'server' | 'tool' = 'server'): AppConfig {
  const given = readVariables(withNewNames(env), use);
  const publicUrl = given.PUBLIC_URL ?? localUrl(given.PORT);
  const dataDir = resolve(given.DATA_DIR);
  return {
    nodeEnv: given.NODE_ENV,
    roles: given.ROLE,
    host: given.HOST,
    port: given.PORT,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    journalName: given.JOURNAL_NAME,
    dataDir,
    databaseUrl: given.DATABASE_URL ?? urlOfParts(given),
    databaseConnections: given.DATABASE_CONNECTIONS,
    eventStoreUrl: given.EVENT_STORE_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? defaultSender(given.JOURNAL_NAME, publicUrl),
    bounceAddress: given.BOUNCE_ADDRESS,
    contactEmail: given.NODE_ENV === 'production' ? contactOf(given) : null,
    blobUrl: given.BLOB_URL,
    clamavUrl: given.CLAMAV_URL,
    // Outside production a person reads the terminal, and one line per request would hide the important messages.
    logLevel: given.LOG_LEVEL ?? (given.NODE_ENV === 'production' ? 'info' : 'warn'),
    trustedProxies: given.TRUST_PROXY,
    hstsSubdomains: given.HSTS_SUBDOMAINS,
    outgoingNetworks: given.OUTGOING_NETWORKS ?? (given.NODE_ENV === 'production' ? [] : LOOPBACK_NETWORKS),
    metricsToken: given.METRICS_TOKEN,
    apiDocs: given.API_DOCS ?? (given.NODE_ENV === 'production' ? 'staff' : 'public'),
    rateLimitFactor: given.RATE_LIMIT_FACTOR,
    dailyRun: given.DAILY_RUN,
    documentsOnSubmission: given.DOCUMENTS_ON_SUBMISSION,
    packageDir: given.PACKAGE_DIR && resolve(given.PACKAGE_DIR),
    measuresDir: resolve(given.MEASURES_DIR ?? join(dataDir, 'measures')),
    soffice: given.SOFFICE_PATH,
    webmasterEmail: given.WEBMASTER_EMAIL,
    backupPassphrase: given.BACKUP_PASSPHRASE,
    editorLicenceKey: given.CKEDITOR_LICENSE_KEY,
    signInProviders: signInProviders(given),
    ...secretsOf(given, dataDir),
  };
}

/** The file in DATA_DIR into which a restore writes the signing key of the log. */
export const SIGNING_KEY_FILE = 'log-signing-key';

type Secrets = 'jwtSecret' | 'logSigningKey' | 'passwordPepper' | 'passwordPepperBefore' | 'dataKey';

function secretsOf(given: Variables, dataDir: string): Pick<AppConfig, Secrets> {
  const jwtSecret = given.JWT_SECRET ?? keptSecret(dataDir, 'jwt-secret');
  return {
    jwtSecret,
    logSigningKey: given.LOG_SIGNING_KEY ?? restoredSecret(dataDir, SIGNING_KEY_FILE) ?? jwtSecret,
    passwordPepper: given.PASSWORD_PEPPER,
    passwordPepperBefore: given.PASSWORD_PEPPER_BEFORE,
    dataKey: given.DATA_KEY ?? keptSecret(dataDir, 'data-key'),
  };
}

type Variables = z.output<typeof VARIABLES>;

function readVariables(raw: NodeJS.ProcessEnv, use: 'server' | 'tool'): Variables {
  const { env, problems } = withSecretFiles(raw, SETTINGS_IN_FILES);
  // An empty variable counts as not set, because a compose file writes 'none' that way.
  const given = Object.fromEntries(Object.keys(VARIABLES.shape).map((name) => [name, env[name]?.trim() || undefined]));
  const { success, data, error } = VARIABLES.safeParse(given);
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0]);
    const shown = SENSITIVE_NAMES.test(name) ? '' : ` (it is '${(given[name] ?? '').slice(0, 60)}')`;
    if (!problems.has(name)) problems.set(name, `${name} must be ${message}${shown}`);
  }
  if (use === 'server')
    for (const [name, problem] of problemsOfServer(given)) if (!problems.has(name)) problems.set(name, problem);
  if (!success || problems.size > 0) throw new ConfigError([...problems.values()]);
  return data;
}

/** Settings that only a server must not start with: variable -> what to do. */
function* problemsOfServer(given: Readonly<Record<string, string | undefined>>): Iterable<[string, string]> {
  yield* unsafeStarts(given);
  yield* roleProblems(given);
  yield* providerProblems(given);
  yield* programProblems(given);
  const weak = weakPassphrase(given['BACKUP_PASSPHRASE'] ?? null);
  if (weak !== null) yield ['BACKUP_PASSPHRASE', weak];
}

/** The address of a server without PUBLIC_URL, as seen from the same machine. */
export const localUrl = (port: number): string => `http://localhost:${port}`;
