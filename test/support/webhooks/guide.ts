import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/platform/project-root';

/** The body that docs/webhooks.md shows. */
export function exampleOfGuide(): object {
  const guide = readFileSync(join(projectRoot(), 'docs', 'webhooks.md'), 'utf8');
  return JSON.parse(/```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? '') as object;
}

/** The names of all fields, including nested ones. */
export const fieldsOf = (body: object): string[] =>
  Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? [name, ...fieldsOf(value as object)] : [name],
  );
