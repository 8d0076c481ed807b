import type { Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { routeTypes } from './route-types';

type Property = Record<string, unknown>;
interface Rule {
  target: unknown;
  propertyName: string;
  name?: string;
  type: string;
  constraints?: unknown[];
  each?: boolean;
}

/** JSON Schema of each rule of class-validator. */
const SCHEMA_BY_RULE: Record<string, (constraints: unknown[]) => Property> = {
  isString: () => ({ type: 'string' }),
  isBoolean: () => ({ type: 'boolean' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isISO8601: () => ({ type: 'string', format: 'date-time' }),
  isObject: () => ({ type: 'object' }),
  maxLength: ([max]) => ({ type: 'string', maxLength: max }),
  minLength: ([min]) => ({ type: 'string', minLength: min }),
  isLength: ([min, max]) => ({ type: 'string', minLength: min, maxLength: max }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  isIn: ([values]) => ({ enum: values }),
};

/** The declared type of a field of a class, which it may inherit. */
function declaredIn(owner: Type, name: string): Property {
  for (let type: Type | null = owner; type?.name; type = Object.getPrototypeOf(type) as Type | null) {
    const field = routeTypes().inputs[type.name]?.[name];
    if (field) return field;
  }
  return {};
}

function properties(owner: Type, rules: Rule[]): { properties: Record<string, Property>; required: string[] } {
  const found: Record<string, Property> = {};
  const optional = new Set<string>();
  for (const rule of rules) {
    if (rule.type === 'conditionalValidation' || rule.name === 'isOptional') optional.add(rule.propertyName);
    const meaning = SCHEMA_BY_RULE[rule.name ?? '']?.(rule.constraints ?? []) ?? {};
    const property = (found[rule.propertyName] ??= { ...declaredIn(owner, rule.propertyName) });
    if ('$ref' in property || 'anyOf' in property) continue;
    if (rule.name === 'isArray' || rule.each) property['type'] = 'array';
    if (rule.each) property['items'] = { ...(property['items'] as Property | undefined), ...meaning };
    else if (rule.name !== 'isArray') Object.assign(property, meaning);
  }
  return { properties: found, required: Object.keys(found).filter((name) => !optional.has(name)) };
}

/** The fields of a class by its validation rules, inherited ones included. */
export const shapeOf = (type: Type): { properties: Record<string, Property>; required: string[] } =>
  properties(type, getMetadataStorage().getTargetValidationMetadatas(type, '', false, false) as Rule[]);

/** Fills the empty schemas of DTO classes from their types and validation rules, so that no DTO declares its shape twice. */
export function fillSchemas(document: OpenAPIObject): OpenAPIObject {
  // class-validator cannot list all classes; its storage keeps them in this map.
  const storage = getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, Rule[]> };
  const rulesByClass = new Map<string, { owner: Type; rules: Rule[] }>();
  for (const [target, own] of storage.validationMetadatas) {
    if (typeof target !== 'function') continue;
    const rules = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false) as Rule[];
    rulesByClass.set(target.name, { owner: target as Type, rules: rules.length > 0 ? rules : own });
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if ('$ref' in schema || Object.keys(schema.properties ?? {}).length > 0) continue;
    const known = rulesByClass.get(name);
    // A class that only combines other classes has no rules of its own.
    const { properties: found, required } = known
      ? properties(known.owner, known.rules)
      : { properties: routeTypes().inputs[name] ?? {}, required: [] };
    Object.assign(schema, { properties: found }, required.length > 0 ? { required } : {});
  }
  return document;
}
