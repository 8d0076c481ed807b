import type { INestApplication } from '@nestjs/common';
import { METHOD_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage';
import { getMetadataStorage } from 'class-validator';

export type Dto = new () => object;

const READ = [RouteParamtypes.BODY, RouteParamtypes.QUERY];
const isDto = (type: unknown): type is Dto =>
  typeof type === 'function' && ![String, Number, Boolean, Object, Array].includes(type as never);

function dtosOfClass(controller: Dto): Dto[] {
  const prototype = controller.prototype as Record<string, unknown>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((key) => {
    if (Reflect.getMetadata(METHOD_METADATA, prototype[key] as object) === undefined) return [];
    const types = Reflect.getMetadata('design:paramtypes', prototype, key) as unknown[];
    const read = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, key) ?? {}) as Record<string, { index: number }>;
    return Object.entries(read)
      .filter(([kind]) => READ.includes(Number(kind.split(':')[0])))
      .map(([, { index }]) => types[index])
      .filter(isDto);
  });
}

/** The accepted fields of a class; fields without a rule are dropped (RequestValidationPipe). */
export const fieldsOfDto = (dto: Dto): string[] => [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(dto, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
];

const nestedIn = (dto: Dto): Dto[] =>
  fieldsOfDto(dto)
    .map((field) => defaultMetadataStorage.findTypeMetadata(dto, field)?.typeFunction() as unknown)
    .filter(isDto);

/** Every class used for a body or a query of any route, including nested ones. */
export function dtosOf(app: INestApplication): Dto[] {
  const controllers = [...app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .map(({ metatype }) => metatype as Dto);
  const found = new Set(controllers.flatMap(dtosOfClass));
  for (const dto of found) nestedIn(dto).forEach((nested) => found.add(nested));
  return [...found];
}
