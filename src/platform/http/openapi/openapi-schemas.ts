import type { Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';

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
const MEANING: Record<string, (constraints: unknown[]) => Property> = {
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

function properties(rules: Rule[]): { properties: Record<string, Property>; required: string[] } {
  const found: Record<string, Property> = {};
  const optional = new Set<string>();
  for (const rule of rules) {
    if (rule.type === 'conditionalValidation' || rule.name === 'isOptional') optional.add(rule.propertyName);
    const meaning = MEANING[rule.name ?? '']?.(rule.constraints ?? []) ?? {};
    const property = (found[rule.propertyName] ??= {});
    if (rule.name === 'isArray' || rule.each) property['type'] = 'array';
    if (rule.each) property['items'] = { ...(property['items'] as Property | undefined), ...meaning };
    else if (rule.name !== 'isArray') Object.assign(property, meaning);
  }
  return { properties: found, required: Object.keys(found).filter((name) => !optional.has(name)) };
}

/** The fields of a class by its validation rules, inherited ones included. */
export const shapeOf = (type: Type): { properties: Record<string, Property>; required: string[] } =>
  properties(getMetadataStorage().getTargetValidationMetadatas(type, '', false, false) as Rule[]);

/** Fills the empty schemas of DTO classes from their validation rules, so that no DTO declares its shape twice. */
export function fillSchemas(document: OpenAPIObject): OpenAPIObject {
  // class-validator cannot list all classes; its storage keeps them in this map.
  const storage = getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, Rule[]> };
  const rulesByClass = new Map<string, Rule[]>();
  for (const [target, own] of storage.validationMetadatas) {
    if (typeof target !== 'function') continue;
    const rules = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false) as Rule[];
    rulesByClass.set(target.name, rules.length > 0 ? rules : own);
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const rules = rulesByClass.get(name);
    if (!rules || '$ref' in schema || Object.keys(schema.properties ?? {}).length > 0) continue;
    const { properties: found, required } = properties(rules);
    Object.assign(schema, { properties: found }, required.length > 0 ? { required } : {});
  }
  return document;
}
