import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import type { ClientBase } from 'pg';
import { publicKeyOf, toPublicKey } from './signing-key';

/** The signed content: the root over the first `size` events of the log. */
export interface SealContent {
  /** Counted from 1. */
  number: number;
  size: number;
  root: Buffer;
  /** The hash of the seal before; null for the first. */
  previous: Buffer | null;
  at: Date;
}

export interface Seal extends SealContent {
  signature: Buffer;
  /** The public key, 32 bytes of Ed25519. */
  publicKey: Buffer;
  /** The time when the operator accepted the loss of events that the seal covers; else null. It is not part of the signed text. */
  givenUpAt: Date | null;
}

/** The signed text. Its form must never change: a program outside this product checks it too. */
const statementOf = ({ number, size, root, previous, at }: SealContent): string =>
  [
    'quire-log-seal-v1',
    number,
    size,
    root.toString('hex'),
    previous === null ? '-' : previous.toString('hex'),
    at.toISOString(),
  ].join('\n');

/** The hash by which the next seal refers to this one. */
export const hashOfSeal = (seal: SealContent): Buffer => createHash('sha256').update(statementOf(seal)).digest();

export function signSeal(content: SealContent, key: KeyObject): Seal {
  const signature = sign(null, Buffer.from(statementOf(content)), key);
  return { ...content, signature, publicKey: publicKeyOf(key), givenUpAt: null };
}

export const isSigned = (seal: Seal): boolean =>
  seal.publicKey.length === 32 &&
  verify(null, Buffer.from(statementOf(seal)), toPublicKey(seal.publicKey), seal.signature);

interface SealRow {
  number: number;
  size: string;
  root: Buffer;
  previous: Buffer | null;
  at: Date;
  signature: Buffer;
  public_key: Buffer;
  given_up_at: Date | null;
}

const toSeal = ({ public_key: publicKey, given_up_at: givenUpAt, size, ...row }: SealRow): Seal => ({
  ...row,
  size: Number(size),
  publicKey,
  givenUpAt,
});

type Db = Pick<ClientBase, 'query'>;

/** The newest seals, the last first. */
export async function newestSeals(db: Db, limit: number): Promise<Seal[]> {
  const { rows } = await db.query<SealRow>('SELECT * FROM app.log_seals ORDER BY number DESC LIMIT $1', [limit]);
  return rows.map(toSeal);
}

/** All seals, the first one first: one a day. */
export async function allSeals(db: Db): Promise<Seal[]> {
  const { rows } = await db.query<SealRow>('SELECT * FROM app.log_seals ORDER BY number');
  return rows.map(toSeal);
}

export async function insertSeal(db: Db, seal: Seal): Promise<void> {
  const { number, size, root, previous, at, signature, publicKey } = seal;
  await db.query(
    `INSERT INTO app.log_seals (number, size, root, previous, at, signature, public_key) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [number, size, root, previous, at, signature, publicKey],
  );
}
