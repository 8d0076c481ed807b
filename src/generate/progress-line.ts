const EVERY_MS = 500;
const EVERY_MS_IN_A_FILE = 15_000;

/** One line on a terminal that is overwritten; in a file, an occasional line. */
export function progressLine(out: NodeJS.WriteStream = process.stderr): { report(text: string): void; end(): void } {
  const began = performance.now();
  let [reportedAt, length] = [0, 0];
  const report = (text: string): void => {
    const now = performance.now();
    if (now - reportedAt < (out.isTTY ? EVERY_MS : EVERY_MS_IN_A_FILE)) return;
    reportedAt = now;
    const line = `${text} (${Math.round((now - began) / 1_000)} s)`;
    out.write(out.isTTY ? `\r${line.padEnd(length)}` : `${line}\n`);
    length = line.length;
  };
  const end = (): void => {
    if (out.isTTY && length > 0) out.write(`\r${' '.repeat(length)}\r`);
    length = 0;
  };
  return { report, end };
}
