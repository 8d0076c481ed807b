import { resolve } from 'node:path';
import { z } from 'zod';
import { S3_FORM, s3LocationOf } from '../blobs/s3-location';
import { ConfigError } from './config-error';
import { DATABASE_PARTS, urlOfParts } from './database-parts';
import { keptSecret } from './kept-secret';
import { withNewNames } from './renamed-settings';
import { type Role, roleProblems, roles } from './roles';
import {
  bearerToken,
  editorKey,
  email,
  integer,
  number,
  oneOf,
  onOrOff,
  proxies,
  secret,
  sender,
  text,
  url,
} from './setting-kinds';
import { PROVIDER_VARIABLES, providerProblems, type SignInProvider, signInProviders } from './sign-in-providers';
import { unsafeStarts } from './unsafe-starts';

/** Every setting of the environment, validated (README, 'Settings'). Null: the embedded default applies. */
export interface AppConfig {
  nodeEnv: 'production' | 'development' | 'test';
  /** What this process does; all by default. */
  roles: ReadonlySet<Role>;
  /** Address to listen on. */
  host: string;
  /** Port to listen on; 0: any free port, chosen at start. */
  port: number;
  /** Public address of the site, without a trailing slash. */
  publicUrl: string;
  journalName: string;
  /** Absolute path of the folder for all stored data. */
  dataDir: string;
  databaseUrl: string | null;
  eventStoreUrl: string | null;
  smtpUrl: string | null;
  /** Sender of all mails. */
  mailFrom: string;
  /** In production: where people write to until a webmaster sets another address; null elsewhere. */
  contactEmail: string | null;
  /** `file:` or `s3:`; null: a folder in dataDir. */
  blobUrl: string | null;
  /** `tcp:` address of a ClamAV daemon; null: uploads are not scanned for viruses. */
  clamavUrl: string | null;
  /** Signs sessions, links and keys in mails; at least 32 characters. */
  jwtSecret: string;
  logLevel: LogLevel;
  /** Proxies that are believed about the caller's address: how many, or their addresses and subnets; 0 for none. */
  trustedProxies: number | string[];
  /** Bearer token for GET /api/metrics in production; null: only webmasters read them there. */
  metricsToken: string | null;
  /** Who reads /api/docs and /api/openapi.json. */
  apiDocs: 'public' | 'staff';
  /** Factor that multiplies all rate limits. */
  rateLimitFactor: number;
  /** False: no reminders, and no other daily run that acts on elapsed time. */
  dailyRun: boolean;
  /** False: PDFs are made only on request, not with each submission. */
  documentsOnSubmission: boolean;
  /** Path of LibreOffice, or 'off' for none; null: the server looks for it. */
  soffice: string | null;
  /** Address of the webmaster that a production system without one makes at its start. */
  webmasterEmail: string | null;
  /** Encrypts the secrets in backups; null: no backup can be made. */
  backupPassphrase: string | null;
  /** Licence key of CKEditor: 'GPL', or the key of a commercial licence. */
  editorLicenceKey: string;
  /** By which people can sign in beside their password; empty by default (ADR 42). */
  signInProviders: readonly SignInProvider[];
}

/** Dependency injection token of the AppConfig. */
export const APP_CONFIG = Symbol('APP_CONFIG');

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const NODE_ENVS = ['production', 'development', 'test'] as const;
const SHORTEST_SECRET = 32;
const BLOB_FORMS = `file:///path or ${S3_FORM}`;

const isBlobUrl = (address: string): boolean => !/^s3:/i.test(address) || s3LocationOf(address) !== null;

const isHostAndPort = (address: string): boolean =>
  /^tcp:\/\/(\[[0-9a-f:]+\]|[^:/?#\s]+)(:\d{1,5})?\/?$/i.test(address);

const VARIABLES = z.object({
  NODE_ENV: oneOf(NODE_ENVS).default('development'),
  ROLE: roles().prefault('all'),
  HOST: text(253).default('127.0.0.1'),
  PORT: integer(0, 65_535).default(3000),
  PUBLIC_URL: url(['http', 'https'], 'https://journal.example.org').optional(),
  JOURNAL_NAME: text(100).default('Quire'),
  DATA_DIR: text(4096).default('./data'),
  DATABASE_URL: url(['postgres', 'postgresql'], 'postgres://user:password@host:5432/quire').nullable().default(null),
  ...DATABASE_PARTS,
  EVENT_STORE_URL: url(['esdb', 'esdb+discover'], 'esdb://host:2113?tls=false').nullable().default(null),
  SMTP_URL: url(['smtp', 'smtps'], 'smtp://user:password@host:587').nullable().default(null),
  MAIL_FROM: sender().optional(),
  BLOB_URL: url(['file', 's3'], BLOB_FORMS, isBlobUrl).nullable().default(null),
  CLAMAV_URL: url(['tcp'], 'tcp://host:3310', isHostAndPort).nullable().default(null),
  JWT_SECRET: secret(SHORTEST_SECRET).optional(),
  LOG_LEVEL: oneOf(LOG_LEVELS).optional(),
  TRUST_PROXY: proxies().default(0),
  METRICS_TOKEN: bearerToken(SHORTEST_SECRET).nullable().default(null),
  API_DOCS: oneOf(['public', 'staff']).optional(),
  RATE_LIMIT_FACTOR: number(0.01, 100_000).default(1),
  DAILY_RUN: onOrOff(),
  DOCUMENTS_ON_SUBMISSION: onOrOff(),
  SOFFICE_PATH: text(4096).nullable().default(null),
  WEBMASTER_EMAIL: email().nullable().default(null),
  BACKUP_PASSPHRASE: text(1000).nullable().default(null),
  CKEDITOR_LICENSE_KEY: editorKey().default('GPL'),
  ...PROVIDER_VARIABLES,
});

/** Addresses may hold passwords. So their values, like secrets, are never repeated in a message. */
const HIDDEN = /_URL$|_SECRET$|_KEY$|_TOKEN$|_PASSWORD$|_PASSPHRASE$/;

/**
 * Reads and validates all settings. Creates the stored secret in DATA_DIR when JWT_SECRET is not given. A command-line tool serves
 * nobody, so settings that are only unsafe for a server do not concern it.
 * @throws ConfigError that lists every wrong setting at once.
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
    eventStoreUrl: given.EVENT_STORE_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? defaultSender(given.JOURNAL_NAME, publicUrl),
    contactEmail: given.NODE_ENV === 'production' ? contactOf(given) : null,
    blobUrl: given.BLOB_URL,
    clamavUrl: given.CLAMAV_URL,
    // Outside production a person reads the terminal, and a line per request would bury the messages meant for them.
    logLevel: given.LOG_LEVEL ?? (given.NODE_ENV === 'production' ? 'info' : 'warn'),
    trustedProxies: given.TRUST_PROXY,
    metricsToken: given.METRICS_TOKEN,
    apiDocs: given.API_DOCS ?? (given.NODE_ENV === 'production' ? 'staff' : 'public'),
    rateLimitFactor: given.RATE_LIMIT_FACTOR,
    dailyRun: given.DAILY_RUN,
    documentsOnSubmission: given.DOCUMENTS_ON_SUBMISSION,
    soffice: given.SOFFICE_PATH,
    webmasterEmail: given.WEBMASTER_EMAIL,
    backupPassphrase: given.BACKUP_PASSPHRASE,
    editorLicenceKey: given.CKEDITOR_LICENSE_KEY,
    signInProviders: signInProviders(given),
    jwtSecret: given.JWT_SECRET ?? keptSecret(dataDir, 'jwt-secret'),
  };
}

function readVariables(env: NodeJS.ProcessEnv, use: 'server' | 'tool'): z.output<typeof VARIABLES> {
  // An empty variable counts as not set, because a compose file writes 'none' that way.
  const given = Object.fromEntries(Object.keys(VARIABLES.shape).map((name) => [name, env[name]?.trim() || undefined]));
  const { success, data, error } = VARIABLES.safeParse(given);
  const problems = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0]);
    const shown = HIDDEN.test(name) ? '' : ` (it is '${(given[name] ?? '').slice(0, 60)}')`;
    if (!problems.has(name)) problems.set(name, `${name} must be ${message}${shown}`);
  }
  if (use === 'server')
    for (const [name, problem] of [...unsafeStarts(given), ...roleProblems(given), ...providerProblems(given)])
      if (!problems.has(name)) problems.set(name, problem);
  if (!success || problems.size > 0) throw new ConfigError([...problems.values()]);
  return data;
}

/** A sender such as no-reply@ is read by no person. */
function contactOf({ MAIL_FROM = '', WEBMASTER_EMAIL }: z.output<typeof VARIABLES>): string | null {
  const address = /<([^<>]+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  return address === '' || /^(do-?not-?|no-?)reply@/i.test(address) ? WEBMASTER_EMAIL : address;
}

/** The address of a server without PUBLIC_URL, as seen from the same machine. */
export const localUrl = (port: number): string => `http://localhost:${port}`;

function defaultSender(journalName: string, publicUrl: string): string {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost';
  return `"${journalName.replace(/["\\\r\n]/g, '')}" <no-reply@${host}>`;
}
