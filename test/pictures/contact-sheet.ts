import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './take-pictures';

const figure = ({ file }: Picture): string =>
  `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy" height="360"></a>`;

/** Writes `index.html`, which shows all pictures of a screen in one row. */
export function writeContactSheet(pictures: readonly Picture[], comparisons: readonly string[], folder: string): void {
  const names = [...new Set(pictures.map(({ screen }) => screen.name))];
  const rows = names.map((name) => {
    const own = pictures.filter(({ screen }) => screen.name === name);
    return `<h2>${name}</h2><p>${own.map(figure).join('\n')}</p>`;
  });
  const pairs = comparisons.map(
    (file) => `<h2>${file}</h2><a href="${file}"><img src="${file}" alt="${file}" width="1400"></a>`,
  );
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Quire</title>
<style>body{font-family:sans-serif;margin:24px}img{border:1px solid #999;margin:4px}</style>
<h1>Screens of Quire</h1>${pairs.join('\n')}${rows.join('\n')}</html>\n`;
  writeFileSync(join(folder, 'index.html'), page);
}
