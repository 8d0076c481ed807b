import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreProcess } from './store-process';

/**
 * Where test applications, servers and benches keep their events, from QUIRE_TEST_EVENT_STORE (docs/contributing.md): '' for the
 * embedded Postgres, 'double' for the test double of EventStoreDB, 'esdb://...' for one real server, 'command:...' for a program that
 * starts an empty store.
 */
export const SELECTED_STORE = process.env['QUIRE_TEST_EVENT_STORE'] ?? '';

const REGISTER = join(__dirname, '../../../scripts/swc-register.cjs');
const DOUBLE = join(__dirname, 'double-process.ts');
const COMMAND = 'command:';

/** An empty event store of one journal. */
export interface TestStore {
  /** Value of EVENT_STORE_URL; '' where Postgres keeps the events. */
  url: string;
  stop(): Promise<void>;
  /** Kills it and starts it again with its events after some milliseconds; only the double in a separate process can. */
  interrupt?(ms: number): Promise<void>;
}

const POSTGRES: TestStore = { url: '', stop: () => Promise.resolve() };

/** An empty store for an application in this process. @throws Error when there is none left */
export async function openTestStore(asked = SELECTED_STORE): Promise<TestStore> {
  if (asked !== 'double') return launchTestStore(asked);
  // Loading it takes a second, which is wasted when events are stored in Postgres.
  const { EsdbDouble } = await import('../esdb-double/esdb-double');
  const double = await EsdbDouble.start();
  return { url: double.url, stop: () => double.stop() };
}

/**
 * The same in a separate process, for servers that are killed. It waits synchronously, so that a server can be launched in one step.
 */
export function launchTestStore(asked = SELECTED_STORE): TestStore {
  if (asked === '') return POSTGRES;
  if (asked === 'double') return startDouble();
  if (asked.startsWith(COMMAND)) return startByCommand(asked.slice(COMMAND.length));
  claim(asked);
  return { url: asked, stop: () => Promise.resolve() };
}

/** Starts the double in a process. `stop` removes the folder with its events. */
function startDouble(): TestStore {
  const folder = mkdtempSync(join(tmpdir(), 'quire-double-'));
  return StoreProcess.start([process.execPath, '--require', REGISTER, DOUBLE, folder]);
}

/** Such a store cannot be interrupted, since it may have another address after each start. */
function startByCommand(command: string): TestStore {
  const store = StoreProcess.start(['/bin/sh', '-c', command]);
  return { url: store.url, stop: () => store.stop() };
}

const claimed = new Set<string>();

/** A server has one log, and a journal refuses the log of another journal. Without this check, the second journal's error would be less helpful. */
function claim(url: string): void {
  // The workers of Jest share a folder.
  const folder = process.env['QUIRE_TEST_RUN'];
  if (claimed.has(url) || (folder !== undefined && !isFirst(join(folder, 'event-store-is-in-use'))))
    throw new Error(
      `QUIRE_TEST_EVENT_STORE names one server, which serves one journal: run one spec or part at a time, each on an empty server, ` +
        `or name a program that starts one for each journal: QUIRE_TEST_EVENT_STORE='${COMMAND} ...' (docs/contributing.md)`,
    );
  claimed.add(url);
}

function isFirst(note: string): boolean {
  try {
    mkdirSync(note);
    return true;
  } catch {
    return false;
  }
}
