import type { INestApplication } from '@nestjs/common';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { ACCESS_KEY, type AccessRule } from '../../../src/platform/http/access/access.decorator';

export interface Route {
  /** 'GET /user/:id', without `/api`. */
  name: string;
  handler: string;
  access: AccessRule | undefined;
}

const pathsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value ?? '')]);
const join = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;

function routesOfClass(controller: new (...args: never[]) => object): Route[] {
  const prototype = controller.prototype as Record<string, unknown>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((key) => {
    const method = prototype[key] as object;
    const verb: unknown = Reflect.getMetadata(METHOD_METADATA, method);
    if (verb === undefined) return [];
    const access = (Reflect.getMetadata(ACCESS_KEY, method) ?? Reflect.getMetadata(ACCESS_KEY, controller)) as
      AccessRule | undefined;
    return pathsOf(Reflect.getMetadata(PATH_METADATA, controller)).flatMap((prefix) =>
      pathsOf(Reflect.getMetadata(PATH_METADATA, method)).map((path) => ({
        name: `${RequestMethod[verb as RequestMethod]} ${join(prefix, path)}`,
        handler: `${controller.name}.${key}`,
        access,
      })),
    );
  });
}

/** All routes of all controllers of the running application. */
export function routesOf(app: INestApplication): Route[] {
  const controllers = new Set(
    [...app.get(ModulesContainer).values()]
      .flatMap((module) => [...module.controllers.values()])
      .map(({ metatype }) => metatype)
      .filter((metatype) => typeof metatype === 'function'),
  );
  return [...controllers].flatMap((controller) => routesOfClass(controller as new () => object));
}

interface Layer {
  route?: { path: unknown; methods: Record<string, boolean> };
}

/** All routes registered under /api with the web server, from any source: 'GET /api/user/:id'. */
export function registeredPaths(app: INestApplication): string[] {
  const express = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return express.router.stack.flatMap(({ route }) =>
    // Middleware is registered under every HTTP method.
    route && Object.keys(route.methods).length < 10
      ? pathsOf(route.path).flatMap((path) => Object.keys(route.methods).map((verb) => `${verb.toUpperCase()} ${path}`))
      : [],
  );
}

/** The routes of the API only, without pages outside `/api`, such as those of the embedded mail catcher. */
export function apiRoutesOf(app: INestApplication): Route[] {
  const registered = new Set(registeredPaths(app));
  return routesOf(app).filter(({ name }) => registered.has(name.replace(' ', ' /api')));
}
