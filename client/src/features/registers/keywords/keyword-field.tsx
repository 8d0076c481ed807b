import { keywordProblem, t } from '@contracts';
import { TextField } from '../../../shared/forms/text-field';
import { type Form, useForm } from '../../../shared/forms/use-form';

interface Values {
  keyword: string;
}

/** A form with one keyword, validated by the server's rule. */
export const useKeywordForm = (keyword: string, submit: (keyword: string) => Promise<unknown>): Form<Values> =>
  useForm<Values>({
    initial: { keyword },
    validate: (values) => ({ keyword: keywordProblem(values.keyword) }),
    submit: (values) => submit(values.keyword),
  });

export function KeywordField({ form }: { form: Form<Values> }) {
  return <TextField form={form} name="keyword" label={t('Keyword')} autoComplete="off" required />;
}
