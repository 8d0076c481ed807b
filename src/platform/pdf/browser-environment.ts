const NAMES = ['HOME', 'PUPPETEER_EXECUTABLE_PATH', 'PUPPETEER_CACHE_DIR', 'BROWSER_SANDBOX', 'TMPDIR'];

/** What a helper that drives a browser needs of the server's environment: where the browser is, and nothing secret. */
export const browserEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(NAMES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
