import type { PersonalFields } from '../personal-fields';
import { leavesAt, setText } from './paths';
import { SEALED, sealingRules } from './seal-events';

/** The replacement for each personal text. An empty text stays empty. */
const LEFT_OUT = '[left out]';

/**
 * Removes the personal texts from stored data, which it changes: names, addresses and everything that a person wrote (ADR 75). The result
 * is the same whether the texts are encrypted, plain or erased, so an erasure changes nothing in it. ORCID iDs become null, as they are
 * when encrypted. Data of a type without rules become empty, because their content is not known.
 */
export function withoutTexts(fields: PersonalFields): (type: string, data: unknown) => unknown {
  const rules = sealingRules(fields);
  return (type, data) => {
    if (!Object.hasOwn(fields, type) || typeof data !== 'object' || data === null) return {};
    delete (data as { [SEALED]?: unknown })[SEALED];
    for (const { path, field } of rules.get(type) ?? [])
      for (const leaf of leavesAt(data, path)) setText(data, leaf.path, field.kind === 'orcid' ? null : LEFT_OUT);
    return data;
  };
}
