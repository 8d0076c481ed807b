import { useRef, useState } from 'react';
import { type Author, authorEntryProblems, fullName, normalEmail, t, type TypedAuthor } from '@contracts';
import { errorMessage, isApiError } from '../../../../shared/api/api-error';
import { ConfirmDialog } from '../../../../shared/dialogs/confirm-dialog';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { CountryField } from '../../../../shared/forms/country-field';
import { ErrorSummary } from '../../../../shared/forms/error-summary';
import { TextField } from '../../../../shared/forms/text-field';
import { type FormFields, useForm } from '../../../../shared/forms/use-form';
import { useStoreChanges, useStoredValues } from '../../../../shared/saving/use-stored';
import { peopleApi } from '../../api/people-api';
import { AUTHOR_FIELDS, ORCID_HELP, typedFrom } from './author-rules';

interface Props {
  /** Null for a new author. */
  author: Author | null;
  /** The current authors, whose addresses cannot be used again. */
  present: readonly Author[];
  /** Throws if the list could not be saved; the dialog then stays open. */
  onSaved(author: Author): Promise<void>;
  onClose(): void;
}

/**
 * Adds or edits one author (spec part 1, section 5, 'Author dialog'). An entry with the same address is replaced only after a confirmation.
 */
export function AuthorDialog({ author, present, onSaved, onClose }: Props) {
  const { form, storedText, taken, replace, goBack } = useAuthorForm(author, present, onSaved);
  return (
    <>
      <FormDialog
        open
        title={author ? t('Edit author') : t('New author')}
        submit={author ? t('Save author') : t('Add author')}
        busy={form.submitting}
        storedText={storedText}
        onSubmit={() => void form.submit()}
        onCancel={onClose}
      >
        <ErrorSummary form={form} />
        <AuthorFields form={form} />
      </FormDialog>
      {taken !== null && (
        <ConfirmDialog
          open
          title={t('Replace the author with this email?')}
          text={`${taken} ${t('You can replace that author with what you wrote, or go back and change the email.')}`}
          confirm={t('Replace author')}
          cancel={t('Go back')}
          onConfirm={replace}
          onCancel={goBack}
        />
      )}
    </>
  );
}

function AuthorFields({ form }: { form: FormFields<TypedAuthor> }) {
  return (
    <>
      {AUTHOR_FIELDS.map(([name, label, required]) =>
        name === 'country' ? (
          <CountryField
            key={name}
            id={form.idOf(name)}
            value={form.values.country}
            error={form.errors.country}
            onChange={(country) => form.set(name, country)}
          />
        ) : (
          <TextField
            key={name}
            form={form}
            name={name}
            label={label}
            required={required}
            type={name === 'email' ? 'email' : 'text'}
            help={name === 'orcid' ? ORCID_HELP : undefined}
          />
        ),
      )}
    </>
  );
}

function useAuthorForm(author: Author | null, present: readonly Author[], onSaved: Props['onSaved']) {
  const [save] = peopleApi.useSaveAuthorMutation();
  const [taken, setTaken] = useState<string | null>(null);
  const replacing = useRef(false);
  const name = `author:${author?.id ?? 'new'}`;
  const { initial, storedText } = useStoredValues<TypedAuthor>(name, typedFrom(author));
  const form = useForm<TypedAuthor>({
    initial,
    validate: (typed) => ({
      ...(author ? usedTwice(author, typed.email, present) : {}),
      ...authorEntryProblems(typed),
    }),
    submit: async (typed) => {
      const body = { ...typed, ...(author ? { id: author.id } : {}), ...(replacing.current ? { replace: true } : {}) };
      replacing.current = false;
      try {
        await onSaved(await save(body).unwrap());
        storedText.drop();
      } catch (error) {
        if (isApiError(error) && error.code === 'CONFLICT') setTaken(errorMessage(error));
        throw error;
      }
    },
  });
  useStoreChanges(storedText, form);
  const goBack = (): void => setTaken(null);
  const replace = (): void => {
    goBack();
    replacing.current = true;
    void form.submit();
  };
  return { form, storedText, taken, replace, goBack };
}

/** An error if another author of the list has the address. Addresses of authors that someone else entered are unknown here. */
function usedTwice({ id }: Author, email: string, present: readonly Author[]): { email?: string } {
  const other = present.find((one) => one.id !== id && one.email && normalEmail(one.email) === normalEmail(email));
  return other ? { email: t('{name} has this email already.', { name: fullName(other) }) } : {};
}
