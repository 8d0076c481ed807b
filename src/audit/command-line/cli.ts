import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { type AppConfig, loadConfig } from '../../platform/config/config';
import { ForeignLog } from '../../platform/event-store/identity/log-identity';
import { refuseForeignReads } from '../../platform/event-store/identity/refuse-foreign-reads';
import type { LogReads } from '../../platform/event-store/identity/seen-events';
import { openEventStore } from '../../platform/event-store/open-event-store';
import type { StoredReads } from '../../platform/event-store/port';
import { openPostgresLog, readOnlyUrl } from '../../platform/event-store/postgres/open-postgres-log';
import {
  type Finding,
  isSound,
  publicKeyOf,
  signingKeyOf,
  type VerificationReport,
  verifyLog,
} from '../../platform/log-proof';
import { typedIn, unwritable, UnwritableFile, writablePath } from '../../platform/output-file/output-file';
import { createPool, openDatabase } from '../../platform/postgres';

const USAGE = `Usage, with or without a running server:
  npm run events -- verify                      compares the log with its seals, event by event
  npm run events -- verify --root HEX           and with a root that was kept elsewhere
  npm run events -- verify --report FILE.json   and writes every finding to a file`;

/** Number of findings shown; the report contains all. */
const SHOWN = 50;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

class InvalidArguments extends Error {}

type Log = LogReads & { stored: StoredReads };

interface Order {
  root: string | undefined;
  report: string | undefined;
}

function orderOf(words: string[]): Order {
  try {
    const options = { root: { type: 'string' }, report: { type: 'string' } } as const;
    const { root, report } = parseArgs({ args: words, options }).values;
    if (root !== undefined && !/^[0-9a-f]{64}$/i.test(root))
      throw new InvalidArguments('--root must be 64 hexadecimal digits.');
    return { root, report };
  } catch (failure) {
    throw new InvalidArguments(failure instanceof Error ? failure.message : String(failure));
  }
}

const FAULTS: Record<VerificationReport['sealFaults'][number]['kind'], string> = {
  signature: 'its signature is wrong',
  chain: 'it does not follow the seal before it',
  root: 'the recorded leaves do not lead to its root',
  key: 'it was made with another key than the present one: compare its public key with what you know',
  'given-up': 'it covers events that were lost; the operator went on without them (events accept)',
};

function lineOf({ kind, eventId, number, found }: Finding): string {
  const place = number === null ? 'An event' : `Event ${number}`;
  const now = found === null ? '' : `; the log has ${found.streamId} ${found.revision} (${found.type})`;
  return `${place} (id ${eventId}) was ${kind}${now}`;
}

function printReport(report: VerificationReport): void {
  for (const { number, kind } of report.sealFaults) print(`Seal ${number}: ${FAULTS[kind]}.`);
  for (const finding of report.findings.slice(0, SHOWN)) print(`${lineOf(finding)}.`);
  if (report.findings.length > SHOWN) print(`... and ${report.findings.length - SHOWN} more (--report has them).`);
  if (report.hasMore) print('There are more: the comparison names the first thousand.');
  if (report.expectedRoot === false) print('No seal has the root that you gave.');
  print(
    `${report.sealed} sealed events and ${report.seals} seals were compared; ${report.unsealed} events are not sealed yet.`,
  );
  print(isSound(report) ? 'The log matches its seals.' : 'THE LOG DOES NOT MATCH ITS SEALS.');
}

/** False, with a sentence for the operator, when the file cannot be written, for example because the disk became full. */
async function writeReport(out: string, report: VerificationReport): Promise<boolean> {
  try {
    await writeFile(resolve(typedIn(), out), `${JSON.stringify(report, null, 2)}\n`);
    return true;
  } catch (failure) {
    complain(unwritable(failure, out).message);
    return false;
  }
}

async function compare(config: AppConfig, pool: Pool, store: Log, order: Order): Promise<number> {
  const publicKey = publicKeyOf(signingKeyOf(config.logSigningKey));
  const report = await verifyLog({ pool, log: store.stored, publicKey, expectedRoot: order.root });
  printReport(report);
  const isWritten = order.report === undefined || (await writeReport(order.report, report));
  if (isSound(report)) return isWritten ? 0 : 2;
  await refuseForeignReads(pool, store).catch((failure: unknown) => {
    if (!(failure instanceof ForeignLog)) throw failure;
    print(`Perhaps this is not the event store of the journal. ${failure.message}`);
  });
  return 1;
}

/**
 * Returns the exit code: 0 when the log is sound, 1 when it is not, also if the report cannot be written, and else 2 for wrong arguments or
 * a report that cannot be written. Only reads.
 */
async function main(words: string[]): Promise<number> {
  const order = orderOf(words);
  if (order.report !== undefined) await writablePath(order.report);
  const config = loadConfig(process.env, 'tool');
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(readOnlyUrl(database.url), complain);
  try {
    if (config.eventStoreUrl === null) return await compare(config, pool, await openPostgresLog(pool), order);
    const store = await openEventStore(pool, config.eventStoreUrl);
    return await compare(config, pool, store, order).finally(() => store.close());
  } finally {
    await pool.end();
    await database.stop();
  }
}

void main(process.argv.slice(2))
  .catch((failure: unknown) => {
    complain(failure instanceof Error ? failure.message : String(failure));
    if (failure instanceof UnwritableFile) return 2;
    if (!(failure instanceof InvalidArguments)) return 1;
    complain(USAGE);
    return 2;
  })
  .then((code) => {
    process.exitCode = code;
  });
