import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer';
import { projectRoot } from '../project-root';
import { writeFontSettings } from './fonts';
import { unpackChromium } from './unpack-chromium';

/** How to start a browser on this machine. */
export interface FoundBrowser {
  executablePath: string;
  args: string[];
  /** Added to the environment. */
  env: Record<string, string>;
}

const SYSTEM_NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const SYSTEM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Looks in this order: PUPPETEER_EXECUTABLE_PATH, a Chrome or Chromium of the system, puppeteer's own cache, and last the Chromium of an
 * npm package, which is unpacked on first use. All use the fonts that come with Quire.
 * @param cache folder for unpacked or generated files; default: `.cache` next to node_modules.
 */
export async function findBrowser(cache: string = join(projectRoot(), '.cache')): Promise<FoundBrowser> {
  const fonts = { FONTCONFIG_FILE: writeFontSettings(cache) };
  const installed = givenPath() ?? systemPath() ?? cachedPath();
  if (installed !== null) return { executablePath: installed, args: browserArguments(), env: fonts };
  const unpacked = await unpackChromium(cache);
  const env = { ...fonts, LD_LIBRARY_PATH: unpacked.libraries };
  return { executablePath: unpacked.executablePath, args: browserArguments(), env };
}

/** Chromium cannot use its sandbox as root, or in a container (BROWSER_SANDBOX=off). Everywhere else the sandbox stays on. */
function browserArguments(): string[] {
  const without = process.getuid?.() === 0 || process.env['BROWSER_SANDBOX'] === 'off';
  return [
    ...(without ? ['--no-sandbox'] : []),
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--font-render-hinting=none',
  ];
}

function givenPath(): string | null {
  const path = process.env['PUPPETEER_EXECUTABLE_PATH'];
  if (!path) return null;
  if (!existsSync(path)) throw new Error(`PUPPETEER_EXECUTABLE_PATH names no file: ${path}`);
  return path;
}

function systemPath(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...SYSTEM_PLACES].find((path) => existsSync(path)) ?? null;
}

function cachedPath(): string | null {
  try {
    const path = puppeteer.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}
