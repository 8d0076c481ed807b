import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type VirusCheck, VirusCheckUnavailable } from './virus-check';

const DEFAULT_PORT = 3310;
/** After this many milliseconds without data, the daemon counts as unavailable. A file of 50 MB takes ClamAV a few seconds. */
const TIMEOUT_MS = 60_000;
const LONGEST_ANSWER = 10_000;

/** Sends each chunk after its length, and a chunk of length zero at the end (clamd(8), INSTREAM). */
const lengthPrefixed = (): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      this.push(length);
      done(null, chunk);
    },
    flush(done) {
      done(null, Buffer.alloc(4));
    },
  });

/** A client of the ClamAV daemon, with its own protocol over TCP. */
export class Clamd implements VirusCheck {
  private readonly host: string;
  private readonly port: number;

  /** @param url `tcp://host:port`. */
  constructor(url: string) {
    const { hostname, port } = new URL(url.replace(/^tcp:/i, 'http:'));
    this.host = hostname.replace(/^\[|\]$/g, '');
    this.port = port === '' ? DEFAULT_PORT : Number(port);
  }

  async find(path: string): Promise<string | null> {
    const answer = await this.ask(path).catch((failure: Error) => {
      throw new VirusCheckUnavailable(failure.message || failure.name);
    });
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (found !== undefined) return found;
    if (answer === 'stream: OK') return null;
    throw new VirusCheckUnavailable(answer === '' ? 'the connection ended' : answer.slice(0, 200));
  }

  private async ask(path: string): Promise<string> {
    const socket = connect({ host: this.host, port: this.port });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('it takes too long')));
    const answer = readAnswer(socket);
    try {
      socket.write('zINSTREAM\0');
      // The daemon may answer before it has read everything, and close the connection. In that case only the answer counts.
      const sent = pipeline(createReadStream(path), lengthPrefixed(), socket, { end: false });
      const [reply] = await Promise.all([answer, sent.catch(() => undefined)]);
      return reply;
    } finally {
      socket.destroy();
    }
  }
}

/** The answer up to the first zero byte, or until the daemon closes the connection. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
      if (!text.includes('\0') && text.length < LONGEST_ANSWER) return;
      resolve(text.split('\0')[0]?.trim() ?? '');
      // Makes a sender that is still writing fail.
      socket.destroy();
    });
    socket.on('end', () => resolve(text.trim()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text.trim()));
  });
}
