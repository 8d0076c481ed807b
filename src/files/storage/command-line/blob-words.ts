import { parseArgs } from 'node:util';

/** What the command is to do. */
export type BlobOrder = { command: 'verify' } | { command: 'sweep'; isDryRun: boolean };

const USAGE = 'Usage: npm run blobs -- verify | sweep [--dry-run]';

/** Wrong arguments on the command line; the message is for people, and contains the usage. */
export class InvalidArguments extends Error {
  constructor(problem: string) {
    super(`${problem}\n${USAGE}`);
  }
}

/**
 * Parses the words after `npm run blobs --`.
 * @throws InvalidArguments that says what is wrong, and how the command is used.
 */
export function blobOrder(words: readonly string[]): BlobOrder {
  const { positionals, values } = parsed(words);
  const [command, ...more] = positionals;
  const isDryRun = values['dry-run'] ?? false;
  if (command === undefined) throw new InvalidArguments('Say what to do.');
  if (command !== 'verify' && command !== 'sweep') throw new InvalidArguments(`There is no command '${command}'.`);
  if (more.length > 0) throw new InvalidArguments(`'${command}' has no other words.`);
  if (command === 'sweep') return { command, isDryRun };
  if (isDryRun) throw new InvalidArguments('Only sweep has a --dry-run: verify changes nothing.');
  return { command };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true });
  } catch (failure) {
    throw new InvalidArguments(failure instanceof Error ? failure.message : String(failure));
  }
}
