import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Free fonts with the metrics of Arial and Times, and one with nearly every glyph, so that a PDF looks the same on every machine. */
const FONT_PACKAGES = ['@expo-google-fonts/arimo', '@expo-google-fonts/tinos', 'dejavu-fonts-ttf'];
const ALIASES = [
  ['Arial', 'Arimo'],
  ['Helvetica', 'Arimo'],
  ['sans-serif', 'Arimo'],
  ['Times New Roman', 'Tinos'],
  ['Georgia', 'Tinos'],
  ['serif', 'Tinos'],
  ['monospace', 'DejaVu Sans Mono'],
] as const;

/**
 * Writes fontconfig's settings, with Quire's fonts and those of the system, unless the file exists. In an image it exists, in a read-only
 * folder. @returns the file's path, for FONTCONFIG_FILE.
 */
export function writeFontSettings(cache: string): string {
  const folders = FONT_PACKAGES.map((name) => dirname(require.resolve(`${name}/package.json`)));
  const path = join(cache, 'fonts.conf');
  const settings = settingsOf(folders, join(cache, 'fontconfig'));
  if (existsSync(path) && readFileSync(path, 'utf8') === settings) return path;
  mkdirSync(cache, { recursive: true });
  writeFileSync(path, settings);
  return path;
}

const settingsOf = (folders: readonly string[], index: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
${folders.map((folder) => `<dir>${folder}</dir>`).join('\n')}
<cachedir>${index}</cachedir>
${ALIASES.map(([wanted, used]) => `<alias binding="same"><family>${wanted}</family><prefer><family>${used}</family></prefer></alias>`).join('\n')}
</fontconfig>
`;
