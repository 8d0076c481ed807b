import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import type { MailboxProblem } from '../../contracts';
import { type AllowedNetworks, checkedAddress, isLoopbackAddress, problemOfFailure } from '../../platform/outgoing';
import { READ_BYTES } from '../incoming/incoming-mail';
import { MailboxFailure } from './mailbox-failure';
import type { MailboxCredentials } from './mailbox-sign-in';
import type { StoredMailbox } from './stored-mailbox';

/** A mailbox, and the credentials for its server. */
type MailboxToOpen = StoredMailbox & { credentials: MailboxCredentials };

/** An open folder of a mailbox. */
export interface OpenFolder {
  /** Numbers of messages are valid as long as this value is the same. */
  uidValidity: string;
  /** The numbers of messages after this one, or of those since a day. */
  numbers(after: number | null, since: Date): Promise<number[]>;
  /** The beginning of a message; null when it no longer exists. Reading does not mark it as read. */
  read(uid: number): Promise<Buffer | null>;
  markSeen(uid: number): Promise<void>;
  remove(uid: number): Promise<void>;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const TIMED_OUT: readonly (string | undefined)[] = [
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'UPGRADE_TIMEOUT',
  'ETIMEOUT',
];
/** The library has no error code for a server without OAuth 2.0. */
const NO_METHOD = 'Unsupported authentication mechanism';
const LARGEST_ANSWER = 2 * READ_BYTES;

type Failure = Error & { code?: string; authenticationFailed?: boolean; tlsFailed?: boolean; mailboxMissing?: boolean };

function problemOf(failure: Failure): MailboxProblem {
  if (failure instanceof MailboxFailure) return failure.problem;
  if (failure.authenticationFailed === true) return 'DENIED';
  if (failure.message === NO_METHOD) return 'METHOD';
  if (failure.mailboxMissing === true) return 'FOLDER';
  if (TIMED_OUT.includes(failure.code)) return 'TIMEOUT';
  const problem = problemOfFailure(failure);
  if (failure.tlsFailed === true && !problem.startsWith('TLS')) return 'TLS';
  return problem === 'REDIRECT' || problem === 'STATUS' ? 'CONNECTION' : problem;
}

/** A client for the checked address, so that a changed name cannot lead into the private network later. */
async function clientFor(mailbox: MailboxToOpen, networks: AllowedNetworks): Promise<ImapFlow> {
  const { host, port, account, security, credentials } = mailbox;
  const url = new URL(`https://${isIP(host) === 6 ? `[${host}]` : host}:${port}`);
  const address = await checkedAddress(url, { networks });
  return new ImapFlow({
    ...{
      host: address,
      port,
      auth: { user: account, ...credentials },
      logger: false,
      disableAutoIdle: true,
      ...TIMEOUTS,
    },
    ...(isIP(host) === 0 && { servername: host }),
    secure: security === 'tls',
    // Within this machine no one can intercept the connection.
    ...(security === 'starttls' && !isLoopbackAddress(address) && { doSTARTTLS: true }),
    ...{ disableCompression: true, maxLiteralSize: LARGEST_ANSWER },
  });
}

/** Opens the mailbox while the work runs. @throws MailboxFailure, or a failure of the work itself */
export async function inMailbox(
  mailbox: MailboxToOpen,
  networks: AllowedNetworks,
  work: (folder: OpenFolder) => Promise<void>,
): Promise<void> {
  let client: ImapFlow | null = null;
  const asProblem = (failure: unknown): never => {
    throw failure instanceof OwnFailure ? failure.reason : new MailboxFailure(problemOf(failure as Failure));
  };
  try {
    client = await clientFor(mailbox, networks);
    // A connection that breaks off also rejects the calls that wait for it.
    client.on('error', () => undefined);
    await client.connect();
    await client.mailboxOpen(mailbox.folder).catch((failure: Failure) => {
      throw failure.code === undefined ? new MailboxFailure('FOLDER') : failure;
    });
    await work(folderOf(client));
    await client.logout();
  } catch (failure) {
    asProblem(failure);
  } finally {
    client?.close();
  }
}

/** A failure of the work itself, such as an outage of the event store, and not of the mailbox. */
export class OwnFailure extends Error {
  constructor(readonly reason: Error) {
    super(reason.message);
  }
}

/** The library returns false when a server refuses, and also when the connection was lost meanwhile. */
function stillOpen<Answer>(client: ImapFlow, answer: Answer): Answer {
  if (!client.usable) throw new MailboxFailure('CONNECTION');
  return answer;
}

function folderOf(client: ImapFlow): OpenFolder {
  const byUid = { uid: true };
  const { uidValidity } = client.mailbox === false ? { uidValidity: 0n } : client.mailbox;
  return {
    uidValidity: uidValidity.toString(),
    numbers: async (after, since) => {
      const wanted = after === null ? { since } : { uid: `${after + 1}:*` };
      const found = stillOpen(client, await client.search(wanted, byUid));
      if (!found) throw new MailboxFailure('CONNECTION');
      // A server answers `n:*` with its last message, however small its number is.
      return found.filter((uid) => uid > (after ?? 0)).sort((one, other) => one - other);
    },
    read: async (uid) => {
      const part = { start: 0, maxLength: READ_BYTES };
      const message = stillOpen(client, await client.fetchOne(String(uid), { source: part }, byUid));
      return message === false ? null : (message.source ?? null);
    },
    markSeen: async (uid) => {
      stillOpen(client, await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], byUid));
    },
    remove: async (uid) => {
      stillOpen(client, await client.messageDelete(String(uid), byUid));
    },
  };
}
