import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import {
  ARTICLE_MESSAGES,
  PERSON_MESSAGES,
  isEmail,
  isOrcid,
  type ApiError,
  type Author,
} from '../../../../../src/contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { FormField } from '../../../shared/forms/form-field';
import { submissionApi } from '../submission-api';

const FIELDS = [
  ['firstName', 'First name', true],
  ['middleName', 'Middle name', false],
  ['lastName', 'Last name', true],
  ['email', 'E-mail', true],
  ['institute', 'Institute', false],
  ['department', 'Department', false],
  ['city', 'City', false],
  ['country', 'Country', false],
  ['orcid', 'ORCID', false],
] as const;
type Typed = Record<(typeof FIELDS)[number][0], string>;

function problemsOf(typed: Typed): Partial<Typed> {
  const problems: Partial<Typed> = {};
  if (typed.firstName.trim() === '') problems.firstName = ARTICLE_MESSAGES.firstName;
  if (typed.lastName.trim() === '') problems.lastName = ARTICLE_MESSAGES.lastName;
  if (typed.email.trim() === '') problems.email = PERSON_MESSAGES.email;
  else if (!isEmail(typed.email.trim())) problems.email = PERSON_MESSAGES.emailInvalid;
  if (typed.orcid.trim() !== '' && !isOrcid(typed.orcid.trim())) problems.orcid = PERSON_MESSAGES.orcid;
  return problems;
}

const start = (author: Author | null): Typed =>
  Object.fromEntries(FIELDS.map(([name]) => [name, author?.[name] ?? ''])) as Typed;

interface Props {
  /** Null for a new one. */
  author: Author | null;
  onSaved(author: Author): Promise<void>;
  onClose(): void;
}

/** Adds or changes one author (spec part 1, section 5, 'Author dialog'). */
export function AuthorDialog({ author, onSaved, onClose }: Props) {
  const [typed, setTyped] = useState(() => start(author));
  const [problems, setProblems] = useState<Partial<Typed>>({});
  const [save, { isLoading }] = submissionApi.useSaveAuthorMutation();
  const submit = async (): Promise<void> => {
    const found = problemsOf(typed);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      await onSaved(await save({ ...typed, ...(author ? { id: author.id } : {}) }).unwrap());
    } catch (error) {
      setProblems(((error as ApiError).details as Partial<Typed> | undefined) ?? {});
    }
  };
  return (
    <FormDialog
      open
      title={author ? 'Edit author' : 'New author'}
      submit={author ? 'Save author' : 'Add author'}
      busy={isLoading}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      {FIELDS.map(([name, label, required]) => (
        <FormField key={name} label={label} required={required} error={problems[name]}>
          <Input
            type={name === 'email' ? 'email' : 'text'}
            value={typed[name]}
            onChange={(_event, data) => setTyped({ ...typed, [name]: data.value })}
          />
        </FormField>
      ))}
    </FormDialog>
  );
}
