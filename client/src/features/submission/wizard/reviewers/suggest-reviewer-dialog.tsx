import { type ArticleView, type SuggestedReviewer, suggestionProblems } from '@contracts';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../../shared/forms/error-summary';
import { TextField } from '../../../../shared/forms/text-field';
import { useForm } from '../../../../shared/forms/use-form';
import { peopleApi } from '../../api/people-api';

interface Props {
  onClose(): void;
  ensureDraft(): Promise<ArticleView | null>;
  adopt(article: ArticleView): void;
}

/** Suggests a reviewer who has no account yet (spec part 1, section 5, 'Suggested reviewer'). */
export function SuggestReviewerDialog({ onClose, ensureDraft, adopt }: Props) {
  const [suggest] = peopleApi.useSuggestReviewerMutation();
  const form = useForm<SuggestedReviewer>({
    initial: { fullName: '', email: '' },
    validate: suggestionProblems,
    submit: async ({ fullName, email }) => {
      const draft = await ensureDraft();
      if (!draft) throw new Error('The draft could not be saved. Please close this dialog and check the message.');
      const body = { fullName: fullName.trim(), email: email.trim() };
      adopt(await suggest({ articleId: draft.id, body }).unwrap());
      onClose();
    },
  });
  return (
    <FormDialog
      open
      title="Suggest a reviewer"
      submit="Suggest"
      busy={form.submitting}
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <TextField form={form} name="fullName" label="Full name" required />
      <TextField form={form} name="email" label="Email" type="email" required />
    </FormDialog>
  );
}
