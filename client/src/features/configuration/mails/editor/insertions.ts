import { type MailTemplateVariable, t } from '@contracts';
import type { InsertChoice } from '../../../../shared/rich-text/inserting/insert-menu';
import { sentence } from '../template-words';
import type { Insertion } from './insert-tokens';

type Insert = (what: Insertion) => void;

/** The variables allowed in the text, or in the subject, which has neither links nor formatting. */
export function variableChoices(
  variables: readonly MailTemplateVariable[],
  isSubject: boolean,
  insert: Insert,
): InsertChoice[] {
  return variables
    .filter(({ kind }) => kind === 'text' || (kind === 'rich' && !isSubject))
    .filter(({ isNeeded }) => !isNeeded || !isSubject)
    .map((variable) => ({
      key: variable.name,
      label: variable.label,
      about: sentence(variable.meaning),
      insert: () => insert({ kind: 'variable', variable }),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** What a condition can test. 'Otherwise' is for the condition with the caret. */
export function conditionChoices(
  variables: readonly MailTemplateVariable[],
  canBeOtherwise: boolean,
  insert: Insert,
): InsertChoice[] {
  const asked = variables.filter(({ kind, mayBeEmpty }) => kind !== 'text' || mayBeEmpty);
  const choice = (kind: 'if' | 'unless', variable: MailTemplateVariable): InsertChoice => ({
    key: `${kind} ${variable.name}`,
    label: kind === 'if' ? t('If {asked}', { asked: variable.asked }) : t('Unless {asked}', { asked: variable.asked }),
    insert: () => insert({ kind, variable }),
  });
  const otherwise = {
    key: 'otherwise',
    label: t('Otherwise'),
    about: t('When the condition at the cursor is not met'),
    insert: () => insert({ kind: 'otherwise' }),
  };
  return [
    ...(canBeOtherwise ? [otherwise] : []),
    ...asked.map((variable) => choice('if', variable)),
    ...asked.map((variable) => choice('unless', variable)),
  ];
}
