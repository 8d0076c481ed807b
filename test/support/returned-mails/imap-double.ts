import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createSecureServer, type TlsOptions } from 'node:tls';

export interface KeptMessage {
  uid: number;
  raw: string;
  flags: Set<string>;
}

const CAPABILITIES = 'IMAP4rev1 UIDPLUS';

/** A mailbox with one folder on this machine. It implements the commands of RFC 3501 that the journal sends. */
export class ImapDouble {
  readonly commands: string[] = [];
  uidValidity = 7;
  /** Closes the connection once, instead of answering the first command that matches. */
  breakAt: RegExp | null = null;
  /** Delay before each answer. */
  delayMs = 0;
  private messages: KeptMessage[] = [];
  private nextUid = 1;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  /** The access token that it accepts; null: it accepts passwords only. */
  token: string | null = null;

  /** @param tls its certificate; without one it does not encrypt. */
  constructor(
    readonly password = 'right',
    tls: TlsOptions | null = null,
  ) {
    const serve = (socket: Socket): void => this.serve(socket);
    this.server = tls === null ? createServer(serve) : createSecureServer(tls, serve);
    // A client that does not trust the certificate closes the connection.
    this.server.on('tlsClientError', () => undefined);
  }

  private get capabilities(): string {
    return this.token === null ? CAPABILITIES : `${CAPABILITIES} SASL-IR AUTH=XOAUTH2`;
  }

  async start(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  add(raw: string): KeptMessage {
    const message = { uid: this.nextUid, raw, flags: new Set<string>() };
    this.nextUid += 1;
    this.messages.push(message);
    return message;
  }

  get uids(): number[] {
    return this.messages.map(({ uid }) => uid);
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write(`* OK [CAPABILITY ${this.capabilities}] double ready\r\n`);
    let waiting = '';
    socket.on('data', (chunk: Buffer) => {
      const lines = (waiting + chunk.toString('latin1')).split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) this.take(socket, line);
    });
  }

  private take(socket: Socket, line: string): void {
    const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    this.commands.push(command);
    if (this.breakAt?.test(command)) {
      this.breakAt = null;
      socket.destroy();
      return;
    }
    const { untagged, state } = this.answer(command);
    const sendAnswer = (): void => {
      if (socket.writable) socket.write(Buffer.from([...untagged, `${tag} ${state}`, ''].join('\r\n'), 'latin1'));
      if (command === 'LOGOUT') socket.end();
    };
    if (this.delayMs === 0) sendAnswer();
    else setTimeout(sendAnswer, this.delayMs);
  }

  private answer(command: string): { untagged: string[]; state: string } {
    const done = (...untagged: string[]) => ({ untagged, state: 'OK done' });
    if (command === 'CAPABILITY') return done(`* CAPABILITY ${this.capabilities}`);
    if (command.startsWith('LOGIN')) {
      return command.includes(this.password) ? done() : { untagged: [], state: 'NO [AUTHENTICATIONFAILED] no' };
    }
    if (command.startsWith('AUTHENTICATE XOAUTH2')) {
      const given = Buffer.from(command.split(' ').at(-1) ?? '', 'base64').toString();
      return given.includes(`auth=Bearer ${this.token}\u0001`)
        ? done()
        : { untagged: [], state: 'NO [AUTHENTICATIONFAILED] no' };
    }
    if (command === 'LIST "" ""') return done(String.raw`* LIST (\Noselect) "/" ""`);
    if (/^(LIST|LSUB)/.test(command) && !command.includes('INBOX')) return done();
    if (command.startsWith('LIST')) return done(String.raw`* LIST (\HasNoChildren) "/" INBOX`);
    if (/^(SELECT|EXAMINE) "?INBOX"?$/.test(command)) return done(...this.selected());
    if (/^(SELECT|EXAMINE)/.test(command)) return { untagged: [], state: 'NO [NONEXISTENT] no such folder' };
    if (command.startsWith('UID SEARCH')) return done(`* SEARCH ${this.searched(command).join(' ')}`.trimEnd());
    if (command.startsWith('UID FETCH')) return done(...this.fetched(command));
    if (command.startsWith('UID STORE')) return done(...this.flagged(command));
    if (/EXPUNGE/.test(command)) return done(...this.expunged());
    return command === 'LOGOUT' ? done('* BYE') : done();
  }

  private selected(): string[] {
    return [
      String.raw`* FLAGS (\Seen \Deleted)`,
      `* ${this.messages.length} EXISTS`,
      '* 0 RECENT',
      `* OK [UIDVALIDITY ${this.uidValidity}] valid`,
      `* OK [UIDNEXT ${this.nextUid}] next`,
    ];
  }

  /** `n:*` has the last message in any case, as RFC 3501 says. */
  private searched(command: string): number[] {
    const from = /UID (\d+):\*/.exec(command)?.[1];
    if (from === undefined) return this.uids;
    const last = this.uids.at(-1);
    return this.uids.filter((uid) => uid >= Number(from) || uid === last);
  }

  private named(command: string): { message: KeptMessage; place: number }[] {
    const uid = Number(/^UID \w+ (\d+)/.exec(command)?.[1]);
    return this.messages.flatMap((message, index) => (message.uid === uid ? [{ message, place: index + 1 }] : []));
  }

  private fetched(command: string): string[] {
    const length = Number(/<0\.(\d+)>/.exec(command)?.[1] ?? Number.MAX_SAFE_INTEGER);
    return this.named(command).map(({ message: { uid, raw }, place }) => {
      const part = Buffer.from(raw, 'utf8').subarray(0, length).toString('latin1');
      return `* ${place} FETCH (UID ${uid} BODY[]<0> {${part.length}}\r\n${part})`;
    });
  }

  private flagged(command: string): string[] {
    const flags = /\(([^)]*)\)/.exec(command)?.[1]?.split(' ') ?? [];
    return this.named(command).map(({ message, place }) => {
      for (const flag of flags) message.flags.add(flag);
      return `* ${place} FETCH (UID ${message.uid} FLAGS (${[...message.flags].join(' ')}))`;
    });
  }

  private expunged(): string[] {
    const gone = this.messages.findIndex(({ flags }) => flags.has(String.raw`\Deleted`));
    if (gone === -1) return [];
    this.messages = this.messages.filter((_message, index) => index !== gone);
    return [`* ${gone + 1} EXPUNGE`];
  }
}
