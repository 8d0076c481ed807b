import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Schema = Record<string, unknown>;

/**
 * The output of `npm run openapi`: the response of each operation by its name, null without a body; the fields of each input class; and the
 * types that these refer to, by name.
 */
export interface RouteTypes {
  operations: Record<string, Schema | null>;
  inputs: Record<string, Record<string, Schema>>;
  schemas: Record<string, Schema>;
}

let read: RouteTypes | undefined;

/** Read when first needed: most servers never serve their OpenAPI document. */
export const routeTypes = (): RouteTypes =>
  (read ??= JSON.parse(readFileSync(join(__dirname, 'routes.json'), 'utf8')) as RouteTypes);
