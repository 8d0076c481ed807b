import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;
type Grouped = ReturnType<Storage['groupByPropertyName']>;

let isRemembering = false;

/**
 * Makes class-validator cache the rules of each class. The library searches the rules of all classes for every object that it checks: ten
 * times for a whole draft with eight authors. The rules of a class are complete once it is defined, so they never change. Calls with groups
 * or a schema, which are not used here, are not cached.
 */
export function rememberRules(): void {
  if (isRemembering) return;
  isRemembering = true;
  const storage = getMetadataStorage();
  const rulesOf = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const known = new Map<unknown, Rules>();
  const grouped = new WeakMap<Rules, Grouped>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups?.length || (schema as string | undefined) !== undefined)
      return rulesOf(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? rulesOf(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
  storage.groupByPropertyName = (rules) => {
    const found = grouped.get(rules) ?? group(rules);
    grouped.set(rules, found);
    return found;
  };
}
