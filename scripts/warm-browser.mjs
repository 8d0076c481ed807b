/**
 * For the image: unpacks the browser and prints a page with it, which creates the index of the fonts. It fails when the browser does
 * not work on this system.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

// By `require`, as the server does: once `slim.sh` has run, the packages exist in one form only.
const require = createRequire(import.meta.url);
const { findBrowser } = require(join(root, 'dist/src/platform/pdf/find-browser.js'));
const { default: puppeteer } = require('puppeteer');

const { executablePath, args, env } = await findBrowser();
const browser = await puppeteer.launch({ executablePath, args, env: { ...process.env, ...env }, pipe: true });
try {
  const page = await browser.newPage();
  await page.setContent('<p>Text, τεξτ, текст</p>');
  const pdf = await page.pdf();
  if (Buffer.from(pdf.subarray(0, 5)).toString() !== '%PDF-') throw new Error('The browser made no PDF');
} finally {
  await browser.close();
}
