import { parseArgs } from 'node:util';

/** Ends a script that was called with wrong words: one sentence, how to call it, and exit code 2. */
export function refuseWords(problem, usage) {
  console.error(`${problem}\nUsage: ${usage}`);
  process.exit(2);
}

/**
 * The options and other words of a script. Ends the script if they are wrong.
 * @param options those of `parseArgs`: `{ fresh: { type: 'boolean' } }`
 * @param takesWords true if words without dashes are allowed
 */
export function readWords(options, usage, { takesWords = false, args = process.argv.slice(2) } = {}) {
  try {
    return parseArgs({ args, options, allowPositionals: takesWords });
  } catch (failure) {
    // The first sentence: the others are about the syntax of options in general.
    return refuseWords(failure.message.split('. ')[0], usage);
  }
}

/** Whether a script only checks its file, `--check`, or writes it. */
export const onlyChecks = (usage) => readWords({ check: { type: 'boolean' } }, usage).values.check === true;
