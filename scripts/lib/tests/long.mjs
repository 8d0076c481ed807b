import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root.mjs';
import { readWords, refuseWords } from '../words.mjs';
import { listTests, runJest } from './jest-run.mjs';

/** The number of processors that the time limits assume. */
const AT_ONCE = 2;
const MINUTE = 60_000;
/** Minutes that the second run of a file gets at least, even past the limit: only the largest test campaigns take longer. */
const SECOND_TRY = 5;

/** Browser specs that check whole screens. In this tier axe checks each look, that is theme and width (test/support/browser/look-at-screen.ts). */
const LOOKS = /look-at-screen|browser\/stage/;
const looksAtScreens = (file) => /\.(browser|slow)-spec\.ts$/.test(file) && LOOKS.test(readFileSync(file, 'utf8'));

/**
 * Runs each long spec in a separate run of Jest, two at a time, and prints each one when it has ended.
 *
 * @param args `--minutes <number>`: specs that have not ended after this time are stopped, and listed with those that were not
 * started. The other words must occur in a file's path.
 */
export async function runLong(args) {
  const { minutes, words } = parse(args);
  const deadline = Date.now() + minutes * MINUTE;
  const all = await listLong();
  const waiting = all.filter((file) => words.every((word) => file.includes(word)));
  const result = { code: 0, passed: 0, failed: waiting.length === 0 ? 1 : 0 };
  const unfinished = [];
  const again = [];
  const worker = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (Date.now() >= deadline) unfinished.push(file);
      else await runOne(file, deadline, { result, unfinished, again });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  // As npm test does (ADR 26): run once more, alone. A file that does not end in time then has failed.
  for (const file of again)
    await runOne(file, Math.max(deadline, Date.now() + SECOND_TRY * MINUTE), { result, unfinished });
  for (const file of unfinished) console.log(`DID NOT FIT: ${relative(root, file)}`);
  return result;
}

/** Screens first: most changes touch one, and the last specs may not fit (scripts/ci.mjs). */
async function listLong() {
  const long = (await listTests(['--selectProjects', 'long', '--'])).sort();
  const browser = (await listTests(['--selectProjects', 'server', 'slow', '--', 'test/browser']))
    .filter(looksAtScreens)
    .sort();
  const isScreen = (file) => relative(root, file).startsWith(join('test', 'browser'));
  return [...long.filter(isScreen), ...browser, ...long.filter((file) => !isScreen(file))];
}

function parse(args) {
  const usage = 'npm run test:long [-- --minutes <number>] [<word in the path of a file> ...]';
  const { values, positionals } = readWords({ minutes: { type: 'string' } }, usage, { takesWords: true, args });
  const minutes = values.minutes === undefined ? Infinity : Number(values.minutes);
  if (!(minutes > 0)) refuseWords(`--minutes needs a number above 0, not '${values.minutes}'`, usage);
  return { minutes, words: positionals };
}

async function runOne(file, deadline, { result, unfinished, again }) {
  const begun = Date.now();
  const printed = [];
  const over = new AbortController();
  const left = deadline - begun;
  const timer = Number.isFinite(left) ? setTimeout(() => over.abort(), left) : undefined;
  const options = { output: (text) => printed.push(text), signal: over.signal, env: { TEST_LOOKS: 'all' } };
  const { code, passed, failed } = await runJest(['--runInBand', '--runTestsByPath', file], options);
  clearTimeout(timer);
  const seconds = Math.round((Date.now() - begun) / 1000);
  if (over.signal.aborted) {
    unfinished.push(file);
    if (!again) Object.assign(result, { code: 1, failed: result.failed + 1 });
    return;
  }
  console.log(`${code === 0 ? 'PASS' : 'FAIL'} ${relative(root, file)} (${seconds} s)${again ? '' : ', once more'}`);
  if (code !== 0) console.log(printed.join(''));
  if (code !== 0 && again) return void again.push(file);
  result.passed += passed;
  result.failed += code !== 0 && failed === 0 ? 1 : failed;
  result.code ||= code;
}
