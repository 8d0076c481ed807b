import { type Author, authorEntryProblems, type TypedAuthor } from '@contracts';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../../shared/forms/error-summary';
import { TextField } from '../../../../shared/forms/text-field';
import { useForm } from '../../../../shared/forms/use-form';
import { peopleApi } from '../../api/people-api';
import { AUTHOR_FIELDS, ORCID_HELP, typedFrom } from './author-rules';

interface Props {
  /** Null for a new author. */
  author: Author | null;
  onSaved(author: Author): Promise<void>;
  onClose(): void;
}

/** Adds or edits one author (spec part 1, section 5, 'Author dialog'). */
export function AuthorDialog({ author, onSaved, onClose }: Props) {
  const [save] = peopleApi.useSaveAuthorMutation();
  const form = useForm<TypedAuthor>({
    initial: typedFrom(author),
    validate: authorEntryProblems,
    submit: async (typed) => onSaved(await save({ ...typed, ...(author ? { id: author.id } : {}) }).unwrap()),
  });
  return (
    <FormDialog
      open
      title={author ? 'Edit author' : 'New author'}
      submit={author ? 'Save author' : 'Add author'}
      busy={form.submitting}
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      {AUTHOR_FIELDS.map(([name, label, required]) => (
        <TextField
          key={name}
          form={form}
          name={name}
          label={label}
          required={required}
          type={name === 'email' ? 'email' : 'text'}
          help={name === 'orcid' ? ORCID_HELP : undefined}
        />
      ))}
    </FormDialog>
  );
}
