import type { Role } from './roles';
import type { SignInProvider } from './sign-in-providers';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Every setting of the environment, validated (README, 'Settings'). Null: the embedded default applies. */
export interface AppConfig {
  nodeEnv: 'production' | 'development' | 'test';
  /** What this process does; all by default. */
  roles: ReadonlySet<Role>;
  host: string;
  /** Port to listen on; 0: any free port, chosen at start. */
  port: number;
  /** Public address of the site, without a trailing slash. */
  publicUrl: string;
  journalName: string;
  /** Absolute path of the folder for all stored data. */
  dataDir: string;
  databaseUrl: string | null;
  /** The most connections of this process to Postgres. */
  databaseConnections: number;
  eventStoreUrl: string | null;
  smtpUrl: string | null;
  /** Sender of all mails. */
  mailFrom: string;
  /** Sender address of the envelope, to which the id of the mail is added (ADR 118); null: the address of the sender. */
  bounceAddress: string | null;
  /** In production: where people write to until a webmaster sets another address; null elsewhere. */
  contactEmail: string | null;
  /** `file:` or `s3:`; null: a folder in dataDir. */
  blobUrl: string | null;
  /** `tcp:` address of a ClamAV daemon; null: uploads are not scanned for viruses. */
  clamavUrl: string | null;
  /** Signs sessions, links and keys in mails; at least 32 characters. */
  jwtSecret: string;
  /** Signs the roots of the log; the same as jwtSecret by default. */
  logSigningKey: string;
  /** Wraps the keys of personal data in events (ADR 75); at least 32 characters. */
  dataKey: string;
  /** Mixed into password hashes (ADR 91); null: none. passwordPepperBefore still verifies hashes that were made with it. */
  passwordPepper: string | null;
  passwordPepperBefore: string | null;
  logLevel: LogLevel;
  /** Proxies that are trusted to report the caller's address: how many, or their addresses and subnets; 0 for none. */
  trustedProxies: number | string[];
  /** Networks that webhooks may call in addition to the public internet (ADR 110). */
  outgoingNetworks: readonly string[];
  /** True: browsers must use HTTPS for all subdomains of the journal's host too. */
  hstsSubdomains: boolean;
  /** Bearer token for GET /api/metrics in production; null: only webmasters read them there. */
  metricsToken: string | null;
  /** Who reads /api/docs and /api/openapi.json. */
  apiDocs: 'public' | 'staff';
  /** Factor that multiplies all rate limits. */
  rateLimitFactor: number;
  /** False: no daily run, so no reminders and nothing else that acts on elapsed time. */
  dailyRun: boolean;
  /** False: PDFs are made only on request, not with each submission. */
  documentsOnSubmission: boolean;
  /** Absolute path of the folder where packages of accepted articles may be put (ADR 116); null: none. */
  packageDir: string | null;
  /** Absolute path of the folder of the analyst's own measures; it need not exist. */
  measuresDir: string;
  /** Path of LibreOffice, or 'off' for none; null: the server looks for it. */
  soffice: string | null;
  /** Address of the webmaster account that a production system creates at its start if it has none. */
  webmasterEmail: string | null;
  /** Encrypts the secrets in backups; null: no backup can be made. */
  backupPassphrase: string | null;
  /** Licence key of CKEditor: 'GPL', or the key of a commercial licence. */
  editorLicenceKey: string;
  /** Providers by which people can sign in, in addition to passwords; empty by default (ADR 42). */
  signInProviders: readonly SignInProvider[];
}
