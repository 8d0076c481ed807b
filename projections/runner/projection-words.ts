import { parseArgs } from 'node:util';

/** What the command is to do. */
export type ProjectionOrder =
  | { command: 'status' | 'verify' | 'quarantined' }
  | { command: 'rebuild'; name: string }
  | { command: 'quarantine'; eventId: string; reason: string }
  | { command: 'release'; eventId: string };

const USAGE =
  'Usage: npm run projections -- status | rebuild NAME|all | verify | quarantine EVENT_ID --reason TEXT | release EVENT_ID | quarantined';

/** Wrong arguments on the command line; the message is for people, and contains the usage. */
export class InvalidArguments extends Error {
  constructor(problem: string) {
    super(`${problem}\n${USAGE}`);
  }
}

/**
 * Parses the words after `npm run projections --`. `names` are those of the read models.
 * @throws InvalidArguments that says what is wrong, and how the command is used.
 */
export function projectionOrder(words: readonly string[], names: readonly string[]): ProjectionOrder {
  const { positionals, values } = parsed(words);
  const [command, ...rest] = positionals;
  if (command === 'quarantine') return { command, ...quarantined(rest, values.reason) };
  if (values.reason !== undefined) throw new InvalidArguments('Only quarantine has a --reason.');
  switch (command) {
    case 'status':
    case 'verify':
    case 'quarantined':
      if (rest.length > 0) throw new InvalidArguments(`'${command}' has no other words.`);
      return { command };
    case 'rebuild':
      return { command, name: readModel(rest, names) };
    case 'release':
      return { command, eventId: onlyWord(rest, 'Name the event to release.') };
    case undefined:
      throw new InvalidArguments('Say what to do.');
    default:
      throw new InvalidArguments(`There is no command '${command}'.`);
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: { reason: { type: 'string' } }, allowPositionals: true });
  } catch (failure) {
    throw new InvalidArguments(failure instanceof Error ? failure.message : String(failure));
  }
}

function onlyWord(words: readonly string[], problem: string): string {
  const [word = '', ...more] = words;
  if (word === '' || more.length > 0) throw new InvalidArguments(problem);
  return word;
}

function readModel(words: readonly string[], names: readonly string[]): string {
  const name = onlyWord(words, `Name one read model, or all. Read models: ${names.join(', ')}.`);
  if (name === 'all' || names.includes(name)) return name;
  throw new InvalidArguments(`There is no read model '${name}'. Read models: ${names.join(', ')}.`);
}

/** A shell splits a reason without quotes, so its other words belong to it. */
function quarantined(
  [eventId = '', ...words]: readonly string[],
  reason: string | undefined,
): { eventId: string; reason: string } {
  const whole = [reason ?? '', ...words].join(' ').trim();
  if (eventId === '') throw new InvalidArguments('Name the event to quarantine.');
  if (reason === undefined || whole === '') throw new InvalidArguments('Give the --reason of the quarantine.');
  return { eventId, reason: whole };
}
