/**
 * The browser specs against three server processes behind nginx without sticky sessions. At a fixed interval one process after the other
 * is killed (0: none). It needs nginx and `npm run build`:
 * node test/operating/browser-suite.mjs [seconds between kills, default 20] [part of the files' names, default test/browser]
 */
import { run } from './server.mjs';

const [killSeconds = '20', files = 'test/browser'] = process.argv.slice(2);
const words = [
  'node_modules/jest/bin/jest.js',
  '--selectProjects',
  'server',
  'slow',
  'long',
  '--testPathPatterns',
  files,
];

await run([process.execPath, ...words, '--maxWorkers=2'], {
  QUIRE_TEST_SERVERS: '3',
  QUIRE_TEST_KILL_SECONDS: killSeconds,
});
