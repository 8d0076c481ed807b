import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { ARTICLE_EVENT_TYPES, type ArticleEventType } from '../../article';
import type { AnyMeasure } from '../measure';

/** Measures that could be loaded, and the problems of the other files. */
export interface LoadedMeasures {
  measures: AnyMeasure[];
  problems: { file: string; problem: string }[];
}

/** The measures that come with the product. */
const SHIPPED = join(__dirname, '..', '..', '..', 'measures');

const FORM = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be small letters, digits and hyphens'),
  title: z.string().min(1).max(200),
  definition: z.string().min(1).max(4_000),
  reads: z
    .array(z.enum(ARTICLE_EVENT_TYPES as [ArticleEventType, ...ArticleEventType[]], 'must be types of events'))
    .min(1),
  translations: z.object({ nl: z.record(z.string(), z.string()).optional() }).optional(),
  begin: z.function(),
  apply: z.function(),
  table: z.function(),
});

/** TypeScript is loaded only if Node or the tests can run it. */
const readsTypes = (): boolean => Boolean((process.features as { typescript?: unknown }).typescript);

function isMeasureFile(name: string): boolean {
  if (/\.(spec|d)\.\w+$/.test(name)) return false;
  return /\.(mjs|cjs|js)$/.test(name) || (name.endsWith('.ts') && (readsTypes() || __filename.endsWith('.ts')));
}

function problemOf(failure: unknown): string {
  if (!(failure instanceof z.ZodError)) return failure instanceof Error ? failure.message : String(failure);
  const [issue] = failure.issues;
  return `'${issue?.path.join('.') || 'measure'}' ${issue?.message ?? 'is wrong'}`;
}

/** @throws Error that describes the problem of the file. */
function read(path: string): AnyMeasure {
  const { measure } = createRequire(path)(path) as { measure?: unknown };
  if (measure === undefined) throw new Error("It exports nothing called 'measure'.");
  FORM.parse(measure);
  return measure as AnyMeasure;
}

/**
 * The measures that come with the product, and those in `folder`. A file that cannot be used does not affect the others.
 * @param folder need not exist.
 */
export function loadMeasures(folder: string): LoadedMeasures {
  const loaded: LoadedMeasures = { measures: [], problems: [] };
  const files = [SHIPPED, folder].flatMap((place) =>
    existsSync(place)
      ? readdirSync(place)
          .filter(isMeasureFile)
          .sort()
          .map((file) => ({ file, path: join(place, file) }))
      : [],
  );
  for (const { file, path } of files) {
    try {
      const measure = read(path);
      if (loaded.measures.some(({ name }) => name === measure.name))
        throw new Error(`There is another measure called '${measure.name}'.`);
      loaded.measures.push(measure);
    } catch (failure) {
      loaded.problems.push({ file, problem: problemOf(failure) });
    }
  }
  return loaded;
}
