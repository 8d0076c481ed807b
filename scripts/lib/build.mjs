import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { root } from './root.mjs';
import { runNode } from './run.mjs';
import { filesBelow, sourceHash } from './source-hash.mjs';

const DIST = join(root, 'dist');
const SERVER = ['src', 'projections', 'measures'];
const SERVER_SOURCES = [...SERVER, '.swcrc', 'package-lock.json', 'scripts/lib/build.mjs'];
const CLIENT_SOURCES = ['client', 'src/contracts', 'package-lock.json', 'scripts/lib/compress-assets.mjs'];

/** Builds server and client where their sources have changed since the last build. @returns 0, or the failing tool's exit code. */
export async function ensureBuilt() {
  await once('server', SERVER_SOURCES, buildServer);
  return once('client', CLIENT_SOURCES, buildClient);
}

/** Only the server, for command-line tools. */
export const ensureServerBuilt = () => once('server', SERVER_SOURCES, buildServer);

async function once(part, sources, build) {
  const stamp = join(DIST, `.${part}-stamp`);
  const hash = sourceHash(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0;
  // On stderr, to keep it apart from a tool's own output.
  console.error(`Building the ${part} ...`);
  rmSync(stamp, { force: true });
  const code = await build();
  if (code === 0) {
    mkdirSync(DIST, { recursive: true });
    writeFileSync(stamp, hash);
  }
  return code;
}

/** Compiles with swc, which takes a second; `npm run check` checks the types. Templates and similar files are copied. */
async function buildServer() {
  const swc = createRequire(join(root, 'package.json'))('@swc/core');
  const halfway = join(DIST, `server.${process.pid}`);
  rmSync(halfway, { recursive: true, force: true });
  await Promise.all(
    filesBelow(SERVER).map(async (name) => {
      const target = join(halfway, name);
      mkdirSync(dirname(target), { recursive: true });
      if (!name.endsWith('.ts')) return copyFileSync(join(root, name), target);
      const built = target.replace(/\.ts$/, '.js');
      // Source maps are separate files: inside the compiled files, the server would keep all of them in memory (ADR 97).
      const sourceFileName = relative(dirname(join(DIST, name)), join(root, name));
      const maps = { sourceMaps: true, inlineSourcesContent: false, sourceFileName };
      const { code, map } = await swc.transformFile(join(root, name), {
        filename: join(root, name),
        cwd: root,
        ...maps,
      });
      writeFileSync(built, `${code}//# sourceMappingURL=${basename(built)}.map\n`);
      writeFileSync(`${built}.map`, map);
    }),
  );
  for (const name of SERVER) {
    rmSync(join(DIST, name), { recursive: true, force: true });
    renameSync(join(halfway, name), join(DIST, name));
  }
  rmSync(halfway, { recursive: true });
  return 0;
}

async function buildClient() {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'client/vite.config.ts', '--logLevel', 'warn'];
  const code = await runNode(vite, { env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' } });
  if (code === 0) await compressAssets(join(DIST, 'client', 'assets'));
  return code;
}
