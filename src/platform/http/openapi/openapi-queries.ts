import type { INestApplication, Type } from '@nestjs/common';
import { METHOD_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { shapeOf } from './openapi-schemas';

type Parameter = Record<string, unknown>;

/** The classes that a method reads from the query as a whole, such as the filters of a list. */
function queryClasses(controller: Type, name: string): Type[] {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
    string,
    { index: number; data?: unknown }
  >;
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, name) ?? []) as Type[];
  return Object.entries(args).flatMap(([key, { index, data }]) => {
    const type = types[index];
    return key.startsWith(`${RouteParamtypes.QUERY}:`) && data === undefined && type ? [type] : [];
  });
}

function parametersOf(type: Type): Parameter[] {
  const { properties, required } = shapeOf(type);
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema },
  }));
}

/** The query parameters of each route, by the name that Swagger gives its operation. */
function queriesOf(app: INestApplication): Map<string, Parameter[]> {
  const found = new Map<string, Parameter[]>();
  for (const { controllers } of app.get(ModulesContainer).values())
    for (const { metatype } of controllers.values()) {
      const controller = metatype as Type;
      const routes = controller.prototype as Record<string, object>;
      for (const name of Object.getOwnPropertyNames(routes)) {
        if (name === 'constructor' || !Reflect.hasMetadata(METHOD_METADATA, routes[name] ?? {})) continue;
        found.set(`${controller.name}_${name}`, queryClasses(controller, name).flatMap(parametersOf));
      }
    }
  return found;
}

/** Adds the parameters of queries, from the validation rules of their classes. */
export function fillQueries(document: OpenAPIObject, app: INestApplication): OpenAPIObject {
  const queries = queriesOf(app);
  for (const path of Object.values(document.paths))
    for (const operation of [path.get, path.post]) {
      const wanted = queries.get(operation?.operationId ?? '') ?? [];
      if (!operation || wanted.length === 0) continue;
      const known = (operation.parameters ?? []) as { name?: string }[];
      const missing = wanted.filter(({ name }) => !known.some((one) => one.name === name));
      operation.parameters = [...known, ...missing] as typeof operation.parameters;
    }
  return document;
}
