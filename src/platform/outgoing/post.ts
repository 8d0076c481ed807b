import { lookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type AllowedNetworks, isLoopbackAddress } from './networks';

/** Why a call did not succeed. It contains nothing of the response's content. */
type TlsProblem = 'TLS' | 'TLS_NAME' | 'TLS_EXPIRED' | 'TLS_AUTHORITY';
export type CallProblem = 'ADDRESS' | 'NAME' | 'CONNECTION' | TlsProblem | 'TIMEOUT' | 'REDIRECT' | 'STATUS';

export interface CallOutcome {
  /** The status of the response; null if none arrived. */
  status: number | null;
  /** Null: answered with 2xx. */
  problem: CallProblem | null;
}

/** A response whose content the caller reads. */
export interface Answer extends CallOutcome {
  /** At most 64 KiB of the body, or the caller's limit; '' if no response arrived. */
  text: string;
  /** True if the body was longer than that. */
  isCut: boolean;
  /** The header `Location`; null without one. */
  location: string | null;
}

export interface PostOptions {
  headers: Readonly<Record<string, string>>;
  body: string;
  networks: AllowedNetworks;
  timeoutMs?: number;
  /** Limit of the body of the response; 64 KiB by default. */
  maxBytes?: number;
  /** Finds the addresses of a name; tests set it. */
  resolve?: (host: string) => Promise<string[]>;
}

type CallOptions = Omit<PostOptions, 'body'> &
  ({ method: 'POST' | 'PUT'; body: string | Buffer } | { method: 'GET' | 'DELETE' });

const TIMEOUT_MS = 10_000;
/** The rest of a longer body is not read, and the connection is closed. */
const MAX_ANSWER_BYTES = 65_536;

/** The call was not made. */
class Refused extends Error {
  constructor(readonly problem: CallProblem) {
    super(problem);
  }
}

const byDns = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** Posts a body as `call` does; the content of the response is ignored. */
export async function post(address: string, options: PostOptions): Promise<CallOutcome> {
  const { status, problem } = await call(address, { ...options, method: 'POST' });
  return { status, problem };
}

const unanswered = (failure: Error): Answer => ({
  ...{ status: null, problem: problemOfFailure(failure), text: '', isCut: false, location: null },
});

/**
 * Calls an address that a person has typed. Every address of its name must be allowed, and the connection goes to one that was checked: a
 * name that resolves to another address the next time changes nothing. HTTPS only, except for this machine itself. Redirects are not
 * followed.
 */
export async function call(address: string, options: CallOptions): Promise<Answer> {
  try {
    const url = new URL(address);
    const checked = await withinTime(checkedAddress(url, options), options.timeoutMs ?? TIMEOUT_MS);
    return await send(url, checked, options);
  } catch (failure) {
    return unanswered(failure as Error);
  }
}

async function withinTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refused('TIMEOUT')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** An allowed address of the name. @throws Error whose problem `problemOfFailure` returns */
export async function checkedAddress(
  url: URL,
  { networks, resolve = byDns }: Pick<PostOptions, 'networks' | 'resolve'>,
): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host];
  const [first] = found;
  if (first === undefined) throw new Refused('NAME');
  if (!found.every((one) => networks.allows(one))) throw new Refused('ADDRESS');
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && found.every(isLoopbackAddress));
  if (!isSafe || url.username !== '' || url.password !== '') throw new Refused('ADDRESS');
  return first;
}

/** A DNS lookup that returns this address for every name, so that a connection goes to the address that was checked. */
export function pinnedTo(address: string): LookupFunction {
  const family = isIP(address);
  return (_host, { all }, callback) => (all ? callback(null, [{ address, family }]) : callback(null, address, family));
}

function send(url: URL, address: string, options: CallOptions): Promise<Answer> {
  const body = 'body' in options ? options.body : null;
  const how: RequestOptions = {
    method: options.method,
    agent: false,
    lookup: pinnedTo(address),
    maxHeaderSize: 16_384,
    signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    headers: { ...options.headers, ...(body !== null && { 'content-length': Buffer.byteLength(body) }) },
  };
  return new Promise((resolve) => {
    const request: ClientRequest = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, how);
    request.on('error', (error) => resolve(unanswered(error)));
    request.on('response', (answer) => void readAnswer(answer, options.maxBytes ?? MAX_ANSWER_BYTES).then(resolve));
    request.end(body ?? undefined);
  });
}

/** Resolves when the response has ended, or exceeds the limit. */
function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<Answer> {
  const status = answer.statusCode ?? 0;
  const location = answer.headers.location ?? null;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const finish = (problem: CallProblem | null): void =>
      resolve({ status, problem, text: Buffer.concat(chunks).toString('utf8'), isCut: bytes > maxBytes, location });
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) return void chunks.push(chunk);
      finish(problemOfStatus(status));
      answer.destroy();
    });
    answer.on('end', () => finish(problemOfStatus(status)));
    answer.on('error', (error) => finish(problemOfFailure(error)));
  });
}

function problemOfStatus(status: number): CallProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS';
}

/** Problems that a person can fix, by the error codes of Node.js. */
const TLS_CODES: Readonly<Record<string, TlsProblem>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'TLS_NAME',
  CERT_HAS_EXPIRED: 'TLS_EXPIRED',
  SELF_SIGNED_CERT_IN_CHAIN: 'TLS_AUTHORITY',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'TLS_AUTHORITY',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'TLS_AUTHORITY',
  UNABLE_TO_GET_ISSUER_CERT: 'TLS_AUTHORITY',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'TLS_AUTHORITY',
};
const TLS_CODE = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

/** The reason why no response arrived. */
export function problemOfFailure(error: Error & { code?: string | number }): CallProblem {
  if (error instanceof Refused) return error.problem;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'TIMEOUT';
  const code = String(error.code ?? '');
  return TLS_CODES[code] ?? (TLS_CODE.test(code) ? 'TLS' : 'CONNECTION');
}
