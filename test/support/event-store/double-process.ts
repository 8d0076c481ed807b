/**
 * The double of EventStoreDB in a separate process: prints its address and ends with its input. It keeps its events and its port in the
 * given folder, so that it continues with them after a kill and a restart.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EsdbDouble } from '../esdb-double/esdb-double';

async function main(folder: string): Promise<void> {
  const note = join(folder, 'port');
  const port = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
  const double = await EsdbDouble.start({ file: join(folder, 'events'), port });
  writeFileSync(note, new URL(double.url.replace('esdb:', 'http:')).port);
  // Ctrl-C reaches the whole process group; the servers that end by it still write.
  process.on('SIGINT', () => undefined);
  process.stdin.on('close', () => {
    rmSync(folder, { recursive: true });
    process.exit(0);
  });
  process.stdin.resume();
  process.stdout.write(`${double.url}\n`);
}

main(process.argv[2] ?? '').catch((failure: Error) => {
  process.stderr.write(`${failure.stack ?? failure.message}\n`);
  process.exit(1);
});
