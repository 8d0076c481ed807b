import type { PersonalFields } from '../personal-fields';
import { leavesAt, setText } from './paths';
import { SEALED, sealingRules } from './seal-events';

/** What stands in place of each personal text. An empty text stays empty. */
const LEFT_OUT = '[left out]';

/**
 * Takes the personal texts out of stored data, which it changes: names, addresses and everything that a person wrote (ADR 75). The result is the
 * same whether the texts are encrypted, plain or erased, so an erasure changes nothing in it. ORCID iDs become null, as they are when encrypted.
 * Data of a type that the fields do not know become empty: it is not known what is in them.
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
