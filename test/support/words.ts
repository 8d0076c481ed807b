import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends a tool for developers that was called with wrong words: one sentence, how to call it, and exit code 2. */
export function refuseWords(problem: string, usage: string): never {
  console.error(`${problem}\nUsage: ${usage}`);
  process.exit(2);
}

/** The options and other words of a tool for developers. */
export function readWords<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (failure) {
    return refuseWords(failure instanceof Error ? failure.message : String(failure), usage);
  }
}

/** A whole number that is not negative. */
export function countIn(word: string, option: string, usage: string): number {
  return /^\d+$/.test(word) ? Number(word) : refuseWords(`--${option} needs a whole number, not '${word}'.`, usage);
}
