import type { Type } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';

import 'reflect-metadata';

const LITERAL = '0';
const PARAMETER = '1';

const pathsOf = (target: object): string[] => {
  const paths = Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined;
  return paths === undefined ? [] : [paths].flat();
};

/** '01' for 'user/:id': a digit for each segment of a path. */
const patternOf = (path: string): string =>
  path
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith(':') ? PARAMETER : LITERAL))
    .join('');

/**
 * Sort key for how general a controller's routes are. Of two routes, the router must try the one with the earlier literal first, because
 * 'user/:id' also matches 'user/all'.
 */
export function generalityOf(controller: Type): string {
  const prototype = controller.prototype as object;
  const methods = Object.getOwnPropertyNames(prototype).map(
    (name) => Object.getOwnPropertyDescriptor(prototype, name)?.value as unknown,
  );
  const routes = methods.filter((method) => typeof method === 'function').flatMap(pathsOf);
  const bases = pathsOf(controller);
  const full = bases.flatMap((base) => routes.map((route) => patternOf(`${base}/${route}`)));
  return full.sort().at(-1) ?? '';
}
