import type { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

function namesOf(element: Element): string[] {
  const name = 'value' in element && Number(element.type) !== 0 ? [`${element.type} ${element.value}`] : [];
  if ('children' in element) return [...name, ...element.children.flatMap(namesOf)];
  if (!('options' in element)) return name;
  return [...name, ...Object.values(element.options).flatMap((option) => option.value.flatMap(namesOf))];
}

/** The values, plurals and tags of a message, by kind and name, in one order for all languages. */
export const partsOf = (message: readonly Element[]): string[] => [...new Set(message.flatMap(namesOf))].sort();
