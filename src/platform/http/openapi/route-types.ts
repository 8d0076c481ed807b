import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Schema = Record<string, unknown>;

/**
 * What `npm run openapi` has written: the answer of each operation by its name, null without a body; the fields of each class of input;
 * and what these refer to, by name.
 */
export interface RouteTypes {
  operations: Record<string, Schema | null>;
  inputs: Record<string, Record<string, Schema>>;
  schemas: Record<string, Schema>;
}

let read: RouteTypes | undefined;

/** Read when it is first asked for: most servers are never asked for their OpenAPI document. */
export const routeTypes = (): RouteTypes =>
  (read ??= JSON.parse(readFileSync(join(__dirname, 'routes.json'), 'utf8')) as RouteTypes);
