import { type InsertableValue, t } from '@contracts';
import { InsertMenu } from './insert-menu';

/** Inserts plain text at the caret of an editor. */
export type Insert = (text: string) => void;

interface Props {
  /** The label of the editor. */
  into: string;
  values: readonly InsertableValue[];
  /** Null until the editor is ready. */
  insert: Insert | null;
}

/** The menu of the values of an article, such as its title or the due date, that a letter may contain. */
export function InsertValue({ into, values, insert }: Props) {
  if (values.length === 0) return null;
  return (
    <InsertMenu
      name={t('Insert a value into: {field}', { field: into })}
      label={t('Insert value')}
      disabled={insert === null}
      choices={() =>
        values.map(({ label, text }) => ({ key: label, label, about: text, insert: () => insert?.(text) }))
      }
    />
  );
}
