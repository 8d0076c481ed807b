const NAMES = ['HOME', 'PUPPETEER_EXECUTABLE_PATH', 'PUPPETEER_CACHE_DIR', 'BROWSER_SANDBOX', 'TMPDIR'];

/** The part of the server's environment that a browser helper needs: the location of the browser, and no secrets. */
export const browserEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(NAMES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
