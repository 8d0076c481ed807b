/** The double of EventStoreDB in a process of its own: prints its address and ends with its input. */
import { EsdbDouble } from '../esdb-double/esdb-double';

async function main(): Promise<void> {
  const double = await EsdbDouble.start();
  // Ctrl-C reaches the whole process group; the servers that end by it still write.
  process.on('SIGINT', () => undefined);
  process.stdin.on('close', () => process.exit(0)).resume();
  process.stdout.write(`${double.url}\n`);
}

main().catch((failure: Error) => {
  process.stderr.write(`${failure.stack ?? failure.message}\n`);
  process.exit(1);
});
