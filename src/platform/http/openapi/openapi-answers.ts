import type { INestApplication, Type } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants';
import { ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { routeTypes, type Schema } from './route-types';

interface Operation {
  operationId?: string;
  responses?: Record<string, { description?: string; content?: object }>;
}

const JSON_TYPE = 'application/json';
/** Where @nestjs/swagger keeps the types of `ApiProduces`, of a method or its class. */
const PRODUCES = 'swagger/apiProduces';
const METHODS = ['get', 'post', 'put', 'delete'] as const;

const PROBLEM = {
  description: 'What is wrong, in a sentence and by a code',
  content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/ApiError' } } },
};

/** The content types other than JSON that each route answers with, by the name of its operation. */
function producedBy(app: INestApplication): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { controllers } of app.get(ModulesContainer).values())
    for (const { metatype } of controllers.values()) {
      const controller = metatype as Type;
      const routes = controller.prototype as Record<string, object>;
      for (const name of Object.getOwnPropertyNames(routes)) {
        const route = routes[name];
        if (!route || name === 'constructor' || !Reflect.hasMetadata(METHOD_METADATA, route)) continue;
        const types = (Reflect.getMetadata(PRODUCES, route) ?? Reflect.getMetadata(PRODUCES, controller)) as string[];
        found.set(`${controller.name}_${name}`, types ?? []);
      }
    }
  return found;
}

/** Adds the response of each route, from the types of its controller, and the form of errors. */
export function fillAnswers(document: OpenAPIObject, app: INestApplication): OpenAPIObject {
  const { operations, schemas } = routeTypes();
  const produced = producedBy(app);
  const components = (document.components ??= {});
  components.schemas = { ...(schemas as typeof components.schemas), ...components.schemas };
  for (const path of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = path[method] as Operation | undefined;
      if (!operation?.responses) continue;
      const { operationId = '', responses } = operation;
      const types = produced.get(operationId) ?? [];
      const schema = operations[operationId];
      for (const [status, response] of Object.entries(responses))
        if (schema && status.startsWith('2')) response.content = contentOf(schema, types);
      responses['default'] ??= PROBLEM;
    }
  return document;
}

const contentOf = (schema: Schema, types: readonly string[]): object =>
  Object.fromEntries((types.length > 0 ? types : [JSON_TYPE]).map((type) => [type, { schema }]));
