import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import {
  ARTICLE_MESSAGES,
  PERSON_MESSAGES,
  isEmail,
  type ApiError,
  type ArticleView,
} from '../../../../../src/contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { FormField } from '../../../shared/forms/form-field';
import { submissionApi } from '../submission-api';

interface Props {
  onClose(): void;
  ensureDraft(): Promise<ArticleView | null>;
  adopt(article: ArticleView): void;
}

interface Problems {
  fullName?: string;
  email?: string;
}

function problemsOf(fullName: string, email: string): Problems {
  const problems: Problems = {};
  if (fullName.trim() === '') problems.fullName = ARTICLE_MESSAGES.fullName;
  if (email.trim() === '') problems.email = PERSON_MESSAGES.email;
  else if (!isEmail(email.trim())) problems.email = PERSON_MESSAGES.emailInvalid;
  return problems;
}

/** Suggests somebody whom the journal does not know yet (spec part 1, section 5, 'Suggested reviewer'). */
export function SuggestReviewerDialog({ onClose, ensureDraft, adopt }: Props) {
  const [fullName, setFullName] = useState('');
  const [email, setEmail] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [suggest, { isLoading }] = submissionApi.useSuggestReviewerMutation();
  const submit = async (): Promise<void> => {
    const found = problemsOf(fullName, email);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const draft = await ensureDraft();
    if (!draft) return;
    try {
      const body = { fullName: fullName.trim(), email: email.trim() };
      adopt(await suggest({ articleId: draft.id, body }).unwrap());
      onClose();
    } catch (error) {
      setProblems((error as ApiError).details ?? {});
    }
  };
  return (
    <FormDialog
      open
      title="Suggest a reviewer"
      submit="Suggest"
      busy={isLoading}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <FormField label="Full name" required error={problems.fullName}>
        <Input value={fullName} onChange={(_event, data) => setFullName(data.value)} />
      </FormField>
      <FormField label="E-mail" required error={problems.email}>
        <Input type="email" value={email} onChange={(_event, data) => setEmail(data.value)} />
      </FormField>
    </FormDialog>
  );
}
