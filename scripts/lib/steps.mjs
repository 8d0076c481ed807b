import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step and buffers its output, so that the lines of parallel steps do not mix. */
function runStep({ name, args }) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.once('error', (failure) => output.push(Buffer.from(`${failure.message}\n`)));
    child.once('close', (code) => {
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(startedAt)})`);
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve({ name, code });
    });
  });
}

/**
 * Runs all steps in their order, `atOnce` at a time. The output of a step is shown if it fails.
 * @returns the names of the steps that failed.
 */
export async function runSteps(steps, atOnce) {
  const startedAt = performance.now();
  const waiting = [...steps];
  const failed = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, code } = await runStep(step);
      if (code !== 0) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  console.log(
    `${failed.length === 0 ? 'All steps passed' : `Failed: ${failed.join(', ')}`} (${seconds(startedAt)} in all)`,
  );
  return failed;
}
