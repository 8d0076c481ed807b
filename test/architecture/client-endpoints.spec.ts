import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT = join(__dirname, '../../client/src');
const ENDPOINT = /^\s+(\w+): build\.(?:query|infiniteQuery|mutation)[<(]/gm;

function endpointNames(): string[] {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return files.flatMap((name) =>
    [...readFileSync(join(CLIENT, name), 'utf8').matchAll(ENDPOINT)].map(([, one = '']) => one),
  );
}

describe("The endpoints of the client's API", () => {
  it('have unique names: the pages share one API, which would ignore a second endpoint of the same name', () => {
    const names = endpointNames();
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
