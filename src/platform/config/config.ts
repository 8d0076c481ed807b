import { resolve } from 'node:path';
import { S3_FORM, s3LocationOf } from '../blobs/s3-location';
import { ConfigError } from './config-error';
import { keptSecret } from './kept-secret';
import { SettingReader } from './setting-reader';

/** Every setting of the environment, validated (README, 'Settings'). Null: the embedded default is used. */
export interface AppConfig {
  nodeEnv: 'production' | 'development' | 'test';
  /** Address to listen on. */
  host: string;
  /** Port to listen on; 0: any free one, chosen at start. */
  port: number;
  /** Address of the site as people see it, without a slash at the end. */
  publicUrl: string;
  journalName: string;
  /** Absolute path of the folder for everything that is kept. */
  dataDir: string;
  databaseUrl: string | null;
  eventStoreUrl: string | null;
  smtpUrl: string | null;
  /** Sender of all mails. */
  mailFrom: string;
  /** `file:` or `s3:`; null: a folder in dataDir. */
  blobUrl: string | null;
  /** Of a ClamAV daemon, `tcp:`; null: uploads are not checked for viruses. */
  clamavUrl: string | null;
  /** Signs sessions, links and keys in mails; at least 32 characters. */
  jwtSecret: string;
  logLevel: LogLevel;
  /** All rate limits are multiplied by it. */
  rateLimitFactor: number;
  /** False: no reminders, and nothing else that happens because time passes. */
  dailyRound: boolean;
  /** False: PDFs are made by the button only, not with each submission. */
  documentsOnSubmission: boolean;
  /** The program of LibreOffice, 'off' for none; null: it is looked for. */
  soffice: string | null;
  /** Who gets the first account of an empty production system. */
  webmasterEmail: string | null;
}

/** Dependency injection token of the AppConfig. */
export const APP_CONFIG = Symbol('APP_CONFIG');

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const SHORTEST_SECRET = 32;
const BLOB_FORMS = `file:///path or ${S3_FORM}`;

/**
 * Reads and checks all settings; makes the kept secret in DATA_DIR when JWT_SECRET is not given.
 * @throws ConfigError that lists every wrong setting at once.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): AppConfig {
  const read = new SettingReader(env);
  const port = read.integer('PORT', 3000, 0, 65_535);
  const journalName = read.text('JOURNAL_NAME', 'Quire', 100);
  const publicUrl = read.url('PUBLIC_URL', ['http', 'https'], 'https://journal.example.org') ?? localUrl(port);
  const jwtSecret = read.secret('JWT_SECRET', SHORTEST_SECRET);
  const nodeEnv = read.oneOf('NODE_ENV', ['production', 'development', 'test'] as const, 'development');
  const config = {
    nodeEnv,
    host: read.text('HOST', '127.0.0.1', 253),
    port,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    journalName,
    dataDir: resolve(read.text('DATA_DIR', './data', 4096)),
    databaseUrl: read.url('DATABASE_URL', ['postgres', 'postgresql'], 'postgres://user:password@host:5432/quire'),
    eventStoreUrl: read.url('EVENT_STORE_URL', ['esdb', 'esdb+discover'], 'esdb://host:2113?tls=false'),
    smtpUrl: read.url('SMTP_URL', ['smtp', 'smtps'], 'smtp://user:password@host:587'),
    mailFrom: read.sender('MAIL_FROM', defaultSender(journalName, publicUrl)),
    blobUrl: read.url('BLOB_URL', ['file', 's3'], BLOB_FORMS, isBlobUrl),
    clamavUrl: read.url('CLAMAV_URL', ['tcp'], 'tcp://host:3310', isHostAndPort),
    // Where a person reads the terminal, every request's line would bury what is meant for them.
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, nodeEnv === 'production' ? 'info' : 'warn'),
    rateLimitFactor: read.number('RATE_LIMIT_FACTOR', 1, 0.01, 100_000),
    dailyRound: read.oneOf('DAILY_ROUND', ['on', 'off'] as const, 'on') === 'on',
    documentsOnSubmission: read.oneOf('DOCUMENTS_ON_SUBMISSION', ['on', 'off'] as const, 'on') === 'on',
    soffice: read.text('SOFFICE_PATH', '', 4096) || null,
    webmasterEmail: read.address('WEBMASTER_EMAIL'),
  };
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return { ...config, jwtSecret: jwtSecret ?? keptSecret(config.dataDir, 'jwt-secret') };
}

const isBlobUrl = (url: string): boolean => !/^s3:/i.test(url) || s3LocationOf(url) !== null;

const isHostAndPort = (url: string): boolean => /^tcp:\/\/(\[[0-9a-f:]+\]|[^:/?#\s]+)(:\d{1,5})?\/?$/i.test(url);

/** The address that a server without PUBLIC_URL has for people on the same machine. */
export const localUrl = (port: number): string => `http://localhost:${port}`;

function defaultSender(journalName: string, publicUrl: string): string {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost';
  return `"${journalName.replace(/["\\\r\n]/g, '')}" <no-reply@${host}>`;
}
