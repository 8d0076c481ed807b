import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The output and exit code of a Node program. */
export interface ScriptResult {
  code: number;
  text: string;
}

export const runScript = (words: readonly string[], env: Record<string, string> = {}): Promise<ScriptResult> =>
  run(process.execPath, [...words], { env: { ...process.env, ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, text: stdout + stderr }),
  );
