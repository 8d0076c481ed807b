import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import { generalityOf } from './generality';

export interface Slices {
  controllers: Type[];
  /** Handlers of commands and readers of queries. */
  providers: Type[];
}

const KINDS = ['features', 'queries'];
const PART = /^(?<name>.+\.(?<role>controller|handler|reader))\.(?:js|ts)$/;
const load = createRequire(__filename);

/**
 * Controllers, handlers and readers of all slices in a module's folder, found by their file names, so that a new slice needs no
 * entry in a list. Controllers are in the order in which the router must try them: literal paths before parameters.
 * @param moduleFolder the module's `__dirname`.
 * @throws Error for a slice's file that does not export a class of its role.
 */
export function slicesIn(moduleFolder: string): Slices {
  const parts = KINDS.flatMap((kind) => partsIn(join(moduleFolder, kind)));
  const of = (isController: boolean): Type[] =>
    parts.filter(({ role }) => (role === 'controller') === isController).map(({ type }) => type);
  return { controllers: of(true).sort(byGenerality), providers: of(false) };
}

const byGenerality = (one: Type, other: Type): number =>
  generalityOf(one).localeCompare(generalityOf(other), 'en') || one.name.localeCompare(other.name, 'en');

function partsIn(folder: string): { role: string; type: Type }[] {
  return foldersIn(folder).flatMap((slice) =>
    readdirSync(join(folder, slice)).flatMap((file) => {
      const { name, role } = PART.exec(file)?.groups ?? {};
      return name && role ? [{ role, type: classIn(join(folder, slice, name), role) }] : [];
    }),
  );
}

const foldersIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw failure;
  }
};

function classIn(path: string, role: string): Type {
  const exported = Object.values(load(path) as object) as unknown[];
  const found = exported.find((one): one is Type => typeof one === 'function' && one.name.toLowerCase().endsWith(role));
  if (!found) throw new Error(`${path} exports no ${role}`);
  return found;
}
