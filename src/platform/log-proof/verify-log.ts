import type { Pool } from 'pg';
import { START, type StoredReads } from '../event-store/port';
import { compareLeaves, type Comparison } from './compare-leaves';
import { GrowingRoot } from './merkle';
import { allSeals, hashOfSeal, isSigned, type Seal } from './seals';
import { readLeaves } from './tiles';

/** A fault of the seals themselves. */
export interface SealFault {
  number: number;
  kind: 'signature' | 'chain' | 'root' | 'key' | 'given-up';
}

export interface VerificationReport extends Comparison {
  seals: number;
  sealFaults: SealFault[];
  /** Whether the log leads to the root that the caller gave; null if none was given. */
  expectedRoot: boolean | null;
}

export interface Verification {
  pool: Pool;
  log: Pick<StoredReads, 'readAll'>;
  /** The public key of this installation. */
  publicKey: Buffer;
  /** A root that was kept outside the system, in hexadecimal. */
  expectedRoot?: string | undefined;
  progress?: ((done: number, total: number) => Promise<void>) | undefined;
}

/** Checks that each seal is signed with the key of this installation and refers to the seal before. */
function faultsOfChain(seals: readonly Seal[], publicKey: Buffer): SealFault[] {
  return seals.flatMap((seal, index): SealFault[] => {
    const before = seals[index - 1];
    const previous = before ? hashOfSeal(before) : null;
    const isChained =
      seal.number === index + 1 && (previous === null ? seal.previous === null : !!seal.previous?.equals(previous));
    return [
      ...(isSigned(seal) ? [] : [{ number: seal.number, kind: 'signature' as const }]),
      ...(seal.publicKey.equals(publicKey) ? [] : [{ number: seal.number, kind: 'key' as const }]),
      ...(seal.givenUpAt === null ? [] : [{ number: seal.number, kind: 'given-up' as const }]),
      ...(isChained ? [] : [{ number: seal.number, kind: 'chain' as const }]),
    ];
  });
}

/** Checks that the leaves lead to the root of every seal that is not given up, from the smallest. */
async function faultsOfRoots(pool: Pool, seals: readonly Seal[]): Promise<SealFault[]> {
  const faults: SealFault[] = [];
  const tree = new GrowingRoot();
  const waiting = [...seals];
  const check = (): void => {
    for (let seal = waiting[0]; seal && seal.size === tree.size; seal = waiting[0]) {
      if (!seal.root.equals(tree.root())) faults.push({ number: seal.number, kind: 'root' });
      waiting.shift();
    }
  };
  for await (const leaves of readLeaves(pool, seals.at(-1)?.size ?? 0))
    for (const { leaf } of leaves) {
      tree.push(leaf);
      check();
    }
  return [...faults, ...waiting.map(({ number }): SealFault => ({ number, kind: 'root' }))];
}

/**
 * Checks the chain of seals, that the recorded leaves lead to their roots, and that the log has the events of these leaves (lifecycle,
 * section 6 (5)). Reads the whole log once; memory does not grow with it. Changes nothing.
 */
export async function verifyLog({
  pool,
  log,
  publicKey,
  expectedRoot,
  progress,
}: Verification): Promise<VerificationReport> {
  const seals = await allSeals(pool);
  const standing = seals.filter(({ givenUpAt }) => givenUpAt === null);
  const total = standing.at(-1)?.size ?? 0;
  await progress?.(0, total);
  const sealFaults = [...faultsOfChain(seals, publicKey), ...(await faultsOfRoots(pool, standing))];
  const comparison = await compareLeaves(readLeaves(pool, total), log.readAll(START), (done) =>
    Promise.resolve(progress?.(done, total)),
  );
  const known = seals.some(({ root }) => root.toString('hex') === expectedRoot?.toLowerCase());
  return { ...comparison, seals: seals.length, sealFaults, expectedRoot: expectedRoot === undefined ? null : known };
}

/** Faults that are no evidence of tampering: an earlier key of the installation, and a loss that the operator accepted. */
const NO_PROOF: readonly SealFault['kind'][] = ['key', 'given-up'];

/** True if nothing indicates that the log was changed. */
export const isSound = ({ findings, sealFaults, expectedRoot }: VerificationReport): boolean =>
  findings.length === 0 && sealFaults.every(({ kind }) => NO_PROOF.includes(kind)) && expectedRoot !== false;
