import type { AddressInfo } from 'node:net';
import { createServer } from 'mysql2';
import { Client } from 'pg';

/** The connection object that mysql2 gives a server for each client; its types leave most of it out. */
interface Caller {
  serverHandshake(greeting: object): void;
  on(event: 'query' | 'stmt_prepare', act: (sql: string) => void): void;
  on(event: 'error' | 'quit', act: () => void): void;
  writeOk(): void;
  sequenceId: number;
  handlePacket(packet?: { sequenceId: number }): void;
  writeColumns(columns: object[]): void;
  writeTextRow(values: (string | null)[]): void;
  writeEof(): void;
  writeError(problem: { code: number; message: string }): void;
  close(): void;
}

const GREETING = {
  ...{ protocolVersion: 10, serverVersion: '8.0.36', connectionId: 1, statusFlags: 2, characterSet: 45 },
  capabilityFlags: 0x00_ff_f7_ff,
};
/** MySQL's code of a text column, and of UTF-8. */
const TEXT = {
  columnType: 253,
  characterSet: 45,
  catalog: 'def',
  schema: 'ojs',
  table: '',
  orgTable: '',
  flags: 0,
  decimals: 0,
};

/** Implements MySQL's protocol for the real client and runs the same queries on a Postgres. It does not implement MySQL's own grammar. */
export class MysqlDouble {
  readonly asked: string[] = [];

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    private readonly client: Client,
  ) {}

  static async start(postgresUrl: string): Promise<MysqlDouble> {
    const client = new Client({
      connectionString: postgresUrl,
      types: { getTypeParser: () => (value: string) => value } as never,
    });
    await client.connect();
    // The types of mysql2 require a handler that its code does not need.
    const server = (createServer as () => ReturnType<typeof createServer>)();
    const double = new MysqlDouble(server, client);
    server.on('connection', (caller) => double.serve(caller as unknown as Caller));
    await new Promise<void>((resolve) => {
      (server as unknown as { listen(port: number, host: string, done: () => void): void }).listen(
        0,
        '127.0.0.1',
        resolve,
      );
    });
    return double;
  }

  get url(): string {
    const { port } = (this.server as unknown as { _server: { address(): AddressInfo } })._server.address();
    return `mysql://ojs:secret@127.0.0.1:${port}/ojs`;
  }

  private serve(caller: Caller): void {
    // Each command counts its packets from 0; the server of mysql2 continues the previous count and logs a warning.
    const handle = caller.handlePacket.bind(caller);
    caller.handlePacket = (packet) => {
      if (packet?.sequenceId === 0) caller.sequenceId = 0;
      handle(packet);
    };
    caller.serverHandshake(GREETING);
    caller.on('error', () => undefined);
    caller.on('quit', () => caller.close());
    // The server of mysql2 treats a SET as the beginning of a prepared statement.
    caller.on('stmt_prepare', (sql) => {
      this.asked.push(sql);
      caller.writeOk();
    });
    caller.on('query', (sql) => {
      this.asked.push(sql);
      if (sql.startsWith('START ')) return caller.writeOk();
      this.client.query(sql).then(
        ({ rows, fields }) => {
          caller.writeColumns(fields.map(({ name }) => ({ ...TEXT, name, orgName: name, columnLength: 65_535 })));
          for (const row of rows as Record<string, string | null>[])
            caller.writeTextRow(fields.map(({ name }) => row[name] ?? null));
          caller.writeEof();
        },
        (failure: Error) => caller.writeError({ code: 1064, message: failure.message }),
      );
    });
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      (this.server as unknown as { close(done: () => void): void }).close(resolve);
    });
    await this.client.end();
  }
}
