import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DocumentProblem } from '../documents';
import { lowerSession } from '../helpers/low-priority';
import { newScratchFolder, removeLeftovers } from '../helpers/scratch-folder';

/** Limits: time per document in milliseconds; address space in kilobytes; file size in blocks of 512 bytes. */
const WITHIN_MS = 120_000;
const LIMITS = 'ulimit -v 6000000; ulimit -t 180; ulimit -f 2000000; exec "$@"';
const PURPOSE = 'office';
const NAMES = ['soffice', 'libreoffice'];
const PLACES = ['/usr/lib/libreoffice/program/soffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice'];

/** Disables macros, and loading of linked content. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="MacroSecurityLevel" oor:op="fuse"><value>3</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableActiveContent" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Writer/Content/Update"><prop oor:name="Link" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

/** Path of LibreOffice on this machine; null if it is not installed. */
export function findSoffice(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...PLACES].find((path) => existsSync(path)) ?? null;
}

/** The command that takes the network from a process. Linux allows this to root, or to all users if it allows them user namespaces. */
let withoutNetwork: string[] | null = null;
function networkLeaver(): string[] {
  withoutNetwork ??=
    [
      ['unshare', '--net'],
      ['unshare', '--map-root-user', '--net'],
    ].find(([program = '', ...args]) => spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0) ?? [];
  return withoutNetwork;
}

/** Whether LibreOffice runs without network on this machine. Containers often do not allow it. */
export const officeLeavesNetwork = (): boolean => networkLeaver().length > 0;

/** Converts with a fresh profile, so that nothing is left behind and two runs never conflict. @throws DocumentProblem. */
export async function convertBySoffice(
  soffice: string,
  { input, output, kind }: { input: string; output: string; kind: string },
): Promise<void> {
  await removeLeftovers(PURPOSE);
  const folder = await newScratchFolder(PURPOSE);
  try {
    const profile = join(folder, 'profile');
    await mkdir(join(profile, 'user'), { recursive: true });
    await writeFile(join(profile, 'user', 'registrymodifications.xcu'), SETTINGS);
    // LibreOffice trusts the extension, so it must match the bytes.
    const document = join(folder, `document.${kind}`);
    await symlink(input, document);
    await run(soffice, [
      ...[`-env:UserInstallation=${pathToFileURL(profile).href}`, '--headless', '--norestore', '--nolockcheck'],
      ...['--convert-to', 'pdf:writer_pdf_Export', '--outdir', folder, document],
    ]);
    const made = join(folder, 'document.pdf');
    if (!existsSync(made)) throw new DocumentProblem('It is damaged, or holds something that cannot be converted.');
    await rename(made, output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs it in a separate process group, which is killed as a whole, because the program starts other processes. */
function run(soffice: string, args: string[]): Promise<void> {
  const [program = 'sh', ...first] = [...networkLeaver(), 'sh'];
  const child = spawn(program, [...first, '-c', LIMITS, 'sh', 'nice', soffice, ...args], {
    detached: true,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], HOME: tmpdir(), LANG: 'C.UTF-8', http_proxy: 'http://127.0.0.1:9' },
  });
  lowerSession(child.pid);
  const end = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The whole group has already ended.
    }
  };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      end();
      reject(new DocumentProblem('It took too long to convert.'));
    }, WITHIN_MS);
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      end();
      resolve();
    });
  });
}
