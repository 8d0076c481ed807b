import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { JwtService } from '@nestjs/jwt';
import { createPool } from '../../../src/platform/postgres';

/** The lower bound of all writes: a bare server that verifies a token, parses JSON, makes one durable insert and answers. */
export interface FloorReport {
  origin: string;
  token: string;
}

/** As a text, as in the documentation of its library, or as a key object, which checks a token in a fiftieth of the time. */
export type FloorSecret = 'text' | 'key';

const INSERT = 'INSERT INTO bench_floor (id, person, data) VALUES ($1, $2, $3)';

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
}

async function main(): Promise<void> {
  const pool = createPool(process.env['DATABASE_URL'] ?? '', (message) => console.error(message));
  await pool.query('CREATE TABLE IF NOT EXISTS bench_floor (id uuid PRIMARY KEY, person text, data json)');
  const text = randomBytes(24).toString('hex');
  // A key object, which jsonwebtoken accepts although the types of its wrapper do not say so: the fastest way, as in the product.
  const key = createSecretKey(Buffer.from(text)) as unknown as Buffer;
  const tokens = new JwtService({ secret: process.env['FLOOR_SECRET'] === 'key' ? key : text });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { sub } = tokens.verify<{ sub: string }>((request.headers.authorization ?? '').slice('Bearer '.length));
    const body = await bodyOf(request);
    const id = randomUUID();
    await pool.query({ name: 'floor', text: INSERT, values: [id, sub, JSON.stringify(body)] });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id }));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.once('disconnect', () => process.exit(0));
  // Any message asks for the milliseconds of CPU time used by this process.
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ result: (user + system) / 1_000 });
  });
  const result: FloorReport = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: tokens.sign({ sub: randomUUID() }, { expiresIn: '1d' }),
  };
  process.send?.({ result });
}

main().catch((error: Error) => {
  process.send?.({ error: error.stack ?? error.message }, () => process.exit(1));
});
